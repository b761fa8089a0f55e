"""The Oracle: what a game comes to when everybody sees all cards and plays the best.

It is a reference beside which players are measured: the State goes in, so it can never be one of them.

>>> from upperhand import Cards
>>> from upperhand.rikken.oracle import Ending, Objective, Oracle
>>> hands = [Cards("AS QS"), Cards("KS 2S"), Cards("3H 2H"), Cards("5D 4D")]
>>> Oracle().value(Ending(hands, leader=1), Objective("most_tricks", side=[0]))    # the king is caught
2
>>> Oracle().value(Ending(hands, leader=0), Objective("most_tricks", side=[0]))
1
"""

from upperhand._core.rikken import Ending, Move, Objective, Oracle, State, objectives, solve_many

__all__ = [
    "Ending",
    "Objective",
    "Oracle",
    "card_values",
    "objectives",
    "reached",
    "solve_many",
    "value",
]


def value(state: State, objective: Objective, oracle: Oracle | None = None, after: int | None = None) -> int:
    """What a game comes to: the tricks of the side in the end, or 1 if it gets what it wants and 0 if not.

    `after` is the value after one of the moves, where it is known: then less is left to find out.
    """
    if state.over:
        return _outcome(objective, sum(state.tricks_won[seat] for seat in objective.side))
    return (oracle or Oracle()).value(Ending.of(state), objective, after)


def card_values(state: State, objective: Objective, oracle: Oracle | None = None) -> list[tuple[Move, int]]:
    """The same after each card that the seat to move may play."""
    return (oracle or Oracle()).card_values(Ending.of(state), objective)


def reached(objective: Objective, value: int) -> bool:
    """Whether this value makes the contract."""
    return value >= (objective.tricks if objective.aim == "most_tricks" else 1)


def _outcome(objective: Objective, tricks: int) -> int:
    if objective.aim == "most_tricks":
        return tricks
    wanted = {"exactly_one": 1, "none": 0}.get(objective.aim)
    return int(tricks >= objective.tricks if wanted is None else tricks == wanted)
