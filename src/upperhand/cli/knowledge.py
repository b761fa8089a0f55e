"""`upperhand knowledge`: what players learn from games."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain, islice
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


@knowledge.command(
    help="Learn finished games of files, or of a playroom, in their order; a game is learned only once."
)
def train(
    from_: Annotated[
        list[Path] | None, typer.Option("--from", metavar="FILE", help="Records; can be repeated.")
    ] = None,
    data: options.Data = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="WHERE",
            help="Learn from the database of a playroom, an SQLite file or a URL; people who do not allow it "
            "are left out. With --data alone, from playroom.db in that folder.",
        ),
    ] = None,
    game: options.OnlyGame = None,
    rules: Annotated[
        str | None, typer.Option(help="Only games played as under this preset.", show_default=False)
    ] = None,
    base: Annotated[
        Path, typer.Option(metavar="FILE", help="The base; created if it does not exist.")
    ] = Path("knowledge.db"),
    most: Annotated[int | None, typer.Option(min=1, help="Read at most this many games.")] = None,
    json_: options.Json = False,
) -> None:
    if bool(from_) == (data is not None or database is not None):
        raise KnowledgeError("say what to learn from: --from FILE, or --database WHERE")
    records = _of_files(from_) if from_ else _of_playroom(data, database)
    shown = _Finished(_played_by(records, game, rules), most)
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
    database: options.Database = None,
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


def _of_files(files: list[Path]) -> Iterator[Record]:
    return (record for file in files for record in read_records(file))


def _of_playroom(data: Path | None, database: str | None) -> Iterator[Record]:
    with needs_extra("server", "the playroom"):
        from upperhand.server.settings import Settings
        from upperhand.server.storage.export import exported, reading

    place = Settings.read(data=None if data is None else str(data), database_url=database).database
    with reading(place) as engine:
        yield from map(Record.from_json, exported(engine, teaching=True))


def _played_by(records: Iterator[Record], game: str | None, rules: str | None) -> Iterator[Record]:
    """Those of a game, and of rules that are played alike as far as learning goes."""
    if rules is not None:
        game = game or "big_two"
        kind = games.knowledge(game).KnowledgeBase
        wanted = kind.rules_of_play(games.read_rules(rules, game))
        return (each for each in records if each.game == game and kind.rules_of_play(each.rules) == wanted)
    return (each for each in records if game in (None, each.game))


class _Finished:
    """Finished games, counted while they are read."""

    def __init__(self, records: Iterator[Record], most: int | None) -> None:
        self._records = records
        self._most = most
        self.read = self.running = 0

    def game(self) -> str:
        """The game of the first record; all must be of the same game."""
        first = next(self._records, None)
        if first is None:
            return "big_two"
        self._records = chain([first], self._records)
        return first.game

    def __iter__(self) -> Iterator[Record]:
        for record in islice(self._records, self._most):
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
