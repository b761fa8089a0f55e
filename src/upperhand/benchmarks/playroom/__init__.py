"""How many tables the playroom holds: a real server, and people at every table over real sockets.

The server is a process with an SQLite file, both its own; this process is the crowd (`crowd.py`), which makes
one move a table every two seconds. What both need of the processors is part of the measurement.
"""

from upperhand.benchmarks.playroom.measuring import MOST_MS, measure_attack, measure_playroom

__all__ = ["MOST_MS", "measure_attack", "measure_playroom"]
