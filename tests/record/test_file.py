"""Files of records: written as the games go, read back whole."""

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.conftest import scaled
from tests.record.test_value import game
from upperhand import Decision, Record, Rng, big_two, make_player
from upperhand.errors import RecordError
from upperhand.match import play_game
from upperhand.record import RecordWriter, numbered_records, read_records, verify

GAMES = [game(seed, preset) for seed, preset in enumerate(big_two.PRESETS)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def write(path: Path, *records: Record) -> None:
    path.write_text("".join(record.to_json() + "\n" for record in records))


def test_whole_records_are_written_and_read(path: Path) -> None:
    with RecordWriter(path) as writer:
        for record in GAMES:
            writer.write(record)
    assert list(read_records(path)) == GAMES
    assert verify(path) == len(GAMES)
    assert path.read_text() == "".join(record.to_json() + "\n" for record in GAMES)


def test_a_game_is_written_as_it_goes(path: Path) -> None:
    """A program that reads the file meanwhile finds every move that was made."""
    write(path, GAMES[0])
    state = big_two.State.deal(big_two.preset("charlesworth"), 8)
    with RecordWriter(path) as writer:
        writer.begin(Record.of(state))

        def keep(seat: int, decision: Decision) -> None:
            assert 0 <= seat < 4
            writer.move(decision.move)
            assert list(read_records(path)) == [GAMES[0], replace(Record.of(state), scores=None)]

        record = play_game(state, [make_player("random")] * 4, 8, on_move=keep)
        assert record.scores
        writer.end(record.scores)
    assert list(read_records(path)) == [GAMES[0], record]


def test_a_crash_anywhere_loses_no_whole_move(path: Path) -> None:
    """The last line cut at every byte: an error while its head is torn, then every whole move."""
    head = replace(GAMES[2], moves=(), scores=None).opening_json()
    line = GAMES[2].to_json()
    for cut in range(len(line) + 1):
        write(path, GAMES[0])
        with path.open("a") as file:
            file.write(line[:cut])
        found = read_records(path)
        assert next(found) == GAMES[0]
        if cut == 0:
            assert list(found) == []
        elif cut < len(head):
            with pytest.raises(RecordError, match="line 2: "):
                next(found)
        else:
            moves = tuple(move for move in _whole_moves(line[len(head) : cut]))
            scores = GAMES[2].scores if cut == len(line) else None
            assert list(found) == [replace(GAMES[2], moves=moves, scores=scores)]


def _whole_moves(body: str) -> list[str]:
    """The moves of a piece of text, found by another way than the reader's: counting quotes."""
    return body.partition("]")[0].split('"')[1::2][: body.partition("]")[0].count('"') // 2]


@pytest.mark.parametrize("resume", [False, True])
def test_a_cut_off_game_is_closed_or_continued(path: Path, resume: bool) -> None:
    line = GAMES[1].to_json()
    head = len(replace(GAMES[1], moves=(), scores=None).opening_json())
    for cut in range(head, len(line), scaled(7, 1)):
        write(path, GAMES[0])
        with path.open("a") as file:
            file.write(line[:cut])
        with RecordWriter(path, resume=resume) as writer:
            running = writer.running
            if resume:
                assert running is not None
                for move in GAMES[1].moves[len(running.moves) :]:
                    writer.move(move)
                writer.end(GAMES[1].scores)
            writer.write(GAMES[3])
        whole = len(_whole_moves(line[head:cut]))
        middle = GAMES[1] if resume else replace(GAMES[1], moves=GAMES[1].moves[:whole], scores=None)
        assert list(read_records(path)) == [GAMES[0], middle, GAMES[3]]


def test_a_running_game_that_was_closed_is_continued(path: Path) -> None:
    running = replace(GAMES[0], moves=GAMES[0].moves[:5], scores=None)
    write(path, GAMES[1], running)
    with RecordWriter(path, resume=True) as writer:
        assert writer.running == running
        writer.move(GAMES[0].moves[5])
    assert list(read_records(path)) == [GAMES[1], replace(running, moves=GAMES[0].moves[:6])]


def test_a_finished_last_game_is_left_alone(path: Path) -> None:
    for text in (GAMES[0].to_json(), GAMES[0].to_json() + "\n", ""):
        path.write_text(text)
        with RecordWriter(path, resume=True) as writer:
            assert writer.running is None
            writer.write(GAMES[1])
        assert list(read_records(path)) == ([GAMES[0]] if text else []) + [GAMES[1]]


def test_nothing_is_added_to_a_damaged_file(path: Path) -> None:
    for text in ("no record", GAMES[0].to_json() + "\n{"):
        path.write_text(text)
        with pytest.raises(RecordError):
            RecordWriter(path)
        assert path.read_text() == text


def test_a_line_in_another_hand_is_not_continued(path: Path) -> None:
    running = replace(GAMES[0], moves=(), scores=None)
    text = json.dumps(json.loads(running.to_json()), indent=None, separators=(",", ":"))
    path.write_text(text)
    with pytest.raises(RecordError, match="not in the form that this program writes"):
        RecordWriter(path, resume=True)
    assert path.read_text() == text
    assert list(read_records(path)) == [running]


def test_the_writer_keeps_order(path: Path) -> None:
    with RecordWriter(path) as writer:
        with pytest.raises(RecordError, match="begin one first"):
            writer.move("3D")
        with pytest.raises(RecordError, match="begin one first"):
            writer.end()
        writer.begin(replace(GAMES[0], moves=(), scores=None))
        with pytest.raises(RecordError, match="end it before another begins"):
            writer.begin(GAMES[1])


@pytest.mark.parametrize(
    "damage", [b"{\n", b"\xff\n", b'{"upperhand": 1}\n', b"[]\n", b"x" * (1 << 20) + b"xx\n"]
)
def test_damage_is_named_with_its_line_after_all_that_was_whole(path: Path, damage: bytes) -> None:
    write(path, *GAMES[:2])
    with path.open("ab") as file:
        file.write(b"\n" + damage + GAMES[2].to_json().encode() + b"\n")
    records = read_records(path)
    assert [next(records), next(records)] == GAMES[:2]
    with pytest.raises(RecordError, match="line 4: ") as caught:
        next(records)
    assert caught.value.line == 4


def test_verify_names_the_line_and_the_move(path: Path) -> None:
    wrong = replace(GAMES[1], moves=("2S", *GAMES[1].moves[1:]))
    write(path, GAMES[0], wrong, GAMES[2])
    with pytest.raises(RecordError, match=r"line 2: move 1 \('2S'\): ") as caught:
        verify(path)
    assert (caught.value.line, caught.value.ply) == (2, 0)


def test_verify_names_the_line_of_a_wrong_score(path: Path) -> None:
    write(path, GAMES[0], replace(GAMES[1], scores=(0, 0, 0, 0)))
    with pytest.raises(RecordError, match="line 2: the scores are 0, 0, 0, 0, but the game ended with"):
        verify(path)


def test_empty_lines_are_counted_and_passed_over(path: Path) -> None:
    path.write_text(f"\n{GAMES[0].to_json()}\n\n  \n{GAMES[1].to_json()}\n\n")
    assert [number for number, _ in numbered_records(path)] == [2, 5]


def test_any_bytes_are_records_or_an_error_of_ours(path: Path) -> None:
    rng = Rng(3)
    line = GAMES[0].to_json().encode() + b"\n"
    for _ in range(scaled(300, 5_000)):
        at = rng.below(len(line))
        noise = bytes(rng.below(256) for _ in range(rng.below(5)))
        path.write_bytes(line + line[:at] + noise + line[at + rng.below(5) :])
        found = read_records(path)
        assert next(found) == GAMES[0]
        with suppress(RecordError):
            list(found)
