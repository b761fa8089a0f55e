"""`upperhand experiment NAME`: reproduces a published experiment."""

import json
import sys
from contextlib import redirect_stdout
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from upperhand import spec
from upperhand.arena import Run, Schedule, run
from upperhand.arena.run import local_workers
from upperhand.cli import contest, options
from upperhand.cli.step_bars import StepBars
from upperhand.errors import needs_extra
from upperhand.experiments import EXPERIMENTS
from upperhand.experiments.request import Request, Result, Size
from upperhand.match import MAX_SEED


def experiment(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="NAME",
            help="Which experiment; without a name, all are listed.",
            autocompletion=lambda incomplete: options.starting(incomplete, EXPERIMENTS),
        ),
    ] = None,
    size: Annotated[
        Size | None,
        typer.Option(help="sugiyanto: as many games as in the paper, or ten times as many (the default)."),
    ] = None,
    scale: Annotated[
        float | None,
        typer.Option(
            help="big2ai, review, rikken: the fraction of the budgets or counts, such as 0.1 (default 1)."
        ),
    ] = None,
    part: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="rikken, levels, big2ai: only this part; can be repeated."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=MAX_SEED, help="Seed of the deals; the default is that of our report."),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(help="levels: only this game.", autocompletion=options.complete_game),
    ] = None,
    rules: Annotated[
        str | None,
        typer.Option(
            metavar="PRESET", help="levels: only this preset.", autocompletion=options.complete_preset
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(min=2, max=4, help="levels: only this number of players.")
    ] = None,
    deals: Annotated[
        int | None, typer.Option(min=2, help="levels: deals per contest; the default is 400.")
    ] = None,
    people: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Evaluate the experiment with people on these Records."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="For report, plots and games; the default is experiments/NAME. Games there are reused.",
        ),
    ] = None,
    workers: contest.WorkersOption = None,
    json_: options.Json = False,
) -> None:
    if name is None:
        typer.echo("\n".join(f"{each}: {line}" for each, line in EXPERIMENTS.items()))
        return
    spec.pick(EXPERIMENTS, name, "experiment")
    folder = Path("experiments", name) if out is None else out
    with StepBars() as bars:
        request = Request(
            size=size,
            seed=seed,
            out=folder,
            play=partial(_play, workers),
            people=people,
            scale=scale,
            tell=partial(typer.echo, err=True),
            part=tuple(part) if part else None,
            workers=workers,
            progress=bars.show,
            game=game,
            rules=rules,
            seats=seats,
            deals=deals,
        )
        result = _run(name, request)
    typer.echo(json.dumps(result.figures, indent=2) if json_ else result.text)
    for path in result.files:
        typer.echo(f"written: {path}", err=True)


def _run(name: str, request: Request) -> Result:
    with needs_extra("arena", "an experiment"):
        module = import_module(f"upperhand.experiments.{name}.experiment")
    try:
        result: Result = module.run_experiment(request)
    except KeyboardInterrupt:
        typer.echo(f"stopped; the same command resumes from {request.out / 'games'}", err=True)
        raise typer.Exit(contest.INTERRUPTED) from None
    return result


def _play(workers: int | None, schedule: Schedule, save: Path) -> Run:
    # Output of players goes to standard error: standard output is only for results.
    with redirect_stdout(sys.stderr), contest.Bar(len(schedule)) as bar:
        return run(schedule, workers=partial(local_workers, count=workers), save=save, progress=bar.show)
