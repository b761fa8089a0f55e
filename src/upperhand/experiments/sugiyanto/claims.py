"""The claims of the paper, each with our figure and whether it held."""

from typing import Any

import numpy as np

from upperhand.arena.statistics.intervals import rate
from upperhand.arena.statistics.words import figure
from upperhand.experiments.claim import Claim, above, held
from upperhand.experiments.sugiyanto import complexity
from upperhand.experiments.sugiyanto.published import EXPERIMENT_1, EXPERIMENT_2, TABLE_5, Contest
from upperhand.experiments.sugiyanto.wording import duration, power, power_of_ten
from upperhand.experiments.wording import Found, number, share

NEAR = 0.025  # a win rate is reproduced within this of the published one
STABLE = 0.05
SIGNIFICANT = -2  # the paper's level, as a power of ten
PAPERS = (EXPERIMENT_1, EXPERIMENT_2)
# The lowest effect sizes that the paper calls by these names.
EFFECTS = {"large": 0.5, "medium": 0.3, "small": 0.1, "none": 0.0}


def all_claims(found: Found) -> list[Claim]:
    """Every claim, in the order of the paper."""
    pairs = list(zip(PAPERS, found["experiments"], strict=True))
    return [
        _table_1(),
        *(_win_rate(paper, each) for paper, each in pairs),
        *(_hypothesis(paper, each) for paper, each in pairs),
        *(_effect(paper, each) for paper, each in pairs),
        *(_stable(paper, each) for paper, each in pairs),
        *(_gap(paper, each, "won") for paper, each in pairs),
        *(_gap(paper, each, "lost") for paper, each in pairs),
        _quick(found["times"]),
    ]


def published_rate(paper: Contest) -> str:
    """The published win rate, with the interval that it has if its games are independent."""
    wins, losses = paper.rule_based.wins, paper.others.wins
    found = rate(np.repeat([1.0, 0.0], [wins, losses]))
    return share({"win_rate": found.value, "win_rate_ci": found.interval}, digits=2)


def effect_name(size: float) -> str:
    return next(name for name, least in EFFECTS.items() if size >= least)


def _table_1() -> Claim:
    rows = complexity.table()
    worst = max(
        max(complexity.last_units(row.strategic, printed[1]), complexity.last_units(row.tree, printed[2]))
        for _, row, printed in rows
    )
    return Claim(
        "Table 1: up to 1,379 moves, a tree of up to 2.15 × 10¹¹⁷",
        f"{2 * len(rows)} figures",
        f"at most {worst:.2f} units of the last digit away",
        "–",
        held(worst <= 1),
    )


def _win_rate(paper: Contest, each: Found) -> Claim:
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


def _hypothesis(paper: Contest, each: Found) -> Claim:
    early = each["paper_size"]
    return Claim(
        f"Hypothesis {paper.number}: it is significantly better, p < 0.01",
        f"p = {power(paper.p_value)}",
        f"p = {power_of_ten(early['tests']['log10_p'])}",
        f"{early['games']:,}",
        held(early["tests"]["log10_p"] < SIGNIFICANT),
    )


def _effect(paper: Contest, each: Found) -> Claim:
    early, name = each["paper_size"], effect_name(paper.effect_size)
    ours = early["tests"]["effect_size"]
    return Claim(
        f"Hypothesis {paper.number}: the effect is {name}, r > {EFFECTS[name]:g}",
        f"r = {paper.effect_size:.4f}",
        f"r = {number(ours, 4)}",
        f"{early['games']:,}",
        held(ours > EFFECTS[name]),
    )


def _stable(paper: Contest, each: Found) -> Claim:
    settling = each["settling"]
    return Claim(
        f"Experiment {paper.number}: the winning percentage is stable after {settling['after']} games",
        "Figure 5",
        f"from then on within {100 * settling['strayed']:.1f} points of the last value",
        f"{each['whole']['games']:,}",
        held(settling["strayed"] <= STABLE),
    )


def _gap(paper: Contest, each: Found, zone: str) -> Claim:
    words = {"won": "more points when winning", "lost": "fewer cards left when losing"}[zone]
    gap = getattr(paper.rule_based, f"{zone}_mean") - getattr(paper.others, f"{zone}_mean")
    return Claim(
        f"Experiment {paper.number}: {words} than {paper.opponent} players",
        f"by {number(gap)}",
        f"by {figure(each['whole'], f'{zone}_gap')}",
        f"{each['whole']['games']:,}",
        above(each["whole"][f"{zone}_gap_ci"]),
    )


def _quick(times: list[dict[str, Any]]) -> Claim:
    slowest = max(each["mean_us"] or 0.0 for each in times)
    return Claim(
        "Table 5: a decision takes less than a second",
        f"at most {max(TABLE_5.values())} s",
        f"at most {duration(slowest)}",
        f"{sum(each['decisions'] for each in times):,} decisions",
        held(slowest < 1e6),
    )
