"""The jobs that a config can select: `job = "self_play"`, `"distil"` or `"clone"`."""

import time
from pathlib import Path

from upperhand import spec
from upperhand.learn.clone import CloneConfig, Cloning
from upperhand.learn.config import Config, make_config, read_settings
from upperhand.learn.distil import DistilConfig, Distillation
from upperhand.learn.train import Trainer

JOBS = {
    "self_play": "learn by playing against oneself and frozen opponents",
    "distil": "let a small network learn of a large one",
    "clone": "let a network learn of another player",
}


def run_job(path: Path, out: Path, resume: bool = False, seconds: float | None = None) -> None:
    """Runs the job of a TOML file and writes weights and metrics into a folder.

    With `resume`, self-play resumes from its checkpoint; with `seconds`, it stops after this many seconds.
    """
    started = time.perf_counter()
    settings = read_settings(path)
    job = settings.pop("job", "self_play")
    spec.pick(JOBS, job, "job")
    if job == "distil":
        Distillation(make_config(settings, DistilConfig), out).run()
    elif job == "clone":
        Cloning(make_config(settings, CloneConfig), out).run()
    else:
        found = out / "checkpoint.pt"
        trainer = Trainer(make_config(settings, Config), out, found if resume and found.exists() else None)
        trainer.run(until=None if seconds is None else started + seconds)
