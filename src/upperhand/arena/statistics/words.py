"""Figures in words: with their interval, in the unit that suits them, and as a sentence."""

from typing import Any

from upperhand import games


def figure(found: dict[str, Any], name: str, digits: int = 2, scale: float = 1, unit: str = "") -> str:
    """A figure of a summary with its interval; a dash if there is too little data.

    >>> figure({"score": 1.5, "score_ci": [1.25, 1.75]}, "score", 1)
    '1.5 [1.2, 1.8]'
    """
    value, (low, high) = found[name], found[f"{name}_ci"]
    if value is None:
        return "–"
    text = f"{value * scale:.{digits}f}{unit}"
    interval = "" if low is None else f" [{low * scale:.{digits}f}, {high * scale:.{digits}f}]"
    return (text + interval).replace("-", "−")


def signed(value: float) -> str:
    """A difference, with its sign."""
    return f"{value:+.2f}".replace("-", "−")


def duration(microseconds: float | None) -> str:
    """A time in the unit that suits it.

    >>> duration(1_500)
    '1.5 ms'
    """
    if microseconds is None:
        return "–"
    for size, unit in ((1e6, "s"), (1e3, "ms")):
        if microseconds >= size:
            return f"{microseconds / size:.3g} {unit}"
    return f"{microseconds:.3g} µs"


def wins(summary: dict[str, Any]) -> tuple[str, str]:
    """What a player wins: games or, if several seats may win one, seats; and its figure."""
    one = games.words(summary["game"]).ONE_WINNER
    return ("games", "win_rate") if one else ("seats", "seat_win_rate")


def scoreless_sentence(summary: dict[str, Any]) -> str:
    """How many games ended without a score; empty if a game cannot end this way."""
    if not summary.get("scoreless_games"):
        return ""
    words = games.words(summary["game"])
    share = f"{summary['scoreless_games']:,} of {summary['games']:,} games"
    return f"{share} {words.SCORELESS}: nobody won or lost {words.SCORE} there, and they count as games."


def verdict_sentence(test: dict[str, Any], unit: str) -> str:
    """The verdict of a sequential test, as the summary holds it, in the unit of the scores."""
    in_points = test["measure"] == "score"
    margin = f"{test['margin']:g} {unit} per game" if in_points else f"{test['margin']:.1%} of the seats"
    who = f"{test['first']} {{}} stronger than {test['second']}"
    outcome = {
        "stronger": who.format("is shown"),
        "not stronger": who.format("is shown not to be"),
        "undecided": "it is undecided whether " + who.format("is"),
    }[test["verdict"]]
    errors = f"margin {margin}, errors {test['alpha']:g} and {test['beta']:g}"
    return f"After {test['deals']:,} deals {outcome} ({errors})."


def ceiling_sentence(found: dict[str, Any]) -> str:
    """How far a player gets from parity towards the ceiling."""
    return (
        f"{found['player']} goes {figure(found, 'share', 0, 100, '%')} of the way from parity, "
        f"{found['parity']:.0%} of the games, to the ceiling of {found['reference']}, "
        f"{figure(found, 'win_rate', 1, 100, '%')}"
    )
