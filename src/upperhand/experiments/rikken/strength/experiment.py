"""The part `strength`."""

from dataclasses import dataclass
from pathlib import Path

from upperhand.experiments.claim import Claim
from upperhand.experiments.rikken.part import Part, Picture, Progress, Setup
from upperhand.experiments.rikken.series import run_series
from upperhand.experiments.rikken.strength import section
from upperhand.experiments.rikken.strength.claims import strength_claims
from upperhand.experiments.rikken.strength.deals import Deal
from upperhand.experiments.rikken.strength.measures import strength_figures
from upperhand.experiments.wording import Found
from upperhand.match import deal_seed

DEALS = 1000  # the thesis gives no number
_OWN_DEALS = 4  # what the deals of this part come from, besides the seed of all


@dataclass(frozen=True)
class Strength:
    """Every type as declarer against every type, over the same deals."""

    name: str = "strength"

    def run(self, setup: Setup, progress: Progress) -> Found:
        piece = Deal(deal_seed(setup.seed, _OWN_DEALS))
        # A deal takes seconds, so each is a chunk of its own.
        return strength_figures(run_series(piece, setup.count(DEALS, 2), self.name, setup, progress, chunk=1))

    def claims(self, results: Found) -> list[Claim]:
        return strength_claims(results)

    def pictures(self, results: Found, folder: Path) -> list[Picture]:
        return section.draw(results, folder)

    def section(self, results: Found) -> str:
        return section.section(results)


PART: Part = Strength()
