"""Games of Rikken that begin with a settled contract and any number of cards."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.reference.rikken import CONTRACTS, DECK, Hand
from tests.reference.rikken_game import Game, Settled
from tests.reference.rikken_translate import to_cards
from tests.reference.rikken_variants import random_switches
from upperhand import Cards
from upperhand.rikken import Rules, State

PARTNERS = ("rik", "rik_beter", "troela")


def random_start(random: Random, size: int, contract: str) -> tuple[list[Hand], Settled]:
    """Hands of one size, and a contract that they can be in the middle of."""
    cards = random.sample(DECK, 4 * size)
    hands = [frozenset(cards[place * size : place * size + size]) for place in range(4)]
    trump = random.choice("DCHS") if CONTRACTS[contract].trump else None
    declarer = random.randrange(4)
    trump = "H" if contract.endswith("_beter") else trump
    called, partner = None, None
    if contract in PARTNERS:
        partner = (declarer + random.randint(1, 3)) % 4
    if contract in ("rik", "rik_beter"):
        calls = [card for card in DECK if card[1] != trump and card not in hands[declarer]]
        called = random.choice([card for card in calls if card[0] in "AKQ"] or calls)
        if any(called in hand for hand in hands):
            partner = None
    declarers = () if contract == "schoppen_mie" else (declarer,)
    return hands, Settled(contract, declarers, trump, called, partner, random.randrange(4))


def settled_game(seed: int, most: int, contract: str | None = None) -> tuple[State, Game]:
    """The same beginning in the core and in the reference."""
    random, switches = Random(seed), random_switches(seed)
    chosen = contract or random.choice(list(CONTRACTS))
    hands, settled = random_start(random, random.randint(1, most), chosen)
    state = State.from_hands(Rules.from_dict(switches), list(map(to_cards, hands)), **arguments(settled))
    return state, Game(switches, hands, 3, settled)


def arguments(settled: Settled) -> dict[str, Any]:
    """As `State.from_hands` takes them."""
    return {
        "contract": settled.contract,
        "declarers": settled.declarers or None,
        "trump": settled.trump,
        "called": None if settled.called is None else Cards(settled.called),
        "partner": settled.partner,
        "leader": settled.leader,
    }
