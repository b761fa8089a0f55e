"""The part `consistency`."""

from dataclasses import dataclass
from pathlib import Path

from upperhand.experiments.claim import Claim
from upperhand.experiments.rikken.consistency import section
from upperhand.experiments.rikken.consistency.figures import card_figures, spread_figures
from upperhand.experiments.rikken.consistency.measures import ForecastSpread, SameCard
from upperhand.experiments.rikken.part import Part, Picture, Progress, Setup
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.experiments.rikken.series import run_series
from upperhand.experiments.wording import Found
from upperhand.match import deal_seed

HANDS = SITUATIONS = 100  # of the thesis, which has one situation; ours are as many of each contract
REPEATS = 100
_OWN_DEALS = 1  # what the deals of this part come from, besides the seed of all


@dataclass(frozen=True)
class Consistency:
    """The same question to the Monte-Carlo player, again and again."""

    name: str = "consistency"

    def run(self, setup: Setup, progress: Progress) -> Found:
        seed = deal_seed(setup.seed, _OWN_DEALS)
        hands, situations = setup.count(HANDS, 10), setup.count(SITUATIONS, 5) * len(CONTRACTS)
        # A share of answers means little over few of them, so that only a tiny scale has fewer.
        repeats = min(REPEATS, setup.count(100 * REPEATS, 2))
        spread = ForecastSpread(deal_seed(seed, 0), repeats)
        cards = SameCard(deal_seed(seed, 1), repeats)
        return {
            "hands": hands,
            "repeats": repeats,
            "spread": spread_figures(run_series(spread, hands, "forecasts", setup, progress, chunk=1)),
            "cards": card_figures(run_series(cards, situations, "cards", setup, progress, chunk=1)),
        }

    def claims(self, results: Found) -> list[Claim]:
        return section.claims(results)

    def pictures(self, results: Found, folder: Path) -> list[Picture]:
        return section.draw(results, folder)

    def section(self, results: Found) -> str:
        return section.section(results)


PART: Part = Consistency()
