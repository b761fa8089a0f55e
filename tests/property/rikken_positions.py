"""Games of Rikken for testing properties: any rules, any deal, after any number of moves."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from tests.property.positions import NAMES, seeds
from tests.reference.rikken import DECK, Hand, suit
from tests.reference.rikken_translate import to_cards
from tests.reference.rikken_variants import Switches, all_variants, random_switches
from upperhand.rikken import Move, Rules, State

switches: st.SearchStrategy[Switches] = st.sampled_from(list(all_variants().values())) | st.builds(
    random_switches, st.integers(0, 2**32)
)
rules: st.SearchStrategy[Rules] = st.builds(Rules.from_dict, switches)


def pack(random: Random) -> list[str]:
    """Shuffled; or hardly, so that long suits, voids, three aces and all aces are not rare."""
    cards = random.sample(DECK, len(DECK))
    kind = random.random()
    if kind < 0.3:
        cards.sort(key=lambda card: "AKQ".find(card[0]) % 4)  # the aces together, then kings, then queens
    elif kind < 0.6:
        cards.sort(key=suit)
    if kind < 0.6:
        for _ in range(random.choice((3, 10, 20))):
            a, b = random.sample(range(52), 2)
            cards[a], cards[b] = cards[b], cards[a]
    return cards


def random_hands(random: Random) -> list[Hand]:
    cards, first = pack(random), random.randrange(4)
    hands = [frozenset(cards[place * 13 : place * 13 + 13]) for place in range(4)]
    return hands[first:] + hands[:first]


def beginning(rules: Rules, seed: int) -> State:
    """A fresh game: now from its seed, now from hands with rare shapes."""
    random = Random(seed)
    names = NAMES if seed % 2 else None
    if random.random() < 0.3:
        return State.deal(rules, seed, names)
    hands = [to_cards(hand) for hand in random_hands(random)]
    return State.from_hands(rules, hands, names, dealer=random.randrange(4))


def play_on(state: State, moves: int, seed: int, bold: float = 0.3) -> State:
    """Plays up to this many random moves; a bold seat bids more often, and the auction ends higher."""
    random = Random(seed)
    while moves > 0 and not state.over:
        state.apply(Move(chosen(random, [str(move) for move in state.legal_moves()], bold)))
        moves -= 1
    return state


def chosen(random: Random, legal: list[str], bold: float) -> str:
    """Troela, where it may be bid at all, half the time; else a bid if bold enough; else anything."""
    if "troela" in legal and random.random() < 0.5:
        return "troela"
    return "pass" if "pass" in legal and random.random() > bold else random.choice(legal)


def position(rules: Rules, seed: int, moves: int) -> State:
    return play_on(beginning(rules, seed), moves, seed)


positions: st.SearchStrategy[State] = st.builds(position, rules, seeds, st.integers(0, 64))
beginnings: st.SearchStrategy[State] = st.builds(beginning, rules, seeds)
