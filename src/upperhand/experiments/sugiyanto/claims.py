"""What the paper prints and claims, each claim with our figure and whether it holds."""

import math
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

import numpy as np

from upperhand.arena.statistics.intervals import rate
from upperhand.arena.statistics.words import figure
from upperhand.experiments.reporting import (
    Claim,
    Figures,
    above,
    estimate_of,
    held,
    number,
    share,
    with_interval,
)

# What the paper prints: Tables 1 to 5, digit by digit.


@dataclass(frozen=True)
class Side:
    """One column of Tables 2 to 4: both seats of a player, in the games won and in those lost."""

    wins: int
    won_mean: float
    won_sd: float
    losses: int
    lost_mean: float
    lost_sd: float


@dataclass(frozen=True)
class Restored:
    """What the published scores come to if every game sums to zero again.

    The authors published the scores of all 6,000 games beside the paper. Those that do not sum to zero
    differ by a fixed pattern on rule-based seats alone: 2 points more for certain winners of 4 to 29, and 3
    cards fewer for certain losers of 5 to 7 cards or more. These figures take both back; in 24 games
    either of the two rule-based seats could be meant.
    """

    won_mean: float
    lost_mean: float
    effect_size: float
    many_left: float | None = None  # losing rule-based seats with many cards left
    many_left_printed: float | None = None  # the same in the scores as published


@dataclass(frozen=True)
class Contest:
    """One of Tables 2 to 4."""

    number: int
    opponent: str
    games: int
    rule_based: Side
    others: Side
    p_value: str
    effect_size: float
    restored: Restored

    @property
    def win_rate(self) -> float:
        return self.rule_based.wins / self.games

    @property
    def winners_points(self) -> float:
        """Points that the winner of a game was given, on average."""
        return sum(side.wins * side.won_mean for side in (self.rule_based, self.others)) / self.games

    @property
    def losers_points(self) -> float:
        """Points that the three losers of a game were given together, on average."""
        return sum(side.losses * side.lost_mean for side in (self.rule_based, self.others)) / self.games

    @property
    def surplus(self) -> float:
        """The sum of a game's four scores, on average; by the rules it is 0."""
        return self.winners_points + self.losers_points

    @property
    def restored_surplus(self) -> float:
        """The same sum with the restored means of the rule-based seats."""
        side, means = self.rule_based, self.restored
        won = side.wins * (side.won_mean - means.won_mean)
        return self.surplus - (won + side.losses * (side.lost_mean - means.lost_mean)) / self.games

    @property
    def rounding(self) -> float:
        """How far rounded means can move the sum of a game's four scores: half a unit per seat."""
        return 0.005 * sum(side.wins + side.losses for side in (self.rule_based, self.others)) / self.games


EXPERIMENT_1 = Contest(
    number=1,
    opponent="randomised",
    games=2000,
    rule_based=Side(1792, 15.64, 6.43, 2208, -4.01, 2.57),
    others=Side(208, 12.32, 6.53, 3792, -4.64, 2.53),
    p_value="1.0669e-283",
    effect_size=0.5921,
    restored=Restored(14.64, -5.08, 0.487, 0.169, 0.032),
)
EXPERIMENT_2 = Contest(
    number=2,
    opponent="conventional",
    games=2000,
    rule_based=Side(1460, 16.08, 6.16, 2540, -4.22, 2.55),
    others=Side(540, 15.16, 6.98, 3460, -4.63, 2.51),
    p_value="2.5233e-100",
    effect_size=0.3545,
    restored=Restored(15.09, -5.59, 0.194, 0.194, 0.028),
)
EXPERIMENT_3 = Contest(
    number=3,
    opponent="people",
    games=2000,
    rule_based=Side(1101, 18.25, 7.24, 2899, -4.72, 3.16),
    others=Side(899, 16.10, 7.71, 3101, -5.31, 3.33),
    p_value="2.5325e-14",
    effect_size=0.1442,
    restored=Restored(16.40, -5.54, 0.045),
)

CONVENTIONAL_AGAINST_PEOPLE = 0.4515  # of the games won by conventional seats, Figure 5c

GAME_LENGTH = 37.3725  # turns, over 250 games

