"""MC: which batch of games answers for which contract, and how steady its answers are."""

from statistics import mean, pstdev

import pytest

from tests.conftest import scaled
from tests.rikken.bidding.positions import LOW, NINE_SPADES, TABLE_3_1, to_speak
from upperhand import Rng
from upperhand.rikken import State, first_card_tricks, preset
from upperhand.rikken.bidding import Mc

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
