"""Figures in words: powers of ten and times, and the results in a few lines for the terminal."""

from decimal import Decimal

from upperhand.arena.statistics.words import figure
from upperhand.experiments.sugiyanto.published import EXPERIMENT_1, EXPERIMENT_2, EXPERIMENT_3, Contest
from upperhand.experiments.wording import Found, minus, share


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


def summary_text(found: Found) -> str:
    """Experiments 1 and 2 in a few lines."""
    lines = [f"Seed {found['seed']}, {found['deals']:,} deals in six seatings."]
    for paper, each in zip((EXPERIMENT_1, EXPERIMENT_2), found["experiments"], strict=True):
        whole = each["whole"]
        lines.append(
            f"Experiment {paper.number}, two rule_based against two {each['opponent']}: won "
            f"{share(whole['sides']['rule_based'])} of {whole['games']:,} games; paper {paper.win_rate:.1%}."
        )
    lines += [f"{each['spec']} against {each['opponent']}: won {share(each)}." for each in found["readings"]]
    return "\n".join(lines)


def people_text(found: Found) -> str:
    """Experiment 3, ours beside Table 4."""
    lines = [f"{found['games']:,} games of people against rule_based in {found['file']}."]
    lines += [f"Passed over: {count:,} {reason}." for reason, count in found["passed_over"].items()]
    sides = {
        "rule_based": found["sides"]["rule_based"],
        "all people": found["sides"]["people"],
        **found["people"],
    }
    for name, side in sides.items():
        lines.append(
            f"{name}: won {share(side)} of its games; points when winning {figure(side, 'won_mean')}, "
            f"when losing {figure(side, 'lost_mean')}."
        )
    if found["tests"]:
        tests = found["tests"]
        lines.append(
            f"Two against two, {found['two_against_two']:,} games: Wilcoxon p = "
            f"{power_of_ten(tests['log10_p'])}, effect size {tests['effect_size']:.4f}."
        )
    return "\n".join([*lines, _published(EXPERIMENT_3)])


def _published(paper: Contest) -> str:
    ours, people = paper.rule_based, paper.others
    return (
        f"Paper: rule_based won {paper.win_rate:.2%} of {paper.games:,} games; points {ours.won_mean} and "
        f"{minus(str(ours.lost_mean))}, people {people.won_mean} and {minus(str(people.lost_mean))}; "
        f"p = {power(paper.p_value)}, effect size {paper.effect_size}."
    )
