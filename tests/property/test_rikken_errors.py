"""Proves that a wrong move, hand or switch of Rikken is refused with a reason, changing nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.property.both_games import check_switches_are_refused
from tests.property.positions import examples
from tests.property.rikken_positions import positions
from tests.reference.rikken import CONTRACTS, DECK, SUITS, text
from upperhand import Cards
from upperhand.errors import (
    GameNotOverError,
    GameOverError,
    IllegalMoveError,
    MalformedMoveError,
    OutOfTurnError,
    UpperhandError,
)
from upperhand.rikken import Move, Rules, State, perft

any_move = st.sampled_from(
    [
        "pass",
        *CONTRACTS,
        *DECK,
        *(f"trump {suit}" for suit in SUITS),
        *(f"call {rank}{suit}{blind}" for rank in "AKQ2" for suit in SUITS for blind in ("", " blind")),
    ]
).map(Move)


def refused(state: State, move: Move, error: type[UpperhandError], seat: int | None = None) -> str:
    """The sentence with which the move is refused; the state stays as it was."""
    before, views = state.copy(), [str(state.view(who)) for who in range(4)]
    with pytest.raises(UpperhandError) as caught:
        state.apply(move, seat)
    assert type(caught.value) is error
    assert state == before
    assert (state.hands, state.history, state.ply) == (before.hands, before.history, before.ply)
    assert [str(state.view(who)) for who in range(4)] == views
    sentence = str(caught.value)
    assert sentence.strip()
    assert "\n" not in sentence
    return sentence


@given(positions, any_move)
@examples(300, 10_000)
def test_any_wrong_move_changes_nothing(state: State, move: Move) -> None:
    if move in state.legal_moves():
        return
    reason = refused(state, move, GameOverError if state.over else IllegalMoveError)
    assert reason == str(state.why_not(move))
    assert not state.is_legal(move)
    if not state.over:
        assert reason == str(state.view(state.turn).why_not(move))


@given(positions)
@examples(50, 1_000)
def test_out_of_turn(state: State) -> None:
    if state.over:
        return
    move = state.legal_moves()[0]
    for seat in (-1, 4, 99, *(seat for seat in range(4) if seat != state.turn)):
        refused(state, move, OutOfTurnError, seat)
    reason = refused(state, move, OutOfTurnError, (state.turn + 1) % 4)
    assert str(state.turn) in reason
    with pytest.raises(GameNotOverError):
        _ = state.scores


@pytest.mark.parametrize(
    "written",
    (
        "|  |3|D|3X|1D|3D 4D|3D3D|x|passs|--|pass 3D|🂡|3D;|11S|\0|3D\0|-3D|trump|trump X|trump HH|trump 3H|"
        "call|call A|call AS AD|call AS blindly|call blind|call pass|rik rik|rik H|solo 14|solo7|"
        "trump H blind|AS blind"
    ).split("|"),
)
def test_malformed_moves(written: str) -> None:
    with pytest.raises(MalformedMoveError) as caught:
        Move(written)
    assert str(caught.value)


WRONG_HANDS: list[tuple[list[str], str]] = [
    (["3D", "4D", "5D"], "4"),
    ([], "4"),
    ([text(DECK[:13]), text(DECK[13:26]), text(DECK[26:39]), text(DECK[38:51])], text(DECK[38:39])),
    ([text(DECK[:14]), text(DECK[14:27]), text(DECK[27:40]), text(DECK[40:])], "13"),
    (["3D", "4D", "5D", "6D"], "13"),
    (["", "", "", ""], "13"),
]


@pytest.mark.parametrize(("hands", "word"), WRONG_HANDS)
def test_wrong_hands(hands: list[str], word: str) -> None:
    with pytest.raises(UpperhandError) as caught:
        State.from_hands(Rules(), [Cards(hand) for hand in hands])
    assert word in str(caught.value), str(caught.value)


def full() -> list[Cards]:
    return [Cards(text(DECK[13 * seat : 13 * seat + 13])) for seat in range(4)]


WRONG_BEGINNINGS: list[tuple[dict[str, Any], str]] = [
    ({"dealer": -1}, "dealer|seat"),
    ({"dealer": 4}, "dealer|seat"),
    ({"names": ["Ann", "Ben"]}, "name"),
    ({"contract": "solo14"}, "solo14"),
    ({"contract": "solo8"}, "declarer"),
    ({"contract": "solo8", "declarer": 0}, "trump"),
    ({"contract": "solo8", "declarer": 7, "trump": "H"}, "declarer|seat"),
    ({"contract": "solo8", "declarer": 0, "trump": "X"}, "trump|X"),
    ({"contract": "piek", "declarer": 0, "trump": "H"}, "trump"),
    ({"contract": "solo8", "declarer": 0, "trump": "H", "called": Cards("AS")}, "call"),
    ({"contract": "solo8", "declarer": 0, "trump": "H", "leader": 9}, "seat|leader"),
]


@pytest.mark.parametrize(
    ("given_", "words"), WRONG_BEGINNINGS, ids=[str(case) for case, _ in WRONG_BEGINNINGS]
)
def test_wrong_beginnings(given_: dict[str, Any], words: str) -> None:
    with pytest.raises(UpperhandError, match=words):
        State.from_hands(Rules(), full(), **given_)


def test_wrong_deals_and_views() -> None:
    for dealer in (-1, 4, 100):
        with pytest.raises(UpperhandError, match=r"dealer|seat"):
            State.deal(Rules(), 1, dealer=dealer)
    for seat in (-1, 4, 255):
        with pytest.raises(UpperhandError, match="seat"):
            State.deal(Rules(), 1).view(seat)
    for depth in (-1, 1_000):
        with pytest.raises(UpperhandError, match="depth"):
            perft(State.deal(Rules(), 1), depth)
    with pytest.raises(UpperhandError, match=r"over|end"):
        State.deal(Rules(), 1).next_deal(2)


NO_TARIFFS = (
    *("", "rik", "rik:", "rik:0", "rik:1001", "rik:02", "rik:-2", "rik: 2", "rik:2.5"),
    *("rik:2-", "rik:2-0", "rik:2-3-4", "pass:2", "Rik:2", ":2"),
)
WRONG_SWITCHES: list[tuple[dict[str, Any], str]] = [
    *(({"players": players}, "players") for players in (0, 3, 5, 2**40, "4", 4.0, True, None)),
    ({"bids": ()}, "bids"),
    ({"bids": ("rik", "rik")}, "rik"),
    ({"bids": ("solo14",)}, "solo14"),
    ({"bids": ("pass",)}, "pass"),
    ({"bids": ("Rik",)}, "Rik"),
    ({"bids": "rik"}, "bids"),
    ({"bids": (1,)}, "bids"),
    ({"bids": ("troela",), "troela": "optional"}, "bids"),
    ({"shuffle": "often"}, "shuffle"),
    ({"called_ace": "must"}, "called_ace"),
    ({"blind_call": 1}, "blind_call"),
    ({"blind_call": "yes"}, "blind_call"),
    ({"troela": True}, "troela"),
    ({"troela": "always"}, "troela"),
    ({"troela": "optional"}, "troela"),  # no place among the bids
    ({"join": ("rik",)}, "rik"),
    ({"join": ("piek", "piek")}, "piek"),
    ({"join": ("misere",), "bids": ("rik", "piek")}, "misere"),
    ({"must_trump": None}, "must_trump"),
    ({"all_pass": "again"}, "all_pass"),
    ({"scores": "none"}, "scores"),
    ({"score": "vorsteveld"}, "score"),
    *(({"tariffs": (word,)}, "tariffs") for word in NO_TARIFFS),
    ({"tariffs": ("rik:2", "rik:3")}, "rik"),
    ({"tariffs": ("rik:2", "rik:2")}, "rik"),
    ({"tariffs": ("troela:2",)}, "troela"),  # not among the bids
    ({"tariffs": ("schoppen_mie:2",)}, "schoppen_mie"),
    ({"tariffs": ("schoppen_mie:2-3",), "all_pass": "schoppen_mie"}, "amount"),
    ({"tariffs": "rik:2"}, "tariffs"),
    ({"tariffs": (2,)}, "tariffs"),
    ({"Bids": ("rik",)}, "Bids"),
    ({"": 1}, "switch"),
]


@pytest.mark.parametrize(("switches", "word"), WRONG_SWITCHES, ids=[str(case) for case, _ in WRONG_SWITCHES])
def test_wrong_switches(switches: dict[str, Any], word: str) -> None:
    check_switches_are_refused(Rules, switches, word)


def test_rules_are_frozen() -> None:
    with pytest.raises(AttributeError):
        Rules().bids = ("rik",)  # type: ignore[misc]
