"""When a forecast is enough for a bid: the thesis's conditions, and settings that change them."""

import pytest

from upperhand.errors import SpecError
from upperhand.rikken.bidding.conditions import CALIBRATED, MINIMAL, Range, conditions
from upperhand.rikken.bidding.contracts import KINDS


@pytest.mark.parametrize(
    ("contract", "enough", "short"),
    [
        ("rik", [5, 13], [4.99, 0]),
        ("rik_beter", [5], [4.9]),
        ("troela", [5], [4.9]),
        ("solo8", [8, 13], [7.99]),
        ("solo9", [9], [8.9]),
        ("solo13", [13], [12.9]),
        ("piek", [0.5, 1], [0.49, 1.01]),
        ("misere", [0, 0.5], [0.51]),
    ],
)
def test_section_4_1_3(contract: str, enough: list[float], short: list[float]) -> None:
    assert all(MINIMAL[contract].admits(tricks) for tricks in enough)
    assert not any(MINIMAL[contract].admits(tricks) for tricks in short)


def test_every_contract_has_a_condition_except_open_piek() -> None:
    assert set(KINDS) - set(MINIMAL) == {"open_piek", "open_piek_talk"}
    assert conditions(("open_piek:1-1",), "basic", "ltc")["open_piek"].admits(1)


def test_open_misere_leaves_no_room() -> None:
    for contract in ("open_misere", "open_misere_talk"):
        assert MINIMAL[contract].admits(0)
        assert not MINIMAL[contract].admits(0.01)


def test_how_far_a_forecast_is_off() -> None:
    assert Range(5).misses(4) == 1
    assert Range(0.5, 1).misses(0.75) == 0
    assert Range(0, 0.5).misses(2) == 1.5


def test_a_setting_changes_single_lines() -> None:
    changed = conditions(("minimal", "rik:5.5-13", "misere:0-0.25"), "basic", "tpc")
    assert changed["rik"] == Range(5.5, 13)
    assert changed["misere"] == Range(0, 0.25)
    assert changed["solo8"] == MINIMAL["solo8"]
    assert conditions((), "basic", "tpc") == conditions(("minimal",), "basic", "tpc") == MINIMAL


@pytest.mark.parametrize("player", ["basic", "advanced", "monte_carlo"])
@pytest.mark.parametrize("method", ["tpc", "ltc", "mc"])
def test_calibrated_conditions_take_the_place_of_minimal_ones(player: str, method: str) -> None:
    own, table = CALIBRATED[player, method], conditions(("calibrated",), player, method)
    assert {"rik", "solo8", "piek", "misere"} <= set(own) <= set(KINDS)
    for contract in KINDS:
        if contract not in own:
            assert table.get(contract) == MINIMAL.get(contract)
        else:
            assert table.get(contract) == own[contract]
    assert method != "tpc" or not {"open_piek", "open_misere"} & set(own)
    changed = conditions(("calibrated", "rik:1-2"), player, method)
    assert changed == {**table, "rik": Range(1, 2)}


def test_a_contract_without_a_range_is_not_bid() -> None:
    never = [
        (player, method, contract)
        for (player, method), own in CALIBRATED.items()
        for contract, wanted in own.items()
        if wanted is None
    ]
    assert never
    for player, method, contract in never:
        assert contract not in conditions(("calibrated",), player, method)
        assert contract in conditions(("calibrated", f"{contract}:0-1"), player, method)


@pytest.mark.parametrize(
    "text", ["best", "rik", "rik:5", "rik:6-5", "rik:-1-5", "schoppen_mie:0-1", "pass:0-13", ""]
)
def test_what_is_no_condition(text: str) -> None:
    with pytest.raises(SpecError, match="is no condition"):
        conditions((text,), "basic", "tpc")
