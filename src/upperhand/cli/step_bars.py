"""Progress of several steps on standard error: one bar each, or lines without a terminal."""

import sys

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

_LINES = 10  # per step, without a terminal


class StepBars(Progress):
    """The bar of a step appears with its first report and stays until everything is done."""

    def __init__(self) -> None:
        self._watched = sys.stderr.isatty()
        super().__init__(
            TextColumn("{task.description}"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TimeRemainingColumn(compact=True, elapsed_when_finished=True),
            console=Console(stderr=True),
            disable=not self._watched,
            transient=True,
        )
        self._steps: dict[str, TaskID] = {}
        self._told: dict[str, int] = {}

    def show(self, step: str, done: int, total: int) -> None:
        """Reports how much of a step is done."""
        if self._watched:
            if step not in self._steps:
                self._steps[step] = self.add_task(step, total=total)
            self.update(self._steps[step], completed=done, total=total)
        elif (tenth := _LINES * done // max(total, 1)) != self._told.get(step):
            self._told[step] = tenth
            typer.echo(f"{step}: {done:,} of {total:,}", err=True)
