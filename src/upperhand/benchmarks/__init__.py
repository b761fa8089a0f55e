"""Comparable figures of the engine's speed, each next to its yardstick in the same run.

A yardstick is a C++ program that plays near-identical games as fast as it can; see `yardstick.py` for what it
must print. Figures depend on the machine; ratios much less so.
"""

from upperhand.benchmarks.figures import Figure
from upperhand.benchmarks.run import measure
from upperhand.benchmarks.signature import signature

__all__ = ["Figure", "measure", "signature"]
