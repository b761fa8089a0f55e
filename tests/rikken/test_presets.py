"""Each preset says what its source says, in its table and written down a second time."""

from __future__ import annotations

import pytest

from tests.reference.rikken import CONTRACTS
from tests.reference.rikken_presets import PRESETS as WRITTEN_TWICE
from tests.reference.rikken_presets import TABLE_2_1
from upperhand.errors import RulesError, UpperhandError
from upperhand.rikken import PRESETS, Rules, preset

NAMES = ("vorsteveld2007", "vorsteveld2007_full", "stichting2025", "huisregels")


def test_there_are_these() -> None:
    assert set(PRESETS) == set(NAMES) == set(WRITTEN_TWICE)
    assert all(entry.source for entry in PRESETS.values())
    assert all(entry.players == (4,) for entry in PRESETS.values())


@pytest.mark.parametrize("name", NAMES)
def test_both_writings_agree(name: str) -> None:
    assert preset(name) == Rules.from_dict(WRITTEN_TWICE[name])


def test_the_four_main_games() -> None:
    assert preset("vorsteveld2007").bids == ("rik", "solo8", "piek", "misere")


def test_all_games_of_table_2_1() -> None:
    assert preset("vorsteveld2007_full").bids == tuple(CONTRACTS)[:16] == TABLE_2_1


def test_the_order_of_the_tournament_table() -> None:
    assert preset("stichting2025").bids == tuple(
        "rik rik_beter solo8 piek solo9 misere solo10 open_piek solo11 open_misere solo12 open_piek_talk "
        "open_misere_talk solo13".split()
    )


def test_dutch_tables_do_not_shuffle_and_the_asked_ace_falls() -> None:
    for name in ("stichting2025", "huisregels"):
        assert (preset(name).shuffle, preset(name).called_ace) == ("never", "must_when_led")
    house = preset("huisregels")
    assert (house.troela, house.all_pass, house.join) == ("obligatory", "schoppen_mie", ("piek", "misere"))
    assert (house.scores, house.overtricks) == ("rik_one", 1)


def test_a_preset_takes_switches() -> None:
    assert preset("vorsteveld2007", must_trump=True) == preset("vorsteveld2007").replace(must_trump=True)
    with pytest.raises(RulesError):
        preset("vorsteveld2007", players=3)
    with pytest.raises(UpperhandError, match="vorsteveld2007"):
        preset("vorstefeld")
