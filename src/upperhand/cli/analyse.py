"""`upperhand analyse`: what the moves of a decision are worth, and who probably holds what."""

import json
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from upperhand import games
from upperhand._core import Cards
from upperhand.analysis import MOST_EFFORT, Analysis, Candidate, Outcome
from upperhand.analysis import analyse as analysed
from upperhand.cli import options
from upperhand.cli.paint import console, painted
from upperhand.errors import UpperhandError
from upperhand.locales import word
from upperhand.match import MAX_SEED
from upperhand.record import Record, Replay, read_records

_TYPED = "Without a file: "
_LINE = 6  # moves of the best line that are printed
_RARE = 0.02  # outcomes that are rarer are not printed


def analyse(
    file: Annotated[
        Path | None, typer.Argument(help="Records; without a file, a position is typed by the options.")
    ] = None,
    game_number: Annotated[int, typer.Option(min=1, help="Which record of the file.")] = 1,
    move: Annotated[
        int | None, typer.Option(min=1, help="The move to decide; the default is the next one to make.")
    ] = None,
    game: options.Game = "big_two",
    rules: options.RulesSpec = None,
    seat: Annotated[int, typer.Option(min=0, max=3, help=f"{_TYPED}the seat that decides.")] = 0,
    dealt: Annotated[str, typer.Option(help=f"{_TYPED}the cards that this seat was dealt.")] = "",
    moves: Annotated[str, typer.Option(help=f"{_TYPED}all moves so far, like '3D, 4H, pass'.")] = "",
    first: Annotated[
        int | None, typer.Option(min=0, max=3, help=f"{_TYPED}who moves first; in Rikken, the dealer.")
    ] = None,
    partner: Annotated[
        int | None, typer.Option(min=0, max=3, help=f"{_TYPED}the partner in a Troela.")
    ] = None,
    open_: Annotated[
        list[str] | None,
        typer.Option(
            "--open", help=f"{_TYPED}a hand that lies open now, like '1: 2H 3H'; one option per hand."
        ),
    ] = None,
    also: Annotated[
        list[str] | None, typer.Option(help="Also compare this move; may be given several times.")
    ] = None,
    effort: Annotated[
        int | None, typer.Option(min=2, max=MOST_EFFORT, help="Games to play.", show_default="a hint's")
    ] = None,
    ms: Annotated[int, typer.Option(min=0, max=600_000, help="Stop after this time; 0: never.")] = 0,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="Seed of the games.")] = 0,
    json_: options.Json = False,
) -> None:
    made: list[Any] = []
    if file is None:
        view = _typed(game, rules, seat, dealt, moves, first, partner, _open_hands(open_ or []))
    else:
        view, made = _recorded(file, game_number, move)
        game = games.game_of(view)
    asked = [*made, *(games.load(game).Move(text) for text in also or ())]
    found = analysed(view, also=asked, effort=effort, ms=ms, seed=seed)
    if json_:
        print(json.dumps({**found.to_json(), "made": [str(one) for one in made]}, indent=2))
    else:
        _show(view, found, made)


def _recorded(file: Path, number: int, move: int | None) -> tuple[Any, list[Any]]:
    """The view of a decision in a record, and the move that was made there, if it was."""
    record: Record | None = next(islice(read_records(file), number - 1, None), None)
    if record is None:
        raise UpperhandError(f"{file} has no game {number}")
    before = len(record.moves) if move is None else move - 1
    if before > len(record.moves):
        raise UpperhandError(f"the game has {len(record.moves)} moves: move {move} is not the next one")
    replay = Replay(record)
    for text in record.moves[:before]:
        replay.play(text)
    state: Any = replay.state
    if state.over:
        raise UpperhandError("the game is over: name a move with --move")
    made = [games.load(record.game).Move(text) for text in record.moves[before : before + 1]]
    return state.view(state.turn), made


