"""Tournaments: who meets whom, and descriptions that are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from upperhand.arena import run
from upperhand.arena.run import ThisProcess
from upperhand.arena.summary import summarise
from upperhand.arena.tournament import make_tournament, read_tournament
from upperhand.errors import SpecError

THREE = {"players": ["lowest", "random", "random_pass"], "deals": 3, "seed": 7}


def meetings(**described: Any) -> list[tuple[tuple[str, ...], str]]:
    matches = make_tournament({**THREE, **described}).schedule.matches
    return [(match.names, match.layout.text) for match in matches]


def test_every_pair_meets_once() -> None:
    assert meetings() == [
        (("lowest", "random"), "2v2"),
        (("lowest", "random_pass"), "2v2"),
        (("random", "random_pass"), "2v2"),
    ]


def test_in_an_uneven_layout_each_plays_in_each_place() -> None:
    found = meetings(layout="1v3")
    assert len(found) == 6
    assert found[:2] == [(("lowest", "random"), "1v3"), (("lowest", "random"), "3v1")]


def test_three_at_a_table_of_three() -> None:
    assert meetings(rules="hongkong:players=3") == [(("lowest", "random", "random_pass"), "latin")]
    assert meetings(rules="hongkong:players=2")[0] == (("lowest", "random"), "all")


def test_all_matches_have_the_same_deals() -> None:
    matches = make_tournament(THREE).schedule.matches
    assert len({tuple(game.deal_seed for game in match) for match in matches}) == 1


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "league.toml"
    path.write_text(
        'name = "League"\ngame = "big_two"\nrules = "hongkong"\nplayers = ["lowest", "random"]\n'
        'layout = "1v3"\ndeals = 2\nseed = 5\n'
    )
    found = read_tournament(path)
    assert found.name == "League"
    assert len(found.schedule) == 16
    assert found.schedule.matches[0].rules.double_from == 10


def test_figures_are_over_all_matches_and_of_each() -> None:
    found = summarise(run(make_tournament({**THREE, "deals": 8}).schedule, workers=ThisProcess))
    assert found["games"] == 144
    assert found["deals"] == 8
    assert [len(each["players"]) for each in found["matches"]] == [2, 2, 2]
    overall = found["players"]["lowest"]
    apart = [each["players"]["lowest"] for each in found["matches"] if "lowest" in each["players"]]
    assert overall["games"] == 96
    assert overall["mean_score"] == pytest.approx(sum(each["mean_score"] for each in apart) / 2)
    assert overall["win_rate"] == pytest.approx(sum(each["win_rate"] for each in apart) / 2)
    assert [(each["first"], each["second"]) for each in found["differences"]] == [
        ("lowest", "random"),
        ("lowest", "random_pass"),
        ("random", "random_pass"),
    ]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"colour": "red"},
            "there is no key 'colour' in a tournament; the keys are name, game, rules, players, ",
        ),
        ({"players": "lowest"}, "players must be a list of players"),
        ({"players": ["lowest", 3]}, "'3' is no player: "),
        ({"players": ["lowest"]}, "1 players cannot play in the layout '2v2'"),
        ({"players": ["lowest", "lowest"]}, "'lowest' is named twice"),
        ({"layout": "latin"}, "3 players cannot play in the layout 'latin'"),
        ({"layout": "pairs"}, "cannot play in the layout 'pairs'"),
        ({"deals": "many"}, "deals must be a whole number"),
        ({"deals": True}, "deals must be a whole number"),
        ({"seed": 1.5}, "seed must be a whole number"),
        ({"game": "whist"}, "there is no game 'whist'"),
        ({"rules": "macau"}, "there is no preset 'macau'"),
    ],
)
def test_descriptions_that_cannot_be_are_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SpecError, match=sentence):
        make_tournament({**THREE, **changes})


@pytest.mark.parametrize("key", ["players", "deals", "seed"])
def test_what_is_missing_is_named(key: str) -> None:
    described = {name: value for name, value in THREE.items() if name != key}
    with pytest.raises(SpecError, match=f"{key} is missing: a tournament needs players, deals, seed"):
        make_tournament(described)


@pytest.mark.parametrize("text", [b"name = ", b"\xff", b'colour = "red"'])
def test_a_file_that_cannot_be_is_refused_by_its_name(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "league.toml"
    path.write_bytes(text)
    with pytest.raises(SpecError, match=r"league\.toml"):
        read_tournament(path)
