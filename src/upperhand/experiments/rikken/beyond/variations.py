"""Tournaments of other players over the deals of the thesis's one, and duels of each with who it replaces."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from upperhand.arena import Match
from upperhand.experiments.rikken.beyond import losses
from upperhand.experiments.rikken.beyond.changes import changes
from upperhand.experiments.rikken.part import Progress, Setup
from upperhand.experiments.rikken.players import THINKING, TYPES
from upperhand.experiments.rikken.series import run_series
from upperhand.experiments.rikken.tournament import phases
from upperhand.experiments.rikken.tournament.measures import ALL, phase_figures
from upperhand.experiments.rikken.tournament.results import Results, read_results
from upperhand.experiments.wording import Found

REVIEWED = 1_000  # games of a tournament, each of another deal
_DUEL = 0.25  # of the deals of a final: new against old is told apart by fewer


@dataclass(frozen=True)
class Variation:
    """The tournament with some types replaced."""

    name: str
    title: str
    text: str
    replaced: Mapping[str, str] = field(hash=False)
    """By type of the thesis, the player in its place."""
    part: float = 1
    """Of the tournament's deals, where games take long."""
    plays_anew: bool = False
    """Whether it changes how cards are played, and not only bids."""

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(self.replaced.get(each, each) for each in TYPES)


VARIATIONS = (
    Variation(
        "calibrated",
        "Calibrated conditions",
        "Everybody bids by conditions that are moved by the error measured of its method, as section 3.2.1 "
        "proposes, instead of the minimal ones.",
        {each: f"{each}:conditions=calibrated" for each in THINKING},
    ),
    Variation(
        "knowing_simulations",
        "Simulations that know the advanced rules",
        "Section 6.2 proposes to combine knowledge with simulation: the simulated games of Monte-Carlo are "
        "played by the rules of Advanced instead of at random. That takes long, so only a quarter of the "
        "deals is played.",
        {"monte_carlo": "monte_carlo:policy=advanced"},
        part=0.25,
        plays_anew=True,
    ),
    Variation(
        "adaptive",
        "Adaptive bidding",
        "Section 6.2 proposes bidding that learns from results. Adaptive plays its cards as Advanced does "
        "and takes its place; it bids by the knowledge that it comes with, and learns nothing here.",
        {"advanced": "adaptive"},
    ),
)


@dataclass(frozen=True)
class Stage:
    """Plays variations into the folder of the part, the thesis's own tournament into that of its own."""

    setup: Setup
    progress: Progress

    def thesis(self) -> Results:
        setup = self.setup.of_part("tournament")
        return read_results(phases.play(phases.first_phase(TYPES, setup), "first", setup, self.progress))

    def losses(self) -> dict[str, Found]:
        """Of the thesis's types in its tournament, and of each new card play in its own."""
        setup = self.setup.of_part("tournament")
        found = self._losses("thesis", phases.first_phase(TYPES, setup), setup.folder / "first.jsonl", TYPES)
        for each in VARIATIONS:
            if each.plays_anew:
                match = phases.first_phase(each.players, self.setup, each.part)
                games = self.setup.folder / f"{each.name}_first.jsonl"
                found |= self._losses(each.name, match, games, list(each.replaced.values()))
        return found

    def _losses(self, name: str, match: Match, games: Path, players: Sequence[str]) -> dict[str, Found]:
        """Reviews some games of a match that has been played."""
        count = min(self.setup.count(REVIEWED, 2), match.deals)
        chosen = losses.sample(match, games, count, self.setup.folder / f"{name}_sample.jsonl")
        piece = losses.Reviewed(chosen)
        reviewed = run_series(piece, count, f"{name}_reviewed", self.setup, self.progress, chunk=4)
        return losses.loss_figures(reviewed, players)

    def figures(self, variation: Variation, thesis: Results) -> Found:
        """Both phases, the change of each player's chips, and the duels."""
        results = self._first(variation)
        first = phase_figures(results)
        finalists = best_two(first)
        return {
            "first": first,
            "change": changes(thesis, results, dict(zip(TYPES, variation.players, strict=True))),
            "finalists": list(finalists),
            "final": self._two(f"{variation.name}_final", finalists, variation.part),
            "duels": {
                old: self._two(f"{variation.name}_{old}", (new, old), _DUEL)
                for old, new in variation.replaced.items()
            },
        }

    def _first(self, variation: Variation) -> Results:
        match = phases.first_phase(variation.players, self.setup, variation.part)
        return read_results(phases.play(match, f"{variation.name}_first", self.setup, self.progress))

    def _two(self, name: str, players: tuple[str, str], part: float) -> Found:
        match = phases.final(players, self.setup, part)
        return phase_figures(read_results(phases.play(match, name, self.setup, self.progress)))


def best_two(first: Found) -> tuple[str, str]:
    """Who has the most chips after the first phase, and who comes next."""
    best, second, *_ = sorted(first["players"], key=lambda name: -first["players"][name][ALL]["total"])
    return best, second
