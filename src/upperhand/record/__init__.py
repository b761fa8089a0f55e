"""Records: one game as one JSON line, the only stored form of a game.

`Record` is the value, `RecordWriter` writes a file of them as the games go, `read_records` reads it back, and
`verify` replays all of it.
"""

from upperhand.record.file import (
    RecordWriter,
    numbered_lines,
    numbered_records,
    read_line,
    read_records,
    verify,
)
from upperhand.record.value import Record, Replay

__all__ = [
    "Record",
    "RecordWriter",
    "Replay",
    "numbered_lines",
    "numbered_records",
    "read_line",
    "read_records",
    "verify",
]
