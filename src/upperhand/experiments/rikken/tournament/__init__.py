"""The tournament: all four types at one table, then the best two against each other.

`phases` says who plays and plays it, `results` and `measures` compute, `comparing` and `claims` hold the
thesis's words against the figures, `section` tells.
"""

from upperhand.experiments.rikken.tournament.experiment import PART

__all__ = ["PART"]
