"""Which variant of the native module is loaded."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import upperhand

OLD = frozenset("sse4_1 sse4_2 ssse3 popcnt".split())
FILES = {"v3": "v3.so", "v2": "v2.so"}


@pytest.fixture
def chooser() -> ModuleType:
    """The Python file that loads the native module, as a module of another name: it then loads nothing."""
    path = Path(upperhand.__file__).with_name("_core") / "__init__.py"
    spec = importlib.util.spec_from_file_location("chooser", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_fastest_that_runs(chooser: ModuleType) -> None:
    assert chooser.choose(FILES, "", OLD | chooser.V3) == "v3"
    assert chooser.choose(FILES, "", OLD) == "v2"
    assert chooser.choose({"native": "native.so", **FILES}, "", OLD) == "native"


@pytest.mark.parametrize("lacking", sorted("abm avx avx2 bmi1 bmi2 f16c fma movbe".split()))
def test_v3_needs_all_of_its_instructions(chooser: ModuleType, lacking: str) -> None:
    assert chooser.choose(FILES, "", OLD | chooser.V3 - {lacking}) == "v2"


def test_a_wish(chooser: ModuleType) -> None:
    assert chooser.choose(FILES, "v2", OLD | chooser.V3) == "v2"


def test_a_wish_that_is_not_installed(chooser: ModuleType) -> None:
    with pytest.raises(ImportError, match=r"is 'v9'; installed variants: v3, v2\."):
        chooser.choose(FILES, "v9", OLD)


def test_a_wish_that_the_processor_cannot_run(chooser: ModuleType) -> None:
    with pytest.raises(ImportError, match=r"is 'v3'; this processor lacks avx2, bmi2\."):
        chooser.choose(FILES, "v3", OLD | chooser.V3 - {"avx2", "bmi2"})


def test_nothing_that_runs(chooser: ModuleType) -> None:
    with pytest.raises(ImportError, match="not built for this processor"):
        chooser.choose({"v3": "v3.so"}, "", OLD)


def test_what_is_loaded_says_what_it_is(chooser: ModuleType) -> None:
    from upperhand import _core

    assert _core.VARIANT in chooser.VARIANTS
    assert Path(_core.__file__).name.startswith(f"{_core.VARIANT}.")
