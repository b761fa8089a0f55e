"""What must hold of the rules and games of either game, said once."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from upperhand.errors import RulesError


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
