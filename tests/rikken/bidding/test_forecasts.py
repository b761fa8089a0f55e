"""The methods that forecast tricks, and the points of suits: tables of the thesis, and edges."""

from statistics import mean, pstdev

import pytest

from tests.conftest import scaled
from tests.rikken.bidding.positions import LOW, MIDDLING, NINE_SPADES, TABLE_3_1, to_speak
from upperhand import Cards, Rng
from upperhand.errors import UpperhandError
from upperhand.rikken import State, advanced_card, first_card_tricks, preset, trick_counts
from upperhand.rikken.bidding import Chance, Mc
from upperhand.rikken.bidding.forecasts import (
    by_suit,
    chance,
    losers,
    losers_of_suit,
    points,
    strongest_suit,
    winners,
    winners_of_suit,
    winning_cards,
)

# The point system for trump and ace: Table 3.2 of the thesis, and ties.


def test_table_3_2() -> None:
    assert points(Cards("AS KS JS 2S"), "S") == 16


def test_points_of_each_rank() -> None:
    assert [points(Cards(f"{rank}H"), "H") - 1 for rank in "23456789TJQKA"] == [1] * 9 + [2, 3, 4, 5]
    assert points(Cards("AS"), "H") == 0


def test_the_suit_of_most_points() -> None:
    assert strongest_suit(Cards("AS KS JS 2S QH KD JD 4D QC JC TC 8C 6C")) == "S"
    assert strongest_suit(Cards("AS KS JS 2S QH KD JD 4D QC JC TC 8C 6C"), "DHC") == "C"


def test_between_equals_the_longer_suit() -> None:
    hand = Cards("AS 2D 3D 4D")
    assert points(hand, "S") == points(hand, "D") == 6
    assert strongest_suit(hand) == "D"
    assert strongest_suit(Cards("AD 2S 3S 4S")) == "S"


def test_then_the_order_of_suits() -> None:
    assert strongest_suit(Cards("AS AH AC")) == "C"
    assert strongest_suit(Cards("2S 2H"), "SH") == "H"


# TPC: Table 3.1 of the thesis, card by card, and the edges of the formula.


TABLE_3_1_HAND = Cards(TABLE_3_1)


@pytest.mark.parametrize(
    ("suit", "chances"),
    [
        ("S", [1, 1, 3 / 4, 0]),
        ("H", [0]),
        ("D", [2 / 3, 1 / 3, 0]),
        ("C", [3 / 5, 3 / 5, 3 / 5, 2 / 5, 1 / 5]),
    ],
)
def test_table_3_1_card_by_card(suit: str, chances: list[float]) -> None:
    held = by_suit(TABLE_3_1_HAND)[suit]
    assert [chance(held, rank) for rank in held] == pytest.approx(chances)


def test_table_3_1_in_all() -> None:
    """The thesis cuts 2/3 and 1/3 to 0.66 and 0.33 on the way, and comes to the same 6.15."""
    assert winning_cards(TABLE_3_1_HAND) == pytest.approx(6.15)


def test_a_whole_suit_wins_every_trick() -> None:
    assert winning_cards(Cards("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")) == 13


def test_a_lone_king_is_not_covered() -> None:
    assert winning_cards(Cards("KS")) == 0
    assert winning_cards(Cards("KS 2S")) == pytest.approx(1 / 2)


def test_suits_do_not_mix() -> None:
    assert winning_cards(Cards("AS AH AD AC")) == 4
    assert winning_cards(Cards("2S 2H 2D 2C")) == 0


# LTC: Tables 3.3 to 3.5 of the thesis, and every line of both lists of rules.


def held(cards: str) -> list[int]:
    return by_suit(Cards(" ".join(f"{rank}S" for rank in cards)))["S"]


