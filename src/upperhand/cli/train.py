"""`upperhand train CONFIG.toml`: trains by self-play, distils or clones."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from upperhand.errors import UpperhandError


def train(
    config: Annotated[
        Path, typer.Argument(metavar="CONFIG.toml", exists=True, dir_okay=False, help="The training job.")
    ],
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="For weights, checkpoints, metrics.jsonl and its plot.")
    ] = Path("training"),
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume from the checkpoint in the folder.")
    ] = False,
    seconds: Annotated[
        float | None, typer.Option(min=0, help="Stop self-play after this many seconds; resume later.")
    ] = None,
) -> None:
    if find_spec("torch") is None:
        raise UpperhandError('training needs PyTorch, which is not installed: pip install "upperhand[train]"')
    from upperhand.learn.jobs import run_job

    run_job(config, out, resume, seconds)
