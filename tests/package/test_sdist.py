"""The source package: a package is made from it as from a clone, and without Node.js."""

import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.conftest import SCALE
from tests.package.installed import ROOT, built_wheel, run
from tests.package.test_wheel import VARIANTS

BUILD = "from tools import build; print(build.build_sdist({!r}))"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-c", BUILD.format(str(folder)), cwd=ROOT)
    (made,) = folder.iterdir()
    return made


def test_the_sdist_holds_the_page_and_all_that_a_build_reads(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = "CMakeLists.txt pyproject.toml README.md LICENSE tools/build.py web/dist/index.html".split()
    wanted += [path.relative_to(ROOT).as_posix() for path in (ROOT / "core").rglob("*.*")]
    assert not [name for name in wanted if name not in names]
    assert not [name for name in names if name.startswith((".ci/", "experiments/", "web/node_modules/"))]


# One variant, compiled quickly; all of them, as they are shipped, where there is time.
SMALL = (
    "cmake.build-type=Debug",
    "cmake.define.UPPERHAND_LTO=OFF",
    f"cmake.define.UPPERHAND_VARIANTS={min(VARIANTS)}",
)
SETTINGS = () if SCALE == "full" else SMALL


def test_the_package_made_from_it_is_that_of_the_clone(sdist: Path, tmp_path: Path) -> None:
    run(
        *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-build-isolation", "--no-deps"),
        *(f"--config-settings={setting}" for setting in SETTINGS),
        *("--wheel-dir", str(tmp_path), str(sdist)),
        cwd=tmp_path,
    )
    (made,) = tmp_path.glob("*.whl")
    assert made.name == built_wheel().name
    built = {min(VARIANTS)} if SETTINGS else VARIANTS
    others = {f"/{variant}." for variant in VARIANTS - built}
    assert files(made) == {name for name in files(built_wheel()) if not any(one in name for one in others)}


def files(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())
