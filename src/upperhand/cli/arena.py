"""`upperhand arena`: compares players on the same deals in every seating."""

import shlex
from typing import Annotated

import typer

from upperhand import games
from upperhand.arena import Match, Schedule, ceiling_match, make_match
from upperhand.arena.statistics.sequential import sequential_test
from upperhand.cli import contest, options
from upperhand.errors import SpecError
from upperhand.match import MAX_SEED


def arena(
    players: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SPEC [SPEC ...]",
            help="The players to compare.",
            autocompletion=options.complete_player,
        ),
    ] = None,
    more: Annotated[
        list[str] | None,
        typer.Argument(metavar="SPEC", hidden=True, autocompletion=options.complete_player),
    ] = None,  # an option takes one word only
    game: options.Game = "big_two",
    rules: options.RulesSpec = None,
    layout: Annotated[
        str | None,
        typer.Option(
            help="Seats per player, like 2v2 or 1v3; all: one each in every order; latin: one each, rotated."
        ),
    ] = None,
    deals: Annotated[int, typer.Option(min=1, help="Deals, each played in every seating.")] = 100,
    seed: Annotated[
        int, typer.Option(min=0, max=MAX_SEED, help="Determines every deal and every random choice.")
    ] = 1,
    until: Annotated[
        str | None,
        typer.Option(
            metavar="MARGIN",
            help="Stop when the first player is shown to be stronger than the second, or not by this margin: "
            "points per game like 0.5, or seats won like 2%.",
        ),
    ] = None,
    reference: Annotated[
        str | None,
        typer.Option(
            metavar="SPEC",
            help="Also play the same deals with this reference, which sees all hands, in place of the first "
            "player. Reports the ceiling and how far the player gets towards it.",
            autocompletion=options.complete_reference,
        ),
    ] = None,
    save: contest.Save = None,
    workers: contest.WorkersOption = None,
    cluster: contest.Cluster = None,
    report: contest.Report = None,
    json_: options.Json = False,
) -> None:
    named = [*(players or []), *(more or [])]
    if len(named) < 2:
        raise SpecError(f"{_few(named)}: name at least two, like --players champion lowest")
    match = make_match(named, deals=deals, seed=seed, game=game, rules=rules, layout=layout)
    if until and reference:
        raise SpecError("--until ends a match early, so a ceiling over the same deals has no meaning")
    contest.hold(
        contest.Contest(
            title=_title(match.names),
            command=_command(match, until, reference),
            schedule=Schedule((match, ceiling_match(match, reference)) if reference else (match,)),
            workers=workers,
            cluster=cluster,
            save=save,
            report=report,
            json=json_,
            test=sequential_test(match, until) if until else None,
        )
    )


def _few(named: list[str]) -> str:
    return f"{named[0]} alone cannot be compared" if named else "there are no players to compare"


def _title(names: tuple[str, ...]) -> str:
    return " against ".join(names) if len(names) <= 2 else ", ".join(names[:-1]) + f" and {names[-1]}"


def _command(match: Match, until: str | None, reference: str | None) -> str:
    """The command that reproduces the same Records."""
    words = [
        "upperhand",
        "arena",
        "--game",
        match.game,
        "--rules",
        games.write_rules(match.rules, match.game),
    ]
    words += ["--players", *match.names, "--layout", match.layout.text]
    words += ["--deals", str(match.deals), "--seed", str(match.seed)]
    words += ["--reference", reference] if reference else []
    return shlex.join(words + (["--until", until] if until else []))
