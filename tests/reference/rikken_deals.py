"""Every deal of Rikken that one seat must consider possible, found by trying all and replaying the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.reference.deals import allotments
from tests.reference.rikken import Hand
from tests.reference.rikken_game import Game


def seen_by(game: Game, seat: int) -> dict[int, Hand]:
    """The hands that this seat sees now, its own among them."""
    return {who: game.hands[who] for who in {seat, *game.shown_to(seat)}}


def played_by(game: Game, seat: int) -> Hand:
    return frozenset(card for who, card in game.laid() if who == seat)


def could_have_been(game: Game, dealt: Sequence[Hand], seat: int) -> bool:
    """Whether this deal allows every move that was made, and shows this seat what it was shown."""
    if any(game.called in dealt[declarer] for declarer in game.declarers):
        return False  # nobody calls their own card
    again = game.again(dealt)
    for who, said in game.history:
        if again.turn != who or said not in again.legal_moves():
            return False
        again.move(said)
    return (again.turn, again.phase, partner_known(again, seat)) == (
        game.turn,
        game.phase,
        partner_known(game, seat),
    )


def partner_known(game: Game, seat: int) -> int | None:
    return game.partner if game.knows_partner(seat) else None


def possible_deals(game: Game, seat: int) -> Iterator[tuple[Hand, ...]]:
    """All hands that the seats may hold now, as this seat sees it; all are equally likely."""
    seen = seen_by(game, seat)
    others = [who for who in range(4) if who not in seen]
    hidden = frozenset().union(*(game.hands[who] for who in others))
    for given in allotments(hidden, [len(game.hands[who]) for who in others]):
        hands = {**seen, **dict(zip(others, given, strict=True))}
        dealt = [hands[who] | played_by(game, who) for who in range(4)]
        if could_have_been(game, dealt, seat):
            yield tuple(hands[who] for who in range(4))
