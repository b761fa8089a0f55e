"""Bidding that learns from results (section 6.2), against weak, strong and changing opponents."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from string import Template

import numpy as np
from matplotlib.axes import Axes

from upperhand.arena import Run, Schedule
from upperhand.arena import run as run_schedule
from upperhand.arena.learning import Contender, frozen_match, play_blocks
from upperhand.arena.report.plots import COLOURS, INK
from upperhand.arena.run import local_workers
from upperhand.arena.schedule import Match
from upperhand.arena.statistics.intervals import mean, ratio
from upperhand.arena.statistics.words import figure
from upperhand.arena.table import Floats
from upperhand.experiments.reporting import (
    Claim,
    Figures,
    above,
    below,
    estimate_of,
    reach,
    share,
    table,
    with_interval,
)
from upperhand.experiments.rikken import plots
from upperhand.experiments.rikken.part import Picture, Progress, Setup
from upperhand.experiments.rikken.players import CONTRACTS, RULES
from upperhand.match import deal_seed
from upperhand.record import Record
from upperhand.rikken.knowledge import KnowledgeBase

TITLE = "bidding that learns, against weak, strong and changing opponents"
BLOCKS = 16
DEALS = 250  # of a block
_OWN_DEALS = 6  # derives the deals of this part from the common seed


def run(setup: Setup, progress: Progress, blocks: int = BLOCKS) -> Figures:
    """One learner against three others, and over the same deals a control player that does not learn."""
    deals = setup.count(DEALS, least=2)
    players = [(opponents, learner) for opponents in TABLES for learner in (None, *LEARNERS)]
    done = dict[tuple[str, str | None], SeatResults]()
    for opponents, learner in players:
        progress("series", len(done), len(players))
        done[opponents, learner] = _play_table(setup, blocks, deals, opponents, learner, done)
    progress("series", len(players), len(players))
    return {
        "blocks": blocks,
        "block_games": deals * SEATINGS,
        "tables": {
            opponents: {
                name: learner_figures(done[opponents, name], done[opponents, None]) for name in LEARNERS
            }
            for opponents in TABLES
        },
    }


# Who learns against whom: series of blocks, each played with what was learned from those before it.

SEATINGS = 4  # of each deal: the learner sits once at every seat
LEARNER, OTHERS = "learner", "others"

# The opponents of the first and of the second half of the blocks, three of a kind. They go by the same name
# throughout, so that the learner cannot see the change.
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
class LearningSeries:
    """One player against three others, in blocks of deals; the deals depend on the seed alone."""

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
    """The spec of a learner, for blocks of this many deals."""
    return LEARNERS[name].replace("$last", str(REMEMBERED * deals * SEATINGS))


def play_series(series: LearningSeries, folder: Path, workers: int | None) -> list[Run]:
    """Plays all blocks of a series. Records lie in the folder, from which a stopped run resumes."""
    folder.mkdir(exist_ok=True)
    return play_blocks(series, folder, partial(_play, workers=workers), _learn)


def _play(schedule: Schedule, path: Path, workers: int | None) -> Run:
    return run_schedule(schedule, workers=partial(local_workers, count=workers), save=path)


def _learn(path: Path, records: Iterable[Record]) -> None:
    with KnowledgeBase(path, create=True) as base:
        base.learn_all(records)


# What the learner's seat did in each game, deal by deal, and how that differs from the control.


@dataclass(frozen=True)
class SeatResults:
    """By block and deal, means over the games of the deal: chips, games declared, and those of them won."""

    chips: Floats
    declared: Floats
    won: Floats

    def part(self, first: int, end: int) -> "SeatResults":
        """Some blocks, as one."""
        return SeatResults(
            *(values[first:end].reshape(1, -1) for values in (self.chips, self.declared, self.won))
        )


def seat_results(runs: Sequence[Run]) -> SeatResults:
    games = np.array(
        [[_seat_result(ran, number) for number in range(len(ran.outcomes))] for ran in runs], dtype=float
    )
    by_deal = games.reshape(len(runs), -1, SEATINGS, 3).mean(axis=2)
    return SeatResults(by_deal[..., 0], by_deal[..., 1], by_deal[..., 2])


def joined(first: SeatResults, second: SeatResults) -> SeatResults:
    """The first half of the blocks of one series, and the second half of another."""
    half = len(first.chips) // 2
    pairs = ((first.chips, second.chips), (first.declared, second.declared), (first.won, second.won))
    return SeatResults(*(np.concatenate([one[:half], two[half:]]) for one, two in pairs))


def learner_figures(learner: SeatResults, control: SeatResults) -> Figures:
    """By block, by half and over all: what the learner does, and how it differs from the control."""
    blocks = len(learner.chips)
    half = blocks // 2
    spans = {"first": (0, half), "second": (half, blocks), "all": (0, blocks)}
    return {
        "blocks": [compared(learner, control, *ends) for ends in pairwise(range(blocks + 1))],
        **{name: compared(learner, control, *ends) for name, ends in spans.items()},
        "shift": _shift(learner, control, half),
    }


def compared(learner: SeatResults, control: SeatResults, first: int, end: int) -> Figures:
    """Over some blocks, and over the same deals."""
    ours, theirs = learner.part(first, end), control.part(first, end)
    return {
        **with_interval("chips", mean(ours.chips[0])),
        **with_interval("declared", mean(ours.declared[0])),
        **with_interval("made", ratio(ours.won[0], ours.declared[0])),
        **with_interval("gain", mean(ours.chips[0] - theirs.chips[0])),
        **with_interval("more", mean(ours.declared[0] - theirs.declared[0])),
    }


def _shift(learner: SeatResults, control: SeatResults, half: int) -> Figures:
    """How many more games than the control it declares in the second half, less the same of the first.

    The halves have deals of their own; as they are as many, they are paired in their order.
    """
    more = (learner.declared - control.declared).reshape(2, -1) if half * 2 == len(learner.chips) else None
    return {} if more is None else with_interval("more", mean(more[1] - more[0]))


def _seat_result(ran: Run, number: int) -> tuple[float, bool, bool]:
    seat = ran.schedule[number].names.index(LEARNER)
    outcome = ran.outcomes[number]
    declared = outcome.roles[seat] in CONTRACTS.values()
    return outcome.scores[seat], declared, declared and outcome.scores[seat] > 0


def _play_table(
    setup: Setup,
    blocks: int,
    deals: int,
    opponents: str,
    learner: str | None,
    done: dict[tuple[str, str | None], SeatResults],
) -> SeatResults:
    if opponents == "changing" and learner is None:  # has played both halves of it
        return joined(done["weak", None], done["strong", None])
    spec = CONTROL if learner is None else learner_spec(learner, deals)
    folder = setup.folder / f"{opponents}_{(learner or 'control').replace(' ', '_')}"
    seed = deal_seed(setup.seed, _OWN_DEALS)
    series = LearningSeries(spec, opponents, folder / "base.db", blocks, deals, seed)
    return seat_results(play_series(series, folder, setup.workers))


# The report: claims, plots and the section.

_FRAME = Path(__file__).with_name("adaptation.md")
PLOT = "adaptation.png"
TABLE_TITLES = {"weak": "against weak", "strong": "against strong", "changing": "weak, then strong"}


def claims(figures: Figures) -> list[Claim]:
    return [
        _more_against_weak(figures),
        _less_when_strong_arrive(figures),
        *(_gains(figures, name) for name in TABLES),
    ]


def _more_against_weak(figures: Figures) -> Claim:
    ours = figures["tables"]["weak"]["from nothing"]["second"]
    return Claim(
        "Section 6.2: against weaker players it will try to play more games",
        "bids more",
        f"declares {share(ours, 'more')} of the games more than {_CONTROL}",
        f"{_half(figures):,} games each, the later half",
        above(estimate_of(ours, "more")),
    )


def _less_when_strong_arrive(figures: Figures) -> Claim:
    shift = figures["tables"]["changing"]["from nothing"]["shift"]
    return Claim(
        "Section 6.2: when stronger opponents arrive, it will adapt by bidding less",
        "bids less",
        f"what it declares more than {_CONTROL} changes by {share(shift, 'more')} of the games",
        f"{_half(figures):,} games before and after",
        below(estimate_of(shift, "more")),
    )


def _gains(figures: Figures, name: str) -> Claim:
    ours = figures["tables"][name]["from nothing"]["all"]
    return Claim(
        f"Section 6.2: learning pays, {TABLE_TITLES[name]}",
        "better",
        f"{figure(ours, 'gain')} chips per game more than {_CONTROL}",
        f"{2 * _half(figures):,} games each",
        above(estimate_of(ours, "gain")),
    )


_CONTROL = "the player that does not learn"


def _half(figures: Figures) -> int:
    games: int = figures["block_games"] * (figures["blocks"] // 2)
    return games


def pictures(figures: Figures, folder: Path) -> list[Picture]:
    drawing, axes = plots.panels(2 * len(TABLES), columns=len(TABLES))
    for column, name in enumerate(TABLES):
        upper, lower = axes[column], axes[len(TABLES) + column]
        for colour, learner in zip(COLOURS, LEARNERS, strict=False):
            points = figures["tables"][name][learner]["blocks"]
            _line(upper, points, "gain", learner, colour)
            _line(lower, points, "more", learner, colour)
        upper.set_title(TABLE_TITLES[name])
        plots.chips(upper, "more chips per game" if column == 0 else "")
        lower.set_ylabel("more games declared" if column == 0 else "")
        lower.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        lower.set_xlabel(f"block of {figures['block_games']:,} games")
    plots.legend(drawing, axes[0])
    caption = "What learners gain and declare beyond the player that does not learn, block by block"
    return [Picture(plots.save(drawing, folder / PLOT), caption)]


def _line(axes: Axes, points: list[Figures], name: str, label: str, colour: str) -> None:
    reaches = [reach(estimate_of(point, name)) for point in points]
    axes.errorbar(
        range(1, len(points) + 1),
        [point[name] for point in points],
        yerr=[[low for low, _ in reaches], [high for _, high in reaches]],
        fmt="o-",
        color=colour,
        capsize=1.5,
        markersize=3,
        linewidth=1.2,
        elinewidth=0.7,
        label=label,
    )
    axes.axhline(0, color=INK, linewidth=0.8)


def section(figures: Figures) -> str:
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        blocks=figures["blocks"],
        games=f"{figures['block_games']:,}",
        remembered=REMEMBERED,
        plot=PLOT,
        table=_table(figures["tables"]),
    )


def _table(figures: Figures) -> str:
    heads = [
        "Opponents",
        "Learner",
        "Blocks",
        "Chips per game",
        "Declares",
        "Makes",
        "Chips more",
        "Declares more",
    ]
    rows = [
        [
            TABLE_TITLES[name],
            learner,
            half,
            figure(cell, "chips"),
            share(cell, "declared"),
            share(cell, "made"),
            figure(cell, "gain"),
            share(cell, "more"),
        ]
        for name in TABLES
        for learner in LEARNERS
        for half in ("first", "second")
        for cell in [figures[name][learner][half]]
    ]
    return table(heads, rows)
