"""Hands of packs that were played with: the part as a whole, with few deals."""

import json
from pathlib import Path

import pytest

from upperhand import Cards
from upperhand.experiments.reporting import Figures
from upperhand.experiments.rikken import hands
from upperhand.experiments.rikken.hands import FEATURES, LENGTHS, ONE_GAME, Dealt, name_of
from upperhand.experiments.rikken.part import Setup


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hands")


@pytest.fixture(scope="module")
def found(folder: Path) -> Figures:
    return hands.run(Setup(1e-9, 7, folder, workers=1), lambda *_: None)


def test_features_of_hands() -> None:
    long = Cards("2S 3S 4S 5S 6S 7S 8S 2H 3H 4H 2D 3D 4D")
    assert [name for name, has in FEATURES.items() if has(long)] == [
        "a suit of 7 or more",
        "a void",
        "no winner",
    ]
    even = Cards("AS KS QS 2S AH KH 3H AD KD 3D AC KC 3C")
    assert [name for name, has in FEATURES.items() if has(even)] == ["LTC 5 or more", "LTC 8 or more"]


def test_every_pack_is_counted_and_kept(found: Figures, folder: Path) -> None:
    packs = [ONE_GAME, *map(name_of, LENGTHS), "four Basic play on", "four Advanced play on"]
    assert list(found["packs"]) == packs
    lines = (folder / "chain_8.jsonl").read_text().splitlines()
    own = found["packs"][name_of(8)]
    assert own["hands"] == 4 * len(lines) == 40
    voids = sum(json.loads(line)[1] for line in lines)
    assert own["a void"] == pytest.approx(voids / 40)
    assert hands.run(Setup(1e-9, 7, folder, workers=1), lambda *_: None) == found


def test_a_pack_is_the_same_again() -> None:
    assert Dealt(8, 3)(5) == Dealt(8, 3)(5)
    assert [Dealt(None, 3)(number) for number in range(5)] != [Dealt(0, 3)(number) for number in range(5)]


def test_the_report_tells_all(found: Figures, tmp_path: Path) -> None:
    page = hands.section(found)
    assert all(f"| {name} |" in page for name in found["packs"])
    assert "$" not in page
    assert hands.claims(found) == []
    assert hands.pictures(found, tmp_path) == []
