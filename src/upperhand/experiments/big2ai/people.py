"""Table 3: people against three AI 4.0, from the Records of their games."""

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from upperhand import games, spec
from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.statistics.words import figure
from upperhand.errors import RecordError, SpecError, UpperhandError
from upperhand.experiments.reporting import Figures, number, share, table, with_interval
from upperhand.experiments.request import Result
from upperhand.player import make_player
from upperhand.record import Record, numbered_records

RULES = ("big2ai", "big2ai_card_value")
OPPONENT = "ai4"
ALL = "all people"


@dataclass(frozen=True)
class Printed:
    """A column of Table 3: games played and won, the score, and those of AI 4.0 at the three seats after."""

    level: str
    games: int
    won: int
    score: int
    others: tuple[int, int, int]


# In the paper's words: a "master" is an expert of its text, "experienced" an intermediate, "novice" a rookie.
TABLE_3 = {
    "Player 1": Printed("Master", 150, 39, 17, (-106, 15, 74)),
    "Player 2": Printed("Experienced", 100, 21, -31, (42, -49, 38)),
    "Player 3": Printed("Novice", 50, 6, -76, (74, -10, 12)),
    "Player 4": Printed("Master", 100, 25, 2, (37, -2, -37)),
    "Player 5": Printed("Master", 100, 24, 1, (2, -39, 36)),
    "Player 6": Printed("Experienced", 100, 23, -28, (-4, 49, -17)),
    "Player 7": Printed("Novice", 100, 17, -75, (13, 38, 24)),
}
TOTAL = Printed("all", 700, 155, -190, (58, 2, 130))


@dataclass(frozen=True)
class Game:
    """The scores of a finished game: of the person, then of the seats after in order of play."""

    person: str
    scores: tuple[int, ...]


def study_people(path: Path, folder: Path) -> Result:
    """Writes `people.md` and `people.json`."""
    found, passed_over = read_games(path)
    figures = people_figures(path, found, passed_over)
    folder.mkdir(parents=True, exist_ok=True)
    page, results = folder / "people.md", folder / "people.json"
    page.write_text(people_page(figures), encoding="utf-8")
    results.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return Result(figures, people_text(figures), (page, results))


def read_games(path: Path) -> tuple[list[Game], Counter[str]]:
    """The games that count, and how many others there are and why; damage is a RecordError with its line."""
    found, passed_over = list[Game](), Counter[str]()
    for line, record in numbered_records(path):
        if reason := _why_not(record):
            passed_over[reason] += 1
            continue
        try:
            found.append(_read(record))
        except RecordError as error:
            raise error.at_line(line) from None
    return found, passed_over


def people_figures(path: Path, found: Sequence[Game], passed_over: Counter[str]) -> Figures:
    if not found:
        there = (
            ", ".join(f"{count:,} {reason}" for reason, count in passed_over.items()) or "it holds no game"
        )
        raise UpperhandError(
            f"{path} holds no record of a finished game of one person against three {OPPONENT} by the rules "
            f"{' or '.join(RULES)} ({there})"
        )
    by_person = defaultdict(list)
    for game in found:
        by_person[game.person].append(game)
    columns = {name: _column(own) for name, own in sorted(by_person.items())}
    return {"file": path.name, "passed_over": dict(passed_over), "people": {**columns, ALL: _column(found)}}


def _column(own: Sequence[Game]) -> Figures:
    """The standard error is the paper's: the deviation of a game's points by the root of the games."""
    points = np.array([game.scores for game in own], dtype=np.float64)
    person = points[:, 0]
    return {
        "games": len(own),
        "won": int((person > 0).sum()),
        **with_interval("win_rate", rate((person > 0).astype(np.float64))),
        "score": int(person.sum()),
        **with_interval("average", mean(person)),
        "standard_error": float(person.std(ddof=1) / np.sqrt(len(own))) if len(own) > 1 else None,
        "others": [int(each) for each in points[:, 1:].sum(axis=0)],
    }


def _is_person(name: str) -> bool:
    """A seat named by the spec of a player is that player; any other name is a person."""
    try:
        make_player(name)
    except SpecError:
        return True
    return False


def _why_not(record: Record) -> str:
    if record.game != "big_two" or record.rules not in [games.read_rules(each) for each in RULES]:
        return f"not by the rules {' or '.join(RULES)}"
    people = [name for name in record.seats if _is_person(name)]
    if len(people) != 1:
        return "not one person at the table"
    others = [name for name in record.seats if name not in people]
    if len(others) != 3 or any(spec.parse(name).name != OPPONENT for name in others):
        return f"not three {OPPONENT} at the table"
    return "" if record.scores is not None else "not finished"


def _read(record: Record) -> Game:
    scores = tuple(record.replay().scores)
    seat = next(place for place, name in enumerate(record.seats) if _is_person(name))
    return Game(record.seats[seat], scores[seat:] + scores[:seat])


def people_text(figures: Figures) -> str:
    lines = [
        f"{figures['people'][ALL]['games']:,} games of people against three AI 4.0 in {figures['file']}."
    ]
    lines += [f"Passed over: {count:,} {reason}." for reason, count in figures["passed_over"].items()]
    for name, own in figures["people"].items():
        lines.append(
            f"{name}: won {share(own)} of {own['games']:,} games, {figure(own, 'average')} points per game; "
            f"AI 4.0 in order of play: {', '.join(map(str, own['others']))}."
        )
    lines.append(
        f"Paper: people won {TOTAL.won / TOTAL.games:.1%} of {TOTAL.games:,} games; score {TOTAL.score}."
    )
    return "\n".join(lines)


def people_page(figures: Figures) -> str:
    """Table 3, ours and the paper's, in Markdown."""
    heads = ["", "Games", "Won", "Score", "Average", "Standard error", "AI 4.0 in order of play"]
    ours = [
        [
            name,
            f"{own['games']:,}",
            share(own),
            number(own["score"], 0),
            figure(own, "average"),
            number(own["standard_error"]),
            ", ".join(number(each, 0) for each in own["others"]),
        ]
        for name, own in figures["people"].items()
    ]
    theirs = [
        [
            f"{name}, {each.level}",
            f"{each.games:,}",
            f"{each.won / each.games:.1%}",
            number(each.score, 0),
            number(each.score / each.games),
            "–",
            ", ".join(number(score, 0) for score in each.others),
        ]
        for name, each in {**TABLE_3, "Total": TOTAL}.items()
    ]
    return f"""# People against three AI 4.0 (Table 3)

From the games in {figures["file"]}. Points are those of the rules of each game; the paper does not say how it
counted the small ones that it prints, so compare shares of games won and signs.

{table(heads, ours)}
The paper:

{table(heads, theirs)}"""
