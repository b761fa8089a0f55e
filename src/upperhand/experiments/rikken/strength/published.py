"""Tables 5.1 to 5.4 of the thesis. A tuple of types between others stands for a tie."""

from typing import NamedTuple

R, B, A, M = "random_silent", "basic", "advanced", "monte_carlo"
Order = list[tuple[str, ...]]


class Published(NamedTuple):
    """What a table says of one contract."""

    table: str
    best_against: dict[str, Order]
    """By declarer, its opponents from the one it plays best against."""
    strongest: dict[str, Order]
    """By opponents, the declarers from the strongest; a type is not compared against itself."""
    best_opponent: dict[str, str]
    """By declarer, the type said to be the strongest opponent."""


def _order(*types: str | tuple[str, ...]) -> Order:
    return [each if isinstance(each, tuple) else (each,) for each in types]


# All four tables agree on these.
_AGAINST_BASIC, _AGAINST_ADVANCED, _AGAINST_MC = _order(A, M), _order(M, B), _order(A, B)


def _strongest(against_random: Order) -> dict[str, Order]:
    return {R: against_random, B: _AGAINST_BASIC, A: _AGAINST_ADVANCED, M: _AGAINST_MC}


TABLES = {
    "rik": Published(
        "Table 5.1",
        {B: _order(R, A, M), A: _order(R, (B, M)), M: _order(R, B, A)},
        _strongest(_order(M, B, A)),
        {B: A, M: A, A: B},
    ),
    "solo8": Published(
        "Table 5.2",
        {B: _order(R, M, A), A: _order(R, B, M), M: _order(R, B, A)},
        _strongest(_order(M, (B, A))),
        {B: A, M: A, A: B},
    ),
    "piek": Published(
        "Table 5.3",
        {B: _order(R, A, M), A: _order(R, B, M), M: _order(R, B, A)},
        _strongest(_order((B, A, M))),
        {B: A, M: A, A: M},
    ),
    "misere": Published(
        "Table 5.4",
        {B: _order(R, M, A), A: _order(R, B, M), M: _order(R, B, A)},
        _strongest(_order((A, M), B)),
        {B: M, A: M, M: A},
    ),
}

BEST_PARTNER = A
PLAYED_BEST = {A: 10, M: 8, B: 1}  # of 12 orders of declarers
BEST_OPPONENT_IN = 3  # of the four contracts, the advanced player
