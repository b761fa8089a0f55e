"""Beyond the thesis: its tournament with players that it proposes for later, and all against the Oracle."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import islice
from pathlib import Path
from string import Template
from typing import Any

import numpy as np

from upperhand.arena import Match
from upperhand.arena.statistics.intervals import Estimate, linearised, mean
from upperhand.arena.statistics.words import figure
from upperhand.arena.table import Floats
from upperhand.errors import TooHardError
from upperhand.experiments.reporting import Claim, Figures, table, with_interval
from upperhand.experiments.rikken import plots, tournament
from upperhand.experiments.rikken.comparison import ALL, Comparison
from upperhand.experiments.rikken.part import Picture, Progress, Setup, run_series
from upperhand.experiments.rikken.players import CONTRACTS, THINKING, TYPES, title
from upperhand.experiments.rikken.tournament import COLUMNS, Results, phase_figures, phase_size, read_results
from upperhand.record import Record
from upperhand.rikken.review import Review, review

TITLE = "the tournament with calibrated, knowing and adaptive players, and all against the Oracle"


def run(setup: Setup, progress: Progress) -> Figures:
    """What the thesis proposes for later, tried."""
    stage = VariationRunner(setup, progress)
    thesis = stage.thesis()
    return {
        "variations": {each.name: stage.figures(each, thesis) for each in VARIATIONS},
        "losses": stage.losses(),
    }


# How many chips more a player gains than the one whose place it takes, over the same deals and seats.


def changes(before: Results, after: Results, places: Mapping[str, str]) -> Figures:
    """By player before and part of the games; `after` may have only the first of the deals."""
    return {
        old: {
            part: with_interval("chips", _change(before, old, after, new, part)) for part in (ALL, *CONTRACTS)
        }
        for old, new in places.items()
    }


def _change(before: Results, old: str, after: Results, new: str, part: str) -> Estimate:
    deals = min(len(before.table.deals), len(after.table.deals))
    return mean(_chips_by_deal(after, new, part, deals) - _chips_by_deal(before, old, part, deals))


def _chips_by_deal(results: Results, player: str, part: str, deals: int) -> Floats:
    """One value per deal; their mean is the chips per game."""
    games = None if part == ALL else results.played(part)
    return linearised(results.chips(player, games)[:deals], results.seats_counted(player)[:deals])


# What the cards of each player give away compared with the Oracle, in some games of a tournament.
#
# A card is worth the result of the game after it if all players see all cards and play their best. So even
# the strongest player loses something: much of the loss is the price of not seeing the cards.

MOST_POSITIONS = 30_000_000  # for one declarer of a game, some fifteen seconds: too few for the hardest
TRICKS = ("rik", "solo8")  # where a lost trick is a loss; in Piek and Misère only the contract can be lost


@dataclass(frozen=True)
class GameReview:
    """The piece of a series: the review of the game of that number in a file of Records, seat by seat."""

    games: Path

    def __call__(self, number: int) -> Figures | None:
        """None if the game was passed out; nothing but that it is too hard, if the Oracle gives up."""
        record = Record.from_json(_lines(self.games)[number])
        state: Any = record.replay()
        if state.passed_out:
            return None
        try:
            found = review(record, MOST_POSITIONS)
        except TooHardError:
            return {"too_hard": True}
        return {
            "contract": state.contract,
            "players": record.seats,
            "declaring": [seat in found.objectives[0].side for seat in range(len(record.seats))],
            "tricks": found.lost,
            "chips": _chips_lost(found, state.scores),
        }


def _chips_lost(found: Review, scores: Sequence[int]) -> list[int]:
    """What a seat's cards cost it by turning the contract: it pays what it would have got, or the reverse."""
    turned = [
        sum(card.seat == seat and bool(card.turned) for card in found.cards) for seat in range(len(scores))
    ]
    return [2 * abs(score) * times for score, times in zip(scores, turned, strict=True)]


def sample_games(match: Match, games: Path, count: int, chosen: Path) -> Path:
    """Writes a file of one game of each of the first deals, each in another seating than the one before."""
    per_deal = match.layout.per_deal
    wanted = {deal * per_deal + deal % per_deal for deal in range(count)}
    with games.open(encoding="ascii") as lines, chosen.open("w", encoding="ascii") as out:
        out.writelines(line for number, line in enumerate(islice(lines, max(wanted) + 1)) if number in wanted)
    return chosen


def loss_figures(reviewed: Sequence[Figures | None], players: Sequence[str]) -> dict[str, Figures]:
    """By player: tricks per game in each role with tricks, and chips per game by contract and in all."""
    games = [game for game in reviewed if game is not None]
    known = [game for game in games if "too_hard" not in game]
    left_out = {"too_hard": len(games) - len(known)}
    return {
        player: _player_losses([_seat_losses(game, player) for game in known]) | left_out
        for player in players
    }


