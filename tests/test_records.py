"""Files of recorded games: filters, statistics, tables and conversions, each against a plain second way."""

import csv
import gzip
import io
import json
from collections import Counter
from pathlib import Path
from typing import Any

import polars
import pytest
import zstandard

from tests.cli.command import json_of, output_of, refusal_of, upperhand
from upperhand import Record, games, make_player
from upperhand.errors import RecordError, SpecError
from upperhand.match import play_game
from upperhand.notation import read_notation
from upperhand.record import RecordWriter, read_records
from upperhand.records import Filter, convert, frame, read_games, statistics

PLAYED = {
    "big_two": ["lowest", "random", "random", "random_pass"],
    "rikken": ["basic", "random", "basic", "random"],
}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of both kinds and of three people, one of them running."""
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    with RecordWriter(path) as writer:
        for game, names in PLAYED.items():
            package: Any = games.load(game)
            for seed in range(6):
                three = game == "big_two" and seed == 5
                rules = games.read_rules("hongkong:players=3" if three else next(iter(package.PRESETS)), game)
                seats = names[: rules.players]
                state = package.State.deal(rules, seed, names=seats)
                record = play_game(state, [make_player(name, game) for name in seats], seed, game=game)
                tags = {"event": "Club night", "round": seed, "rated": seed % 2 == 0}
                writer.write(
                    Record.from_json(
                        record.to_json().replace(', "moves"', f', "tags": {json.dumps(tags)}, "moves"')
                    )
                )
        writer.begin(Record.of(games.load("big_two").State.deal(games.read_rules("hongkong"), 99)))
    return path


@pytest.fixture(scope="module")
def played(file: Path) -> list[Record]:
    return list(read_records(file))


def test_a_filter_chooses_what_a_plain_loop_does(file: Path, played: list[Record]) -> None:
    def won(record: Record, name: str) -> bool:
        return any(
            points > 0 and seat == name
            for seat, points in zip(record.seats, record.scores or (), strict=False)
        )

    wanted: dict[Filter, Any] = {
        Filter(): lambda _: True,
        Filter(game="rikken"): lambda each: each.game == "rikken",
        Filter(player="random_pass"): lambda each: "random_pass" in each.seats,
        Filter(player="random*"): lambda each: any(seat.startswith("random") for seat in each.seats),
        Filter(winner="basic"): lambda each: won(each, "basic"),
        Filter(opening="3D"): lambda each: each.moves[:1] == ("3D",),
        Filter(shortest=50, longest=60): lambda each: 50 <= len(each.moves) <= 60,
        Filter(finished=False): lambda each: each.scores is None,
        Filter(finished=True): lambda each: each.scores is not None,
        Filter(rules="hongkong:players=3"): lambda each: each.rules.players == 3,
        Filter(contract="misere"): lambda each: getattr(each.replay(), "contract", None) == "misere",
    }
    for where, plain in wanted.items():
        expected = [record for record in played if plain(record)]
        assert [one.record for one in filter(where, read_games(file))] == expected, where
        assert len(expected) > 0, where
    tagged = Filter(tags={"event": "Club night", "round": "3", "rated": "false"})
    assert [one.record.seed for one in filter(tagged, read_games([file, file]))] == [3] * 4


def test_statistics_add_up(file: Path, played: list[Record]) -> None:
    finished = [record for record in played if record.scores is not None]
    points: Counter[str] = Counter()
    for record in finished:
        for seat, score in zip(record.seats, record.scores or (), strict=True):
            points[seat] += score
    found = statistics(read_games(file))
    seats = Counter(seat for record in finished for seat in record.seats)
    assert {name: round(each["points"] * seats[name]) for name, each in found.items()} == points
    assert sum(each["games"] for each in statistics(read_games(file), "length").values()) == len(finished)
    by_seat = statistics(read_games(file), "seat")
    assert sum(each["points"] * each["games"] for each in by_seat.values()) == pytest.approx(0)
    contracts = Counter(getattr(record.replay(), "contract", None) or "none" for record in finished)
    assert {
        name: each["games"] for name, each in statistics(read_games(file), "contract").items()
    } == contracts
    with pytest.raises(SpecError, match=r"there is no group 'plaier' \(did you mean player\?\)"):
        statistics([], "plaier")


def test_frames_have_every_game_and_every_move(file: Path, played: list[Record]) -> None:
    rows = frame(file)
    assert isinstance(rows, polars.DataFrame)
    assert rows["moves"].to_list() == [len(record.moves) for record in played]
    for seat in range(4):
        scores = [
            record.scores[seat] if record.scores and seat < len(record.scores) else None for record in played
        ]
        assert rows[f"score_{seat}"].to_list() == scores
    contracts = [getattr(record.replay(), "contract", None) for record in played]
    assert rows["contract"].to_list() == contracts
    moves = frame(file, rows="moves")
    told = [
        (number, ply, seat, record.seats[seat], str(move))
        for number, record in enumerate(played, start=1)
        for ply, (seat, move) in enumerate(record.replay().history)
    ]
    assert moves.rows() == told
    assert frame(file, where=Filter(game="rikken"))["game"].unique().to_list() == ["rikken"]


@pytest.mark.parametrize("name", ["a.jsonl", "a.jsonl.gz", "a.jsonl.zst"])
def test_records_are_converted_to_themselves(
    file: Path, played: list[Record], tmp_path: Path, name: str
) -> None:
    assert convert(read_games(file), tmp_path / name) == len(played)
    assert list(read_records(tmp_path / name)) == played
    assert len((tmp_path / name).read_bytes()) < (1 if name == "a.jsonl" else 0.5) * file.stat().st_size + 10
    assert convert(read_games(tmp_path / name), tmp_path / "again.jsonl") == len(played)


def test_tables_and_notation_say_the_same(file: Path, played: list[Record], tmp_path: Path) -> None:
    convert(read_games(file), tmp_path / "a.parquet")
    assert polars.read_parquet(tmp_path / "a.parquet").equals(frame(file))
    convert(read_games(file), tmp_path / "a.csv.zst", rows="moves")
    text = (
        zstandard.ZstdDecompressor()
        .decompressobj()
        .decompress((tmp_path / "a.csv.zst").read_bytes())
        .decode()
    )
    head, *rows = csv.reader(io.StringIO(text))
    assert head == ["number", "ply", "seat", "player", "move"]
    assert rows == [[str(cell) for cell in row] for row in frame(file, rows="moves").rows()]
    convert(read_games(file), tmp_path / "a.txt.gz")
    assert list(read_notation(gzip.decompress((tmp_path / "a.txt.gz").read_bytes()).decode())) == played
    with pytest.raises(SpecError, match=r"'a\.doc' has no known ending"):
        convert(read_games(file), tmp_path / "a.doc")


def test_damage_is_named(file: Path, tmp_path: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    for wrong, sentence in {
        b"{}\n": "line 2: \"upperhand\" is 'None'",
        b"nonsense\n": "line 2: not JSON at column 1",
        b"[1]\n": "line 2: not a record",
        lines[0].replace(b'"moves": [', b'"moves": [3, '): None,
    }.items():
        (tmp_path / "damaged.jsonl").write_bytes(lines[0] + wrong)
        if sentence is None:
            with pytest.raises(RecordError, match="move 1 is '3'"):
                _ = [one.record for one in read_games(tmp_path / "damaged.jsonl")]
        else:
            with pytest.raises(RecordError, match=sentence):
                list(read_games(tmp_path / "damaged.jsonl"))
    for name in ("cut.jsonl.gz", "cut.jsonl.zst"):
        convert(read_games(file), tmp_path / name)
        whole = (tmp_path / name).read_bytes()
        (tmp_path / name).write_bytes(whole[: len(whole) // 2])
        with pytest.raises(RecordError, match=f"{name} is damaged"):
            list(read_records(tmp_path / name))
        (tmp_path / name).write_bytes(whole[:200] + b"x" * 60 + whole[260:])
        with pytest.raises(RecordError):
            list(read_records(tmp_path / name))
        (tmp_path / name).write_bytes(whole * 2)
        assert len(list(read_records(tmp_path / name))) == 2 * len(lines)


def test_commands(file: Path, played: list[Record], tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl.gz"
    done = upperhand("records", "filter", str(file), "--game", "rikken", "--out", str(out))
    assert (done.returncode, done.stderr) == (0, f"6 games are in {out}\n")
    assert output_of("records", "count", str(out), str(file)) == f"{6 + len(played)}\n"
    printed = output_of("records", "filter", str(file), "--finished", "--first", "2")
    assert printed.splitlines() == [record.to_json() for record in played[:2]]
    assert json_of("records", "stats", str(file), "--by", "seat") == statistics(read_games(file), "seat")
    assert "misere" in output_of("records", "stats", str(file), "--by", "contract", "--game", "rikken")
    assert (
        refusal_of("records", "convert", str(file), "--out", str(file))
        == f"{file} is read: write to another file"
    )
    assert "is no number of moves" in refusal_of("records", "count", str(file), "--length", "long")
    assert "is no tag: write key=value" in refusal_of("records", "count", str(file), "--tag", "event")
    (tmp_path / "full.jsonl").symlink_to("/dev/full")
    full = refusal_of("records", "filter", str(file), "--out", str(tmp_path / "full.jsonl"))
    assert full == "a file could not be written: No space left on device"
    assert output_of("replay", str(out), "--json").count("\n") == 6
