"""Recorded games as tables, and in other formats."""

import csv
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Literal

from upperhand.errors import SpecError, needs_extra, shown
from upperhand.notation import write_notation
from upperhand.record import Replay
from upperhand.record.compressed import open_to_write
from upperhand.records.games import Filter, RecordedGame, read_games

if TYPE_CHECKING:
    import polars

Rows = Literal["games", "moves"]
_SEATS = range(4)
_CHUNK = 50_000  # rows that are put together before they become columns

#: The columns of both tables, with their types by name of polars.
GAME_COLUMNS = {
    "number": "Int64",
    "game": "String",
    "rules": "String",
    "seed": "UInt64",
    "dealer": "Int8",
    **{f"seat_{seat}": "String" for seat in _SEATS},
    **{f"score_{seat}": "Int64" for seat in _SEATS},
    "moves": "Int32",
    "opening": "String",
    "contract": "String",
    "declarer": "Int8",
    "tags": "String",
}
MOVE_COLUMNS = {"number": "Int64", "ply": "Int32", "seat": "Int8", "player": "String", "move": "String"}


def game_row(number: int, one: RecordedGame) -> tuple[Any, ...]:
    """A game as a row. Seats that it has not are empty, as are scores of a game that runs."""
    contract, declarer = one.contract()
    scores, tags = one.scores or [], one.found.get("tags")
    return (
        number,
        one.game,
        one.rules,
        one.found.get("seed"),
        one.found.get("dealer"),
        *(_entry(one.seats, seat) for seat in _SEATS),
        *(_entry(scores, seat) for seat in _SEATS),
        len(one.moves),
        one.moves[0] if one.moves else None,
        contract,
        declarer,
        json.dumps(tags) if tags else None,
    )


def move_rows(number: int, one: RecordedGame) -> Iterator[tuple[Any, ...]]:
    """A row for each move: the game is replayed, which tells whose move it is."""
    replay = Replay(one.record)
    for ply, text in enumerate(one.moves):
        seat, move = replay.play(text)
        yield number, ply, seat, one.seats[seat], str(move)


def _entry(values: list[Any], seat: int) -> Any:
    return values[seat] if seat < len(values) else None


def _rows(games: Iterable[RecordedGame], rows: Rows) -> Iterator[tuple[Any, ...]]:
    for number, one in enumerate(games, start=1):
        if rows == "moves":
            yield from move_rows(number, one)
        else:
            yield game_row(number, one)


def frame(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    rows: Rows = "games",
    where: Filter | None = None,
) -> "polars.DataFrame":
    """The games of files as a polars DataFrame, with a row per game or per move."""
    return _frame(filter(where, read_games(paths)), rows)


def _frame(games: Iterable[RecordedGame], rows: Rows) -> "polars.DataFrame":
    library = _polars()
    columns = GAME_COLUMNS if rows == "games" else MOVE_COLUMNS
    schema = {name: getattr(library, kind) for name, kind in columns.items()}
    parts, rest = [library.DataFrame(schema=schema)], list[tuple[Any, ...]]()
    for row in _rows(games, rows):
        rest.append(row)
        if len(rest) == _CHUNK:
            parts.append(library.DataFrame(rest, schema=schema, orient="row"))
            rest = []
    parts.append(library.DataFrame(rest, schema=schema, orient="row"))
    whole: polars.DataFrame = library.concat(parts)
    return whole


def convert(games: Iterable[RecordedGame], path: str | os.PathLike[str], rows: Rows = "games") -> int:
    """Writes games as the name of the file says, and counts them.

    `.jsonl` are records, `.txt` is notation, `.csv` and `.parquet` are tables; all but Parquet, which is
    compressed anyway, may be followed by `.gz` or `.zst`.
    """
    kind = Path(path).name.removesuffix(".gz").removesuffix(".zst").rpartition(".")[2]
    counted = _Counted(games)
    if kind == "parquet" and Path(path).suffix == ".parquet":
        _frame(counted, rows).write_parquet(os.fspath(path))
    elif kind in _WRITERS:
        with open_to_write(path) as file:
            _WRITERS[kind](counted, file, rows)
    else:
        raise SpecError(f"{shown(Path(path).name)} has no known ending: .jsonl, .txt, .csv or .parquet")
    return counted.count


class _Counted:
    """Counts what is taken of an iterable."""

    def __init__(self, games: Iterable[RecordedGame]) -> None:
        self._games = games
        self.count = 0

    def __iter__(self) -> Iterator[RecordedGame]:
        for one in self._games:
            self.count += 1
            yield one


def write_lines(games: Iterable[RecordedGame], file: IO[bytes], rows: Rows = "games") -> None:  # noqa: ARG001
    """Records as they were read, one per line."""
    for one in games:
        file.write(one.line if one.line.endswith(b"\n") else one.record.to_json().encode() + b"\n")


def _write_notation(games: Iterable[RecordedGame], file: IO[bytes], rows: Rows) -> None:  # noqa: ARG001
    for one in games:
        file.write(f"{write_notation(one.record)}\n".encode())


def _write_csv(games: Iterable[RecordedGame], file: IO[bytes], rows: Rows) -> None:
    writer = csv.writer(_Text(file))
    writer.writerow(GAME_COLUMNS if rows == "games" else MOVE_COLUMNS)
    writer.writerows(_rows(games, rows))


class _Text:
    """Takes text for a file of bytes, which stays open."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(text.encode())


_WRITERS = {"jsonl": write_lines, "txt": _write_notation, "csv": _write_csv}


def _polars() -> Any:
    with needs_extra("records", "a table of games"):
        import polars
    return polars
