"""Proves that the core counts as many sequences of Rikken's moves as the reference; shows where not."""

from __future__ import annotations

import pytest

from tests.conftest import scaled
from tests.perft.rikken_tables import Case, file_of, read
from tests.reference.rikken_perft import perft, perft_divide
from tests.reference.rikken_presets import PRESETS
from tests.reference.rikken_translate import to_cards
from upperhand import rikken
from upperhand.rikken import Move, Rules, State

CASES = [case for preset in PRESETS if file_of(preset).exists() for case in read(preset)]
IDS = [f"{case.preset} {number}" for number, case in enumerate(CASES)]


def state_of(case: Case) -> State:
    rules = Rules.from_dict(case.all_switches())
    state = State.from_hands(rules, [to_cards(hand) for hand in case.hands], dealer=case.dealer)
    for move in case.moves:
        state.apply(Move(move))
    return state


def differences(case: Case, depth: int) -> str:
    """Counts per move, where core and reference differ."""
    found = {str(move): count for move, count in rikken.perft_divide(state_of(case), depth)}
    expected = perft_divide(case.game(), depth)
    lines = [case.written(), f"at depth {depth}: move, core, reference"]
    differing = [move for move in {*found, *expected} if found.get(move) != expected.get(move)]
    return "\n".join([*lines, *(f"{move}: {found.get(move)}, {expected.get(move)}" for move in differing)])


def test_every_preset_has_a_table() -> None:
    assert {case.preset for case in CASES} == set(rikken.PRESETS)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_core_counts_as_the_table(case: Case) -> None:
    state = state_of(case)
    for depth, count in case.counts.items():
        assert rikken.perft(state, depth) == count, differences(case, depth)
        assert sum(each for _, each in rikken.perft_divide(state, depth)) == count


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_table_is_the_reference_s(case: Case) -> None:
    """Counted again, as deep as it is quick."""
    for depth, count in case.counts.items():
        if count <= scaled(100, 20_000):
            assert perft(case.game(), depth) == count
