"""Proves that each preset has the switches that its source states, and each switch its stated default."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reference.big_two import DEFAULTS
from tests.reference.presets import PRESETS as FROM_THE_PAPERS
from tests.reference.presets import straight_as_meant
from upperhand.big_two import PRESETS, Rules, preset
from upperhand.errors import RulesError, UpperhandError


def as_meant(switches: dict[str, Any]) -> dict[str, Any]:
    """Tuples for lists, and straights by what their text says."""
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in switches.items()}
    return {**values, "straights": tuple(map(straight_as_meant, values["straights"]))}


@pytest.mark.parametrize("name", FROM_THE_PAPERS)
def test_preset(name: str) -> None:
    assert as_meant(preset(name).to_dict()) == as_meant({**DEFAULTS, **FROM_THE_PAPERS[name]})


def test_defaults() -> None:
    assert as_meant(Rules().to_dict()) == as_meant(DEFAULTS)
    assert as_meant({name: value for name, value, _ in Rules.SWITCHES}) == as_meant(DEFAULTS)
    assert all(comment for _, _, comment in Rules.SWITCHES)


@pytest.mark.parametrize("name", FROM_THE_PAPERS)
def test_a_preset_takes_switches(name: str) -> None:
    """As many players as its source has it, four at least; another number is refused."""
    four_only = name in ("sugiyanto", "charlesworth")
    assert PRESETS[name].players == ((4,) if four_only else (2, 3, 4))
    for players in (2, 3, 4):
        if players in PRESETS[name].players:
            assert preset(name, players=players) == preset(name).replace(players=players)
        else:
            with pytest.raises(RulesError, match=name):
                preset(name, players=players)


def test_unknown_presets_and_switches() -> None:
    with pytest.raises(UpperhandError, match="sugiyanto"):
        preset("sugianto")
    with pytest.raises(UpperhandError, match="player"):
        preset("hongkong", player=3)


def test_rules_are_frozen() -> None:
    rules = preset("hongkong")
    with pytest.raises(AttributeError):
        rules.players = 3  # type: ignore[misc]
    assert list(PRESETS) == list(dict.fromkeys(PRESETS))
