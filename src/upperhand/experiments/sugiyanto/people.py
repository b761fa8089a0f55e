"""Experiment 3: people against rule-based and conventional seats, from the Records of their games.

Table 4 and Figure 8 are of two rule-based seats against two people, Figure 5d too; Figure 5c is of two
conventional seats against two people.
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from upperhand import games, spec
from upperhand.arena.statistics.words import figure
from upperhand.arena.table import Table
from upperhand.errors import RecordError, SpecError, UpperhandError
from upperhand.experiments.reporting import Figures, minus, share, table
from upperhand.experiments.request import Result
from upperhand.experiments.sugiyanto import plots
from upperhand.experiments.sugiyanto.claims import (
    CONVENTIONAL_AGAINST_PEOPLE,
    EXPERIMENT_3,
    Contest,
    power,
    power_of_ten,
)
from upperhand.experiments.sugiyanto.contests import RULES, side_figures, test_figures
from upperhand.experiments.sugiyanto.tables import contest_rows
from upperhand.player import make_player
from upperhand.record import Record, numbered_records

RULE_BASED, CONVENTIONAL = "rule_based", "conventional"
_SIDES = (RULE_BASED, "people", CONVENTIONAL, "other computers")


@dataclass(frozen=True)
class Game:
    """A finished game: the name, side, points and cards left of each seat."""

    names: tuple[str, ...]
    sides: tuple[int, ...]
    scores: tuple[int, ...]
    left: tuple[int, ...]
    moves: int


def study_people(path: Path, folder: Path) -> Result:
    """Writes `people.md` and `people.json`, and draws the figures that the file has games for."""
    found, _ = games_there = read_games(path)
    figures = people_figures(path, *games_there)
    even, conventional = (_two_against_two(found, side) for side in (0, 2))
    curves = [plots.Curve("c", "conventional against people", CONVENTIONAL_AGAINST_PEOPLE, conventional)] * (
        conventional.games > 0
    )
    curves += [plots.Curve("d", "rule_based against people", EXPERIMENT_3.win_rate, even)] * (even.games > 0)
    folder.mkdir(parents=True, exist_ok=True)
    drawn = plots.draw_people(folder, curves, EXPERIMENT_3, even if even.games else None)
    page, results = folder / "people.md", folder / "people.json"
    page.write_text(people_page(figures, [each.name for each in drawn]), encoding="utf-8")
    results.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return Result(figures, people_text(figures), (page, results, *drawn))


def people_figures(path: Path, found: Sequence[Game], passed_over: Counter[str]) -> dict[str, Any]:
    """Table 4 of the games of a file: the rule-based seats, all people together, and each person."""
    if not found:
        raise UpperhandError(_refusal(path, passed_over))
    ruled = [game for game in found if 0 in game.sides]
    whole, even, conventional = (
        _table(ruled),
        *(_two_against_two(found, side) for side in (0, 2)),
    )
    names = sorted({name for game in ruled for name in _people(game)})
    return {
        "file": path.name,
        "games": len(ruled),
        "passed_over": dict(passed_over),
        "sides": {"rule_based": side_figures(whole, 0), "people": side_figures(whole, 1)} if ruled else None,
        "people": {name: _person(ruled, name) for name in names},
        "two_against_two": even.games,
        "table_4": _table_4(even) if even.games else None,
        "conventional": {"games": conventional.games, **side_figures(conventional, 2)}
        if conventional.games
        else None,
    }


def _table_4(even: Table) -> dict[str, Any]:
    return {
        "games": even.games,
        "sides": {"rule_based": side_figures(even, 0), "others": side_figures(even, 1)},
        "tests": test_figures(even, 0, 1),
    }


def read_games(path: Path) -> tuple[list[Game], Counter[str]]:
    """The games that count, and how many others there are and why; damage is a RecordError with its line."""
    found, passed_over = list[Game](), Counter[str]()
    for number, record in numbered_records(path):
        reason = _why_not(record)
        if reason:
            passed_over[reason] += 1
            continue
        try:
            found.append(_read(record))
        except RecordError as error:
            raise error.at_line(number) from None
    return found, passed_over


def side_of(name: str) -> int:
    """Whether a seat is rule-based (0), a person (1), conventional (2) or another computer player (3).

    A seat named by the spec of a player is that player; any other name is a person.
    """
    try:
        make_player(name)
    except SpecError:
        return 1
    player = spec.parse(name).name
    return _SIDES.index(player) if player in (RULE_BASED, CONVENTIONAL) else 3


def _why_not(record: Record) -> str:
    sides = set(map(side_of, record.seats))
    if record.game != "big_two" or record.rules != games.read_rules(RULES, "big_two"):
        return f"not by the rules {RULES}"
    if 1 not in sides:
        return "no person at the table"
    if not sides & {0, 2}:
        return f"no {RULE_BASED} and no {CONVENTIONAL} at the table"
    return "" if record.scores is not None else "not finished"


def _read(record: Record) -> Game:
    state = record.replay()
    sides = tuple(map(side_of, record.seats))
    return Game(record.seats, sides, tuple(state.scores), tuple(state.counts), state.ply)


def _person(found: Sequence[Game], name: str) -> dict[str, Any]:
    """One person against the rule-based seats; other people at the table are neither."""
    theirs = [game for game in found if name in _people(game)]
    sides = [[1 if seat == name else 0 if side == 0 else 3 for seat, side in _seats(game)] for game in theirs]
    return {"games": len(theirs), **side_figures(_table(theirs, sides), 1)}


def _seats(game: Game) -> list[tuple[str, int]]:
    return list(zip(game.names, game.sides, strict=True))


def _people(game: Game) -> set[str]:
    return {name for name, side in _seats(game) if side == 1}


def _two_against_two(found: Sequence[Game], side: int) -> Table:
    """The games of two people against two seats of a side."""
    return _table([game for game in found if sorted(game.sides) == sorted([side, side, 1, 1])])


def _table(found: Sequence[Game], sides: Sequence[Sequence[int]] | None = None) -> Table:
    """The arena's table, every game a deal of its own: people do not play a deal again."""
    shape = (len(found), 1, 4)

    def array(rows: Sequence[Sequence[int]]) -> Any:
        return np.array(rows, dtype=np.int64).reshape(shape)

    return Table(
        names=_SIDES,
        deals=np.arange(len(found)),
        entrants=array(sides or [game.sides for game in found]),
        scores=array([game.scores for game in found]),
        left=array([game.left for game in found]),
        moves=np.array([game.moves for game in found], dtype=np.int64).reshape(shape[:2]),
    )