def _typed(
    game: str,
    rules: str | None,
    seat: int,
    dealt: str,
    moves: str,
    first: int | None,
    partner: int | None,
    exposed: dict[int, Cards],
) -> Any:
    if not dealt:
        raise UpperhandError("name a file of records, or the cards of a seat with --dealt")
    package = games.load(game)
    wanted = games.read_rules(rules or games.words(game).USUAL_RULES, game)
    begun = [package.Move(text.strip()) for text in moves.split(",") if text.strip()]
    if games.has_dealer(game):
        start = {} if first is None else {"dealer": first}
        return package.View.from_known(
            wanted, seat, Cards(dealt), begun, exposed=exposed, partner=partner, **start
        )
    if exposed or partner is not None:
        raise UpperhandError(f"{games.GAMES[game]} has no open hands and no partners")
    return package.View.from_known(wanted, seat, Cards(dealt), begun, first=first)


def _open_hands(texts: list[str]) -> dict[int, Cards]:
    found: dict[int, Cards] = {}
    for text in texts:
        seat, _, cards = text.partition(":")
        if not seat.strip().isdecimal() or int(seat) in found:
            raise UpperhandError(
                f"{text!r} is no open hand: write a seat and its cards once, like '1: 2H 3H'"
            )
        found[int(seat)] = Cards(cards)
    return found


def _show(view: Any, found: Analysis, made: list[Any]) -> None:
    out = console()
    hand = games.words(found.game).hand(view.hand)
    out.print(painted(f"{view.names[view.seat]} (seat {view.seat}) after {view.ply} moves, holding {hand}"))
    out.print(_candidates(found, made))
    line = ", ".join(f"{view.names[seat]} {move}" for seat, move in found.best.line[1 : _LINE + 1])
    if line:
        out.print(painted(f"It may go on: {line}"))
    if other := found.best.against:
        ending = f", mostly {_ending(view, other.outcome)}" if other.outcome else ""
        out.print(painted(f"Compared with {other.move}: {other.points:+.1f} {found.unit}{ending}"))
    for one in found.best.outcomes:
        if one.share >= _RARE:
            out.print(f"{one.share:7.0%}  {_ending(view, one)}: {one.points:+.1f} {found.unit}")
    if found.holders:
        out.print(_holders(view, found))


def _ending(view: Any, outcome: Outcome) -> str:
    contract = word("contract", outcome.contract)
    return contract if outcome.declarer is None else f"{view.names[outcome.declarer]} plays {contract}"


def _candidates(found: Analysis, made: list[Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    names = ("chance to make it" if found.best.against else "chance", found.unit, "±", "games")
    for name in ("move", *names):
        table.add_column(name, justify="left" if name == "move" else "right", no_wrap=True)
    table.add_column("why")
    for one in found.candidates:
        table.add_row(painted(_name(one, made)), *_figures(one), painted(one.reason))
    return table


def _name(one: Candidate, made: list[Any]) -> str:
    return f"{one.move} (made)" if one.move in made else str(one.move)


def _figures(one: Candidate) -> tuple[str, ...]:
    chance = one.chance if one.against is None else one.made
    return (
        "" if chance is None else f"{chance:.0%}",
        f"{one.points:+.1f}",
        f"{one.error:.1f}",
        f"{one.games:,}",
    )


def _holders(view: Any, found: Analysis) -> Table:
    """By rank and suit: the percentages of the other seats, from the next one on."""
    seats = [(view.seat + step) % len(view.names) for step in range(1, len(view.names))]
    names = ", ".join(view.names[seat] for seat in seats)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), title=f"Who holds what, in %: {names}")
    table.title_justify = "left"
    suits = [suit for suit in "DCHS" if any(card[1] == suit for card in found.holders)]
    table.add_column("")
    for suit in suits:
        table.add_column(painted(f"A{suit}").plain[1:], justify="right", no_wrap=True)
    for rank in games.words(found.game).RANKS:
        cells = [found.holders.get(rank + suit) for suit in suits]
        if any(cells):
            table.add_row(rank.replace("T", "10"), *(_shares(cell, seats) for cell in cells))
    return table


def _shares(chances: tuple[float, ...] | None, seats: list[int]) -> str:
    return "" if chances is None else " ".join(f"{round(100 * chances[seat]):2d}" for seat in seats)