def test_table_3_3() -> None:
    """♠A K J 2, ♥Q 10 9, ♦10 9 4, ♣A K Q: 1 + 2 + 3 + 0 losers."""
    hand = Cards("AS KS JS 2S QH TH 9H TD 9D 4D AC KC QC")
    assert {suit: losers_of_suit(ranks) for suit, ranks in by_suit(hand).items()} == {
        "S": 1,
        "H": 2,
        "D": 3,
        "C": 0,
    }
    assert losers(hand) == 6


def test_table_3_5() -> None:
    """Printed as 9: the thesis counts 3 winners for ♣5 3 2, whose 4 points are none by its own rules."""
    hand = Cards("AS KS JS 2S QH TH 9H TD 9D 4D 5C 3C 2C")
    assert {suit: winners_of_suit(ranks) for suit, ranks in by_suit(hand).items()} == {
        "S": 3,
        "H": 2,
        "D": 1,
        "C": 0,
    }
    assert winners(hand) == 6


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("", 0),
        *[("A", 0), ("K", 1), ("2", 1)],
        *[("AK", 0), ("AQ", 1), ("A2", 1), ("KQ", 1), ("K2", 1), ("QJ", 2), ("32", 2)],
        *[("AKQ", 0), ("AKJ", 1), ("AQJ", 1), ("KQJ", 1), ("AJT", 2), ("KJT", 2), ("QJT", 2), ("JT9", 3)],
        *[("AKQJ", 0), ("AK32", 1), ("Q432", 2), ("JT98765", 3)],
    ],
)
def test_losing_tricks_of_a_suit(cards: str, count: int) -> None:
    assert losers_of_suit(held(cards)) == count


@pytest.mark.parametrize(
    ("cards", "points", "count"),
    [
        ("", 0, 0),
        *[("4", 1, 0), ("5", 2, 1), ("A", 5, 1)],
        *[("32", 2, 0), ("52", 3, 0), ("82", 4, 1), ("K5", 6, 1), ("K8", 7, 2), ("AK", 9, 2)],
        *[("432", 3, 0), ("832", 5, 0), ("852", 6, 1), ("K52", 7, 1), ("K82", 8, 2), ("KT8", 10, 2)],
        *[("KJ8", 11, 3), ("AKQ", 13, 3)],
        *[("5432", 5, 0), ("8532", 7, 0), ("8562", 8, 1), ("K532", 8, 1), ("K562", 9, 1), ("K852", 10, 2)],
        *[("K982", 11, 2), ("KT98", 13, 3), ("KJ52", 11, 2), ("KJ85", 13, 3), ("KQJ8", 15, 3)],
        *[("KQ82", 12, 2), ("AKJ8", 16, 3), ("AKQJ", 17, 4)],
        *[("AK5432", 5, 0), ("AKQJ9", 15, 3)],
    ],
)
def test_winners_of_a_suit(cards: str, points: int, count: int) -> None:
    worth = dict(zip("23456789TJQKA", (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5), strict=True))
    lowest_four = sorted(worth[card] for card in cards)[:4]
    assert sum(lowest_four) == points
    assert winners_of_suit(held(cards)) == count


# MC: which batch of games answers for which contract, and how steady its answers are.


FULL = "vorsteveld2007_full"
THREE_ACES = "AS KS QS JS TS 9S 8S AH 2H AD 2D 3D 2C"


def test_the_highest_average_with_own_trump_and_the_lowest_without() -> None:
    view = to_speak(TABLE_3_1)
    trumped = first_card_tricks(view, 1000, Rng(1), contract="solo8", trump="S")
    plain = first_card_tricks(view, 1000, Rng(2), contract="misere")
    assert Mc().predict(view, ["rik", "solo8"], Rng(1)) == {
        contract: max(tricks / times for _, times, tricks in trumped) for contract in ("rik", "solo8")
    }
    assert Mc().predict(view, ["piek", "misere"], Rng(2)) == {
        contract: min(tricks / times for _, times, tricks in plain) for contract in ("piek", "misere")
    }