def _refusal(path: Path, passed_over: Counter[str]) -> str:
    wanted = f"a finished game of people against {RULE_BASED} or {CONVENTIONAL} by the rules {RULES}"
    games_there = ", ".join(f"{count:,} {reason}" for reason, count in passed_over.items())
    found = f"its games: {games_there}" if games_there else "it holds no game"
    play = f"upperhand play --rules {RULES} --against {RULE_BASED} --save {path.name}"
    return f"{path} holds no record of {wanted} ({found}); `{play}` makes some"


def people_page(figures: Figures, drawn: Sequence[str]) -> str:
    """Table 4 with the figures, in Markdown."""
    words = people_text(figures).replace("\n", "\n\n")
    lines = ["# People against the rule-based player", "", words, ""]
    if figures["table_4"]:
        heads = ["", "Paper", "Paper, summing to zero", "Ours, two against two"]
        lines += ["## Table 4", "", table(heads, contest_rows(EXPERIMENT_3, "people", [figures["table_4"]]))]
    captions = {
        "figure_5_people.png": "Figures 5c and 5d: the share of games won over the course of the games",
        "figure_8.png": "Figure 8: scores of rule-based seats and of people",
    }
    for name in drawn:
        lines += [f"![{captions[name]}]({name})", "", f"{captions[name]}.", ""]
    return "\n".join(lines)


def people_text(figures: Figures) -> str:
    """Experiment 3, our figures next to Table 4."""
    lines = [f"{figures['games']:,} games of people against rule_based in {figures['file']}."]
    lines += [f"Passed over: {count:,} {reason}." for reason, count in figures["passed_over"].items()]
    sides = {}
    if figures["sides"]:
        sides = {
            "rule_based": figures["sides"]["rule_based"],
            "all people": figures["sides"]["people"],
            **figures["people"],
        }
    for name, side in sides.items():
        lines.append(
            f"{name}: won {share(side)} of its games; points when winning {figure(side, 'won_mean')}, "
            f"when losing {figure(side, 'lost_mean')}."
        )
    if figures["table_4"]:
        tests = figures["table_4"]["tests"]
        lines.append(
            f"Two against two, {figures['two_against_two']:,} games: Wilcoxon p = "
            f"{power_of_ten(tests['log10_p'])}, effect size {tests['effect_size']:.4f}."
        )
    lines.append(_published_line(EXPERIMENT_3))
    if conventional := figures["conventional"]:
        lines.append(
            f"Two conventional seats against two people, {conventional['games']:,} games: won "
            f"{share(conventional)}; paper {CONVENTIONAL_AGAINST_PEOPLE:.2%}."
        )
    return "\n".join(lines)


def _published_line(paper: Contest) -> str:
    ours, people = paper.rule_based, paper.others
    return (
        f"Paper: rule_based won {paper.win_rate:.2%} of {paper.games:,} games; points {ours.won_mean} and "
        f"{minus(str(ours.lost_mean))}, people {people.won_mean} and {minus(str(people.lost_mean))}; "
        f"p = {power(paper.p_value)}, effect size {paper.effect_size}."
    )
