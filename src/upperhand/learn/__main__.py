"""`python -m upperhand.learn CONFIG.toml --out FOLDER`: `upperhand train` without its other libraries."""

import argparse
from pathlib import Path

from upperhand.learn.jobs import run_job


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in --out")
    parser.add_argument("--seconds", type=float, help="stop after so many, to go on later")
    arguments = parser.parse_args()
    run_job(arguments.config, arguments.out, arguments.resume, arguments.seconds)


if __name__ == "__main__":
    main()
