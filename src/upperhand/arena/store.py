"""The file of a run: one Record a line in the order of the schedule, so that a run can stop and go on.

Times of decisions differ from run to run, so they lie beside it in a file of their own, a line a run.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from upperhand.arena.latency import Latency, merge_all
from upperhand.arena.outcome import Outcome, read_outcome
from upperhand.arena.schedule import Schedule
from upperhand.errors import RecordError, UpperhandError
from upperhand.record import Record

_OPENING = b'{"upperhand": '


def read_done(path: Path, schedule: Schedule) -> list[Outcome]:
    """The games of the schedule that the file holds; a last line that was cut off is dropped.

    A file of anything else is refused and left as it is.
    """
    try:
        return _read_whole(path, schedule) if path.exists() else []
    except RecordError as error:
        raise UpperhandError(f"{path} cannot be gone on with: {error}") from None


def _read_whole(path: Path, schedule: Schedule) -> list[Outcome]:
    done: list[Outcome] = []
    whole = 0
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                _check_cut_off(line, number)
                break
            done.append(_read_line(line, number, schedule))
            whole += len(line)
    if whole < path.stat().st_size:
        with path.open("rb+") as file:
            file.truncate(whole)
    return done


def append_lines(path: Path, lines: Sequence[str]) -> None:
    """Adds whole Records to the file."""
    with path.open("a", encoding="ascii") as file:
        file.writelines(f"{line}\n" for line in lines)


def times_path(path: Path) -> Path:
    """Where the times of the decisions lie."""
    return path.with_name(f"{path.name}.times")


def read_times(path: Path) -> dict[str, Latency]:
    """The times of all runs that wrote the file; a line that cannot be read only costs its own."""
    times: dict[str, Latency] = {}
    if times_path(path).exists():
        for line in times_path(path).read_text().splitlines():
            try:
                merge_all(times, {name: Latency.from_dict(each) for name, each in json.loads(line).items()})
            except (ValueError, KeyError, TypeError, AttributeError):
                continue
    return times


def append_times(path: Path, times: dict[str, Latency]) -> None:
    """Adds the times of one run."""
    with times_path(path).open("a", encoding="ascii") as file:
        file.write(json.dumps({name: latency.to_dict() for name, latency in times.items()}) + "\n")


def _read_line(line: bytes, number: int, schedule: Schedule) -> Outcome:
    if number > len(schedule):
        raise RecordError(f"the file is of a longer schedule; this one has {len(schedule)} games", number)
    try:
        return read_outcome(Record.from_json(line.decode()), schedule[number - 1])
    except UnicodeDecodeError:
        raise RecordError("not UTF-8 text", number) from None
    except RecordError as error:
        raise error.at_line(number) from None


def _check_cut_off(line: bytes, number: int) -> None:
    """Only the beginning of a Record is ever dropped."""
    if not line.startswith(_OPENING) and not _OPENING.startswith(line):
        raise RecordError("no record of this schedule", number)
