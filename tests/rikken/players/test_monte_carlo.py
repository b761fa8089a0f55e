"""The Monte-Carlo player: which card it plays for which goal, what it says, and what its settings change."""

import pytest

from tests.conftest import scaled
from tests.rikken.bidding.positions import LOW, MIDDLING, NINE_SPADES, to_speak
from tests.rikken.players.positions import settled, to_play
from upperhand import Cards, Decision, Rng
from upperhand.errors import SpecError
from upperhand.reason import Reason
from upperhand.rikken import Move, State, View, first_card_tricks, halved_card_tricks, preset
from upperhand.rikken.bidding import Mc
from upperhand.rikken.players.monte_carlo import MonteCarlo

# Figure 3.6: North leads the ace of spades, East plays the nine, and South can play the 8, 7 or 6 of spades.
FIGURE_3_6 = [
    Cards("AS KS JS 2S TH 9H TD 9D 4D 8C 7C 6C 2C"),
    Cards("QS TS 9S AH KH QH 5H 4H 3H 2H JC TC 9C"),
    Cards("8S 7S 6S 8H 7H AD KD QD 5D 3D AC KC QC"),
    Cards("5S 4S 3S JH 6H JD 8D 7D 6D 2D 5C 4C 3C"),
]


def figure_3_6(contract: str) -> View:
    """The thesis names no contract: the goal is most tricks without trump, or here fewest."""
    state = State.from_hands(
        preset("vorsteveld2007_full"),
        FIGURE_3_6,
        contract=contract,
        declarer=2,
        trump="C" if contract.startswith("solo") else None,
        leader=0,
    )
    for card in ("AS", "9S"):
        state.apply(Move(card))
    return state.view(2)


def values(decision: Decision) -> dict[str, float]:
    return {str(move): value for move, value in decision.values}


def test_figure_3_6_only_spades_are_tried() -> None:
    assert set(values(MonteCarlo().decide(figure_3_6("misere"), Rng(1)))) == {"8S", "7S", "6S"}


def test_a_value_is_tricks_by_times() -> None:
    """Section 3.4.2: "when the 8 of spades is chosen in 5 simulations and the tricks are 25, it is 5"."""
    view = figure_3_6("misere")
    tried = first_card_tricks(view, 1000, Rng(1))
    assert sum(times for _, times, _ in tried) == 1000
    assert MonteCarlo().decide(view, Rng(1)).values == tuple(
        (card, won / times) for card, times, won in tried
    )


@pytest.mark.parametrize("contract", ["solo8", "rik", "misere", "piek", "open_misere", "schoppen_mie"])
def test_the_card_has_the_best_average(contract: str) -> None:
    for seed in range(scaled(10, 100)):
        view = _random_position(contract, seed)
        decision = MonteCarlo(simulations=100).decide(view, Rng(seed))
        if len(view.legal_moves()) == 1:
            assert decision.reason == Reason("only_card")
            continue
        best = max if contract in ("solo8", "rik") else min
        assert values(decision)[str(decision.move)] == best(values(decision).values())
        word = "most" if best is max else "fewest"
        assert f"tricks on average over games played out, the {word} of" in str(decision.reason)


def test_a_sure_trick_is_seen_as_one() -> None:
    """Two cards each; spades are trump, and the ace is in hand."""
    view = to_play("AS 2S", "KS", trump="S", out="QS")
    found = values(MonteCarlo().decide(view, Rng(1)))
    assert found["AS"] >= 1
    assert found["AS"] > found["2S"]


def test_defenders_too_want_few_tricks_in_misere() -> None:
    view = to_play("AS 2S", "KS", contract="misere", out="3S 4S 5S")
    assert str(MonteCarlo().decide(view, Rng(1)).move) == "2S"
    assert str(MonteCarlo().decide(to_play("AS 2S", "KS", out="3S 4S 5S"), Rng(1)).move) == "AS"


def test_consistent_deals_respect_voids() -> None:
    """Seats 1 and 2 have shown to have no spade, so the ace is with seat 3, who has played to this trick."""
    hands = [Cards("KS 4S 2S"), Cards("4D 6C 7C"), Cards("5D 8C 9C"), Cards("AS QS 5S")]
    state = State.from_hands(
        preset("vorsteveld2007_full"),
        hands,
        contract="solo8",
        declarer=0,
        trump="H",
        leader=3,
        tricks_won=[10, 0, 0, 0],
    )
    for card in ("5S", "4S", "4D", "5D", "QS"):
        state.apply(Move(card))
    known = values(MonteCarlo(deals="consistent").decide(state.view(0), Rng(1)))
    guessed = values(MonteCarlo(deals="counts").decide(state.view(0), Rng(1)))
    assert known == {"KS": 1, "2S": 0}
    assert guessed["KS"] < 1


@pytest.mark.parametrize("policy", ["random", "basic", "advanced"])
def test_policies_try_every_card(policy: str) -> None:
    """The own first card is drawn whatever the policy; a strategy would try only the one it plays."""
    player = MonteCarlo(policy=policy, simulations=200)  # type: ignore[arg-type]
    for contract in ("solo8", "rik", "piek", "misere", "open_misere_talk", "schoppen_mie"):
        view = _random_position(contract, seed=3)
        decision = player.decide(view, Rng(1))
        assert len(decision.values) in (0, len(view.legal_moves()))


