"""Beyond the thesis: its tournament with players that it proposes for later, and all against the Oracle.

`variations` says who plays and plays it, `changes` compares with the thesis's own tournament, `losses` with
the Oracle, and `section` tells.
"""

from upperhand.experiments.rikken.beyond.experiment import PART

__all__ = ["PART"]
