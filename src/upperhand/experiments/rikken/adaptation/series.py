"""Who learns against whom: series of blocks, each played with what was learned from those before it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from upperhand.arena import Run, Schedule, run
from upperhand.arena.learning import Contender, frozen_match, play_blocks
from upperhand.arena.schedule import Match
from upperhand.arena.workers import local_workers
from upperhand.experiments.rikken.players import RULES
from upperhand.match import deal_seed
from upperhand.record import Record
from upperhand.rikken.knowledge import KnowledgeBase

SEATINGS = 4  # of each deal: the learner sits once at every seat
LEARNER, OTHERS = "learner", "others"

# The opponents of the first and of the second half of the blocks, three of a kind. They go by the same name
# throughout, so that nobody is told when others have come.
TABLES = {
    "weak": ("random_silent", "random_silent"),
    "strong": ("advanced", "advanced"),
    "changing": ("random_silent", "advanced"),
}
# Bids as the learners do before they have learned anything, and plays the same cards.
CONTROL = "advanced"
LEARNERS = {
    "from nothing": "adaptive:knowledge={knowledge},reach=1",
    "forgetting": "adaptive:knowledge={knowledge},reach=1,last=$last",
    "from the shipped base": "adaptive:knowledge={knowledge},prior=shipped",
}
REMEMBERED = 3  # blocks, by the learner that forgets


@dataclass(frozen=True)
class Series:
    """One player against three others, in blocks of so many deals; the deals depend on the seed alone."""

    spec: str
    table: str
    base: Path
    blocks: int
    deals: int
    seed: int

    def block(self, number: int, learned: int) -> Match:
        opponents = TABLES[self.table][number >= self.blocks // 2]
        return frozen_match(
            (Contender(LEARNER, self.spec), Contender(OTHERS, opponents)),
            self.base,
            learned,
            deals=self.deals,
            seed=deal_seed(self.seed, number),
            rules=RULES,
            layout="1v3",
            game="rikken",
        )


def learner_spec(name: str, deals: int) -> str:
    """The spec of a learner where a block has so many deals."""
    return LEARNERS[name].replace("$last", str(REMEMBERED * deals * SEATINGS))


def play_series(series: Series, folder: Path, workers: int | None) -> list[Run]:
    """All blocks of a series; Records lie in the folder, from which a run that was stopped goes on."""
    folder.mkdir(exist_ok=True)
    return play_blocks(series, folder, partial(_play, workers=workers), _learn)


def _play(schedule: Schedule, path: Path, workers: int | None) -> Run:
    return run(schedule, workers=partial(local_workers, count=workers), save=path)


def _learn(path: Path, records: Iterable[Record]) -> None:
    with KnowledgeBase(path, create=True) as base:
        base.learn_all(records)
