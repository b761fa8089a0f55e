"""Proves that a wrong move, hand or switch is refused by its own error with a reason, changing nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.property.both_games import check_switches_are_refused
from tests.property.positions import examples, positions
from tests.reference.big_two import DECK, text
from upperhand import Cards
from upperhand.big_two import Move, Rules, State, beating, best_partitions, minimum_plays, perft
from upperhand.errors import (
    CardsError,
    GameNotOverError,
    GameOverError,
    IllegalMoveError,
    MalformedMoveError,
    OutOfTurnError,
    RulesError,
    UpperhandError,
)


def state_of(hands: Sequence[str], leader: int | None = None, **switches: Any) -> State:
    rules = Rules(**{"players": len(hands), "triples": True, "four_card_hands": True, **switches})
    return State.from_hands(rules, [Cards(hand) for hand in hands], leader=leader)


def refused(state: State, move: Move, error: type[UpperhandError], seat: int | None = None) -> str:
    """The sentence with which the move is refused; the state stays as it was."""
    before, views = state.copy(), [str(state.view(who)) for who in range(state.rules.players)]
    with pytest.raises(UpperhandError) as caught:
        state.apply(move, seat)
    assert type(caught.value) is error
    assert state == before
    assert (state.hands, state.history, state.ply) == (before.hands, before.history, before.ply)
    assert [str(state.view(who)) for who in range(state.rules.players)] == views
    return str(caught.value)


# What lies on the table, what seat 1 tries to play on it, and words the refusal must hold.
FOLLOWING = [
    ("9D 9S", "5D 5S", "a pair of 5s does not beat a pair of 9s"),
    ("9C 9S", "9D 9H", "9"),
    ("9S", "5D", "5D does not beat 9S|does not beat"),
    ("9S", "5D 5S", "pair"),
    ("9D 9S", "5D", "pair"),
    ("9D 9S", "6D 7S", "6D 7S"),
    ("TD TC TH", "5D 5S 5C", "does not beat"),
    ("3D 3C 3S 9D 9S", "4D 5D 6D 7S 8D", "a straight|does not beat"),
    ("9D 9S", "KD KS", "KS"),  # it does not hold the KS
]


@pytest.mark.parametrize(("table", "tried", "words"), FOLLOWING)
def test_plays_that_do_not_follow(table: str, tried: str, words: str) -> None:
    state = state_of(
        [f"{table} 2D", "5D 5S 5C 9H 6D 7S 4D 8D KD"] if "9H" not in table else [table, "5D"], leader=0
    )
    if "9D" in tried:
        state = state_of([f"{table} 2D", "9D 9H 3D"], leader=0)
    state.apply(Move(table))
    reason = refused(state, Move(tried), IllegalMoveError)
    assert any(word in reason for word in words.split("|")), reason
    assert reason == str(state.why_not(Move(tried))) == str(state.view(1).why_not(Move(tried)))
    assert not state.is_legal(Move(tried))


def test_the_opening_play_must_contain_the_lowest_card() -> None:
    state = state_of(["3D 4S 5C", "6D 7D 8D"])
    assert "the opening play must contain 3D" in refused(state, Move("4S"), IllegalMoveError)


def test_the_opening_card_is_the_lowest_dealt() -> None:
    state = state_of(["4C 4S 5C", "4D 7D 8D"])
    assert state.turn == 1
    assert "the opening play must contain 4D" in refused(state, Move("7D"), IllegalMoveError)
    clubs_low = state_of(["4C 4S 5C", "4D 7D 8D"], suit_order="CDHS")
    assert "the opening play must contain 4C" in refused(clubs_low, Move("5C"), IllegalMoveError)


def test_the_opening_card_is_played_alone() -> None:
    state = state_of(["3D 3S 5C", "6D 7D 8D"], opening="alone")
    reason = refused(state, Move("3D 3S"), IllegalMoveError)
    assert "3D" in reason
    assert "alone" in reason


def test_a_leader_cannot_pass() -> None:
    for leader in (None, 0):
        reason = refused(state_of(["3D 4S", "5D 6D"], leader), Move.PASS, IllegalMoveError)
        assert "pass" in reason


def test_a_seat_plays_its_own_cards() -> None:
    state = state_of(["3D 4S", "5D 6D"])
    assert "5D" in refused(state, Move("3D 5D"), IllegalMoveError)
    assert "KS" in refused(state, Move("KS"), IllegalMoveError)


def test_cards_that_are_no_combination() -> None:
    state = state_of(["3D 4S 5D 6D 7D 8D", "5C 6C"])
    for tried in ("3D 4S", "3D 4S 5D", "3D 4S 5D 6D", "3D 4S 5D 6D 8D"):
        assert tried in refused(state, Move(tried), IllegalMoveError)
    assert "five" in refused(state, Move("3D 4S 5D 6D 7D 8D"), IllegalMoveError)


def test_kinds_that_the_rules_do_not_have() -> None:
    state = state_of(["3D 3S 3C 4C", "5C 6C"], triples=False)
    assert "three of a kind" in refused(state, Move("3D 3S 3C"), IllegalMoveError)


def test_out_of_turn() -> None:
    state = state_of(["3D 4S", "5D 6D", "7D 8D"])
    for seat in (1, 2):
        reason = refused(state, Move("5D"), OutOfTurnError, seat)
        assert str(seat) in reason
        assert "0" in reason
    for seat in (-1, 3, 4, 99):
        refused(state, Move("3D"), OutOfTurnError, seat)
    state.apply(Move("3D"), 0)
    refused(state, Move("4S"), OutOfTurnError, 0)


def test_after_the_end() -> None:
    state = state_of(["3D", "5D 6D"])
    state.apply(Move("3D"))
    assert state.over
    for move in (Move("5D"), Move.PASS, Move("3D")):
        for seat in (None, 0, 1):
            assert "over" in refused(state, move, GameOverError, seat)
        assert not state.is_legal(move)
        assert state.why_not(move)


def test_scores_before_the_end() -> None:
    state = state_of(["3D 4D", "5D 6D"])
    with pytest.raises(GameNotOverError, match=r"over|end"):
        _ = state.scores
    assert state.winner is None


@pytest.mark.parametrize(
    "written",
    [
        "",
        " ",
        "3",
        "D",
        "3X",
        "1D",
        "3D 3D",
        "3D3d",
        "x",
        "passs",
        "--",
        "pass 3D",
        "🂡",
        "3D;4D",
        "11S",
        "\0",
        "3D\0",
        "-3D",
    ],
)
def test_malformed_moves(written: str) -> None:
    with pytest.raises(MalformedMoveError) as caught:
        Move(written)
    assert str(caught.value)


@pytest.mark.parametrize(
    "written", ["3", "D", "3X", "1D", "3D 3D", "10S TS", "pass", "3D;4D", "3D-4D", "♦3", "\0", "3D\x00"]
)
def test_malformed_cards(written: str) -> None:
    with pytest.raises(CardsError) as caught:
        Cards(written)
    assert str(caught.value)


def test_cards_errors_name_the_card() -> None:
    with pytest.raises(CardsError, match="3X"):
        Cards("4D 3X 5D")
    with pytest.raises(CardsError, match="TS"):
        Cards("10S 4D ts")


@pytest.mark.parametrize("mask", [-1, 1 << 52, 1 << 63, 1 << 64, 1 << 100])
def test_masks_outside_the_deck(mask: int) -> None:
    with pytest.raises((CardsError, TypeError)):
        Cards.from_mask(mask)


WRONG_HANDS = [
    (["3D", "4D", "5D"], "players"),
    (["3D", "3D", "5D", "6D"], "3D"),
    (["3D", "", "5D", "6D"], "1"),
    (["", "", "", ""], "card"),
    ([], "4"),
    (["3D", "4D", "5D", "6D", "7D"], "4"),
    ([text(DECK[:19]), "2D", "2H", "2S"], "19"),
]


@pytest.mark.parametrize(("hands", "word"), WRONG_HANDS)
def test_wrong_hands(hands: list[str], word: str) -> None:
    with pytest.raises(UpperhandError) as caught:
        State.from_hands(Rules(), [Cards(hand) for hand in hands])
    assert word in str(caught.value) or "hand" in str(caught.value)


def test_wrong_beginnings() -> None:
    hands = [Cards("3D"), Cards("4D"), Cards("5D"), Cards("6D")]
    for leader in (-1, 4, 100):
        with pytest.raises(UpperhandError, match="seat"):
            State.from_hands(Rules(), hands, leader=leader)
    with pytest.raises(UpperhandError, match="4D"):
        State.from_hands(Rules(), hands, gone=Cards("4D 9D"))
    with pytest.raises(UpperhandError, match="name"):
        State.from_hands(Rules(), hands, ["Ann", "Ben"])
    with pytest.raises(UpperhandError, match="name"):
        State.deal(Rules(players=2), 1, ["Ann", "Ben", "Cai"])


def test_questions_about_no_combination() -> None:
    for table in (Move.PASS, Move("3D 4D"), Move("3D 3C 3S")):
        with pytest.raises(IllegalMoveError, match=str(table)):
            beating(Rules(), Cards.DECK, table)
    for ask in (minimum_plays, best_partitions):
        with pytest.raises(CardsError, match="18"):
            ask(Rules(), Cards(text(DECK[:19])))
    for depth in (-1, 1_000):
        with pytest.raises(UpperhandError, match="depth"):
            perft(State.deal(Rules(), 1), depth)


def test_views_of_no_seat() -> None:
    for seat in (-1, 2, 3, 4, 255):
        with pytest.raises(UpperhandError, match="seat"):
            State.deal(Rules(players=2), 1).view(seat)


WRONG_SWITCHES: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "players"),
    ({"players": 5}, "players"),
    ({"players": 2**40}, "players"),
    ({"players": -(2**70)}, "players"),
    ({"players": "4"}, "players"),
    ({"players": 4.0}, "players"),
    ({"players": True}, "players"),
    ({"players": None}, "players"),
    ({"triples": 1}, "triples"),
    ({"triples": "yes"}, "triples"),
    ({"deal": "all"}, "deal"),
    ({"deal": "whole_deck"}, "deal"),
    ({"deal": "whole_deck", "players": 2}, "deal"),
    ({"suit_order": "DCH"}, "suit_order"),
    ({"suit_order": "DCHH"}, "suit_order"),
    ({"suit_order": "dchs"}, "suit_order"),
    ({"five_card_hands": ("straight", "straight")}, "straight"),
    ({"five_card_hands": ("royal",)}, "royal"),
    ({"five_card_hands": ("pair",)}, "pair"),
    ({"five_card_hands": "straight"}, "five_card_hands"),
    ({"five_card_hands": ("flush",)}, "straights"),  # straights named, none played
    ({"straights": ()}, "straights"),
    ({"straights": ("34567", "76543")}, "76543"),
    ({"straights": ("3456",)}, "3456"),
    ({"straights": ("34568",)}, "34568"),
    ({"straights": ("33456",)}, "33456"),
    ({"straights": (34567,)}, "straights"),
    ({"flush_order": "rank"}, "flush_order"),
    ({"must_match": "kind"}, "must_match"),
    ({"bombs": ("pair",)}, "pair"),
    ({"bombs": ("flush",), "five_card_hands": ("straight",)}, "flush"),
    ({"bombs": ("flush", "flush")}, "flush"),
    ({"opening": "any"}, "opening"),
    ({"after_pass": "never"}, "after_pass"),
    ({"scoring": "none"}, "scoring"),
    ({"scoring": "card_value", "card_points": 5}, "card_points"),
    ({"card_points": 0}, "card_points"),
    ({"card_points": -1}, "card_points"),
    ({"double_from": -1}, "double_from"),
    ({"triple_from": -1}, "triple_from"),
    ({"double_from": 10, "triple_from": 5}, "double_from"),
    ({"player": 4}, "player"),
    ({"Players": 4}, "Players"),
    ({"": 1}, "switch"),
]


@pytest.mark.parametrize(("switches", "word"), WRONG_SWITCHES, ids=[str(case) for case, _ in WRONG_SWITCHES])
def test_wrong_switches(switches: dict[str, Any], word: str) -> None:
    check_switches_are_refused(Rules, switches, word)


@pytest.mark.parametrize(
    "written",
    [
        "",
        "{",
        "[]",
        "null",
        "4",
        '"x"',
        '{"players": 4,}',
        '{"players": NaN}',
        "{} {}",
        '{"players": 1e400}',
        '{"players": 4, "players": 9}',
        "[" * 100_000,
        '{"straights": ' + "[" * 100_000,
    ],
)
def test_rules_that_are_no_rules(written: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.from_json(written)
    assert len(str(caught.value)) < 500


@given(positions, st.frozensets(st.sampled_from(DECK), min_size=1, max_size=6))
@examples(200, 10_000)
def test_any_wrong_move_changes_nothing(state: State, cards: frozenset[str]) -> None:
    move = Move(text(cards))
    if move in state.legal_moves():
        return
    refused(state, move, GameOverError if state.over else IllegalMoveError)
    assert state.why_not(move)
    assert not state.is_legal(move)
