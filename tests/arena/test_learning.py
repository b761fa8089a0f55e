"""Learning matches: knowledge is fixed within a block, and the curve does not depend on who plays it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.arena.learners import Remembers, known_lengths, learn
from upperhand.arena import Run, Schedule, run
from upperhand.arena.learning import Contender, LearningMatch, block_file, frozen_match, play_blocks
from upperhand.arena.run import ThisProcess, local_workers
from upperhand.big_two.players import PLAYERS
from upperhand.errors import SpecError
from upperhand.record import read_records

BLOCKS, DEALS, SEATINGS = 4, 2, 4
LEARNER = Contender("learner", "remembers:knowledge={knowledge}")
OTHER = Contender("other", "lowest")


@pytest.fixture(autouse=True)
def _table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "remembers", Remembers())


def match(folder: Path, blocks: int = BLOCKS) -> LearningMatch:
    base = folder / "base.txt"
    return LearningMatch((LEARNER, OTHER), base, blocks, DEALS, 7, "big2ai_card_value", "1v3")


def play(schedule: Schedule, path: Path, workers: int = 1) -> Run:
    return run(schedule, workers=partial(local_workers, count=workers), save=path)


def records(folder: Path) -> list[str]:
    return [block_file(folder, number).read_text() for number in range(BLOCKS)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Records of a learning match, played in this process without a stop."""
    folder = tmp_path_factory.mktemp("learning")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PLAYERS, "remembers", Remembers())
        play_blocks(match(folder), folder, play, learn)
    return folder


def test_each_block_is_played_with_what_the_blocks_before_it_taught(whole: Path) -> None:
    known = 0
    for number in range(BLOCKS):
        block = match(whole).block(number, known)
        assert block.entrants[0].player == Remembers(f"{whole / 'base.txt'}@{known}" if known else "none")
        again = run(Schedule((block,)), workers=ThisProcess, save=whole / f"again_{number}.jsonl")
        assert (whole / f"again_{number}.jsonl").read_text() == block_file(whole, number).read_text()
        known += len(again.outcomes)
    assert known == BLOCKS * DEALS * SEATINGS


def test_games_are_learned_in_their_order(whole: Path) -> None:
    games = BLOCKS * DEALS * SEATINGS
    played = [len(each.moves) for n in range(BLOCKS) for each in read_records(block_file(whole, n))]
    assert known_lengths(f"{whole / 'base.txt'}@{games}") == played
    assert len(played) == games


def test_what_was_learned_changes_the_play(whole: Path, tmp_path: Path) -> None:
    ignorant = frozen_match(
        (LEARNER, OTHER),
        whole / "base.txt",
        0,
        deals=DEALS,
        seed=match(whole).block(3, 0).seed,
        rules="big2ai_card_value",
        layout="1v3",
    )
    run(Schedule((ignorant,)), workers=ThisProcess, save=tmp_path / "games.jsonl")
    assert (tmp_path / "games.jsonl").read_text() != block_file(whole, 3).read_text()


def test_every_block_has_deals_of_its_own(whole: Path) -> None:
    seeds = [each.seed for n in range(BLOCKS) for each in read_records(block_file(whole, n))]
    assert len(set(seeds)) == BLOCKS * DEALS


def test_a_name_stays_while_knowledge_grows(whole: Path) -> None:
    names = {
        name for n in range(BLOCKS) for each in read_records(block_file(whole, n)) for name in each.seats
    }
    assert names == {"learner", "other"}


def test_the_number_of_workers_changes_nothing(whole: Path, tmp_path: Path) -> None:
    together = play_blocks(match(tmp_path), tmp_path, partial(play, workers=2), learn)
    assert records(tmp_path) == records(whole)
    assert (tmp_path / "base.txt").read_text() == (whole / "base.txt").read_text()
    assert sum(len(ran.outcomes) for ran in together) == BLOCKS * DEALS * SEATINGS


def test_a_run_that_was_stopped_goes_on(whole: Path, tmp_path: Path) -> None:
    """Stopped in the middle of the third block, with a base that had learned too much."""
    for number in range(3):
        whole_block = block_file(whole, number).read_bytes()
        block_file(tmp_path, number).write_bytes(whole_block if number < 2 else whole_block[:2000])
    (tmp_path / "base.txt").write_text("99\n" * 50)
    runs = play_blocks(match(tmp_path), tmp_path, play, learn)
    assert [ran.played for ran in runs[:2]] == [0, 0]
    assert 0 < runs[2].played < DEALS * SEATINGS
    assert records(tmp_path) == records(whole)
    assert (tmp_path / "base.txt").read_text() == (whole / "base.txt").read_text()


def test_what_a_database_left_beside_the_base_goes_with_it(tmp_path: Path) -> None:
    left = [tmp_path / "base.txt-wal", tmp_path / "base.txt-shm"]
    for path in (*left, tmp_path / "base.txt.bak"):
        path.write_text("x")
    play_blocks(match(tmp_path, blocks=1), tmp_path, play, learn)
    assert not any(path.exists() for path in left)
    assert (tmp_path / "base.txt.bak").exists()


def test_a_match_of_no_blocks_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="0 blocks cannot be played"):
        match(tmp_path, blocks=0)
