"""`upperhand tournament FILE`: a round robin described in a file."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from upperhand.arena.tournament import read_tournament
from upperhand.cli import contest, options


def tournament(
    file: Annotated[
        Path, typer.Argument(metavar="FILE.toml", help="Players, rules, layout, deals and seed.")
    ],
    save: contest.Save = None,
    workers: contest.WorkersOption = None,
    cluster: contest.Cluster = None,
    report: contest.Report = None,
    json_: options.Json = False,
) -> None:
    described = read_tournament(file)
    contest.hold(
        contest.Contest(
            title=described.name,
            command=shlex.join(["upperhand", "tournament", str(file)]),
            schedule=described.schedule,
            workers=workers,
            cluster=cluster,
            save=save,
            report=report,
            json=json_,
        )
    )
