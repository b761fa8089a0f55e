"""`upperhand predict FILE`: predicts what the opponents of a seat will play."""

import json
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from upperhand import games
from upperhand._core import Rng
from upperhand._core.big_two import Move
from upperhand.big_two import View
from upperhand.big_two.knowledge import RECALLS, Forecast, load, view_of
from upperhand.big_two.knowledge import predict as foretell
from upperhand.cli import options
from upperhand.errors import UpperhandError
from upperhand.match import MAX_SEED
from upperhand.record import Record, read_records

_OPPONENTS = ("next", "second", "third")
_SOURCES = {
    "own": "from {} moments like this in games of that player",
    "everybody": "from {} moments like this in games of everybody",
    "deals": "from guessed deals",
}


def predict(
    file: Annotated[Path, typer.Argument(help="Records of Big Two; - for standard input.")],
    game_number: Annotated[int, typer.Option(min=1, help="Which record of the file.")] = 1,
    ply: Annotated[int | None, typer.Option(min=0, help="After this many moves; the default is all.")] = None,
    seat: Annotated[int | None, typer.Option(help="Whose view; the default is the seat to move.")] = None,
    move: Annotated[str | None, typer.Option(help="Assume that the seat to move plays this.")] = None,
    knowledge: Annotated[
        str, typer.Option(help="shipped, none or a base; with @N, its first N games.")
    ] = "shipped",
    like: Annotated[str, typer.Option(help=f"What makes moments similar: {', '.join(RECALLS)}.")] = "last",
    top: Annotated[int, typer.Option(min=1, help="How many sets to show per opponent.")] = 5,
    deals: Annotated[int, typer.Option(min=1, max=100_000, help="How many deals to guess.")] = 400,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="Seed of the guesses.")] = 1,
    json_: options.Json = False,
) -> None:
    view = _view(_record(file, game_number), ply, seat, move)
    found = foretell(view, load(knowledge, view.rules), Rng(seed), like, deals)
    if json_:
        print(json.dumps(_written(view, found), indent=2))
    else:
        _show(view, found, top)


def _record(file: Path, number: int) -> Record:
    source = Path("/dev/stdin") if str(file) == "-" else file
    record = next(islice(read_records(source), number - 1, None), None)
    if record is None:
        raise UpperhandError(f"{file} has no game {number}")
    if record.game != "big_two":
        raise UpperhandError(f"only Big Two can be predicted, not {games.GAMES[record.game]}")
    return record


def _view(record: Record, ply: int | None, seat: int | None, move: str | None) -> View:
    if move is None:
        return view_of(record, ply, seat)
    before = view_of(record, ply)
    played = record.moves[: before.ply]
    supposed = Record(
        record.game, record.rules, record.seats, record.seed, record.hands, (*played, str(Move(move)))
    )
    return view_of(supposed, None, before.seat if seat is None else seat)


def _written(view: View, found: tuple[Forecast, ...]) -> dict[str, Any]:
    return {
        "seat": view.seat,
        "ply": view.ply,
        "opponents": [
            {
                "opponent": _OPPONENTS[number],
                "seat": (view.seat + 1 + number) % 4,
                "name": view.names[(view.seat + 1 + number) % 4],
                "source": each.source,
                "related": each.related,
                "sets": [{"set": name, "chance": chance} for name, chance in each.sets],
            }
            for number, each in enumerate(found)
        ],
    }


def _show(view: View, found: tuple[Forecast, ...], top: int) -> None:
    print(f"after {view.ply} moves, seen by {view.names[view.seat]} (seat {view.seat})")
    for number, each in enumerate(found):
        seat = (view.seat + 1 + number) % 4
        source = _SOURCES[each.source].format(each.related)
        print(f"{_OPPONENTS[number]} opponent, {view.names[seat]} (seat {seat}), {source}:")
        for name, chance in each.sets[:top]:
            print(f"{chance:7.0%}  {name}")
