"""What the cards of each player give away beside the Oracle, in some games of a tournament.

A card is worth what the game comes to after it when everybody sees all cards and plays the best. So nobody,
however strong, loses nothing: much of the loss is the price of not seeing the cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from upperhand.arena import Match
from upperhand.arena.statistics.intervals import Estimate, mean
from upperhand.errors import TooHardError
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.experiments.rikken.tournament.measures import ALL
from upperhand.experiments.wording import Found, with_interval
from upperhand.record import Record
from upperhand.rikken.review import Review, review

MOST_POSITIONS = 30_000_000  # for one declarer of a game, some fifteen seconds: too few for the hardest
TRICKS = ("rik", "solo8")  # where a lost trick is a loss; in Piek and Misère only the contract can be lost


@dataclass(frozen=True)
class Reviewed:
    """The piece of a series: the review of the game of that number in a file of Records, seat by seat."""

    games: Path

    def __call__(self, number: int) -> Found | None:
        """None if the game was passed out; nothing but that it is too hard, if the Oracle gives up."""
        record = Record.from_json(_lines(self.games)[number])
        state: Any = record.replay()
        if state.passed_out:
            return None
        try:
            found = review(record, MOST_POSITIONS)
        except TooHardError:
            return {"too_hard": True}
        return {
            "contract": state.contract,
            "players": record.seats,
            "declaring": [seat in found.objectives[0].side for seat in range(len(record.seats))],
            "tricks": found.lost,
            "chips": _chips(found, state.scores),
        }


def _chips(found: Review, scores: Sequence[int]) -> list[int]:
    """What a seat's cards cost it by turning the contract: it pays what it would have got, or the reverse."""
    turned = [
        sum(card.seat == seat and bool(card.turned) for card in found.cards) for seat in range(len(scores))
    ]
    return [2 * abs(score) * times for score, times in zip(scores, turned, strict=True)]


def sample(match: Match, games: Path, count: int, chosen: Path) -> Path:
    """Writes a file of one game of each of the first deals, each in another seating than the one before."""
    per_deal = match.layout.per_deal
    wanted = {deal * per_deal + deal % per_deal for deal in range(count)}
    with games.open(encoding="ascii") as lines, chosen.open("w", encoding="ascii") as out:
        out.writelines(line for number, line in enumerate(islice(lines, max(wanted) + 1)) if number in wanted)
    return chosen


def loss_figures(reviewed: Sequence[Found | None], players: Sequence[str]) -> dict[str, Found]:
    """By player: tricks a game in each role where tricks count, and chips a game by contract and in all."""
    games = [game for game in reviewed if game is not None]
    known = [game for game in games if "too_hard" not in game]
    left_out = {"too_hard": len(games) - len(known)}
    return {player: _player([_of(game, player) for game in known]) | left_out for player in players}


def _of(game: Found, player: str) -> Found:
    """What one game tells of the one seat of a player."""
    seat = game["players"].index(player)
    return {"contract": game["contract"]} | {key: game[key][seat] for key in ("declaring", "tricks", "chips")}


def _player(seats: Sequence[Found]) -> Found:
    found: Found = {"games": len(seats)}
    for role, declaring in (("declaring", True), ("defending", False)):
        chosen = [each for each in seats if each["contract"] in TRICKS and each["declaring"] == declaring]
        found[role] = with_interval("tricks", _mean(chosen, "tricks")) | {"games": len(chosen)}
    for part in (*CONTRACTS, ALL):
        chosen = [each for each in seats if part in (each["contract"], ALL)]
        found[part] = with_interval("chips", _mean(chosen, "chips")) | {"games": len(chosen)}
    return found


def _mean(seats: Sequence[Found], key: str) -> Estimate:
    return mean(np.array([each[key] for each in seats], dtype=np.float64))


@cache
def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="ascii").splitlines()
