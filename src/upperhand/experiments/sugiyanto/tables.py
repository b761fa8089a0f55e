"""Rows of Tables 2 to 4: the paper's column, the same with scores that sum to zero, and any of ours."""

from collections.abc import Iterator, Sequence

from upperhand.arena.statistics.words import figure
from upperhand.experiments.reporting import Figures, number, share
from upperhand.experiments.sugiyanto.claims import Contest, Restored, Side, power, power_of_ten
from upperhand.experiments.sugiyanto.contests import MANY_LEFT

Rows = Iterator[tuple[str, ...]]


def contest_rows(paper: Contest, opponent: str, ours: Sequence[Figures]) -> Rows:
    """All rows; `ours` are figures of `contest_figures`, one per column."""
    yield "Games", f"{paper.games:,}", "the same", *(f"{each['games']:,}" for each in ours)
    sides = [each["sides"] for each in ours]
    yield from _side_rows(
        "rule_based", paper.rule_based, paper.games, paper.restored, [it["rule_based"] for it in sides]
    )
    yield from _side_rows(opponent, paper.others, paper.games, None, [it["others"] for it in sides])
    tests = [each["tests"] for each in ours]
    yield "Wilcoxon p", power(paper.p_value), "–", *(_p_value(test) for test in tests)
    effects = [test["effect_size"] if test else None for test in tests]
    restored = number(paper.restored.effect_size, 3)
    yield "Effect size r", number(paper.effect_size, 4), restored, *(number(each, 4) for each in effects)


def part(share_: float | None) -> str:
    return "–" if share_ is None else f"{share_:.1%}"


def _p_value(test: Figures | None) -> str:
    return power_of_ten(test["log10_p"]) if test else "–"


def _side_rows(name: str, paper: Side, games: int, restored: Restored | None, ours: list[Figures]) -> Rows:
    """One side; where nothing was restored, the second column repeats the first."""
    won = number(restored.won_mean if restored else paper.won_mean)
    lost = number(restored.lost_mean if restored else paper.lost_mean)
    rate, deviation = f"{paper.wins / games:.2%}", "–" if restored else None
    many = (part(restored.many_left_printed), part(restored.many_left)) if restored else ("–", "–")
    yield f"`{name}`: games won", rate, rate, *(share(it, digits=2) for it in ours)
    yield "– winning seats", f"{paper.wins:,}", f"{paper.wins:,}", *(f"{it['wins']:,}" for it in ours)
    yield "– their mean score", number(paper.won_mean), won, *(figure(it, "won_mean") for it in ours)
    yield _deviation_row(paper.won_sd, deviation, [it["won_sd"] for it in ours])
    yield "– losing seats", f"{paper.losses:,}", f"{paper.losses:,}", *(f"{it['losses']:,}" for it in ours)
    yield "– their mean score", number(paper.lost_mean), lost, *(figure(it, "lost_mean") for it in ours)
    yield _deviation_row(paper.lost_sd, deviation, [it["lost_sd"] for it in ours])
    yield f"– of them with {MANY_LEFT} cards or more left", *many, *(part(it["many_left"]) for it in ours)


def _deviation_row(paper: float, restored: str | None, ours: list[float | None]) -> tuple[str, ...]:
    printed = number(paper)
    return "– its standard deviation", printed, restored or printed, *(number(each) for each in ours)
