"""Between the plain values of the reference and the values of the core."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.reference.big_two import BigTwo, CardSet, cards_of, text
from tests.reference.big_two_game import PASS, Game
from upperhand import Cards
from upperhand.big_two import Move, Rules, State


def to_cards(cards: Iterable[str]) -> Cards:
    return Cards(text(cards))


def to_plain(cards: Cards) -> CardSet:
    return cards_of(str(cards))


def to_move(cards: CardSet) -> Move:
    return Move.of(to_cards(cards)) if cards else Move.PASS


def move_to_plain(move: Move) -> CardSet:
    return PASS if move.is_pass else to_plain(move.cards)


def to_rules(switches: dict[str, Any]) -> Rules:
    return Rules.from_dict(switches)


def reference_game(state: State, leader: int | None = None) -> Game:
    """The reference's game of the same deal, brought to the same point."""
    game = Game(BigTwo(state.rules.to_dict()), [to_plain(hand) for hand in state.dealt], leader)
    for seat, move in state.history[len(game.history) :]:
        assert seat == game.turn, f"the core lets seat {seat} move, the reference seat {game.turn}"
        game.move(move_to_plain(move))
    return game
