"""Experiment 3: people are known by their names, and only games with them count."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from upperhand.arena.schedule import make_match
from upperhand.big_two import State, preset
from upperhand.errors import RecordError, UpperhandError
from upperhand.experiments.sugiyanto.people import (
    people_figures,
    people_text,
    read_games,
    side_of,
    study_people,
)
from upperhand.match import play_game
from upperhand.player import make_player
from upperhand.record import Record, RecordWriter

TWO_PEOPLE = ("rule_based", "Ann", "rule_based:split_pairs=never", "Bob")


def game(names: Sequence[str], seed: int, rules: str = "sugiyanto") -> Record:
    state = State.deal(preset(rules), seed, list(names))
    return play_game(state, [make_player("lowest")] * 4, seed)


def write(path: Path, records: Sequence[Record]) -> Path:
    with RecordWriter(path) as writer:
        for record in records:
            writer.write(record)
    return path


def figures_of(path: Path) -> dict[str, Any]:
    return people_figures(path, *read_games(path))


def test_whose_seat_it_is() -> None:
    assert [side_of(name) for name in ("rule_based", "rule_based:finish=exact", "Ann")] == [0, 0, 1]
    assert [side_of(name) for name in ("random", "rule_based or so", "North: 1")] == [3, 1, 1]
    assert side_of("conventional") == 2


def test_figures_of_people_and_of_each_person(tmp_path: Path) -> None:
    records = [game(TWO_PEOPLE, seed) for seed in range(20)]
    records += [game(("rule_based", "Ann", "random", "lowest"), seed) for seed in range(20, 30)]
    found = figures_of(write(tmp_path / "games.jsonl", records))
    points = [record.scores for record in records if record.scores is not None]
    assert found["games"] == 30
    assert found["two_against_two"] == 20
    assert found["table_4"]["tests"]["pairs"] == 40
    assert found["people"]["Ann"]["games"] == 30
    assert found["people"]["Ann"]["wins"] == sum(score[1] > 0 for score in points)
    assert found["people"]["Bob"]["games"] == 20
    assert found["people"]["Bob"]["wins"] == sum(score[3] > 0 for score in points[:20])
    wins = [found["people"][name]["wins"] for name in ("Ann", "Bob")]
    assert found["sides"]["people"]["wins"] == sum(wins)
    assert "55.05%" in people_text(found)
    assert "Bob: won" in people_text(found)


def test_other_games_are_passed_over_and_counted(tmp_path: Path) -> None:
    running = game(TWO_PEOPLE, 3)
    records = [
        game(TWO_PEOPLE, 1),
        game(TWO_PEOPLE, 2, rules="hongkong"),
        Record(running.game, running.rules, running.seats, running.seed, moves=running.moves[:4]),
        game(("rule_based", "random", "random", "random"), 4),
        game(("Ann", "Bob", "Cid", "random"), 5),
    ]
    games, passed_over = read_games(write(tmp_path / "games.jsonl", records))
    assert len(games) == 1
    assert passed_over == {
        "not by the rules sugiyanto": 1,
        "not finished": 1,
        "no person at the table": 1,
        "no rule_based and no conventional at the table": 1,
    }


def test_a_file_without_people_is_refused(tmp_path: Path) -> None:
    match = make_match(["rule_based", "random"], deals=1, seed=1, rules="sugiyanto")
    path = write(tmp_path / "games.jsonl", [game(match.names * 2, 1)])
    with pytest.raises(
        UpperhandError, match=r"holds no record of a finished game .*1 no person at the table"
    ):
        figures_of(path)


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UpperhandError, match="it holds no game"):
        figures_of(write(tmp_path / "games.jsonl", []))


def test_a_game_that_does_not_hold_is_named_by_its_line(tmp_path: Path) -> None:
    good, bad = game(TWO_PEOPLE, 1), game(TWO_PEOPLE, 2)
    wrong = Record(bad.game, bad.rules, bad.seats, bad.seed, moves=bad.moves, scores=(1, -1, 0, 0))
    with pytest.raises(RecordError, match="line 2"):
        figures_of(write(tmp_path / "games.jsonl", [good, wrong]))


def test_table_and_figures_are_written_for_the_games_there(tmp_path: Path) -> None:
    """Figure 5c needs conventional seats, Table 4 and Figures 5d and 8 rule-based ones."""
    ruled = [game(TWO_PEOPLE, seed) for seed in range(6)]
    conventional = [game(("Ann", "conventional", "Bob", "conventional"), seed) for seed in range(4)]
    both = study_people(write(tmp_path / "both.jsonl", ruled + conventional), tmp_path / "both")
    names = ["people.md", "people.json", "figure_5_people.png", "figure_8.png"]
    assert [path.name for path in both.files] == names
    assert all(path.stat().st_size > 0 for path in both.files)
    page = both.files[0].read_text(encoding="utf-8")
    assert "## Table 4" in page
    assert "](figure_8.png)" in page
    assert both.figures["games"] == both.figures["table_4"]["games"] == 6
    won = sum(record.scores[1] > 0 or record.scores[3] > 0 for record in conventional if record.scores)
    assert both.figures["conventional"]["wins"] == won
    alone = study_people(write(tmp_path / "alone.jsonl", conventional), tmp_path / "alone")
    assert [path.name for path in alone.files] == names[:3]
    assert "45.15%" in alone.text
