"""The games of Experiments 1 and 2, and Tables 2, 3 and 5: wins, points, tests and times."""

import math
from collections import defaultdict
from dataclasses import dataclass, field, replace
from itertools import combinations as pairs_of
from itertools import islice
from pathlib import Path
from time import thread_time_ns
from typing import Any

import numpy as np
from scipy.special import log_ndtr

from upperhand import games
from upperhand._core import Cards, Rng
from upperhand._core.big_two import View
from upperhand.arena import Match, Schedule, make_match
from upperhand.arena.latency import Latency
from upperhand.arena.statistics.differences import pair_tests
from upperhand.arena.statistics.intervals import Estimate, mean, running_mean
from upperhand.arena.statistics.players import player_figures
from upperhand.arena.table import Flags, Floats, Table
from upperhand.big_two import Rules, State, combinations
from upperhand.experiments.reporting import with_interval
from upperhand.experiments.request import Size
from upperhand.match import play_game
from upperhand.player import Decision, Player, make_player
from upperhand.record import Record, read_records

# The games: every deal in the six seatings of two against two.


# 334 deals in six seatings are 2,004 games, the least that is no fewer than the paper's 2,000.
PAPER_DEALS = 334
DEALS: dict[Size, int] = {"paper": PAPER_DEALS, "ten": 10 * PAPER_DEALS}
SEATINGS = 6
# Of deals that served no choice of a player, a reading or a setting.
SEED = 20210505

RULES = "sugiyanto"
OPPONENTS = ("random", "conventional")  # of Experiments 1 and 2
USUAL = "rule_based"
# How it follows near the end in the authors' program, which has a rule there that the paper's text lacks.
PROGRAM = "endgame=program"
READINGS = {
    "defaults": USUAL,
    **{each: f"{USUAL}:{each}" for each in (PROGRAM, "split_pairs=twos", "split_pairs=never")},
}


@dataclass(frozen=True)
class Meeting:
    """Two of the one against two of the other."""

    reading: str
    opponent: str

    @property
    def spec(self) -> str:
        return READINGS[self.reading]


# The experiments first, then both again under each other reading.
MEETINGS = tuple(Meeting(reading, opponent) for reading in READINGS for opponent in OPPONENTS)


def make_schedule(deals: int, seed: int) -> Schedule:
    """All meetings over the same deals."""
    return Schedule(tuple(_match(meeting, deals, seed) for meeting in MEETINGS))


def _match(meeting: Meeting, deals: int, seed: int) -> Match:
    players = [meeting.spec, meeting.opponent]
    return make_match(players, deals=deals, seed=seed, rules=RULES, layout="2v2")


# Tables 2 and 3: wins, points and tests of two rule-based seats against two others.

SETTLED_AFTER = 250  # games, after which the paper calls the winning percentage stable
MANY_LEFT = 10  # cards: two five-card hands


def first_deals(table: Table, deals: int) -> Table:
    """The same table with its first deals only."""
    kept = table.deals < deals
    arrays = ("deals", "entrants", "scores", "left", "moves")
    return replace(table, **{name: getattr(table, name)[kept] for name in arrays})


def contest_figures(table: Table, first: int, second: int) -> dict[str, Any]:
    """Everything that Tables 2 to 4 print, with intervals over deals."""
    return {
        "games": table.games,
        "deals": len(table.deals),
        "sides": {"rule_based": side_figures(table, first), "others": side_figures(table, second)},
        "winners_points": float(table.scores[table.won].sum() / table.games),
        "losers_points": float(table.scores[~table.won].sum() / table.games),
        **with_interval("won_gap", points_gap(table, first, second, table.won)),
        **with_interval("lost_gap", points_gap(table, first, second, ~table.won)),
        "tests": test_figures(table, first, second),
    }


def side_figures(table: Table, entrant: int) -> dict[str, Any]:
    """One column: games won, and points in games won and lost."""
    found, seats = player_figures(table, entrant), table.seats_of(entrant)
    return {
        **with_interval("win_rate", found.win_rate),
        "wins": int((seats & table.won).sum()),
        **with_interval("won_mean", found.mean_score_won),
        "won_sd": _deviation(table, seats & table.won),
        "losses": int((seats & ~table.won).sum()),
        **with_interval("lost_mean", found.mean_score_lost),
        "lost_sd": _deviation(table, seats & ~table.won),
        "many_left": _share_with_many_left(table, seats & ~table.won),
    }


def test_figures(table: Table, first: int, second: int) -> dict[str, Any]:
    """Wilcoxon's signed-rank test and the rank-sum effect size, as the paper has them."""
    tests = pair_tests([table], first, second)
    return {
        "pairs": tests.pairs,
        "wilcoxon_z": tests.wilcoxon_z,
        "log10_p": log10_p(tests.wilcoxon_z),
        "rank_sum_z": tests.rank_sum_z,
        "effect_size": tests.effect_size,
        "effect_size_of_wins": pair_tests([_wins_only(table)], first, second).effect_size,
    }


def log10_p(z: float) -> float:
    """The two-sided p-value as a power of ten, as many of them are too small for a number."""
    return float((log_ndtr(-abs(z)) + math.log(2)) / math.log(10))


