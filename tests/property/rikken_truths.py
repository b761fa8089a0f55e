"""Other deals behind one view of Rikken: hidden cards dealt differently, everything public unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.property.other_truths import union
from tests.reference.rikken_game import Game
from upperhand import Cards
from upperhand.errors import UpperhandError
from upperhand.rikken import State


def played_by(state: State, seat: int) -> Cards:
    played = [cards for _, cards, _ in state.tricks] + [tuple(state.trick)]
    return union(card for trick in played for who, card in trick if who == seat)


def exchanged(hands: list[Cards], hidden: list[int], random: Random) -> list[Cards]:
    """Some cards change places between two hands: all of them, or few, as late in a game few can."""
    one, other = random.sample(hidden, 2)
    most = min(len(hands[one]), len(hands[other]))
    count = random.choice((1, 1, 2, most)) if most else 0
    given = union(random.sample(list(hands[one]), min(count, most)))
    taken = union(random.sample(list(hands[other]), min(count, most)))
    hands = list(hands)
    hands[one], hands[other] = (hands[one] - given) | taken, (hands[other] - taken) | given
    return hands


def replayed(state: State, hands: list[Cards]) -> State | None:
    """The same moves from another deal, or None if that deal does not allow them."""
    dealt = [hand | played_by(state, seat) for seat, hand in enumerate(hands)]
    again = State.from_hands(state.rules, dealt, state.names, dealer=state.dealer)
    try:
        for seat, move in state.history:
            again.apply(move, seat)
    except UpperhandError:
        return None
    return again if (again.turn, again.phase) == (state.turn, state.phase) else None


def other_truths(state: State, game: Game, seat: int, seed: int, tries: int) -> Iterator[State]:
    """Some states that this seat cannot distinguish from the true one."""
    random, hands = Random(seed), list(state.hands)
    hidden = [who for who in range(4) if who != seat and who not in game.shown_to(seat)]
    knows = game.knows_partner(seat)
    for _ in range(tries if len(hidden) > 1 else 0):
        hands = exchanged(hands, hidden, random)
        other = replayed(state, hands)
        if other is None:
            hands = list(state.hands)
        elif not knows or other.partner == state.partner:
            yield other
