"""The variants in the wheel compute what the module of this clone does, to the last bit."""

import subprocess
import sys

import pytest

from tests.package.installed import ROOT, Installed
from tests.package.test_wheel import VARIANTS

FIGURES = ("-m", "tests.package.figures")


@pytest.fixture(scope="module")
def own_figures() -> list[str]:
    done = subprocess.run([sys.executable, *FIGURES], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[1:]


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_variant_gives_the_same_bits(bare: Installed, own_figures: list[str], variant: str) -> None:
    done = bare.run("python", *FIGURES, PYTHONPATH=str(ROOT), UPPERHAND_CORE=variant)
    if done.returncode != 0:  # an old processor has only one of them to compare
        assert "this processor lacks" in done.stderr
        return
    title, *figures = done.stdout.splitlines()
    assert title == f"variant {variant}"
    assert figures == own_figures
