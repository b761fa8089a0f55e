"""Proves that Rikken's moves, rules and games come back the same from text, JSON and replay."""

from __future__ import annotations

import copy
import pickle

from hypothesis import given
from hypothesis import strategies as st

from tests.property.both_games import check_rules_come_back, check_rules_differ_where_a_switch_does
from tests.property.positions import examples
from tests.property.rikken_positions import positions, rules
from tests.reference.rikken import CONTRACTS, DECK, SUITS
from upperhand.rikken import CONTRACTS as NAMED
from upperhand.rikken import Move, Rules, State

texts = st.sampled_from(
    [
        "pass",
        *CONTRACTS,
        *DECK,
        *(f"trump {suit}" for suit in SUITS),
        *(f"call {card}{blind}" for card in DECK for blind in ("", " blind")),
    ]
)


@given(texts, st.sampled_from(["", " ", "  ", "\t"]), st.booleans(), st.booleans())
@examples(300, 5_000)
def test_moves_in_any_spelling(text: str, space: str, lower: bool, ten: bool) -> None:
    move = Move(text)
    assert str(move) == text
    written = text.replace(" ", space).replace("T", "10" if ten and text[0] == "T" else "T")
    read = Move(written.lower() if lower else written)
    assert read == move == Move(str(read))
    assert hash(read) == hash(move)
    assert eval(repr(move), {"Move": Move}) == move
    assert move.is_pass == (text == "pass")


def test_different_texts_are_different_moves() -> None:
    written = ["pass", *CONTRACTS, *DECK, "trump D", "trump S", "call AS", "call AS blind", "call KS"]
    assert len({Move(text) for text in written}) == len(written)


def test_passes() -> None:
    assert Move("-") == Move("pass") == Move(str(Move("-")))
    assert str(Move("-")) == "pass"


def test_contracts_have_their_names() -> None:
    assert [name for name in NAMED if name != "pass"] == list(CONTRACTS)


@given(rules)
@examples(200, 5_000)
def test_rules(rules: Rules) -> None:
    check_rules_come_back(rules)


@given(rules, rules)
@examples(100, 2_000)
def test_rules_differ_where_a_switch_does(one: Rules, other: Rules) -> None:
    check_rules_differ_where_a_switch_does(one, other)


@given(positions)
@examples(100, 2_000)
def test_replay(state: State) -> None:
    """A finished or running game is its rules, its deal and its moves."""
    if state.seed is None:
        again = State.from_hands(state.rules, list(state.dealt), state.names, dealer=state.dealer)
    else:
        again = State.deal(state.rules, state.seed, state.names)
    for seat, move in state.history:
        again.apply(Move(str(move)), seat)
    assert again == state
    assert [str(again.view(seat)) for seat in range(4)] == [str(state.view(seat)) for seat in range(4)]


@given(positions)
@examples(50, 1_000)
def test_values_travel_between_processes(state: State) -> None:
    for value in (state.rules, [move for _, move in state.history]):
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value
