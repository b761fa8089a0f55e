"""Proves that Rikken is dealt fairly: every card and the deal itself are equally likely at every seat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.conftest import scaled
from tests.property.rikken_positions import play_on
from tests.reference.rikken import DECK
from tests.statistical.chi_square import assert_drawn_from
from upperhand.rikken import Rules, State

DEALS = scaled(2_000, 50_000)


def holders(state: State) -> dict[str, int]:
    return {str(card): seat for seat, hand in enumerate(state.dealt) for card in hand}


@pytest.mark.parametrize("shuffle", ["fresh", "groups", "never"])
def test_every_card_is_equally_likely_at_every_seat(shuffle: str) -> None:
    """However the pack was collected, nothing tells one card or one seat from another over many deals."""
    deals = [holders(State.deal(Rules(shuffle=shuffle), seed)) for seed in range(DEALS)]
    for card in DECK:
        assert_drawn_from([deal[card] for deal in deals], dict.fromkeys(range(4), 1 / 4))


def test_the_dealer_is_drawn_fairly() -> None:
    dealers = [State.deal(Rules(), seed).dealer for seed in range(DEALS)]
    assert_drawn_from(dealers, dict.fromkeys(range(4), 1 / 4))


def test_two_cards_meet_as_often_as_chance_has_it() -> None:
    deals = [holders(State.deal(Rules(shuffle="fresh"), seed)) for seed in range(DEALS)]
    for first, second in pairwise(DECK):
        together = [deal[first] == deal[second] for deal in deals]
        assert_drawn_from(together, {True: 12 / 51, False: 39 / 51})


def longest_suit(state: State) -> int:
    return max(sum(card.suit == suit for card in hand) for hand in state.dealt for suit in "DCHS")


def test_packs_that_are_not_shuffled_make_long_suits() -> None:
    """Section 2.2.2: what fell together stays together, so hands are wilder than from a fresh shuffle."""
    mean = {
        shuffle: sum(longest_suit(State.deal(Rules(shuffle=shuffle), seed)) for seed in range(400)) / 400
        for shuffle in ("fresh", "groups", "never")
    }
    assert mean["groups"] > mean["fresh"] + 0.1
    assert mean["never"] > mean["fresh"] + 0.1


def played_pack(state: State) -> list[str]:
    return [str(card) for _, cards, _ in state.tricks for _, card in cards]


def dealt_from(pack: list[str], dealer: int) -> list[frozenset[str]]:
    """Seven to each, then six to each, beginning left of the dealer."""
    hands: list[set[str]] = [set() for _ in range(4)]
    at = 0
    for size in (7, 6):
        for place in range(4):
            hands[(dealer + 1 + place) % 4] |= set(pack[at : at + size])
            at += size
    return [frozenset(hand) for hand in hands]


def plain(state: State) -> list[frozenset[str]]:
    return [frozenset(str(card) for card in hand) for hand in state.dealt]


def finished(shuffle: str, seed: int) -> State:
    """A game played to its end."""
    return play_on(
        State.deal(Rules(bids=("solo8",), shuffle=shuffle, all_pass="dealer_plays"), seed), 200, seed
    )


def test_an_unshuffled_pack_is_the_last_game_cut_and_dealt() -> None:
    for seed in range(scaled(20, 500)):
        state = finished("never", seed)
        following, pack = state.next_deal(seed), played_pack(state)
        cuts = [pack[at:] + pack[:at] for at in range(52)]
        assert any(dealt_from(cut, following.dealer) == plain(following) for cut in cuts)


def test_every_cut_is_as_likely() -> None:
    state = finished("never", 1)
    pack = played_pack(state)
    cut_of = {}
    for at in range(52):
        cut_of[tuple(dealt_from(pack[at:] + pack[:at], (state.dealer + 1) % 4))] = at
    drawn = [cut_of[tuple(plain(state.next_deal(seed)))] for seed in range(scaled(600, 20_000))]
    assert_drawn_from(drawn, dict.fromkeys(range(52), 1 / 52))


def test_groups_keep_tricks_together() -> None:
    """All four cards of a trick lie side by side, so a packet's edge parts only a few of them."""
    state = finished("groups", 3)
    tricks = [{str(card) for _, card in cards} for _, cards, _ in state.tricks]
    for seed in range(scaled(50, 1_000)):
        hands = plain(state.next_deal(seed))
        parted = sum(not any(trick <= hand for hand in hands) for trick in tricks)
        assert parted <= 8, "eight packets have eight edges"


def test_groups_are_shuffled() -> None:
    """Where the first trick goes tells nothing about where the second goes."""
    state = finished("groups", 4)
    first, second = ([str(card) for _, card in cards] for _, cards, _ in state.tricks[:2])
    together = []
    for seed in range(scaled(1_000, 20_000)):
        deal = holders(state.next_deal(seed))
        together.append(deal[first[0]] == deal[second[0]])
    assert 0.15 < sum(together) / len(together) < 0.35
