"""Boards: the deals that a table of an evening is given, the same at all tables of its round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from upperhand import Record, games, make_player
from upperhand.match import deal_seed, play_game

#: Plays the games between chained deals, so that a deal does not depend on those who play the evening.
CHAIN_PLAYER = "basic"


@dataclass(frozen=True)
class Boards:
    """What a room knows of the evening that it is a table of."""

    #: The code and the name of the evening.
    evening: str
    title: str
    round: int
    rounds: int
    table: int
    #: The numbers of the people in the seats, as the evening counts them; None is a computer.
    numbers: tuple[int | None, ...]
    deals: tuple[Record, ...]
    #: What the computers' random choices depend on: the same at all tables.
    chance: int

    def deal(self, played: int, names: Sequence[str]) -> Any:
        """The game that follows after so many, before its first move."""
        return replace(self.deals[played], seats=tuple(names)).start()

    def stored(self) -> dict[str, Any]:
        deals = [deal.to_json() for deal in self.deals]
        return {**vars(self), "numbers": list(self.numbers), "deals": deals}

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any] | None) -> "Boards | None":
        if not stored:
            return None
        deals = tuple(Record.from_json(deal) for deal in stored["deals"])
        return cls(**{**stored, "numbers": tuple(stored["numbers"]), "deals": deals})


def make_deals(game: str, rules: Any, count: int, seed: int) -> tuple[Record, ...]:
    """The deals of a round, from a seed alone.

    Where the pack of a deal comes from the game before it, as in Rikken, a fixed player plays that game.
    """
    names = [f"seat {seat}" for seat in range(rules.players)]
    dealt = games.load(game).State.deal
    state = dealt(rules, deal_seed(seed, 0), names)
    found = [Record.of(state, game)]
    for number in range(1, count):
        if hasattr(state, "next_deal"):
            play_game(state, [make_player(CHAIN_PLAYER, game)] * rules.players, seed, number, game=game)
            state = state.next_deal(deal_seed(seed, number), names)
        else:
            state = dealt(rules, deal_seed(seed, number), names)
        found.append(Record.of(state, game))
    return tuple(replace(record, moves=(), scores=None) for record in found)
