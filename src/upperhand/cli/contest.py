"""Shared by `upperhand arena` and `upperhand tournament`: runs a schedule and prints its results."""

import json
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from upperhand.arena import Run, Schedule, run
from upperhand.arena.run import Workers, local_workers
from upperhand.arena.statistics.sequential import SequentialTest
from upperhand.cli.standings import show_failures, show_standings

WorkersOption = Annotated[
    int | None,
    typer.Option(
        min=1, help="Processes that play; the default is one per core. Results do not depend on it."
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Play on the Ray cluster at this address; local starts one on this machine."
    ),
]
Save = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Write the Records here; an interrupted run is resumed from this file."
    ),
]
Report = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Write report.html, a page with plots, into this folder."),
]

INTERRUPTED = 130  # the exit status that shells use after Ctrl-C


@dataclass(frozen=True)
class Contest:
    """A schedule to run, where to run it, and what to do with the results."""

    title: str
    command: str
    schedule: Schedule
    workers: int | None
    cluster: str | None
    save: Path | None
    report: Path | None
    json: bool
    test: SequentialTest | None = None


def hold(contest: Contest) -> None:
    """Runs a contest and prints its results; if a player failed, prints the failure and exits with 1."""
    # What is missing for the figures is said before the games are played.
    from upperhand.arena.summary import summarise

    try:
        ran = _run(contest)
    except KeyboardInterrupt:
        typer.echo(f"stopped; {_how_to_resume(contest)}", err=True)
        raise typer.Exit(INTERRUPTED) from None
    summary = {"title": contest.title, "command": contest.command, **summarise(ran, contest.test)}
    if contest.json:
        print(json.dumps(summary, indent=2))
    else:
        show_standings(summary)
    if contest.report:
        _write_report(contest.report, summary, ran)
    if summary["failed_games"]:
        show_failures(summary)
        raise typer.Exit(1)


def _run(contest: Contest) -> Run:
    def place(schedule: Schedule) -> Workers:
        if contest.cluster is None:
            return local_workers(schedule, contest.workers)
        from upperhand.arena.cluster import RayCluster

        return RayCluster(schedule, contest.cluster, contest.workers)

    # Output of players or clusters goes to standard error: standard output is only for results.
    with redirect_stdout(sys.stderr), Bar(len(contest.schedule)) as bar:
        return run(contest.schedule, workers=place, save=contest.save, stop=contest.test, progress=bar.show)


def _write_report(folder: Path, summary: dict[str, Any], ran: Run) -> None:
    from upperhand.arena.report import write_report

    path = write_report(folder, summary, ran)
    typer.echo(f"the report is {path}", err=True)


def _how_to_resume(contest: Contest) -> str:
    if contest.save is None:
        return "with --save FILE a run can be resumed"
    return f"the same command resumes from {contest.save}"


class Bar(Progress):
    """Progress on standard error: games, games per second, and the remaining time."""

    def __init__(self, games: int) -> None:
        super().__init__(
            TextColumn("games"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}", justify="right"),
            TimeRemainingColumn(compact=True, elapsed_when_finished=True),
            console=Console(stderr=True),
            disable=not sys.stderr.isatty(),
            transient=True,
        )
        self._games = games
        self._task: TaskID | None = None

    def show(self, so_far: Run) -> None:
        done = len(so_far.outcomes)
        if self._task is None:
            self._task = self.add_task("games", total=self._games, completed=done, rate="")
        rate = f"{so_far.played / so_far.seconds:,.0f} games/s" if so_far.seconds else ""
        self.update(self._task, completed=done, rate=rate)
