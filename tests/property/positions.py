"""Games for testing properties: any rules, any deal, after any number of moves."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from tests.conftest import scaled
from tests.reference.big_two import DECK
from tests.reference.translate import to_cards, to_plain, to_rules
from tests.reference.variants import Switches, all_variants, random_switches
from upperhand import Cards
from upperhand.big_two import Rules, State

NAMES = ("Ann", "Ben", "Cai", "Dee")

switches: st.SearchStrategy[Switches] = st.sampled_from(list(all_variants().values())) | st.builds(
    random_switches, st.integers(0, 2**32)
)
rules: st.SearchStrategy[Rules] = st.builds(to_rules, switches)
seeds = st.integers(0, 2**64 - 1)


def examples(small: int, full: int) -> settings:
    """This many cases; building a game may take longer than hypothesis considers healthy."""
    return settings(
        max_examples=scaled(small, full),
        suppress_health_check=[HealthCheck.too_slow],
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )


def play_on(state: State, moves: int, seed: int, eager: float = 0.7) -> State:
    """Plays up to this many random moves; an eager seat passes less often than at random."""
    random = Random(seed)
    while moves > 0 and not state.over:
        legal = state.legal_moves()
        plays = [move for move in legal if not move.is_pass]
        state.apply(random.choice(plays if plays and random.random() < eager else legal))
        moves -= 1
    return state


class Begun(NamedTuple):
    """A game in progress, and how it began apart from the deal."""

    state: State
    leader: int | None = None  # the seat that led freely, where it began in the middle
    gone: Cards = Cards()  # cards publicly out of play from the start

    def again(self, dealt: list[Cards]) -> State:
        """The same beginning with another deal."""
        return State.from_hands(self.state.rules, dealt, self.state.names, self.leader, self.gone)


def dealt_position(rules: Rules, seed: int, moves: int) -> Begun:
    names = NAMES[: rules.players] if seed % 2 else None
    return Begun(play_on(State.deal(rules, seed, names), moves, seed))


def small_hands(rules: Rules, seed: int, most: int) -> State:
    """A game that begins with a few cards each, so that most cards are in no hand."""
    random = Random(seed)
    sizes = [random.randint(1, most) for _ in range(rules.players)]
    cards = iter(random.sample(DECK, sum(sizes)))
    return State.from_hands(rules, [to_cards([next(cards) for _ in range(size)]) for size in sizes])


def small_position(rules: Rules, seed: int, moves: int) -> Begun:
    return Begun(play_on(small_hands(rules, seed, 6), moves, seed))


def late_position(rules: Rules, seed: int, moves: int) -> Begun:
    """A position from the middle of a game: one seat leads freely, and some cards are publicly gone."""
    random = Random(seed)
    dealt = small_hands(rules, seed, 8).dealt
    held = {card for hand in dealt for card in to_plain(hand)}
    others = [card for card in DECK if card not in held]
    gone = to_cards(random.sample(others, random.randint(0, len(others))))
    leader = random.randrange(rules.players)
    return Begun(play_on(State.from_hands(rules, dealt, None, leader, gone), moves, seed), leader, gone)


begun: st.SearchStrategy[Begun] = st.one_of(
    st.builds(dealt_position, rules, seeds, st.integers(0, 80)),
    st.builds(small_position, rules, seeds, st.integers(0, 12)),
    st.builds(late_position, rules, seeds, st.integers(0, 12)),
)
positions: st.SearchStrategy[State] = begun.map(lambda begun: begun.state)
beginnings: st.SearchStrategy[State] = st.one_of(
    st.builds(State.deal, rules, seeds), st.builds(small_hands, rules, seeds, st.just(6))
)
