"""Table 3 from Records: one person against three AI 4.0, seats in order of play."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from upperhand.big_two import State, preset
from upperhand.errors import UpperhandError
from upperhand.experiments.big2ai.people import ALL, TABLE_3, TOTAL, study_people
from upperhand.match import play_game
from upperhand.player import make_player
from upperhand.record import Record, RecordWriter

AI = "ai4:games=50"


def game(names: Sequence[str], seed: int, rules: str = "big2ai") -> Record:
    state = State.deal(preset(rules), seed, list(names))
    return play_game(state, [make_player("lowest")] * 4, seed)


def write(path: Path, records: Sequence[Record]) -> Path:
    with RecordWriter(path) as writer:
        for record in records:
            writer.write(record)
    return path


def test_the_published_table_adds_up() -> None:
    assert sum(each.games for each in TABLE_3.values()) == TOTAL.games
    assert sum(each.won for each in TABLE_3.values()) == TOTAL.won
    assert sum(each.score for each in TABLE_3.values()) == TOTAL.score
    for each in (*TABLE_3.values(), TOTAL):
        assert each.score + sum(each.others) == 0


def test_people_and_the_seats_after_them(tmp_path: Path) -> None:
    ann = [game((AI, "Ann", AI, "ai4"), seed) for seed in range(8)]
    bob = [game(("Bob", AI, AI, AI), seed, "big2ai_card_value") for seed in range(8, 12)]
    others = [
        game(("Ann", "Bob", AI, AI), 20),
        game(("Ann", "random", AI, AI), 21),
        game((AI,) * 4, 22),
        game(("Ann", AI, AI, AI), 23, "hongkong"),
    ]
    result = study_people(write(tmp_path / "games.jsonl", [*ann, *bob, *others]), tmp_path / "out")
    found = result.figures["people"]
    points = [record.scores for record in ann if record.scores]
    assert (found["Ann"]["games"], found["Bob"]["games"], found[ALL]["games"]) == (8, 4, 12)
    assert found["Ann"]["won"] == sum(score[1] > 0 for score in points)
    assert found["Ann"]["score"] == sum(score[1] for score in points)
    assert found["Ann"]["others"] == [sum(score[seat] for score in points) for seat in (2, 3, 0)]
    assert result.figures["passed_over"] == {
        "not one person at the table": 2,
        "not three ai4 at the table": 1,
        "not by the rules big2ai or big2ai_card_value": 1,
    }
    page = result.files[0].read_text(encoding="utf-8")
    assert "| Ann | 8 |" in page
    assert "| Player 1, Master | 150 | 26.0% | 17 | 0.11 |" in page


def test_a_file_without_such_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UpperhandError, match="holds no record of a finished game of one person"):
        study_people(write(tmp_path / "games.jsonl", [game((AI,) * 4, 1)]), tmp_path / "out")