def points_gap(table: Table, first: int, second: int, games: Flags) -> Estimate:
    """The mean of the first less that of the second over some of their seats, such as those that won.

    Each deal stands for the means and its own deviations from both, so that the interval is one over deals
    although their numbers of such seats differ.
    """
    ours, theirs = (_deviations(table, table.seats_of(entrant) & games) for entrant in (first, second))
    return mean(ours - theirs) if len(ours) and len(theirs) else Estimate(None)


def settling(table: Table, entrant: int) -> dict[str, float]:
    """How far the running share of games won strays from the last one after the first games."""
    centre, _ = running_mean(table.wins_by_deal(entrant))
    later = centre[-(-SETTLED_AFTER // SEATINGS) :]
    strayed = float(np.abs(later - centre[-1]).max()) if later.size else 0.0
    return {"after": SETTLED_AFTER, "strayed": strayed}


def _wins_only(table: Table) -> Table:
    """The same games with all winning seats alike, and all losing ones."""
    return replace(table, scores=table.won.astype(np.int64))


def _deviation(table: Table, cases: Flags) -> float | None:
    points = table.scores[cases]
    return float(points.std(ddof=1)) if points.size > 1 else None


def _share_with_many_left(table: Table, cases: Flags) -> float | None:
    left = table.left[cases]
    return float((left >= MANY_LEFT).mean()) if left.size else None


def _deviations(table: Table, cases: Flags) -> Floats:
    sums = (table.scores * cases).sum(axis=(1, 2))
    counts = cases.sum(axis=(1, 2))
    if not counts.any():
        return np.empty(0)
    centre = sums.sum() / counts.sum()
    values: Floats = centre + (sums - centre * counts) / counts.mean()
    return values


# Stranded seats: losing rule-based seats with many cards left hold five-card hands that they could not lead.


def stranded_figures(path: Path, first: int, games: int, spec: str = USUAL) -> dict[str, Any]:
    """Seats with many cards left in some games of a file, and how many five-card hands they hold."""
    held = [
        five_card_hands(record.rules, hand)
        for record in islice(read_records(path), first, first + games)
        for name, hand in zip(record.seats, _hands_left(record), strict=True)
        if name == spec and len(hand) >= MANY_LEFT
    ]
    return {
        "spec": spec,
        "games": games,
        "seats": len(held),
        "with_five": sum(count > 0 for count in held),
        "with_two": sum(count == 2 for count in held),
    }


def _hands_left(record: Record) -> tuple[Cards, ...]:
    state = record.replay()
    assert isinstance(state, State), "every game here is one of Big Two"
    return tuple(state.hands)


def five_card_hands(rules: Rules, hand: Cards) -> int:
    """How many disjoint five-card combinations a hand holds: 0, 1 or 2."""
    found = [each.cards for kind in combinations(rules, hand).values() for each in kind]
    fives = [cards for cards in found if len(cards) == 5]
    if any(not one & other for one, other in pairs_of(fives, 2)):
        return 2
    return min(len(fives), 1)


# Table 5: how long a decision takes, by the cards in hand and those on the table.

HANDS = (13, 8, 5)
FIELDS = (1, 2, 5, 0)  # cards on the table; none: in control
DECISIONS = 300  # of each kind, unless the games run out first
MAX_GAMES = 3000

Cell = tuple[int, int]


@dataclass(frozen=True)
class Clocked:
    """A player whose time is kept by situation.

    It is time of the processor: what else the machine does is not counted.
    """

    player: Player
    cells: dict[Cell, Latency] = field(default_factory=lambda: defaultdict(Latency))

    def decide(self, view: View, rng: Rng) -> Decision:
        start = thread_time_ns()
        decision = self.player.decide(view, rng)
        spent = thread_time_ns() - start
        on_table = 0 if view.table is None else len(view.table.cards)
        self.cells[len(view.hand), on_table].add(spent)
        return decision


def measure_times(spec: str, seed: int, decisions: int = DECISIONS) -> dict[Cell, Latency]:
    """The times of one player at all four seats, on one core."""
    clocked = Clocked(make_player(spec))
    rules = games.read_rules(RULES, "big_two")
    for number in range(MAX_GAMES):
        if all(clocked.cells[hand, cards].decisions >= decisions for hand in HANDS for cards in FIELDS):
            break
        state = games.load("big_two").State.deal(rules, seed + number, ["a", "b", "c", "d"])
        play_game(state, [clocked] * rules.players, seed, number)
    return {(hand, cards): clocked.cells[hand, cards] for hand in HANDS for cards in FIELDS}


def time_figures(cells: dict[Cell, Latency]) -> list[dict[str, Any]]:
    """Each situation in a form for JSON."""
    return [
        {
            "hand": hand,
            "table": cards,
            "decisions": found.decisions,
            "mean_us": found.nanoseconds / found.decisions / 1e3 if found.decisions else None,
            "p50_us": found.quantile_us(0.5),
            "p99_us": found.quantile_us(0.99),
        }
        for (hand, cards), found in cells.items()
    ]
