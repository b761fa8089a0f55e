"""What must be true of the rules and games of both games, stated once."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from upperhand import Rng
from upperhand.errors import RulesError, UpperhandError


def check_rules_come_back(rules: Any) -> None:
    """From JSON, from a dictionary, from their own text and from their switches."""
    kind = type(rules)
    assert kind.from_json(rules.to_json()) == rules
    assert kind.from_dict(rules.to_dict()) == rules
    assert kind.from_dict(json.loads(json.dumps(rules.to_dict()))) == rules
    assert kind(**rules.to_dict()) == rules
    assert json.loads(rules.to_json()) == json.loads(json.dumps(rules.to_dict()))
    assert eval(repr(rules), {"Rules": kind}) == rules
    assert hash(kind.from_json(rules.to_json())) == hash(rules)
    assert rules.replace() == rules
    assert [name for name, _, _ in kind.SWITCHES] == list(rules.to_dict())


def check_rules_differ_where_a_switch_does(one: Any, other: Any) -> None:
    assert (one == other) == (one.to_dict() == other.to_dict()) == (one.to_json() == other.to_json())
    assert one.replace(**other.to_dict()) == other


def check_switches_are_refused(kind: Any, switches: dict[str, Any], word: str) -> None:
    """However the rules are made, in one sentence that names what is wrong."""
    makers: tuple[Callable[[], Any], ...] = (
        lambda: kind(**switches),
        lambda: kind.from_dict(switches),
        lambda: kind.from_json(json.dumps(switches)),
        lambda: kind().replace(**switches),
    )
    for make in makers:
        with pytest.raises(RulesError) as caught:
            make()
        sentence = str(caught.value)
        assert word in sentence, sentence
        assert "\n" not in sentence


def check_copies_go_their_own_way(state: Any, play_on: Callable[[Any], object]) -> None:
    copy = state.copy()
    assert copy == state
    before = (state.hands, state.history, state.turn, str(state.view(0)))
    play_on(copy)
    assert (state.hands, state.history, state.turn, str(state.view(0))) == before
    assert (copy == state) == (copy.ply == state.ply)


def check_same_view(one: Any, other: Any) -> None:
    """Two views that no player can distinguish."""
    assert one == other
    assert (str(one), hash(one)) == (str(other), hash(other))
    for name in public_properties(type(other)):
        assert getattr(one, name) == getattr(other, name), name
    assert one.legal_moves() == other.legal_moves()
    assert one.determinise(Rng(1)) == other.determinise(Rng(1))


def public_properties(kind: type) -> list[str]:
    return [name for name, value in vars(kind).items() if type(value) is property and name[0] != "_"]


def check_no_deal_allows(
    error: UpperhandError, moves: list[Any], view_of: Callable[[list[Any]], Any], begun: int = 0
) -> None:
    """The sentence names the first move that no deal allows.

    There is a view after those before it, and in no deal that its seat believes in can the move be made.
    """
    number = re.match(r"move (\d+) \(seat \d: .*?\) cannot have been made: ", str(error))
    assert number is not None, error
    before, move = moves[: int(number[1]) - 1], moves[int(number[1]) - 1]
    if len(before) < begun:  # there is no view before a move that the rules make by themselves
        return
    view = view_of(before)
    for seed in range(10):
        assert view.determinise(Rng(seed)).why_not(move) is not None, error
