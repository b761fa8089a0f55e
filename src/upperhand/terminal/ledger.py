"""The file of a table: its games as Records, written during play and read back to resume."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from upperhand import Record
from upperhand.errors import RecordError
from upperhand.games import State
from upperhand.record import RecordWriter, read_records

#: Tags that link the games of one table: the table's seed as text, and the number of the game.
TABLE, NUMBER = "table", "number"


class Ledger:
    """Writes each move before anybody sees it; without a file nothing is stored."""

    def __init__(self, writer: RecordWriter | None) -> None:
        self._writer = writer

    def begin(self, state: State, game: str, seed: int, number: int) -> None:
        if self._writer:
            self._writer.begin(Record.of(state, game, {TABLE: str(seed), NUMBER: number}))

    def move(self, move: object) -> None:
        if self._writer:
            self._writer.move(move)

    def end(self, scores: Sequence[int]) -> None:
        if self._writer:
            self._writer.end(scores)

    def close(self) -> None:
        if self._writer:
            self._writer.close()


@dataclass(frozen=True)
class Past:
    """The games of one table so far, oldest first; the last one may still run."""

    records: tuple[Record, ...]

    @classmethod
    def read(cls, path: Path) -> "Past":
        """The table of the last game in a file."""
        if not path.is_file():
            raise RecordError(f"there is no file {path} to resume; name a file written with --save")
        records = list(read_records(path))
        if not records:
            raise RecordError(f"{path} has no game to resume; name a file written with --save")
        last = records[-1]
        return cls(tuple(record for record in records if _same_table(record, last)))

    @property
    def last(self) -> Record:
        return self.records[-1]

    @property
    def runs(self) -> bool:
        return self.last.scores is None

    @property
    def number(self) -> int:
        """The number of the last game at its table."""
        number = self.last.tags.get(NUMBER)
        return number if isinstance(number, int) else len(self.records) - 1

    @property
    def seed(self) -> int | None:
        text = str(self.last.tags.get(TABLE, ""))
        return int(text) if text.isdecimal() else None

    @property
    def totals(self) -> tuple[int, ...]:
        scores = [record.scores for record in self.records if record.scores is not None]
        return tuple(sum(column) for column in zip(*scores, strict=True)) or (0,) * len(self.last.seats)


def new_file(data: Path) -> Path:
    """A new file for a table that starts now: two open tables must not write to the same file."""
    folder = data / "tables"
    folder.mkdir(exist_ok=True)
    return folder / f"{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.jsonl"


def open_ledger(save: Path | None, resume: Path | None, past: Past | None) -> Ledger:
    """A ledger for new games, or one that continues the file of a past table."""
    if past is None or resume is None:
        return Ledger(RecordWriter(save) if save else None)
    if save is None or save.absolute() == resume.absolute():
        return Ledger(RecordWriter(resume, resume=True))
    writer = RecordWriter(save)
    if past.runs:
        writer.begin(past.last)
    return Ledger(writer)


def _same_table(record: Record, last: Record) -> bool:
    return (
        record.game == last.game
        and record.seats == last.seats
        and record.rules == last.rules
        and record.tags.get(TABLE) == last.tags.get(TABLE)
    )
