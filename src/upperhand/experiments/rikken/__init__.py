"""Vorsteveld (2007), "Knowledge vs. Power in the Game of Rikken", run again.

`part` says what a part of the experiment offers, `experiment` lists and runs the parts, `report` writes what
they found; `players`, `series`, `orders` and `bars` are what parts share.
"""

from upperhand.experiments.rikken.experiment import run_experiment

__all__ = ["run_experiment"]
