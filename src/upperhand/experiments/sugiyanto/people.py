"""Experiment 3: people against rule-based seats, from the Records of their games."""

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
from upperhand.experiments.reporting import Figures, minus, share
from upperhand.experiments.sugiyanto.claims import EXPERIMENT_3, Contest, power, power_of_ten
from upperhand.experiments.sugiyanto.contests import RULES, side_figures, test_figures
from upperhand.player import make_player
from upperhand.record import Record, numbered_records

RULE_BASED = "rule_based"
_SIDES = ("rule_based", "people", "other computers")


@dataclass(frozen=True)
class Game:
    """A finished game: the name, side, points and cards left of each seat."""

    names: tuple[str, ...]
    sides: tuple[int, ...]
    scores: tuple[int, ...]
    left: tuple[int, ...]
    moves: int


def people_figures(path: Path) -> dict[str, Any]:
    """Tables 4 of a file: the rule-based seats, all people together, and each person."""
    found, passed_over = read_games(path)
    if not found:
        raise UpperhandError(_refusal(path, passed_over))
    table, even = _table(found), _table([game for game in found if _is_two_against_two(game)])
    names = sorted({name for game in found for name in _people(game)})
    return {
        "file": path.name,
        "games": len(found),
        "passed_over": dict(passed_over),
        "sides": {"rule_based": side_figures(table, 0), "people": side_figures(table, 1)},
        "people": {name: _person(found, name) for name in names},
        "two_against_two": even.games,
        "tests": test_figures(even, 0, 1) if even.games else None,
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
    """Whether a seat of this name is rule-based (0), a person (1) or another computer player (2).

    A seat named by the spec of a player is that player; any other name is a person.
    """
    try:
        make_player(name)
    except SpecError:
        return 1
    return 0 if spec.parse(name).name == RULE_BASED else 2


def _why_not(record: Record) -> str:
    sides = set(map(side_of, record.seats))
    if record.game != "big_two" or record.rules != games.read_rules(RULES, "big_two"):
        return f"not by the rules {RULES}"
    if 1 not in sides:
        return "no person at the table"
    if 0 not in sides:
        return f"no {RULE_BASED} at the table"
    return "" if record.scores is not None else "not finished"


def _read(record: Record) -> Game:
    state = record.replay()
    sides = tuple(map(side_of, record.seats))
    return Game(record.seats, sides, tuple(state.scores), tuple(state.counts), state.ply)


def _person(found: Sequence[Game], name: str) -> dict[str, Any]:
    """One person against the rule-based seats; other people at the table are neither."""
    theirs = [game for game in found if name in _people(game)]
    sides = [[1 if seat == name else 0 if side == 0 else 2 for seat, side in _seats(game)] for game in theirs]
    return {"games": len(theirs), **side_figures(_table(theirs, sides), 1)}


def _seats(game: Game) -> list[tuple[str, int]]:
    return list(zip(game.names, game.sides, strict=True))


def _people(game: Game) -> set[str]:
    return {name for name, side in _seats(game) if side == 1}


def _is_two_against_two(game: Game) -> bool:
    return sorted(game.sides) == [0, 0, 1, 1]


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
    wanted = f"a finished game of people against {RULE_BASED} by the rules {RULES}"
    games_there = ", ".join(f"{count:,} {reason}" for reason, count in passed_over.items())
    found = f"its games: {games_there}" if games_there else "it holds no game"
    play = f"upperhand play --rules {RULES} --against {RULE_BASED} --save {path.name}"
    return f"{path} holds no record of {wanted} ({found}); `{play}` makes some"


def people_text(figures: Figures) -> str:
    """Experiment 3, our figures next to Table 4."""
    lines = [f"{figures['games']:,} games of people against rule_based in {figures['file']}."]
    lines += [f"Passed over: {count:,} {reason}." for reason, count in figures["passed_over"].items()]
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
    if figures["tests"]:
        tests = figures["tests"]
        lines.append(
            f"Two against two, {figures['two_against_two']:,} games: Wilcoxon p = "
            f"{power_of_ten(tests['log10_p'])}, effect size {tests['effect_size']:.4f}."
        )
    return "\n".join([*lines, _published_line(EXPERIMENT_3)])


def _published_line(paper: Contest) -> str:
    ours, people = paper.rule_based, paper.others
    return (
        f"Paper: rule_based won {paper.win_rate:.2%} of {paper.games:,} games; points {ours.won_mean} and "
        f"{minus(str(ours.lost_mean))}, people {people.won_mean} and {minus(str(people.lost_mean))}; "
        f"p = {power(paper.p_value)}, effect size {paper.effect_size}."
    )