def test_bids() -> None:
    player = MonteCarlo(simulations=300)
    assert str(player.decide(to_speak(NINE_SPADES), Rng(1)).move) == "solo8"
    assert str(player.decide(to_speak(LOW), Rng(1)).move) == "misere"
    assert str(player.decide(to_speak(MIDDLING), Rng(1)).move) == "pass"


def test_bids_by_another_method() -> None:
    assert values(MonteCarlo(bidding="ltc").decide(to_speak(NINE_SPADES), Rng(1)))["solo8"] == 9
    assert values(MonteCarlo(bidding="tpc").decide(to_speak(NINE_SPADES), Rng(1)))["solo8"] == 10


def test_threads_change_nothing() -> None:
    view = figure_3_6("solo8")
    assert MonteCarlo(threads=3).decide(view, Rng(1)) == MonteCarlo().decide(view, Rng(1))
    auction = to_speak(MIDDLING)
    assert MonteCarlo(threads=2).decide(auction, Rng(1)) == MonteCarlo().decide(auction, Rng(1))


@pytest.mark.parametrize("settings", [{"simulations": 0}, {"threads": 0}])
def test_settings_are_checked(settings: dict[str, int]) -> None:
    with pytest.raises(SpecError, match="at least 1"):
        MonteCarlo(**settings)  # type: ignore[arg-type]


def _random_position(contract: str, seed: int) -> View:
    """Some tricks into a game of that contract played by chance."""
    state, rng = settled(contract, seed), Rng(seed)
    for _ in range(rng.below(40)):
        state.apply(rng.choice(state.legal_moves()))
    return state.view(state.turn)


def test_a_declarer_of_piek_may_aim_at_one_trick() -> None:
    """Until it has it; then, and with any other contract or role, it plays as printed."""
    one, printed = MonteCarlo(simulations=200, piek="one"), MonteCarlo(simulations=200)
    differ = 0
    for seed in range(scaled(4, 40)):
        state, rng = settled("piek", seed), Rng(seed)
        while not state.over:
            view = state.view(state.turn)
            ours, theirs = (player.decide(view, Rng(seed)) for player in (one, printed))
            waits = view.seat == view.declarer and view.tricks_won[view.seat] == 0
            if not waits or len(view.legal_moves()) == 1:
                assert ours == theirs
            else:
                nearest = min(abs(value - 1) for value in values(ours).values())
                assert abs(values(ours)[str(ours.move)] - 1) == nearest
                assert "the nearest to one" in str(ours.reason)
                differ += ours.move != theirs.move
            state.apply(rng.choice(view.legal_moves()))
    assert differ


def test_it_forecasts_by_the_lowest_average_or_all_or_the_highest() -> None:
    view = to_speak(MIDDLING)
    low, middle, high = (
        Mc(avoiding=first).predict(view, ("misere",), Rng(1))["misere"]
        for first in ("lowest", "mean", "highest")
    )
    averages = Mc().averages(view, None, Rng(1))
    assert (low, high) == (min(averages), max(averages))
    assert middle == pytest.approx(sum(averages) / len(averages))
    assert Mc(avoiding="highest").predict(view, ("solo8",), Rng(1)) == Mc().predict(view, ("solo8",), Rng(1))
    assert MonteCarlo(avoiding="highest").method() == Mc(avoiding="highest")


@pytest.mark.parametrize("contract", ["solo8", "rik", "misere", "piek", "schoppen_mie"])
def test_halving_plays_the_best_of_the_cards_that_stayed(contract: str) -> None:
    """All are tried on the same deals, and the worse half drops out after each round."""
    player = MonteCarlo(simulations=200, search="halving")
    for seed in range(scaled(10, 100)):
        view = _random_position(contract, seed)
        decision = player.decide(view, Rng(seed))
        if len(view.legal_moves()) == 1:
            assert decision == MonteCarlo().decide(view, Rng(seed))
            continue
        many = contract in ("solo8", "rik")
        tried = halved_card_tricks(view, 200, Rng(seed), "most" if many else "fewest")
        assert decision.values == tuple((card, tricks / times) for card, times, tricks in tried)
        longest = max(times for _, times, _ in tried)
        stayed = {str(card): tricks for card, times, tricks in tried if times == longest}
        assert stayed[str(decision.move)] == (max if many else min)(stayed.values())


def test_halving_finds_a_sure_trick_with_few_games() -> None:
    view = to_play("AS 2S", "KS", trump="S", out="QS")
    found = values(MonteCarlo(simulations=8, search="halving").decide(view, Rng(1)))
    assert found["AS"] >= 1
    assert found["AS"] > found["2S"]


def test_bids_may_have_their_own_number_of_games() -> None:
    player = MonteCarlo(simulations=100, forecasts=900, search="halving")
    assert player.method() == Mc(900)
    assert MonteCarlo(simulations=100).method() == Mc(100)
    auction = to_speak(MIDDLING)
    assert player.decide(auction, Rng(1)) == MonteCarlo(simulations=900).decide(auction, Rng(1))
