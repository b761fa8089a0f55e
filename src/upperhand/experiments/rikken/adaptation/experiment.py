"""The part `adaptation`."""

from dataclasses import dataclass
from pathlib import Path

from upperhand.experiments.claim import Claim
from upperhand.experiments.rikken.adaptation import section
from upperhand.experiments.rikken.adaptation.measures import Played, figures, joined, played
from upperhand.experiments.rikken.adaptation.series import (
    CONTROL,
    LEARNERS,
    SEATINGS,
    TABLES,
    Series,
    learner_spec,
    play_series,
)
from upperhand.experiments.rikken.part import Part, Picture, Progress, Setup
from upperhand.experiments.wording import Found
from upperhand.match import deal_seed

BLOCKS = 16
DEALS = 250  # of a block
_OWN_DEALS = 6  # what the deals of this part come from, besides the seed of all


@dataclass(frozen=True)
class Adaptation:
    """One learner against three others, and beside it, over the same deals, one that does not learn."""

    name: str = "adaptation"
    blocks: int = BLOCKS

    def run(self, setup: Setup, progress: Progress) -> Found:
        deals = setup.count(DEALS, least=2)
        players = [(table, learner) for table in TABLES for learner in (None, *LEARNERS)]
        done = dict[tuple[str, str | None], Played]()
        for table, learner in players:
            progress("series", len(done), len(players))
            done[table, learner] = self._series(setup, deals, table, learner, done)
        progress("series", len(players), len(players))
        return {
            "blocks": self.blocks,
            "block_games": deals * SEATINGS,
            "tables": {
                table: {name: figures(done[table, name], done[table, None]) for name in LEARNERS}
                for table in TABLES
            },
        }

    def _series(
        self,
        setup: Setup,
        deals: int,
        table: str,
        learner: str | None,
        done: dict[tuple[str, str | None], Played],
    ) -> Played:
        if table == "changing" and learner is None:  # has played both halves of it
            return joined(done["weak", None], done["strong", None])
        spec = CONTROL if learner is None else learner_spec(learner, deals)
        folder = setup.folder / f"{table}_{(learner or 'control').replace(' ', '_')}"
        seed = deal_seed(setup.seed, _OWN_DEALS)
        series = Series(spec, table, folder / "base.db", self.blocks, deals, seed)
        return played(play_series(series, folder, setup.workers))

    def claims(self, results: Found) -> list[Claim]:
        return section.claims(results)

    def pictures(self, results: Found, folder: Path) -> list[Picture]:
        return section.draw(results, folder)

    def section(self, results: Found) -> str:
        return section.section(results)


PART: Part = Adaptation()
