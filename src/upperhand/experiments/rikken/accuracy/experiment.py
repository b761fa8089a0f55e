"""The part `accuracy`: what the methods forecast, the conditions that follow, and two readings tried."""

import json
from dataclasses import dataclass
from pathlib import Path

from upperhand.experiments.claim import Claim
from upperhand.experiments.rikken.accuracy import pictures, section
from upperhand.experiments.rikken.accuracy.claims import accuracy_claims
from upperhand.experiments.rikken.accuracy.figures import calibration_figures, error_figures
from upperhand.experiments.rikken.accuracy.playing import Games
from upperhand.experiments.rikken.accuracy.readings import cover_figures, open_figures
from upperhand.experiments.rikken.part import Part, Picture, Progress, Setup
from upperhand.experiments.wording import Found

CALIBRATED = "calibrated.json"


@dataclass(frozen=True)
class Accuracy:
    """Forecasts against the tricks of one declarer among four equal players."""

    name: str = "accuracy"

    def run(self, setup: Setup, progress: Progress) -> Found:
        games = Games(setup, progress)
        reported = games.reported()
        return {
            **error_figures(reported),
            "calibration": {
                "scale": setup.scale,
                "seed": setup.seed,
                **calibration_figures(games.calibration(), reported),
            },
            "open": {
                contract: {player: open_figures(contract, lines) for player, lines in own.items()}
                for contract, own in games.open_games().items()
            },
            "cover": cover_figures(games.cover_games()),
        }

    def claims(self, results: Found) -> list[Claim]:
        return accuracy_claims(results)

    def pictures(self, results: Found, folder: Path) -> list[Picture]:
        """And the file of conditions, which becomes that of the players when it is put in its place."""
        kept = {name: results["calibration"][name] for name in ("scale", "seed", "deals", "conditions")}
        (folder / CALIBRATED).write_text(json.dumps(kept, indent=1) + "\n", encoding="ascii")
        return pictures.draw(results, folder)

    def section(self, results: Found) -> str:
        return section.section(results)


PART: Part = Accuracy()
