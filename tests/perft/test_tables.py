"""Proves that the core counts as many sequences of moves as the reference; shows counts per move if not."""

from __future__ import annotations

import pytest

from tests.conftest import scaled
from tests.perft.tables import Case, file_of, read
from tests.reference.big_two import text
from tests.reference.perft import perft, perft_divide
from tests.reference.presets import PRESETS
from tests.reference.translate import move_to_plain, to_cards, to_rules
from upperhand import big_two
from upperhand.big_two import State

CASES = [case for preset in PRESETS if file_of(preset).exists() for case in read(preset)]
IDS = [f"{case.preset} {' '.join(map(str, case.switches.values()))} {len(case.hands[0])}" for case in CASES]


def state_of(case: Case) -> State:
    hands = [to_cards(hand) for hand in case.hands]
    return State.from_hands(to_rules(case.all_switches()), hands, leader=case.leader)


def differences(case: Case, depth: int) -> str:
    """Counts per move, where core and reference differ."""
    found = {move_to_plain(move): count for move, count in big_two.perft_divide(state_of(case), depth)}
    expected = perft_divide(case.game(), depth)
    lines = [f"{case.written()}", f"at depth {depth}: move, core, reference"]
    differing = [move for move in {*found, *expected} if found.get(move) != expected.get(move)]
    lines += [f"{text(move) or 'pass'}: {found.get(move)}, {expected.get(move)}" for move in differing]
    return "\n".join(lines)


def test_every_preset_has_a_table() -> None:
    """Every one that the reference has, written down from its source a second time."""
    assert {case.preset for case in CASES} == set(PRESETS)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_core_counts_as_the_table(case: Case) -> None:
    state = state_of(case)
    for depth, count in case.counts.items():
        found = big_two.perft(state, depth)
        assert found == count, differences(case, depth)
        assert sum(each for _, each in big_two.perft_divide(state, depth)) == count


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_table_is_the_reference_s(case: Case) -> None:
    """Counted again, as deep as it is quick."""
    for depth, count in case.counts.items():
        if count <= scaled(100, 20_000):
            assert perft(case.game(), depth) == count
