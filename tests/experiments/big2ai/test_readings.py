"""The part `readings`, with few deals, and what an AI 2.0 records of a game."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from upperhand import Rng, make_player
from upperhand.arena import Run, Schedule, run
from upperhand.arena.run import ThisProcess
from upperhand.big_two import State, preset
from upperhand.big_two.knowledge import KnowledgeBase, predict, shipped_for
from upperhand.errors import SpecError
from upperhand.experiments.big2ai.experiment import run_experiment
from upperhand.experiments.big2ai.matches import RULES, make_plan
from upperhand.experiments.big2ai.predictions import PASS, answers, expected_of
from upperhand.experiments.big2ai.readings import LEARNED_AT, TURNED, expecting_as_printed, reproduce_readings
from upperhand.experiments.big2ai.recording import calculated_passes, recorded_turns
from upperhand.experiments.request import Request, Result
from upperhand.match import play_game
from upperhand.record import Record

SEARCHES = 40


def play(schedule: Schedule, save: Path) -> Run:
    return run(schedule, workers=ThisProcess, save=save)


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Result:
    plan = replace(make_plan(1e-9, 5), searches=SEARCHES, games=10)
    return reproduce_readings(Request(None, 5, tmp_path_factory.mktemp("readings"), play), plan, deals=2)


def test_every_file_is_written(result: Result) -> None:
    names = {path.name for path in result.files}
    assert names == {"readings.md", "readings.json", "figure_19_learned.png", "figure_20_played.png"}
    page = result.files[0].read_text(encoding="utf-8")
    assert "--part readings --scale 1e-09 --seed 5" in page
    assert "$" not in page
    for name in names - {"readings.md", "readings.json"}:
        assert f"]({name})" in page
    assert json.loads(result.files[1].read_text()) == result.figures


def test_each_setting_is_turned_over_on_the_same_deals(result: Result) -> None:
    figures = result.figures
    assert list(figures["readings"]["players"])[1:] == list(TURNED)
    assert {own["games"] for own in figures["readings"]["players"].values()} == {8}
    assert [point["learned"] for point in figures["learned"]] == list(LEARNED_AT)
    for points in figures["reinforced"].values():
        assert [point["games"] for point in points] == [8, 16, 24, 32, 40]
        for point in points:
            assert sum(own["win_rate"] for own in point["players"].values()) == pytest.approx(1)


def test_other_parts_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="there is no part"):
        run_experiment(Request(None, 5, tmp_path, play, part=("figures",)))


# --- Figure 5 ---


def game(seed: int = 3) -> Record:
    names = ["ai1:searches=40", f"ai2:searches={SEARCHES}", "lowest", "random"]
    return play_game(State.deal(preset(RULES), seed, names), [make_player(name) for name in names], seed)


def test_an_ai_2_records_the_next_answer_and_rounds_that_came_as_calculated() -> None:
    record = game()
    history = record.replay().history
    passes = calculated_passes(record, 1, None, SEARCHES)
    counted = recorded_turns(record, None, SEARCHES)
    assert passes
    assert counted is not None
    assert all(history[ply][0] == 1 and 0 <= count <= 3 for ply, count in passes.items())
    for ply in passes:
        later = next((at for at in range(ply + 1, len(history)) if history[at][0] == 1), len(history))
        came = sum(move.is_pass for _, move in history[ply + 1 : later])
        recorded = [ply + 1, *range(ply + 2, later)] if came == passes[ply] else [ply + 1]
        assert [at for at in range(ply + 1, later) if counted[at]] == [at for at in recorded if at < later]
    assert not any(counted[ply] for ply, (seat, _) in enumerate(history) if seat == 1)


def test_games_without_an_ai_2_count_as_a_whole() -> None:
    record = replace(game(), seats=("ann", "bob, not a spec", "lowest", "random"))
    assert recorded_turns(record, None, SEARCHES) is None


# --- Figures 16 and 17d ---


def test_the_predictor_as_printed_expects_eq_8_or_nothing() -> None:
    path = shipped_for(preset(RULES))
    assert path is not None
    with KnowledgeBase(path) as base:
        index = base.index()
    told = [each.expected for each in answers(game(), 0, expecting_as_printed(index))]
    assert any(each.recalled for each in told)
    assert all(each.names == () for each in told if not each.recalled)
    assert all(PASS in each.names for each in told if each.recalled)


def test_guesses_at_all_opponents_multiply() -> None:
    state = State.deal(preset(RULES), 3, ["a", "b", "c", "d"])
    seat = state.turn
    state.apply(state.legal_moves()[0])
    product = 1.0
    for each in expected_of(predict(state.view(seat), None, Rng(1), deals=5)):
        product /= sum(name != PASS for name in each.possible)
        assert each.guesses == pytest.approx(product)