# Table 1: cards in hand -> possible moves, strategic complexity, tree size; as printed.
TABLE_1 = {
    13: (1379, "0.9936", "2.15e117"),
    12: (871, "0.7897", "7.51e109"),
    11: (529, "0.6154", "6.06e101"),
    10: (308, "0.4696", "1.01e93"),
    9: (172, "0.3509", "3.53e83"),
    8: (93, "0.2580", "3.69e73"),
    7: (50, "0.1892", "3.12e63"),
    6: (28, "0.1416", "1.21e54"),
    5: (17, "0.1103", "9.66e45"),
    4: (11, "0.0887", "8.31e38"),
    3: (7, "0.0708", "3.83e31"),
    2: (4, "0.0535", "3.16e22"),
    1: (2, "0.0378", "1.78e11"),
}
TABLE_1_MEAN = (267, "0.4372", "4.8394e90")

# Table 5: (cards in hand, cards on the table) -> seconds a decision.
TABLE_5 = {
    (13, 1): 0.766,
    (13, 2): 0.558,
    (13, 5): 0.943,
    (8, 1): 0.077,
    (8, 2): 0.061,
    (8, 5): 0.063,
    (5, 1): 0.052,
    (5, 2): 0.054,
    (5, 5): 0.058,
}


# Table 1: how many moves a hand seems to have, and how large the tree of the game.

Row = tuple[int, str, str]


@dataclass(frozen=True)
class Complexity:
    """B possible moves in games of D turns: strategic complexity √B / D, tree size B to the power of D."""

    moves: int
    length: float = GAME_LENGTH

    @property
    def strategic(self) -> float:
        return math.sqrt(self.moves) / self.length

    @property
    def tree(self) -> Decimal:
        return Decimal(self.moves) ** Decimal(str(self.length))


def possible_moves(cards: int) -> int:
    """Any five cards, any two, any one, or a pass: the paper counts them whether they are a play or not."""
    return math.comb(cards, 5) + math.comb(cards, 2) + cards + 1


def mean_moves() -> int:
    """The mean over hands of 1 to 13 cards, which is a whole number."""
    return sum(map(possible_moves, TABLE_1)) // len(TABLE_1)


def complexity_rows() -> list[tuple[str, Complexity, Row]]:
    """The rows of Table 1, each with what is printed in it."""
    rows = [(str(cards), Complexity(possible_moves(cards)), printed) for cards, printed in TABLE_1.items()]
    return [*rows, ("mean", Complexity(mean_moves()), TABLE_1_MEAN)]


def last_units(value: float | Decimal, printed: str) -> float:
    """How far a value lies from a printed one, in units of its last digit.

    >>> round(last_units(0.12355, "0.1234"), 1)
    1.5
    """
    unit = Decimal(1).scaleb(int(Decimal(printed).as_tuple().exponent))
    return float(abs(Decimal(value) - Decimal(printed)) / unit)


# Powers of ten and times, in words.


def power(text: str) -> str:
    """A number in scientific notation, for people.

    >>> power("1.0669e-283")
    '1.0669 × 10⁻²⁸³'
    """
    digits, _, exponent = text.partition("e")
    return f"{digits} × 10{exponent.lstrip('+').translate(str.maketrans('0123456789-', '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'))}"


