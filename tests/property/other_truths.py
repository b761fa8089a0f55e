"""Other deals behind one view: the hidden cards dealt differently, everything public unchanged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from tests.property.positions import Begun
from upperhand import Cards
from upperhand.big_two import State
from upperhand.errors import UpperhandError


def union(cards: Iterable[Cards]) -> Cards:
    total = Cards()
    for some in cards:
        total |= some
    return total


def played_by(state: State, seat: int) -> Cards:
    return union(move.cards for who, move in state.history if who == seat and not move.is_pass)


def hidden_from(begun: Begun, seat: int) -> Cards:
    """What this seat has not seen, worked out from the whole truth."""
    shown = union(played_by(begun.state, who) for who in range(begun.state.rules.players))
    return Cards.DECK - shown - begun.gone - begun.state.hands[seat]


def shuffled_hands(begun: Begun, seat: int, random: Random) -> list[Cards]:
    """The hands now, with the cards this seat cannot see dealt again among the others and the undealt."""
    hidden = list(hidden_from(begun, seat))
    random.shuffle(hidden)
    hands = list(begun.state.hands)
    for other, hand in enumerate(begun.state.hands):
        if other != seat:
            hands[other] = union(hidden[: len(hand)])
            hidden = hidden[len(hand) :]
    return hands


def replayed(begun: Begun, hands: list[Cards]) -> State | None:
    """The same moves from another deal, or None if that deal does not allow them."""
    state = begun.state
    again = begun.again([hand | played_by(state, seat) for seat, hand in enumerate(hands)])
    if again.history != state.history[: again.ply]:
        return None
    try:
        for seat, move in state.history[again.ply :]:
            again.apply(move, seat)
    except UpperhandError:
        return None
    return again if (again.turn, again.over) == (state.turn, state.over) else None


def other_truths(begun: Begun, seat: int, seed: int, tries: int) -> Iterator[State]:
    """Some states that this seat cannot distinguish from the true one."""
    random = Random(seed)
    for _ in range(tries):
        other = replayed(begun, shuffled_hands(begun, seat, random))
        if other is not None:
            yield other