def _seat_losses(game: Figures, player: str) -> Figures:
    """The losses of the one seat of a player in one game."""
    seat = game["players"].index(player)
    return {"contract": game["contract"]} | {key: game[key][seat] for key in ("declaring", "tricks", "chips")}


def _player_losses(seats: Sequence[Figures]) -> Figures:
    found: Figures = {"games": len(seats)}
    for role, declaring in (("declaring", True), ("defending", False)):
        chosen = [each for each in seats if each["contract"] in TRICKS and each["declaring"] == declaring]
        found[role] = with_interval("tricks", _mean(chosen, "tricks")) | {"games": len(chosen)}
    for part in (*CONTRACTS, ALL):
        chosen = [each for each in seats if part in (each["contract"], ALL)]
        found[part] = with_interval("chips", _mean(chosen, "chips")) | {"games": len(chosen)}
    return found


def _mean(seats: Sequence[Figures], key: str) -> Estimate:
    return mean(np.array([each[key] for each in seats], dtype=np.float64))


@cache
def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="ascii").splitlines()


# Tournaments of other players over the deals of the thesis, and duels of each with the player it replaces.

REVIEWED = 1_000  # games of a tournament, each of another deal
_DUEL = 0.25  # of the deals of a final: fewer are enough to compare new and old


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
    proposed: bool = True
    """Whether the thesis proposes it; otherwise it is another reading of its text."""

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(self.replaced.get(each, each) for each in TYPES)


VARIATIONS = (
    Variation(
        "calibrated",
        "Calibrated conditions",
        "Everybody bids by conditions that are shifted by the measured error of its method, as section 3.2.1 "
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
        "Section 6.2 proposes bidding that learns from results. Adaptive plays its cards like Advanced "
        "and takes its place; it bids by its shipped knowledge, and learns nothing here.",
        {"advanced": "adaptive"},
    ),
    Variation(
        "chance",
        "Chances of exactly one trick, and of none",
        "Section 6.2 asks for better methods in Piek and Misère. Advanced forecasts how likely its hand "
        "makes them.",
        {"advanced": "advanced:bidding=chance"},
        part=0.25,
    ),
    Variation(
        "strict",
        "A reading: more than five tricks",
        "Advanced bids on more tricks than the condition names, not on as many. Its forecasts are whole "
        "numbers, so that matters to it alone.",
        {"advanced": "advanced:conditions=strict"},
        part=0.25,
        proposed=False,
    ),
    Variation(
        "one_trick",
        "A reading: one trick in Piek",
        "Monte-Carlo plays a Piek for the average nearest to one trick, not for the fewest tricks.",
        {"monte_carlo": "monte_carlo:piek=one"},
        part=0.25,
        proposed=False,
    ),
)


def _present(figures: Figures) -> list[Variation]:
    """Results of an earlier version may lack some."""
    return [each for each in VARIATIONS if each.name in figures]


@dataclass(frozen=True)
class VariationRunner:
    """Plays variations into the folder of the part, the thesis's own tournament into that of its own."""

    setup: Setup
    progress: Progress

    def thesis(self) -> Results:
        setup = self.setup.of_part("tournament")
        return read_results(
            tournament.play_phase(tournament.first_phase(TYPES, setup), "first", setup, self.progress)
        )

    def losses(self) -> dict[str, Figures]:
        """Of the thesis's types in its tournament, and of each new card play in its own."""
        setup = self.setup.of_part("tournament")
        found = self._losses(
            "thesis", tournament.first_phase(TYPES, setup), setup.folder / "first.jsonl", TYPES
        )
        for each in VARIATIONS:
            if each.plays_anew:
                match = tournament.first_phase(each.players, self.setup, each.part)
                games = self.setup.folder / f"{each.name}_first.jsonl"
                found |= self._losses(each.name, match, games, list(each.replaced.values()))
        return found

    def _losses(self, name: str, match: Match, games: Path, players: Sequence[str]) -> dict[str, Figures]:
        """Reviews some games of a match that has been played."""
        count = min(self.setup.count(REVIEWED, 2), match.deals)
        chosen = sample_games(match, games, count, self.setup.folder / f"{name}_sample.jsonl")
        piece = GameReview(chosen)
        reviewed = run_series(piece, count, f"{name}_reviewed", self.setup, self.progress, chunk=4)
        return loss_figures(reviewed, players)

    def figures(self, variation: Variation, thesis: Results) -> Figures:
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
        match = tournament.first_phase(variation.players, self.setup, variation.part)
        return read_results(
            tournament.play_phase(match, f"{variation.name}_first", self.setup, self.progress)
        )

    def _two(self, name: str, players: tuple[str, str], part: float) -> Figures:
        match = tournament.final_phase(players, self.setup, part)
        return phase_figures(read_results(tournament.play_phase(match, name, self.setup, self.progress)))