def power_of_ten(exponent: float) -> str:
    """Ten to that power, also where it is too small for a number.

    >>> power_of_ten(-2790.5)
    '3.16 × 10⁻²⁷⁹¹'
    """
    whole = int(exponent // 1)
    digits = f"{10 ** (exponent - whole):.2f}"
    return power(f"1.00e{whole + 1}" if digits == "10.00" else f"{digits}e{whole}")


def rounded(value: Decimal, printed: str) -> str:
    """A large number with as many digits as the printed one."""
    digits = len(printed.partition("e")[0]) - 2
    return power(f"{value:.{digits}e}")


def duration(microseconds: float | None) -> str:
    """A time in the paper's unit or in one that suits it."""
    if microseconds is None:
        return "–"
    return f"{microseconds:.0f} µs" if microseconds < 1e4 else f"{microseconds / 1e6:.3f} s"


# The claims, in the order of the paper.

NEAR = 0.025  # a win rate is reproduced within this of the published one
STABLE = 0.05
SIGNIFICANT = -2  # the paper's level, as a power of ten
PAPERS = (EXPERIMENT_1, EXPERIMENT_2)
ZONES = {"won": "more points when winning", "lost": "fewer cards left when losing"}
# The lowest effect sizes that the paper calls by these names.
EFFECTS = {"large": 0.5, "medium": 0.3, "small": 0.1, "none": 0.0}


def all_claims(figures: Figures) -> list[Claim]:
    """Every claim, in the order of the paper."""
    pairs = list(zip(PAPERS, figures["experiments"], strict=True))
    return [
        _complexity_claim(),
        *(_win_rate_claim(paper, each) for paper, each in pairs),
        *(_hypothesis_claim(paper, each) for paper, each in pairs),
        *(_effect_claim(paper, each) for paper, each in pairs),
        *(_stable_claim(paper, each) for paper, each in pairs),
        *(_gap_claim(paper, each, zone) for zone in ZONES for paper, each in pairs),
        _time_claim(figures["times"]),
    ]


def published_rate(paper: Contest) -> str:
    """The published win rate, with the interval that it has if its games are independent."""
    wins, losses = paper.rule_based.wins, paper.others.wins
    found = rate(np.repeat([1.0, 0.0], [wins, losses]))
    return share(with_interval("win_rate", found), digits=2)


def effect_name(size: float) -> str:
    return next(name for name, least in EFFECTS.items() if size >= least)


def _complexity_claim() -> Claim:
    rows = complexity_rows()
    worst = max(
        max(last_units(row.strategic, printed[1]), last_units(row.tree, printed[2]))
        for _, row, printed in rows
    )
    return Claim(
        "Table 1: up to 1,379 moves, a tree of up to 2.15 × 10¹¹⁷",
        f"{2 * len(rows)} figures",
        f"at most {worst:.2f} units of the last digit away",
        "–",
        held(worst <= 1),
    )


def _win_rate_claim(paper: Contest, each: Figures) -> Claim:
    side, games = each["whole"]["sides"]["rule_based"], each["whole"]["games"]
    gap = side["win_rate"] - paper.win_rate
    within = f"{number(100 * abs(gap), 1)} points {'above' if gap > 0 else 'below'}"
    return Claim(
        f"Experiment {paper.number}: it beats two {paper.opponent} players",
        published_rate(paper),
        share(side, digits=2),
        f"{games:,}",
        f"{held(abs(gap) <= NEAR)}, {within}",
    )


def _hypothesis_claim(paper: Contest, each: Figures) -> Claim:
    early = each["paper_size"]
    return Claim(
        f"Hypothesis {paper.number}: it is significantly better, p < 0.01",
        f"p = {power(paper.p_value)}",
        f"p = {power_of_ten(early['tests']['log10_p'])}",
        f"{early['games']:,}",
        held(early["tests"]["log10_p"] < SIGNIFICANT),
    )


def effect_claim(paper: Contest) -> tuple[str, float]:
    """What the paper calls the effect, and the least size of that name."""
    name = effect_name(paper.effect_size)
    return name, EFFECTS[name]


def _effect_claim(paper: Contest, each: Figures) -> Claim:
    early, (name, least) = each["paper_size"], effect_claim(paper)
    ours = early["tests"]["effect_size"]
    return Claim(
        f"Hypothesis {paper.number}: the effect is {name}, r > {least:g}",
        f"r = {paper.effect_size:.4f}",
        f"r = {number(ours, 4)}",
        f"{early['games']:,}",
        held(ours > least),
    )


def _stable_claim(paper: Contest, each: Figures) -> Claim:
    settling = each["settling"]
    return Claim(
        f"Experiment {paper.number}: the winning percentage is stable after {settling['after']} games",
        "Figure 5",
        f"from then on within {100 * settling['strayed']:.1f} points of the last value",
        f"{each['whole']['games']:,}",
        held(settling["strayed"] <= STABLE),
    )


def _gap_claim(paper: Contest, each: Figures, zone: str) -> Claim:
    gap = getattr(paper.rule_based, f"{zone}_mean") - getattr(paper.others, f"{zone}_mean")
    return Claim(
        f"Experiment {paper.number}: {ZONES[zone]} than {paper.opponent} players",
        f"by {number(gap)}",
        f"by {figure(each['whole'], f'{zone}_gap')}",
        f"{each['whole']['games']:,}",
        above(estimate_of(each["whole"], f"{zone}_gap")),
    )


def _time_claim(times: list[dict[str, Any]]) -> Claim:
    slowest = max(each["mean_us"] or 0.0 for each in times)
    return Claim(
        "Table 5: a decision takes less than a second",
        f"at most {max(TABLE_5.values())} s",
        f"at most {duration(slowest)}",
        f"{sum(each['decisions'] for each in times):,} decisions",
        held(slowest < 1e6),
    )
