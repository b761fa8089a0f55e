"""`upperhand experiment`."""

from pathlib import Path

from tests.cli.command import json_of, output_of, refusal_of
from upperhand.experiments import EXPERIMENTS


def test_without_a_name_experiments_are_listed() -> None:
    assert output_of("experiment").splitlines() == [f"{name}: {line}" for name, line in EXPERIMENTS.items()]


def test_an_unknown_experiment_is_refused() -> None:
    listed = ", ".join(EXPERIMENTS)
    assert refusal_of("experiment", "alchemy") == f"there is no experiment 'alchemy'; choose from {listed}"


def test_what_an_experiment_has_no_use_for_is_refused() -> None:
    assert refusal_of("experiment", "sugiyanto", "--scale", "0.1") == "this experiment has no --scale"
    assert refusal_of("experiment", "big2ai", "--size", "ten") == "this experiment has no --size"
    assert refusal_of("experiment", "sugiyanto", "--part", "strength") == "this experiment has no --part"
    assert refusal_of("experiment", "big2ai", "--part", "x") == "there is no part 'x'; choose from readings"
    assert "is above 0 and at most 1" in refusal_of("experiment", "big2ai", "--scale", "2")
    assert "there is no part 'luck'; choose from " in refusal_of("experiment", "rikken", "--part", "luck")


def test_people_are_read_from_records(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("")
    assert "holds no record of a finished game" in refusal_of(
        "experiment", "sugiyanto", "--people", str(path), "--out", str(tmp_path)
    )
    _play(path)
    found = json_of("experiment", "sugiyanto", "--people", str(path), "--out", str(tmp_path))
    assert found["games"] == found["people"]["Ann"]["games"] == 1
    assert "Ann: won" in output_of("experiment", "sugiyanto", "--people", str(path), "--out", str(tmp_path))


def _play(path: Path) -> None:
    """A game of a person, for once played by a computer."""
    from upperhand.big_two import State, preset
    from upperhand.match import play_game
    from upperhand.player import make_player

    state = State.deal(preset("sugiyanto"), 7, ["rule_based", "Ann", "rule_based", "rule_based"])
    path.write_text(play_game(state, [make_player("lowest")] * 4, 7).to_json() + "\n")
