"""Follows the recipes of docs/adding.md, step by step, in a copy of the project: they must work."""

import json
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import upperhand._core
from tests.docs.recipe import Reader, sections, steps, without

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding.md"
#: Makes Python import the copy instead of the project that the environment has installed.
_CUSTOMIZE = """
import sys
sys.meta_path[:] = [each for each in sys.meta_path if "editable" not in type(each).__module__]
"""


class Copy(Reader):
    """The project in another folder, with a native module that is already built."""

    def __init__(self, folder: Path) -> None:
        paths = (folder, folder / "src", folder / "installed")
        kept = without(os.environ, "PYTEST_", "PYTHONDONTWRITEBYTECODE")
        super().__init__(folder, {**kept, "PYTHONPATH": os.pathsep.join(map(str, paths)), "NO_COLOR": "1"})
        shutil.copytree(ROOT / "src" / "upperhand", folder / "src" / "upperhand")
        shutil.copytree(ROOT / "tests", folder / "tests")
        for path in ("pyproject.toml", "web/src/lib/wire.ts"):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, folder / path)
        native = Path(str(upperhand._core.__file__))
        (folder / "src" / "upperhand" / "_core" / native.name).symlink_to(native)
        for unchanged in ("core", "tools"):
            (folder / unchanged).symlink_to(ROOT / unchanged)
        (folder / ".venv").symlink_to(sys.prefix)
        (folder / "sitecustomize.py").write_text(_CUSTOMIZE)

    def follow(self, title: str) -> None:
        """Does everything that a recipe says."""
        super().follow(sections(PAGE)[title])

    def ask(self, expression: str) -> Any:
        """The value of an expression, with the copy imported."""
        given = f"import json, upperhand.locales, upperhand.player as player; print(json.dumps({expression}))"
        return json.loads(self.run(f".venv/bin/python -c '{given}'"))


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    found = Copy(tmp_path / "upperhand")
    where = found.ask("[upperhand.__file__, upperhand.locales.__file__]")
    assert all(path.startswith(str(found.folder)) for path in where)
    return found


def test_a_player_of_your_own(copy: Copy) -> None:
    copy.follow("A player of your own")
    assert copy.ask('str(player.make_player("./highest.py:Highest:patience=6"))') == "Highest(patience=6)"


def test_a_player_in_a_package(copy: Copy) -> None:
    """Packages are built by tools that are not ours: their entry points are put where installers put them."""
    copy.follow("A player of your own")
    copy.follow("A package of players")
    project = tomllib.loads((copy.folder / "my_players" / "pyproject.toml").read_text())["project"]
    info = copy.folder / "installed" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    groups = [(f"[{group}]", *_entries(entries)) for group, entries in project["entry-points"].items()]
    (info / "entry_points.txt").write_text("\n".join(line for group in groups for line in group))
    shutil.move(copy.folder / "highest.py", copy.folder / "installed")
    assert "highest" in copy.run(".venv/bin/upperhand players")
    assert copy.ask('str(player.make_player("highest:patience=6"))') == "Highest(patience=6)"


def _entries(entries: dict[str, str]) -> list[str]:
    return [f"{name} = {value}" for name, value in entries.items()]


def test_a_player_of_ours(copy: Copy) -> None:
    copy.follow("A player of ours")
    assert copy.ask('player.format_spec(player.make_player("strongest"))') == "strongest"


def test_a_preset(copy: Copy) -> None:
    copy.follow("A preset")
    before, after = (_golden(folder) for folder in (ROOT, copy.folder))
    assert {name: after.get(name) for name in before} == before, "only the new golden game is written"
    assert after.keys() - before.keys() == {"corner_table.txt"}
    assert "corner_table" in copy.run(".venv/bin/upperhand rules")
    assert copy.ask('upperhand.games.read_rules("corner_table:players=3").players') == 3


def _golden(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in (folder / "tests" / "golden" / "big_two").glob("*.txt")}


def test_a_language(copy: Copy) -> None:
    copy.follow("A language")
    assert "fy" in copy.ask("upperhand.locales.LANGUAGES")
    assert copy.ask('upperhand.locales.word("suit", "S", "fy")') == "skoppen"
    (copy.folder / "src" / "upperhand" / "locales" / "fy" / "table.ftl").unlink()
    with pytest.raises(AssertionError, match=r"test_all_languages_have_the_same_messages.fy"):
        copy.run(".venv/bin/pytest -q --assert=plain -k same_messages tests/test_locales.py")


def test_a_route(copy: Copy) -> None:
    """The recipe's own test asks a real server."""
    copy.follow("A route")
    places = {
        path
        for step in steps(sections(PAGE)["A route"])
        for path in re.findall(r"(?:Write|In) `([^`]+)`", step.line)
    }
    assert len(places) <= 4
    assert "LanguagesReply" in (copy.folder / "web" / "src" / "lib" / "wire.ts").read_text()


@pytest.mark.parametrize("title", sections(PAGE))
def test_what_a_recipe_names_is_there(title: str) -> None:
    """Files and folders of the project; `<game>` stands for each game."""
    made = {
        path for step in steps(sections(PAGE)[title]) for path in re.findall(r"Write `([^`]+)`", step.line)
    }
    named = set(re.findall(r"`((?:src|core|tests|docs|web)/[^` ]*)`", sections(PAGE)[title])) - made
    new = ("<language>", "locales/fy")
    for path in sorted(path for path in named if not any(each in path for each in new)):
        for game in ("big_two", "rikken"):
            found = ROOT / path.replace("<game>", game)
            assert found.exists() or list(found.parent.glob(f"{found.name}.*")), path


def test_every_recipe_is_linked_at_the_top() -> None:
    intro = PAGE.read_text("utf-8").partition("\n## ")[0]
    assert re.findall(r"\]\(#([\w-]+)\)", intro) == [
        title.lower().replace(" ", "-") for title in sections(PAGE)
    ]
