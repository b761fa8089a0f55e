"""Between the plain values of Rikken's reference and the values of the core."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.reference.rikken import Hand
from tests.reference.rikken_game import Game
from upperhand import Cards
from upperhand.rikken import State


def to_cards(cards: Iterable[str]) -> Cards:
    return Cards(" ".join(cards))


def to_plain(cards: Cards) -> Hand:
    return frozenset(str(cards).split())


def reference_game(state: State, dealt: Sequence[Hand] | None = None) -> Game:
    """The reference's game of the same deal, or of another, brought to the same point."""
    game = Game(state.rules.to_dict(), dealt or [to_plain(hand) for hand in state.dealt], state.dealer)
    for seat, move in state.history:
        assert seat == game.turn, f"the core lets seat {seat} move, the reference seat {game.turn}"
        game.move(str(move))
    return game
