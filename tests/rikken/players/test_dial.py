"""The dial of Rikken: what strength changes, what weak players get wrong, and that more is stronger."""

from dataclasses import astuple
from itertools import pairwise

import pytest

from tests.conftest import scaled
from tests.rikken.bidding.positions import LOW, MIDDLING, NINE_SPADES, to_speak
from tests.rikken.players.positions import to_play
from upperhand import Rng, make_player
from upperhand._core.rikken import felt_chips, thinkable_bids
from upperhand.arena import Schedule, make_match, run
from upperhand.arena.run import ThisProcess
from upperhand.arena.table import tables
from upperhand.errors import SpecError
from upperhand.games import read_rules
from upperhand.match import play_game
from upperhand.rikken import Move, State, preset
from upperhand.rikken.players.dial import Dial, character


def test_every_step_makes_a_stronger_character() -> None:
    found = [character(tenth / 10) for tenth in range(1001)]
    for weaker, stronger in pairwise(found):
        assert stronger.confidence >= weaker.confidence
        assert stronger.memory >= weaker.memory
        assert stronger.temperature <= weaker.temperature
        assert stronger.games >= weaker.games
    assert (found[-1].confidence, found[-1].mood, found[-1].memory, found[-1].temperature) == (1, 0, 1, 0)
    assert astuple(character(37.5)) != astuple(character(37.6)), "decimals count"


def test_a_strong_hand_is_bid_and_a_weak_one_passed() -> None:
    assert Dial(100).decide(to_speak(NINE_SPADES), Rng(1)).move.contract == "solo8"
    assert Dial(100).decide(to_speak(LOW), Rng(1)).move.contract == "misere"
    assert Dial(100).decide(to_speak(MIDDLING), Rng(1)).move.contract in ("pass", "rik")


def test_the_beginner_is_greedy() -> None:
    """It bids where a pass is better by its own figures, and says that it hopes."""
    decisions = [Dial(0).decide(to_speak(MIDDLING), Rng(seed)) for seed in range(20)]
    assert sum(one.reason.code == "dial_hopes" for one in decisions) > 10
    assert all(one.move.contract != "pass" for one in decisions if one.reason.code == "dial_hopes")


def test_only_bids_within_reach_are_thinkable() -> None:
    view = to_speak(LOW)
    near = {move.contract for move in thinkable_bids(view, 0)}
    assert {"pass", "misere"} <= near
    assert "solo8" not in near
    assert (
        near
        < {move.contract for move in thinkable_bids(view, 13)}
        == {m.contract for m in view.legal_moves()}
    )


def test_greed_makes_a_chance_feel_larger() -> None:
    view = to_speak(MIDDLING)
    bid, passing = (next(m for m in view.legal_moves() if m.contract == name) for name in ("rik", "pass"))
    felt = [felt_chips(view, bid, 100, -1.0, 0.25, confidence) for confidence in (2.0, 1.0, 0.5, 0.1)]
    assert felt == sorted(felt)
    assert felt[1] == pytest.approx(-1.0, abs=0.02)
    assert felt_chips(view, passing, 100, -1.0, 0.25, 0.1) == -1.0


def test_open_cards_are_feared_more_than_closed_ones() -> None:
    """As many imagined games were made; what they bring besides is left out."""
    view = to_speak(LOW, rules="vorsteveld2007_full")

    def fear(name: str) -> float:
        gain, loss = view.rules.stakes(name)
        return (0.0 - felt_chips(view, Move(name), 1_000, 0.0, 0.9, 1.0)) / (gain + loss)

    for kind in ("piek", "misere"):
        closed, shown, discussed = (fear(name) for name in (kind, f"open_{kind}", f"open_{kind}_talk"))
        assert 0 < closed < shown < discussed
    assert fear("solo8") == pytest.approx(0.0, abs=0.001)


def test_the_strong_player_shows_its_cards_only_where_it_is_safe() -> None:
    """Twos to fives stand any defence. Nines are bid closed, though most imagined games make it open, too."""
    full = "vorsteveld2007_full"
    assert Dial(90).decide(to_speak(LOW, rules=full), Rng(1)).move.contract == "open_misere_talk"
    nines = "2S 4S 6S 9S 2H 4H 6H 9H 2D 5D 8D 2C 5C"
    found = Dial(90).decide(to_speak(nines, rules=full), Rng(1))
    assert (found.move.contract, found.reason.code) == ("misere", "dial_bids")
    assert max(found.values, key=lambda one: one[1])[0] == found.move, "what it says is what it ranks first"


def test_the_strong_player_bids_schoppen_mie_after_three_passes() -> None:
    """With low cards in every suit and no high spade, nothing pays better than to pass."""
    hand = "2S 3S 5S 2H 5H 8H TH 3D 7D TD 4C 8C JC"
    view = to_speak(hand, "pass", "pass", "pass", rules="vorsteveld2007_full")
    found = Dial(90).decide(view, Rng(1))
    assert found.move.contract in ("schoppen_mie", "misere", "piek")
    values = {move.contract: worth for move, worth in found.values}
    assert values["schoppen_mie"] > values["pass"] == 0


def test_the_strong_player_takes_the_trick_that_makes_the_contract() -> None:
    """Seat 0 defends, and its ace beats the king that would be the declarer's eighth trick."""
    view = to_play("AS 2S 3D", "KS 3S 4S", declarer=1, won=7, out="5C 6C 7C 4C 8C 9C")
    assert {len(view.legal_moves())} == {2}
    for seed in range(5):
        assert str(Dial(100).decide(view, Rng(seed)).move) == "AS"


def test_more_is_stronger() -> None:
    """More than eight games in ten; of two equal players one would pass once in thousands of times."""
    match = make_match(
        ["dial:strength=80", "dial:strength=10"],
        deals=scaled(8, 60),
        seed=3,
        rules="vorsteveld2007",
        game="rikken",
    )
    table = tables(run(Schedule((match,)), workers=ThisProcess))[0]
    assert table.by_deal(table.scores, 0).mean() > 1


@pytest.mark.parametrize("strength", [0, 55.5, 100])
@pytest.mark.parametrize(
    "rules", ["vorsteveld2007_full:all_pass=schoppen_mie", "stichting2025:must_trump=true"]
)
def test_it_plays_games_by_other_switches(strength: float, rules: str) -> None:
    for seed in range(scaled(2, 20)):
        state = State.deal(read_rules(rules, "rikken"), seed)
        play_game(state, [Dial(strength)] * 4, seed, game="rikken")
        assert state.over


@pytest.mark.parametrize("strength", [-0.5, 100.5])
def test_there_is_nothing_beyond_its_ends(strength: float) -> None:
    with pytest.raises(SpecError, match="from 0 to 100"):
        make_player(f"dial:strength={strength}", "rikken")


def test_nobody_forgets_that_the_queen_of_spades_was_played() -> None:
    """In Schoppen Mie the rules depend on it: spades may be led only then."""
    for seed in range(scaled(20, 1_000)):
        state = State.deal(preset("vorsteveld2007", all_pass="schoppen_mie"), seed)
        while state.phase == "auction":
            state.apply(Move("pass"))
        while not state.over:
            rng = Rng.derive(seed, 0, state.turn, state.ply)
            state.apply(Dial(strength=30).decide(state.view(state.turn), rng).move)
