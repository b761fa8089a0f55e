"""`upperhand knowledge`: what players learn from games."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from upperhand import games
from upperhand.cli import COMMANDS, options
from upperhand.errors import KnowledgeError, needs_extra
from upperhand.knowledge import KnowledgeBase, Summary, game_of
from upperhand.record import Record, read_records

knowledge = typer.Typer(help=COMMANDS["knowledge"], no_args_is_help=True, add_completion=False)

_Base = Annotated[str, typer.Argument(metavar="BASE", help="A knowledge base: a file, or `shipped`.")]


@knowledge.command(help="Learn finished games in the order of the files; a game is learned only once.")
def train(
    from_: Annotated[list[Path], typer.Option("--from", metavar="FILE", help="Records; can be repeated.")],
    base: Annotated[
        Path, typer.Option(metavar="FILE", help="The base; created if it does not exist.")
    ] = Path("knowledge.db"),
    most: Annotated[int | None, typer.Option(min=1, help="Read at most this many games.")] = None,
    json_: options.Json = False,
) -> None:
    shown = _Finished(from_, most)
    with _opened(base, shown.game()) as opened:
        new = opened.learn_all(shown)
        held = len(opened)
    if json_:
        print(json.dumps({"base": str(base), "new": new, "running": shown.running, "games": held}))
        return
    running = f", {shown.running} still running skipped" if shown.running else ""
    print(f"{base}: {new} games learned, {shown.read - new} known before{running}; the base has {held}")


@knowledge.command(help="Add the games of other bases to a base.")
def merge(
    base: Annotated[
        Path, typer.Argument(metavar="BASE", help="The base to extend; created if it does not exist.")
    ],
    others: Annotated[
        list[Path], typer.Argument(metavar="OTHER...", help="The bases to add, in this order.")
    ],
    json_: options.Json = False,
) -> None:
    game = game_of(others[0])
    for path in others:  # refused before anything is written
        games.knowledge(game).KnowledgeBase(path).close()
    with _opened(base, game) as opened:
        new = sum(_merged(opened, path) for path in others)
        held = len(opened)
    if json_:
        print(json.dumps({"base": str(base), "new": new, "games": held}))
    else:
        print(f"{base}: {new} games learned; the base has {held}")


@knowledge.command(help="Read a whole base and show what it contains.")
def inspect(base: _Base, game: options.Game = "big_two", json_: options.Json = False) -> None:
    path = games.knowledge(game).path_of(base)
    with _opened(path) as opened:
        found = opened.inspect()
    print(json.dumps(asdict(found), indent=2)) if json_ else _show(found)


@knowledge.command(help="Keep only the latest games, or remove the games of certain players.")
def prune(
    base: Annotated[Path, typer.Argument(metavar="BASE", help="The base to prune.")],
    keep: Annotated[int | None, typer.Option(min=0, help="How many of the latest games to keep.")] = None,
    without: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Remove games of this player; can be repeated.")
    ] = None,
    json_: options.Json = False,
) -> None:
    if keep is None and not without:
        raise KnowledgeError("say what to remove: --keep N or --without NAME")
    with _opened(base) as opened:
        gone, held = opened.prune(keep, without or ()), len(opened)
    if json_:
        print(json.dumps({"base": str(base), "forgotten": gone, "games": held}))
    else:
        print(f"{base}: {gone} games removed; the base has {held}")


@knowledge.command(help="Store a base in the database of a playroom, for its players to use by name.")
def store(
    base: _Base,
    name: Annotated[str, typer.Argument(metavar="NAME", help="As in ai4:knowledge=NAME; lower case.")],
    data: options.Data = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="As for `upperhand serve`.", show_default="playroom.db in the data folder", metavar="WHERE"
        ),
    ] = None,
    game: options.Game = "big_two",
    json_: options.Json = False,
) -> None:
    with needs_extra("server", "the playroom"):
        from upperhand.server.computers.library import store_base
        from upperhand.server.settings import Settings

    where = Settings.read(data=None if data is None else str(data), database_url=database).database
    version = asyncio.run(store_base(where, name, games.knowledge(game).path_of(base)))
    if json_:
        print(json.dumps({"base": base, "name": name, "version": version}))
    else:
        print(f"{base} is version {version} of {name}; restart the playroom to use it")


class _Finished:
    """The finished games of some files, counted while they are read."""

    def __init__(self, files: list[Path], most: int | None) -> None:
        self.files = files
        self.most = most
        self.read = self.running = 0

    def game(self) -> str:
        """The game of the first record; all must be of the same game."""
        first = next((record for file in self.files for record in read_records(file)), None)
        return "big_two" if first is None else first.game

    def __iter__(self) -> Iterator[Record]:
        for record in islice((record for file in self.files for record in read_records(file)), self.most):
            if record.scores is None:
                self.running += 1
            else:
                self.read += 1
                yield record


def _opened(path: Path, game: str | None = None) -> KnowledgeBase[Any]:
    """The base in a file: of the given game, created if it does not exist, or of any game."""
    kind = games.knowledge(game or game_of(path)).KnowledgeBase
    opened: KnowledgeBase[Any] = kind(path, create=game is not None)
    return opened


def _merged(base: KnowledgeBase[Any], path: Path) -> int:
    with type(base)(path) as other:
        return base.merge(other)


def _show(found: Summary) -> None:
    print(f"{found.path}: {found.games} games of {found.rules or 'no rules yet'}")
    print(", ".join(f"{count} {word}" for word, count in {**found.counts, "bytes": found.bytes}.items()))
    for name, seen in found.names.items():
        print(f"{seen:7} {name}")
