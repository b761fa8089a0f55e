"""`upperhand check`: what it asks of a player, and what it says when a player does not do it."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from upperhand.cli import app
from upperhand.conformance import CHECKS

HEAD = '''
import random
from dataclasses import dataclass
from upperhand import Decision

@dataclass(frozen=True)
class Bot:
    """A player."""

    def decide(self, view, rng):
        legal = view.legal_moves()
        '''
GOOD = "return Decision(rng.choice(legal), 'why not', tuple((move, 1.5) for move in legal))"


def checked(folder: Path, body: str, head: str = HEAD) -> tuple[int, dict[str, Any]]:
    file = folder / "bot.py"
    file.write_text(head + body)
    found = CliRunner().invoke(app, ["check", f"{file}:Bot", "--rules", "hongkong:players=2", "--json"])
    return found.exit_code, json.loads(found.stdout)


def test_a_good_player_passes(tmp_path: Path) -> None:
    status, found = checked(tmp_path, GOOD)
    assert (status, found["passed"], found["tables"]) == (0, True, 1)
    assert found["decisions"] > 10
    assert {each["name"]: each["problem"] for each in found["checks"]} == dict.fromkeys(CHECKS, "")


@pytest.mark.parametrize(
    ("check", "body", "problem"),
    [
        ("made", "!", "cannot be loaded: SyntaxError"),
        ("legal", "return legal[0]", "it answered with Move instead of a Decision"),
        ("legal", "return Decision('3D', 'x')", "str is no Move of this game"),
        ("legal", "1 / 0", "failed at move 1: ZeroDivisionError: division by zero"),
        (
            "repeatable",
            "return Decision(random.choice(legal), 'x')",
            "must come from the generator",
        ),
        ("reason", "return Decision(legal[0], 'x\\ny')", "not one line of text"),
        ("reason", "return Decision(legal[0], 3)", "its reason is int, not a text or a Reason"),
        (
            "values",
            "return Decision(legal[0], 'x', ((legal[0], float('nan')),))",
            "not a finite number",
        ),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, check: str, body: str, problem: str) -> None:
    status, found = checked(tmp_path, body)
    problems = {each["name"]: each["problem"] for each in found["checks"] if each["problem"]}
    assert (status, found["passed"], list(problems)) == (1, False, [check])
    assert problem in problems[check]


def test_a_player_that_remembers_is_found(tmp_path: Path) -> None:
    head = HEAD.replace("@dataclass", "asked = []\n\n@dataclass")
    body = "asked.append(view); return Decision(legal[(len(asked) // 2) % len(legal)], 'x')"
    status, found = checked(tmp_path, body, head)
    assert status == 1
    assert [each["name"] for each in found["checks"] if each["problem"]] == ["repeatable"]


def test_a_class_without_a_docstring_is_named(tmp_path: Path) -> None:
    _, found = checked(tmp_path, GOOD, HEAD.replace('    """A player."""\n', ""))
    problems = [each["problem"] for each in found["checks"] if each["problem"]]
    assert problems == ["the class Bot has no docstring to describe it"]


def test_the_report_is_for_people(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(HEAD + "1 / 0")
    words = [
        "check",
        f"{tmp_path}/bot.py:Bot",
        "--game",
        "rikken",
        "--rules",
        "vorsteveld2007",
        "--games",
        "2",
    ]
    found = CliRunner().invoke(app, words)
    assert found.exit_code == 1
    assert "FAILED" in found.stdout
    assert "does not pass: " in " ".join(found.stdout.split())
    assert CliRunner().invoke(app, ["check", "lowest", "--rules", "macau"]).exit_code == 2
