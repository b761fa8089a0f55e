"""`python -m upperhand.learn CONFIG.toml --out FOLDER` trains; `--resume` goes on from where it stopped."""

import argparse
import time
from pathlib import Path

from upperhand.learn import checkpoint
from upperhand.learn.config import read_config
from upperhand.learn.train import Trainer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in --out")
    parser.add_argument("--slice", type=float, default=0.0, help="stop after so many seconds, to go on later")
    arguments = parser.parse_args()
    started = time.perf_counter()
    found = arguments.out / "checkpoint.pt"
    resume = found if arguments.resume and found.exists() else None
    trainer = Trainer(read_config(arguments.config), arguments.out, resume)
    trainer.run(until=started + arguments.slice if arguments.slice else None)
    checkpoint.export_all(trainer, arguments.out / "networks.pt")


if __name__ == "__main__":
    main()
