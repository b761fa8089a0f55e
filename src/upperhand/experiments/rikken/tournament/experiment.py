"""The part `tournament`."""

from dataclasses import dataclass
from pathlib import Path

from upperhand.experiments.claim import Claim
from upperhand.experiments.rikken.part import Part, Picture, Progress, Setup
from upperhand.experiments.rikken.players import TYPES
from upperhand.experiments.rikken.tournament import phases, section
from upperhand.experiments.rikken.tournament.claims import tournament_claims
from upperhand.experiments.rikken.tournament.measures import phase_figures
from upperhand.experiments.rikken.tournament.results import read_results
from upperhand.experiments.wording import Found

FINALISTS = ("advanced", "monte_carlo")  # of the thesis


@dataclass(frozen=True)
class Tournament:
    """All four types at one table, then the thesis's best two, two against two."""

    name: str = "tournament"

    def run(self, setup: Setup, progress: Progress) -> Found:
        first = phases.play(phases.first_phase(TYPES, setup), "first", setup, progress)
        final = phases.play(phases.final(FINALISTS, setup), "final", setup, progress)
        return {
            "first": phase_figures(read_results(first)),
            "final": phase_figures(read_results(final)),
            "core_minutes": phases.core_minutes(first, final),
        }

    def claims(self, results: Found) -> list[Claim]:
        return tournament_claims(results)

    def pictures(self, results: Found, folder: Path) -> list[Picture]:
        return section.draw(results, folder)

    def section(self, results: Found) -> str:
        return section.section(results)


PART: Part = Tournament()
