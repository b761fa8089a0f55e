"""The basic player: what it says for each rule, and that it plays by the rules of the core.

Each branch of the rules has its position in tests/core/rikken/players/strategy/basic_test.cpp.
"""

import pytest

from tests.rikken.bidding.positions import TABLE_3_1, to_speak
from tests.rikken.players.positions import to_play
from upperhand import Rng
from upperhand.player import format_spec, make_player
from upperhand.rikken import View, basic_card
from upperhand.rikken.players.basic import Basic


def expect(view: View, move: str, words: str) -> None:
    decision = Basic().decide(view, Rng(1))
    assert view.why_not(decision.move) is None
    assert str(decision.move) == move, decision.reason
    assert str(decision.reason) == words


@pytest.mark.parametrize(
    ("hand", "trick", "out", "move", "words"),
    [
        ("AS 3S KC", "", "AC", "AS", "no higher card of spades is left"),
        ("3S KC", "4S", "", "3S", "no other card may be played"),
        ("AS 3S KC", "QS", "", "AS", "no higher card of spades is left"),
        ("JS 3S KC", "QS", "AS", "3S", "the lowest of the spades in hand: none of them beats QS"),
        ("JH 4H 3C", "QS", "AH", "4H", "the lowest trump in hand, as there are no spades"),
        (
            "AC JD 2D",
            "QS",
            "AD",
            "2D",
            "a lowest card of the hand, and not the highest left of diamonds",
        ),
        (
            "AS JS 3S",
            "TS 2S 4S",
            "KS",
            "JS",
            "the lowest of the spades in hand that beats TS",
        ),
        (
            "JS 3S 2C",
            "TS AS 4S",
            "",
            "3S",
            "the lowest of the spades in hand, as the trick cannot be won from AS",
        ),
        ("9H 3H 4C", "TS 2S 4S", "", "3H", "the lowest trump that beats TS"),
        ("9H 3H", "TS TH 4S", "", "3H", "the lowest trump: none in hand beats TH"),
    ],
)
def test_for_tricks(hand: str, trick: str, out: str, move: str, words: str) -> None:
    expect(to_play(hand, trick, out=out), move, words)


def test_figure_3_1() -> None:
    """North leads the queen of spades, the ace is out: East plays any spade, the king among them."""
    view = to_play("KS 8S 3S 4D", "QS", out="AS")
    chosen = {str(Basic().decide(view, Rng(seed)).move) for seed in range(50)}
    assert chosen == {"KS", "8S", "3S"}
    reason = Basic().decide(view, Rng(1)).reason
    assert str(reason).endswith("random from the spades in hand: one beats QS, but a higher one is still out")


@pytest.mark.parametrize(
    ("hand", "trick", "declarer", "move", "words"),
    [
        ("KS JS 3S", "QS", 0, "JS", "the highest of the spades in hand below QS"),
        ("KS JS", "4S", 0, "JS", "the lowest of the spades in hand, which are all above 4S"),
        ("KC 2C", "4S", 0, "KC", "the highest of the clubs in hand, as there are no spades"),
        (
            "KC 2C",
            "",
            0,
            "2C",
            "the lowest of the clubs in hand, so that somebody else wins the trick",
        ),
        ("KS JS 3S", "QS 2S 4S", 1, "JS", "the highest of the spades in hand below QS"),
        (
            "KS JS 3S",
            "4S TS 2S",
            1,
            "KS",
            "the highest of the spades in hand, as TS keeps the declarer out",
        ),
    ],
)
def test_misere(hand: str, trick: str, declarer: int, move: str, words: str) -> None:
    expect(to_play(hand, trick, contract="misere", declarer=declarer), move, words)


def test_piek() -> None:
    highest = "the highest of the spades in hand, to win the one trick"
    expect(to_play("JS 3S", "QS", contract="piek", declarer=0, won=0), "JS", highest)
    below = "the highest of the spades in hand below QS"
    expect(to_play("KS 3S", "QS", contract="piek", declarer=0, won=1), "3S", below)
    lead = "the highest of the clubs in hand, to win the one trick"
    expect(to_play("KC 3C", contract="piek", declarer=0, won=0), "KC", lead)
    defender = Basic().decide(to_play("KS 3S", "QS", contract="piek", won=0), Rng(1))
    assert str(defender.reason).endswith(
        "chosen at random from the legal cards while the declarer has no trick"
    )


def test_schoppen_mie() -> None:
    view = to_play("KH JH 3H", "4H TH 2H", contract="schoppen_mie", out="QS")
    expect(view, "3H", "the highest of the hearts in hand below TH")


def test_the_card_is_that_of_the_core() -> None:
    view = to_play("KS 8S 3S 4D", "QS", out="AS")
    for seed in range(20):
        move, rule = basic_card(view, Rng(seed))
        decision = Basic().decide(view, Rng(seed))
        assert decision.move == move
        assert decision.reason.code in (rule, f"basic_{rule}")


def test_settings_are_checked() -> None:
    with pytest.raises(ValueError, match="is not a condition"):
        Basic(conditions=("often",))


def test_a_stricter_condition_is_heeded() -> None:
    view = to_speak(TABLE_3_1)
    assert str(Basic().decide(view, Rng(1)).move) == "rik"
    assert str(Basic(conditions=("rik:6.5-13",)).decide(view, Rng(1)).move) == "pass"


@pytest.mark.parametrize(
    "spec", ["basic", "basic:bidding=ltc", "basic:bidding=mc,conditions=calibrated/rik:5.5-13/misere:0-0.3"]
)
def test_spec_text(spec: str) -> None:
    assert format_spec(make_player(spec, "rikken"), "rikken") == spec