def test_each_batch_is_played_once() -> None:
    every = ["rik", "solo8", "piek", "solo9", "misere", "solo13"]
    tricks = Mc(simulations=100).predict(to_speak(TABLE_3_1, rules=FULL), every, Rng(1))
    assert len(set(tricks.values())) == 2
    assert list(tricks) == every


def test_long_suits_and_low_cards() -> None:
    strong = Mc().predict(to_speak(NINE_SPADES), ["solo8", "misere"], Rng(1))
    weak = Mc().predict(to_speak(LOW), ["solo8", "misere"], Rng(1))
    assert strong["solo8"] > 9 > 5 > strong["misere"] > weak["misere"]
    assert weak["misere"] <= 0.5


def test_troela_does_not_count_on_the_own_trump() -> None:
    tricks = Mc().predict(to_speak(THREE_ACES, rules=FULL), ["rik", "troela"], Rng(1))
    assert tricks["troela"] < tricks["rik"] - 0.5


@pytest.mark.parametrize("policy", ["random", "basic", "advanced"])
def test_policies_forecast_within_bounds(policy: str) -> None:
    method = Mc(simulations=50, policy=policy)  # type: ignore[arg-type]
    tricks = method.predict(to_speak(TABLE_3_1), ["rik", "misere"], Rng(1))
    assert all(0 <= forecast <= 13 for forecast in tricks.values())


def test_a_thousand_games_are_steady() -> None:
    """Figure 3.8: over hands, the mean standard deviation of the forecast is about a tenth of a trick."""
    deviations = []
    for seed in range(scaled(10, 100)):
        state = State.deal(preset("vorsteveld2007"), seed=seed)
        view = state.view(state.turn)
        deviations.append(pstdev(Mc().predict(view, ["rik"], Rng(run))["rik"] for run in range(20)))
    assert mean(deviations) < 0.15


# Chances of exactly one trick, and of none.


def test_sure_and_impossible_contracts() -> None:
    sure = Chance().predict(to_speak(LOW), ["piek", "misere"], Rng(1))
    assert sure == {"piek": 0, "misere": 1}
    spades = " ".join(f"{rank}S" for rank in "23456789TJQKA")
    lost = Chance().predict(to_speak(spades), ["solo8", "piek", "misere"], Rng(1))
    assert lost == {"solo8": 12, "piek": 0, "misere": 0}


def test_tricks_are_counted_over_all_games_on_any_number_of_threads() -> None:
    view = to_speak(MIDDLING)
    counts = trick_counts(view, "misere", 300, Rng(1))
    assert (len(counts), sum(counts)) == (14, 300)
    assert counts == trick_counts(view, "misere", 300, Rng(1), threads=3)
    assert counts != trick_counts(view, "misere", 300, Rng(2))
    with pytest.raises(UpperhandError, match="is played without trump"):
        trick_counts(view, "misere", 10, Rng(1), trump="S")


def test_chances_are_those_of_games_played_move_by_move() -> None:
    """A second way: hidden cards by the View, cards by the players' own function, one game at a time."""
    hand, games = "3S 4S 7S 2H 5H 9H JH 2D 6D 8D 3C 4C QC", scaled(300, 3_000)
    rng, made = Rng(7), {"piek": 0, "misere": 0}
    for contract in made:
        for _ in range(games):
            dealt = to_speak(hand).determinise(rng)
            state = State.from_hands(
                dealt.rules, dealt.dealt, dealer=dealt.dealer, contract=contract, declarer=0
            )
            while not state.over:
                state.apply(advanced_card(state.view(state.turn), rng, "high")[0])
            made[contract] += state.scores[0] > 0
    found = Chance(simulations=2_000).predict(to_speak(hand), ["piek", "misere"], Rng(1))
    for contract, count in made.items():
        spread = (found[contract] * (1 - found[contract]) * (1 / games + 1 / 2_000)) ** 0.5
        assert abs(found[contract] - count / games) < 4.5 * max(spread, 0.005)