def best_two(first: Figures) -> tuple[str, str]:
    """The two players with the most chips after the first phase, best first."""
    best, second, *_ = sorted(first["players"], key=lambda name: -first["players"][name][ALL]["total"])
    return best, second


PROPOSED = "proposed"  # shown instead of a figure if the thesis only has a plan


def claims(figures: Figures) -> list[Claim]:
    return list(_duel_claims(figures["variations"]))


def _duel_claims(figures: Figures) -> Iterator[Claim]:
    """Each new player that the thesis proposes is better than its old self."""
    for variation in (each for each in _present(figures) if each.proposed):
        for old, new in variation.replaced.items():
            compared = Comparison(figures[variation.name]["duels"][old])
            text = f"{variation.title}: {title(new)} is ahead of {title(old)}, two against two"
            yield replace(compared.ahead(text, new, [old], "chips"), paper=PROPOSED)


# The section of the report, and its plots.

_FRAME, _LOSSES_FRAME = (Path(__file__).with_name(name) for name in ("beyond.md", "losses.md"))
LOSSES_PLOT = "losses.png"
ROLES = ("declaring", "defending")
_CHIPS = [f"Chips, {name}" for name in COLUMNS.values()]


def section(figures: Figures) -> str:
    found = figures["variations"]
    variations = [_variation_section(each, found[each.name]) for each in _present(found)]
    return "\n".join([_FRAME.read_text(encoding="utf-8"), *variations, _losses_section(figures["losses"])])


def pictures(figures: Figures, folder: Path) -> list[Picture]:
    variations = [
        Picture(
            tournament.draw_phase(figures["variations"][each.name]["first"], folder / _plot(each)),
            _caption(each),
        )
        for each in _present(figures["variations"])
    ]
    return [*variations, _draw_losses(figures["losses"], folder / LOSSES_PLOT)]


def _losses_section(figures: Figures) -> str:
    """Tricks where they count, by role, and chips by contract."""
    heads = ["Lost per game", "Games", "Too hard", *(f"Tricks, {role}" for role in ROLES), *_CHIPS]
    rows = [
        [
            title(player),
            f"{own['games']:,}",
            f"{own['too_hard']:,}",
            *(figure(own[role], "tricks", 2) for role in ROLES),
            *(figure(own[part], "chips", 2) for part in COLUMNS),
        ]
        for player, own in figures.items()
    ]
    frame = Template(_LOSSES_FRAME.read_text(encoding="utf-8"))
    return frame.substitute(plot=LOSSES_PLOT, table=table(heads, rows))


def _draw_losses(figures: Figures, path: Path) -> Picture:
    drawing, axes = plots.panels(2)
    own = {title(player): each for player, each in figures.items()}
    tricks = {name: {role: each[role] for role in ROLES} for name, each in own.items()}
    plots.groups(axes[0], tricks, "tricks")
    plots.chips(axes[0], "tricks given away per game of Rik or Solo 8")
    chips = {name: {COLUMNS[part]: each[part] for part in COLUMNS} for name, each in own.items()}
    plots.groups(axes[1], chips, "chips")
    plots.chips(axes[1], "chips given away per game")
    plots.legend(drawing, axes[1])
    return Picture(plots.save(drawing, path), "What each player's cards give away compared with the Oracle")


def _variation_section(variation: Variation, own: Figures) -> str:
    best, second = own["finalists"]
    return f"""### {variation.title}

{variation.text}

First phase: {phase_size(own["first"])}.

![{_caption(variation)}]({_plot(variation)})

{tournament.auctions_table(own["first"])}
{tournament.chips_table(own["first"])}
Chips per game more than in the thesis's tournament:

{_changes_table(variation, own["change"])}
Final of the best two, {title(best)} and {title(second)}: {phase_size(own["final"])}.

{tournament.chips_table(own["final"])}
New against old, two against two: {_duel_size(own)}.

{_duels_table(variation, own)}"""


def _changes_table(variation: Variation, figures: Figures) -> str:
    rows = [
        [f"{title(new)} for {title(old)}" if new != old else title(old), *_chips_cells(figures[old])]
        for old, new in zip(figures, variation.players, strict=True)
    ]
    return table(["Player", *COLUMNS.values()], rows)


def _duels_table(variation: Variation, own: Figures) -> str:
    rows = [
        [f"{title(new)} over {title(old)}", *_chips_cells(own["duels"][old]["over"][new][old])]
        for old, new in variation.replaced.items()
    ]
    return table(["Chips per game", *COLUMNS.values()], rows)


def _chips_cells(figures: Figures) -> list[str]:
    return [figure(figures[part], "chips", 3) for part in COLUMNS]


def _duel_size(own: Figures) -> str:
    each = next(iter(own["duels"].values()))
    return f"{each['deals']:,} deals, {each['games']:,} games each"


def _plot(variation: Variation) -> str:
    return f"beyond_{variation.name}.png"


def _caption(variation: Variation) -> str:
    return f"{variation.title}: auctions, contracts made, chips"
