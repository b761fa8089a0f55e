"""Proves that determinisations of Rikken are uniform over every deal that the seat must consider possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from itertools import count, pairwise
from math import factorial
from random import Random
from typing import Any

import pytest
from scipy.stats import binomtest, chi2_contingency

from tests.conftest import scaled
from tests.property.rikken_positions import play_on, random_hands
from tests.reference.rikken import DECK, Hand, of_suit
from tests.reference.rikken_deals import could_have_been, possible_deals
from tests.reference.rikken_game import Game
from tests.reference.rikken_presets import PRESETS
from tests.reference.rikken_translate import reference_game, to_cards, to_plain
from tests.reference.rikken_variants import ODD
from tests.statistical.chi_square import LEAST_P, assert_drawn_from
from upperhand import Rng
from upperhand.rikken import Move, Rules, State

FULL = PRESETS["vorsteveld2007_full"]
PLAIN: dict[str, Any] = {**FULL, "troela": "off"}

# The contract that is bid, cards left in the fullest hand, switches.
LATE: dict[str, tuple[str, int, dict[str, Any]]] = {
    "rik": ("rik", 2, PLAIN),
    "rik, the ace must fall": ("rik", 2, {**PLAIN, "called_ace": "must_when_led"}),
    "rik, for the declarer": ("rik", 2, {**PLAIN, "called_ace": "must_when_declarer_leads"}),
    "solo, trumping a duty": ("solo8", 2, {**PLAIN, "must_trump": True}),
    "misere": ("misere", 2, PLAIN),
    "open misere": ("open_misere", 2, PLAIN),
    "open piek, discussed": ("open_piek_talk", 2, PLAIN),
    "troela": ("troela", 2, FULL),
    "schoppen mie": ("schoppen_mie", 2, PLAIN),
}


def bid_first(state: State, contract: str) -> bool:
    """The first who may bids it, and all others pass; whether it came to that."""
    while state.phase == "auction":
        bid = Move(contract)
        unbid = all(str(said) == "pass" for _, said in state.bids)
        state.apply(bid if unbid and state.is_legal(bid) else Move("pass"))
    return state.contract == contract


def late_position(name: str, seed: int) -> State | None:
    """A game brought to where few cards are left; mid-trick if the seed is odd."""
    contract, left, switches = LATE[name]
    random = Random(seed)
    hands = [to_cards(hand) for hand in random_hands(random)]
    state = State.from_hands(Rules.from_dict(switches), hands, dealer=seed % 4)
    if not bid_first(state, contract):
        return None
    while max(state.counts) > left or len(state.trick) != seed % 3:
        play_on(state, 1, random.randrange(2**32))
    return state


def check_seat(state: State, game: Game, seat: int, seed: int) -> int:
    """How many deals are possible for this seat, after drawing each often enough to see that none is rare."""
    possible: list[Hashable] = list(possible_deals(game, seat))
    view, rng = state.view(seat), Rng(seed)
    assert view.deals() == len(possible)
    draws = (
        tuple(map(to_plain, view.determinise(rng).hands)) for _ in range(scaled(10, 100) * len(possible))
    )
    assert_drawn_from(draws, dict.fromkeys(possible, 1 / len(possible)))
    return len(possible)


@pytest.mark.parametrize("name", LATE)
def test_uniform_over_the_possible_deals(name: str) -> None:
    looked, choices = 0, 0
    for seed in range(3_000):
        state = late_position(name, seed)
        if state is None:
            continue
        game = reference_game(state)
        choices += sum(check_seat(state, game, seat, seed) > 1 for seat in range(4))
        looked += 1
        if looked == scaled(2, 20):
            assert choices, "nobody had anything to guess"
            return
    raise AssertionError("the games do not come to this case")


# ---- the auction and the call, with whole hands -------------------------------------------------
# Too many deals to try them all: deals are drawn by chance, those that could not have gone this way are
# thrown away, and what is left is compared with the determinisations.

FOUR_SUITS = "KD QD 2D KC QC 2C KH QH JH TH KS QS 2S"
FOUR_SUITS_LOW = "2D 3D 4D 2C 3C 4C 2H 3H 4H 5H 2S 3S 4S"
LONG_SPADES = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 2H"
ALL_DEALS = factorial(39) // factorial(13) ** 3  # of the cards that one seat does not hold
Feature = Callable[[tuple[Hand, ...]], Hashable]


def aces(hands: tuple[Hand, ...]) -> Hashable:
    return tuple(next(seat for seat in range(4) if "A" + suit in hands[seat]) for suit in "DCHS")


def lengths_of(seat: int) -> Feature:
    """How long the suits of a seat are, as far as many draws can tell."""
    return lambda hands: tuple(min(2, len(of_suit(hands[seat], suit))) for suit in "DCHS")


# The hand of seat 0 who looks, what was said, the switches, what is compared.
EARLY: dict[str, tuple[str, str, dict[str, Any], Feature]] = {
    "a called ace": (FOUR_SUITS, "pass,rik,pass,pass,trump H,call AS", PLAIN, aces),
    "the caller holds the suit": (FOUR_SUITS, "pass,rik,pass,pass,trump H,call AS", PLAIN, lengths_of(1)),
    "troela": ("KD QD 2D KC QC 2C KH QH JH TH KS QS 2S", "pass,troela,pass,pass", FULL, aces),
    "troela with an ace": (
        "AD QD 2D KC QC 2C KH QH JH TH KS QS 2S",
        "pass,troela,pass,pass",
        FULL,
        lengths_of(1),
    ),
    "troela and trump": (FOUR_SUITS, "pass,troela,pass,pass,trump H", FULL, aces),
    "troela overbid": (FOUR_SUITS, "pass,troela,solo13", FULL, aces),
    "no obligatory troela": (
        "AD AC 2D KC QC 2C KH QH JH TH KS QS 2S",
        "pass,pass,rik",
        {**FULL, "troela": "obligatory"},
        aces,
    ),
    "obligatory troela": (FOUR_SUITS, "pass,pass,troela", {**FULL, "troela": "obligatory"}, aces),
    "a blind call": (LONG_SPADES, "pass,rik,pass,pass,trump H,call AS blind", PLAIN, aces),
    "a called king": (FOUR_SUITS_LOW, "pass,rik,pass,pass,trump H,call KS", PLAIN, lengths_of(1)),
    "a called king, not blind": (
        LONG_SPADES,
        "pass,rik,pass,pass,trump H,call KD",
        {**PLAIN, "blind_call": False},
        lengths_of(1),
    ),
    "free bids": (FOUR_SUITS, "pass,solo8,piek", ODD["joining"], lengths_of(2)),
}


def redealt(own: Hand, random: Random) -> list[Hand]:
    rest = random.sample([card for card in DECK if card not in own], 39)
    return [own, *(frozenset(rest[13 * place : 13 * place + 13]) for place in range(3))]


def said(switches: dict[str, Any], hands: list[Hand], moves: list[str]) -> Game | None:
    """The game in which these hands said this, or None where they could not."""
    game = Game(switches, hands, dealer=3)
    for move in moves:
        if move not in game.legal_moves():
            return None
        game.move(move)
    return game


def assert_same_chances(one: list[Hashable], other: list[Hashable]) -> None:
    """Two samples of one distribution, outcomes that are rare in both put together."""
    first, second = Counter(one), Counter(other)
    common = [case for case in {*first, *second} if first[case] + second[case] >= 10]
    rows = [[counts[case] for case in common] for counts in (first, second)]
    for row, sample in zip(rows, (one, other), strict=True):
        row.append(len(sample) - sum(row) + 1)
    assert len(rows[0]) > 2, "nothing to compare"
    p = float(chi2_contingency(rows).pvalue)
    assert p > LEAST_P, f"samples this different have a chance of {p:.2g}"


@dataclass
class Sample:
    """Deals that chance brought and that went as one game did, as its first seat sees it."""

    truth: Game
    tries: int
    found: list[tuple[Hand, ...]]


def sample(name: str, wanted: int) -> Sample:
    hand, moves, switches, _ = EARLY[name]
    random, own = Random(name), frozenset(hand.split())
    games = (said(switches, redealt(own, random), moves.split(",")) for _ in count())
    result = Sample(next(game for game in games if game), 0, [])
    while len(result.found) < wanted:
        game = next(games)
        result.tries += 1
        if game and could_have_been(result.truth, game.dealt, 0):
            result.found.append(tuple(game.hands))
    return result


@pytest.mark.parametrize("name", EARLY)
def test_the_auction_is_believed_as_far_as_it_is_certain(name: str) -> None:
    """No less: all deals drawn are possible. No more: as many are, and as likely, as chance finds."""
    feature = EARLY[name][3]
    chance = sample(name, scaled(150, 3_000))
    view = state_of(chance.truth).view(0)
    drawn = [tuple(map(to_plain, view.determinise(Rng(seed)).hands)) for seed in range(len(chance.found))]
    assert_same_chances([feature(hands) for hands in chance.found], [feature(hands) for hands in drawn])
    share = binomtest(len(chance.found), chance.tries, view.deals() / ALL_DEALS)
    assert share.pvalue > LEAST_P, f"{view.deals() / ALL_DEALS} of all deals, found {share.statistic}"
    assert all(could_have_been(chance.truth, hands, 0) for hands in drawn)


def state_of(game: Game) -> State:
    hands = [to_cards(hand) for hand in game.dealt]
    state = State.from_hands(Rules.from_dict(dict(game.switches)), hands, dealer=game.dealer)
    for seat, move in game.history:
        state.apply(Move(move), seat)
    return state


def test_unseen_cards_lie_anywhere_before_anything_is_known() -> None:
    """Every card as likely at every seat, and any two of them together as often as chance has it."""
    state = State.deal(Rules(shuffle="fresh"), 3)
    view, rng = state.view(0), Rng(5)
    guesses = [view.determinise(rng).hands for _ in range(scaled(2_000, 50_000))]
    where = [{str(card): seat for seat, hand in enumerate(hands) for card in hand} for hands in guesses]
    unseen = [str(card) for card in view.unseen]
    for card in unseen:
        assert_drawn_from([deal[card] for deal in where], dict.fromkeys((1, 2, 3), 1 / 3))
    for first, second in pairwise(unseen):
        together = [deal[first] == deal[second] for deal in where]
        assert_drawn_from(together, {True: 12 / 38, False: 26 / 38})
