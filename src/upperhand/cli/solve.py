"""`upperhand solve`: what every card of a game of Rikken is worth with all cards open, and reviews."""

import json
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from upperhand import games
from upperhand._core import Cards
from upperhand.cli import mistakes, options
from upperhand.cli.paint import console, painted
from upperhand.errors import UpperhandError
from upperhand.record import Record, Replay, read_records
from upperhand.rikken import Rules, State, words
from upperhand.rikken.oracle import Ending, Objective, Oracle, objectives
from upperhand.rikken.review import review as reviewed

_AIMS = {"tricks": "most_tricks", "at_least": "at_least", "piek": "exactly_one", "misere": "none"}
_OF_A_DEAL = "For a deal: "


def solve(
    file: Annotated[
        Path | None, typer.Argument(help="Records of Rikken; without a file, a deal is solved.")
    ] = None,
    game_number: Annotated[int, typer.Option(min=1, help="Which record of the file.")] = 1,
    ply: Annotated[int | None, typer.Option(min=0, help="After this many moves; the default is all.")] = None,
    review: Annotated[bool, typer.Option("--review", help="Mark the cards that lost something.")] = False,
    seed: Annotated[int, typer.Option(min=0, help=f"{_OF_A_DEAL}its seed.")] = 1,
    hands: Annotated[
        str | None, typer.Option(help=f"{_OF_A_DEAL}four hands separated by slashes, like AS KS/QS JS/...")
    ] = None,
    trump: Annotated[str | None, typer.Option(help=f"{_OF_A_DEAL}D, C, H or S; the default is none.")] = None,
    leader: Annotated[int, typer.Option(min=0, max=3, help=f"{_OF_A_DEAL}the seat that leads.")] = 0,
    trick: Annotated[str, typer.Option(help=f"{_OF_A_DEAL}cards in the current trick, the lead first.")] = "",
    side: Annotated[str, typer.Option(help=f"{_OF_A_DEAL}the seats that play together, like 0,2.")] = "0,2",
    aim: Annotated[str, typer.Option(help=f"{_OF_A_DEAL}{', '.join(_AIMS)}.")] = "tricks",
    tricks: Annotated[int, typer.Option(min=0, max=13, help="How many, for at_least.")] = 0,
    json_: options.Json = False,
) -> None:
    if review:
        record = _record(file, game_number)
        found: Any = reviewed(record)
        print(json.dumps(mistakes.written(found), indent=2)) if json_ else mistakes.show(record, found)
        return
    if file is None:
        found = [_solved(_ending(seed, hands, leader, trump, trick), _objective(aim, side, tricks))]
    else:
        state = _state(_record(file, game_number), ply)
        found = [_solved(Ending.of(state), one) for one in objectives(state)]
    print(json.dumps(found, indent=2)) if json_ else _show(found)


def _record(file: Path | None, number: int) -> Record:
    if file is None:
        raise UpperhandError("a review needs a file of records")
    record = next(islice(read_records(file), number - 1, None), None)
    if record is None:
        raise UpperhandError(f"{file} has no game {number}")
    if record.game != "rikken":
        raise UpperhandError(f"only Rikken can be solved, not {games.GAMES[record.game]}")
    return record


def _state(record: Record, ply: int | None) -> State:
    replay = Replay(record)
    wanted = len(record.moves) if ply is None else ply
    if wanted > len(record.moves):
        raise UpperhandError(f"the game has {len(record.moves)} moves, not {wanted}")
    for move in record.moves[:wanted]:
        replay.play(move)
    assert isinstance(replay.state, State)
    return replay.state


def _ending(seed: int, hands: str | None, leader: int, trump: str | None, trick: str) -> Ending:
    if hands is None:
        given = list(State.deal(Rules(), seed).dealt)
    else:
        given = [Cards(hand) for hand in hands.split("/")]
        if len(given) != 4:
            raise UpperhandError(f"four hands separated by slashes are needed, not {len(given)}")
    played = [Cards(card) for card in trick.replace(",", " ").split()]
    for number, card in enumerate(played):
        given[(leader + number) % 4] -= card
    return Ending(given, leader, trump, played)


def _objective(aim: str, side: str, tricks: int) -> Objective:
    if aim not in _AIMS:
        raise UpperhandError(f"the aim must be one of {', '.join(_AIMS)}, not {aim}")
    seats = side.replace(",", " ").split()
    if not all(seat in ("0", "1", "2", "3") for seat in seats):
        raise UpperhandError(f"a side is one to three of the seats 0 to 3, like 0,2, not {side}")
    return Objective(_AIMS[aim], [int(seat) for seat in seats], tricks)


def _solved(ending: Ending, objective: Objective) -> dict[str, Any]:
    values = {str(move): worth for move, worth in Oracle().card_values(ending, objective)}
    best = (max if ending.turn in objective.side else min)(values.values())
    return {
        "turn": ending.turn,
        "aim": objective.aim,
        "side": list(objective.side),
        "tricks": objective.tricks,
        "value": best,
        "cards": values,
    }


def _show(found: list[dict[str, Any]]) -> None:
    out = console()
    for one in found:
        seats = words.joined([str(seat) for seat in one["side"]])
        out.print(f"seat {one['turn']} to play; side {seats}: {_worth(one['aim'], one['value'])}")
        for card, value in one["cards"].items():
            mark = "" if value == one["value"] else "  worse"
            out.print(painted(f"  {card}").append(f"  {_worth(one['aim'], value)}{mark}"))


def _worth(aim: str, value: int) -> str:
    return str(words.count(value)) if aim == "most_tricks" else ("fails", "makes it")[value]
