"""`upperhand replay FILE`: recorded games move by move, each move and score verified."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from upperhand import games, spec
from upperhand.cli import options
from upperhand.cli.paint import console, painted
from upperhand.errors import RecordError
from upperhand.notation import read_notation, write_notation
from upperhand.record import Record, numbered_records
from upperhand.record.compressed import open_to_read


def replay(
    file: Annotated[Path, typer.Argument(help="Records (JSON Lines) or games in notation.")],
    json_: Annotated[
        bool, typer.Option("--json", help="Print each verified game as a record, one per line.")
    ] = False,
    notation: Annotated[
        bool, typer.Option("--notation", help="Print each verified game in notation.")
    ] = False,
    game: Annotated[
        str | None,
        typer.Option(help="Show only records of this game.", autocompletion=options.complete_game),
    ] = None,
) -> None:
    if game is not None:
        spec.pick(games.GAMES, game, "game")
    for number, record in enumerate(_verified(file), start=1):
        if game not in (None, record.game):
            continue
        if json_:
            print(record.to_json())
        elif notation:
            print(write_notation(record))
        else:
            _show(record, number)


def _verified(file: Path) -> Iterator[Record]:
    """The valid games of a file; the first invalid one raises a RecordError with its line."""
    with open_to_read(file) as opened:
        is_json = opened.read(1 << 16).lstrip()[:1] in (b"{", b"")
    if not is_json:
        yield from read_notation(_text(file))
        return
    for line, record in numbered_records(file):
        try:
            record.replay()
        except RecordError as error:
            raise error.at_line(line) from None
        yield record


def _text(file: Path) -> str:
    try:
        with open_to_read(file) as opened:
            return opened.read().decode()
    except UnicodeDecodeError as error:
        raise RecordError(
            f"{file} is neither records nor notation: byte {error.start + 1} is not text"
        ) from None


def _show(record: Record, number: int) -> None:
    out = console()
    deal = f"seed {record.seed}" if record.hands is None else "hands given"
    out.rule(
        f"game {number}: {games.GAMES[record.game]}, {games.write_rules(record.rules, record.game)}, {deal}"
    )
    width = max(len(seat) for seat in record.seats)
    for line in _lines(record, width):
        out.print(line)
    out.print()


def _lines(record: Record, width: int) -> Iterator[Text]:
    words, state = games.words(record.game), record.replay()
    for seat, hand in enumerate(state.dealt):
        name = f"  {seat} {record.seats[seat]:{width}}  "
        yield Text(name, style="dim").append(painted(words.hand(hand)))
    for told in words.story(state):
        name = "" if told.seat is None else record.seats[told.seat]
        line = Text(f"{told.label:>4} {name:{width}}  ").append(painted(told.text))
        yield line.append(f"  {told.remark}" if told.remark else "", style="dim")
    if record.scores is None:
        yield Text("the game is still running", style="dim")
        return
    for name, score in zip(record.seats, record.scores, strict=True):
        yield Text(f"{score:+5} {name}")
