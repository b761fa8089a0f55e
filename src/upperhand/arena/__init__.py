"""The arena: compares players on the same deals in every seating, on all cores, with honest statistics.

>>> from upperhand.arena import Schedule, make_match, run
>>> from upperhand.arena.run import ThisProcess
>>> match = make_match(["lowest", "random"], rules="hongkong", layout="2v2", deals=2, seed=7)
>>> len(run(Schedule((match,)), workers=ThisProcess).outcomes)
12

`upperhand.arena.summary.summarise` computes the figures of a run, `upperhand.arena.report` writes a page of
them. Both load numpy and more, which playing does not need, so they are not imported here.
"""

from upperhand.arena.run import Run, run
from upperhand.arena.schedule import Entrant, Fixture, Match, Schedule, ceiling_match, make_match

__all__ = ["Entrant", "Fixture", "Match", "Run", "Schedule", "ceiling_match", "make_match", "run"]
