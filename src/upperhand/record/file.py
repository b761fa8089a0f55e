"""Files of records: JSON Lines, written while the games go.

A game that runs, or was cut off by a crash, is a last line without its end; reading completes it to a
running record.
"""

import json
import os
import re
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import IO

from upperhand.errors import RecordError
from upperhand.record.compressed import open_to_read
from upperhand.record.value import Record, closing_json

MAX_LINE = 1 << 20
_MOVES = '"moves": ['
_WHOLE_MOVES = re.compile(r'("[^"\\]*"(, "[^"\\]*")*)?')
# What may follow the last whole move of a line that was cut off: part of another move, or part of the scores.
_CUT_MOVE = re.compile(r',? ?("[^"\\]*)?')
_CUT_SCORES = re.compile(r'\], "scores": \[[-0-9, ]*\]?')


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """The records of a file; damage is a RecordError with its line, after all that is whole before it."""
    for _, record in numbered_records(path):
        yield record


def numbered_records(path: str | os.PathLike[str]) -> Iterator[tuple[int, Record]]:
    """The records of a file with the number of their line; empty lines are passed over."""
    for number, line in numbered_lines(path):
        try:
            yield number, read_line(line)
        except RecordError as error:
            raise error.at_line(number) from None


def numbered_lines(path: str | os.PathLike[str]) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not empty, with their numbers; the file may be compressed."""
    with open_to_read(path) as file:
        for number in count(1):
            line = file.readline(MAX_LINE + 1)
            if not line:
                return
            if not line.isspace():
                yield number, line


def verify(path: str | os.PathLike[str]) -> int:
    """Replays every game of a file and counts them; the first line that does not hold is named."""
    games = 0
    for number, record in numbered_records(path):
        try:
            record.replay()
        except RecordError as error:
            raise error.at_line(number) from None
        games += 1
    return games


class RecordWriter:
    """Appends games to a file, each move as it is played, so that a crash loses nothing that was played.

    A last game that was cut off is closed as a running record; with `resume` a last game that runs is
    continued, and stands in `running`.
    """

    def __init__(self, path: str | os.PathLike[str], *, resume: bool = False) -> None:
        self._file: IO[bytes] = Path(path).open("ab+")  # noqa: SIM115 - closed by close()
        try:
            self.running: Record | None = self._reopened(resume)
            self._between = ", " if self.running and self.running.moves else ""
            if self.running and not resume:
                self.end()
        except BaseException:
            self._file.close()
            raise

    def begin(self, record: Record) -> None:
        """Starts the line of a game with what has been played of it, such as `Record.of(state)`."""
        if self.running is not None:
            raise RecordError("a game is being written; end it before another begins")
        self._put(record.opening_json())
        self.running = record
        self._between = ", " if record.moves else ""

    def move(self, move: object) -> None:
        """Adds a move to the game."""
        if self.running is None:
            raise RecordError("no game is being written; begin one first")
        self._put(self._between + json.dumps(str(move)))
        self._between = ", "

    def end(self, scores: Sequence[int] | None = None) -> None:
        """Ends the line; without scores it stays the record of a running game."""
        if self.running is None:
            raise RecordError("no game is being written; begin one first")
        self._put(closing_json(scores) + "\n")
        self.running = None

    def write(self, record: Record) -> None:
        """Writes a whole record at once."""
        self.begin(record)
        self.end(record.scores)

    def close(self) -> None:
        """Closes the file; a game that has not ended stays a last line without its end."""
        self._file.close()

    def __enter__(self) -> "RecordWriter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _put(self, text: str) -> None:
        self._file.write(text.encode("ascii"))
        self._file.flush()

    def _reopened(self, resume: bool) -> Record | None:
        """The last game if it was cut off or is to be resumed; its line then ends with its last move."""
        start, line = _last_line(self._file)
        if line.isspace() or not line or (line.endswith(b"\n") and not resume):
            return None
        try:
            record = read_line(line)
        except RecordError as error:
            raise error.at_line(_lines_before(self._file, start) + 1) from None
        if record.scores is not None:
            self._put("" if line.endswith(b"\n") else "\n")
            return None
        whole = record.opening_json().encode("ascii")
        if not line.startswith(whole):
            raise RecordError(
                "the last line is not in the form that this program writes; nothing can be appended to it"
            )
        self._file.truncate(start + len(whole))
        return record


def _last_line(file: IO[bytes]) -> tuple[int, bytes]:
    """Where the last line of a file starts, and the line."""
    size = file.seek(0, os.SEEK_END)
    first = file.seek(max(0, size - MAX_LINE - 1))
    tail = file.read()
    start = tail.rfind(b"\n", 0, max(0, len(tail) - 1)) + 1
    return first + start, tail[start:]


def _lines_before(file: IO[bytes], end: int) -> int:
    file.seek(0)
    return file.read(end).count(b"\n")


def read_line(line: bytes) -> Record:
    """The record of a line; one without an end may have been cut off, and is completed."""
    if len(line) > MAX_LINE:
        raise RecordError(f"the line is longer than {MAX_LINE} bytes")
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start + 1} is not UTF-8 text") from None
    try:
        return Record.from_json(text.removesuffix("\n"))
    except RecordError:
        completed = None if text.endswith("\n") else _completed(text)
        if completed is None:
            raise
        return Record.from_json(completed)


def _completed(text: str) -> str | None:
    """A line that was cut off, completed after its last whole move; None if something else is wrong."""
    head, found, body = text.partition(_MOVES)
    moves = _WHOLE_MOVES.match(body)
    if not found or not moves:
        return None
    rest = body[moves.end() :]
    if _CUT_MOVE.fullmatch(rest) or _CUT_SCORES.fullmatch(rest) or '], "scores": ['.startswith(rest):
        return f"{head}{found}{moves[0]}]}}"
    return None
