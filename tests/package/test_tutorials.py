"""Follows each tutorial to its end, as somebody does who has only installed the package."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.recipe import Reader
from tests.package.installed import ROOT, Installed

FOLDER = ROOT / "docs" / "tutorials"
#: Training needs PyTorch, so `make test-train` follows that part.
_WITH_PYTORCH = "## 2. A network by self-play"


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.md")))
def test_a_tutorial_works_to_its_end(name: str, rich: Installed, tmp_path: Path) -> None:
    text, _, _ = (FOLDER / name).read_text("utf-8").partition(_WITH_PYTORCH)
    Reader(tmp_path, {**rich.environment, "NO_COLOR": "1", "COLUMNS": "120"}).follow(text)


def test_tutorials_name_extras_that_there_are() -> None:
    declared = set(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])
    for page in FOLDER.glob("*.md"):
        named = re.findall(r"upperhand\[([\w,]+)\]", page.read_text("utf-8"))
        assert named, page.name
        assert {extra for each in named for extra in each.split(",")} <= declared, page.name
