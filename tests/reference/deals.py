"""Every deal that one seat must consider possible, found by trying all of them and replaying the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from tests.reference.big_two import CardSet
from tests.reference.big_two_game import Game


def allotments(cards: CardSet, sizes: Sequence[int]) -> Iterator[tuple[CardSet, ...]]:
    """Every way to give the first seat this many cards, and so on; the rest is undealt."""
    if not sizes:
        yield ()
        return
    for chosen in map(frozenset, combinations(sorted(cards), sizes[0])):
        for others in allotments(cards - chosen, sizes[1:]):
            yield (chosen, *others)


def hidden_from(game: Game, seat: int) -> CardSet:
    """Cards this seat has not seen: other hands, and cards nobody was dealt."""
    return game.unplayed() - game.hands[seat]


def played_by(game: Game, seat: int) -> CardSet:
    return frozenset(card for who, cards in game.history if who == seat for card in cards)


def could_have_been(game: Game, dealt: Sequence[CardSet], leader: int | None) -> bool:
    """Whether this deal opens at the same seat and allows every move that was made."""
    again = Game(game.rules, dealt, leader, game.gone)
    if again.history and again.history != game.history[: len(again.history)]:
        return False
    for seat, cards in game.history[len(again.history) :]:
        if again.turn != seat or cards not in again.legal_moves():
            return False
        again.move(cards)
    return again.turn == game.turn


def possible_deals(game: Game, seat: int, leader: int | None = None) -> Iterator[tuple[CardSet, ...]]:
    """All hands that the others may hold now, as a tuple of every seat's hand; all are equally likely."""
    others = [other for other in range(len(game.hands)) if other != seat]
    sizes = [len(game.hands[other]) for other in others]
    for given in allotments(hidden_from(game, seat), sizes):
        hands = dict(zip(others, given, strict=True)) | {seat: game.hands[seat]}
        dealt = [hands[who] | played_by(game, who) for who in range(len(game.hands))]
        if could_have_been(game, dealt, leader):
            yield tuple(hands[who] for who in range(len(game.hands)))
