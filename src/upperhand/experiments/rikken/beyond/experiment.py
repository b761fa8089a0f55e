"""The part `beyond`."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from upperhand.experiments.claim import Claim
from upperhand.experiments.rikken.beyond import section
from upperhand.experiments.rikken.beyond.variations import VARIATIONS, Stage
from upperhand.experiments.rikken.part import Part, Picture, Progress, Setup
from upperhand.experiments.rikken.players import title
from upperhand.experiments.rikken.tournament.comparing import Compared
from upperhand.experiments.wording import Found

PROPOSED = "proposed"  # what stands for a figure where the thesis has only a plan


@dataclass(frozen=True)
class Beyond:
    """What the thesis proposes for later, tried."""

    name: str = "beyond"

    def run(self, setup: Setup, progress: Progress) -> Found:
        stage = Stage(setup, progress)
        thesis = stage.thesis()
        return {
            "variations": {each.name: stage.figures(each, thesis) for each in VARIATIONS},
            "losses": stage.losses(),
        }

    def claims(self, results: Found) -> list[Claim]:
        return list(_duels(results["variations"]))

    def pictures(self, results: Found, folder: Path) -> list[Picture]:
        return section.draw(results, folder)

    def section(self, results: Found) -> str:
        return section.section(results)


def _duels(found: Found) -> Iterator[Claim]:
    """Each new player is better than its old self."""
    for variation in VARIATIONS:
        for old, new in variation.replaced.items():
            compared = Compared(found[variation.name]["duels"][old])
            text = f"{variation.title}: {title(new)} is ahead of {title(old)}, two against two"
            yield replace(compared.ahead(text, new, [old], "chips"), paper=PROPOSED)


PART: Part = Beyond()
