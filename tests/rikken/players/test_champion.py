"""The champion of Rikken: what it plays ranks first, threads change nothing, what is certain stays so."""

from itertools import pairwise

import pytest

from tests.conftest import scaled
from tests.rikken.bidding.positions import LOW, MIDDLING, NINE_SPADES, to_speak
from tests.rikken.players.positions import to_play
from upperhand import Rng, make_player
from upperhand._core.rikken import likely_deals
from upperhand.errors import SpecError
from upperhand.games import read_rules
from upperhand.locales import LANGUAGES, say
from upperhand.match import play_game
from upperhand.reason import Reason
from upperhand.rikken import State, preset
from upperhand.rikken.players.champion import Champion

QUICK = Champion(games=160, deals=40)
ALL_CONTRACTS = "vorsteveld2007_full:all_pass=schoppen_mie"


def figures(reason: Reason) -> list[Reason]:
    """The parts of a reason that tells of several moves."""
    if reason.code != "also":
        return [reason]
    first, then = reason.values["first"], reason.values["then"]
    assert isinstance(first, Reason)
    assert isinstance(then, Reason)
    return [first, *figures(then)]


def test_a_strong_hand_is_bid_and_a_weak_one_passed() -> None:
    assert Champion().decide(to_speak(NINE_SPADES), Rng(1)).move.contract == "solo8"
    assert Champion().decide(to_speak(LOW), Rng(1)).move.contract == "misere"
    assert Champion().decide(to_speak(MIDDLING), Rng(1)).move.contract in ("pass", "rik")


def test_it_takes_the_trick_that_makes_the_contract() -> None:
    """Seat 0 defends, and its ace beats the king that would be the declarer's eighth trick."""
    view = to_play("AS 2S 3D", "KS 3S 4S", declarer=1, won=7, out="5C 6C 7C 4C 8C 9C")
    for seed in range(5):
        assert str(QUICK.decide(view, Rng(seed)).move) == "AS"


@pytest.mark.parametrize("rules", [ALL_CONTRACTS, "stichting2025:must_trump=true", "huisregels"])
def test_what_it_plays_ranks_first_and_its_reason_says_so(rules: str) -> None:
    for seed in range(scaled(1, 20)):
        state = State.deal(read_rules(rules, "rikken"), seed)
        while not state.over:
            decision = QUICK.decide(state.view(state.turn), Rng.derive(seed, 0, state.turn, state.ply))
            if decision.values:
                worths = [worth for _, worth in decision.values]
                assert decision.values[0][0] == decision.move
                assert worths == sorted(worths, reverse=True)
                told = figures(decision.reason)
                assert {one.code for one in told} <= {"searched_move", "searched_bid", "searched_contract"}
                passes = [one for one in told if one.values["move"] == Reason("do_pass")]
                assert len(passes) == sum(move.is_pass for move, _ in decision.values)
                shown = [one.values["chips"] for one in told]
                assert all(float(str(one)) >= float(str(other)) for one, other in pairwise(shown))
                assert all(say(decision.reason, language) for language in LANGUAGES)
            state.apply(decision.move)


def test_threads_only_change_the_time_it_takes() -> None:
    rules = preset("vorsteveld2007")
    for seed in range(scaled(1, 10)):
        one, three = (
            play_game(State.deal(rules, seed), [player] * 4, seed, game="rikken")
            for player in (QUICK, Champion(games=160, deals=40, threads=3))
        )
        assert one.moves == three.moves


def test_likely_deals_break_nothing_that_is_certain() -> None:
    for seed in range(scaled(3, 60)):
        state = State.deal(read_rules(ALL_CONTRACTS, "rikken"), seed)
        while not state.over:
            view = state.view(state.turn)
            for hands in likely_deals(view, seed, Champion(deals=12).search_settings()):
                assert hands[view.seat] == view.hand
                assert [len(hand) for hand in hands] == list(view.counts)
                for seat, suits in enumerate(view.voids):
                    assert not any(card.suit in suits for card in hands[seat])
            moves = state.legal_moves()
            state.apply(Rng.derive(seed, 1, state.turn, state.ply).choice(moves))


def test_by_the_clock_it_plays_whole_games() -> None:
    state = State.deal(preset("vorsteveld2007"), 3)
    play_game(state, [Champion(ms=2)] * 4, 3, game="rikken")
    assert state.over


def test_a_lighter_one_plays_fewer_games() -> None:
    lighter = Champion().lighter(0.1)
    assert isinstance(lighter, Champion)
    assert (lighter.games, lighter.deals) == (200, 40)
    assert Champion(ms=500).lighter(0.5) == Champion(ms=250, games=1000, deals=200)


@pytest.mark.parametrize(
    ("setting", "bounds"),
    [("games=1", "2 to"), ("solve=14", "0 to 13"), ("cards=1.5", "0 to 1"), ("ms=-1", "0 to")],
)
def test_what_makes_no_sense_is_refused(setting: str, bounds: str) -> None:
    with pytest.raises(SpecError, match=bounds):
        make_player(f"champion:{setting}", "rikken")
