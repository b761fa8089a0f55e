"""Plays a match on a real cluster of two nodes and kills one in the middle of a game; another joins.

`python -m tests.arena.two_nodes FOLDER` writes games.jsonl there, and what happened into found.json.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from tests.arena.entrants import against_lowest
from upperhand import Decision, Rng, make_player
from upperhand.arena import Schedule, run
from upperhand.arena.cluster import RayCluster
from upperhand.arena.outcome import Outcome

LAST_DECISION = 30  # of the node that dies: in the middle of its second or third game
PATIENCE = 300  # decisions that the others make before they wait for that node
_decisions = count(1)  # of this process


def games(player: Any, deals: int = 150) -> Schedule:
    """The player in the first seat; `lowest` has the other seats."""
    return against_lowest("chance", player, deals)


@dataclass(frozen=True)
class Doomed:
    """Plays like `random`. On one node a decision never ends; the others do not finish without it."""

    node: str
    word: str
    """A pipe through which the doomed says that it is stuck."""
    gate: str
    """A pipe at which the others wait until that was heard."""

    def decide(self, view: Any, rng: Rng) -> Decision:
        here: str = import_module("ray").get_runtime_context().get_node_id()
        number = next(_decisions)
        if here == self.node and number == LAST_DECISION:
            Path(self.word).write_text("stuck")
            signal.pause()
        elif here != self.node and number == PATIENCE:
            os.close(os.open(self.gate, os.O_RDONLY))
        return make_player("random").decide(view, rng)


def main(folder: Path) -> None:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray: Any = import_module("ray")  # it is typed in parts only
    Cluster = import_module("ray.cluster_utils").Cluster  # noqa: N806
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    doomed = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.CRITICAL)
    word, gate = folder / "word", folder / "gate"
    for pipe in (word, gate):
        os.mkfifo(pipe)
    schedule = games(Doomed(doomed.node_id, str(word), str(gate)))
    outcomes: list[Outcome] = []

    def play() -> None:
        place = partial(RayCluster, address=cluster.address)
        try:
            outcomes.extend(run(schedule, workers=place, save=folder / "games.jsonl").outcomes)
        finally:
            with suppress(OSError):  # as intended: nobody waits for an answer any more
                os.close(os.open(word, os.O_WRONLY | os.O_NONBLOCK))

    player = Thread(target=play)  # not the killer, because nodes can only join in the main thread
    player.start()
    assert word.read_text() == "stuck"
    os.open(gate, os.O_RDWR)  # stays open, so that nobody waits there any more
    cluster.remove_node(doomed, allow_graceful=False)
    cluster.add_node(num_cpus=1)
    player.join()
    found = {"games": len(outcomes), "doomed_lives": doomed.any_processes_alive(), "nodes": len(ray.nodes())}
    (folder / "found.json").write_text(json.dumps(found))
    ray.shutdown()
    cluster.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
