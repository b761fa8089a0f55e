"""Tables 4.1 to 4.3 of the thesis: over-, underestimation and their sum; None where it prints a dash."""

from typing import NamedTuple


class Printed(NamedTuple):
    """One column of a table."""

    over: float
    under: float | None
    total: float


Columns = dict[str, dict[str, Printed]]  # by method and contract
_CONTRACTS = ("rik", "solo8", "piek", "misere")


def _columns(over: str, under: str, total: str) -> dict[str, Printed]:
    lines = zip(over.split(), under.split(), total.split(), strict=True)
    printed = (Printed(float(o), None if u == "-" else float(u), float(t)) for o, u, t in lines)
    return dict(zip(_CONTRACTS, printed, strict=True))


TABLES: dict[str, Columns] = {
    "basic": {
        "tpc": _columns("1.02 0.93 5.79 5.02", "22.18 22.26 - -", "23.20 23.19 5.79 5.02"),
        "ltc": _columns("5.95 5.87 4.63 4.39", "9.12 9.51 - -", "15.07 15.38 4.63 4.39"),
        "mc": _columns("7.88 7.52 4.85 4.36", "8.13 8.38 - -", "16.01 15.91 4.85 4.36"),
    },
    "advanced": {
        "tpc": _columns("0.96 0.94 7.13 4.88", "23.44 22.33 - -", "24.40 23.28 7.13 4.88"),
        "ltc": _columns("5.94 6.94 5.23 4.2", "10.72 8.76 - -", "16.66 15.70 5.23 4.2"),
        "mc": _columns("7.36 9.13 5.55 4.28", "9.94 10.00 - -", "17.29 19.13 5.55 4.28"),
    },
    "monte_carlo": {
        "tpc": _columns("1.14 0.48 9.59 5.22", "22.83 22.29 - -", "23.96 22.76 9.59 5.22"),
        "ltc": _columns("6.58 4.67 7.88 4.25", "7.09 6.76 - -", "13.66 11.43 7.88 4.25"),
        "mc": _columns("8.11 6.87 8.26 4.46", "9.31 8.63 - -", "17.42 15.50 8.26 4.46"),
    },
}
# By player and method, the last line of each table.
OVERALL = {
    "basic": {"tpc": 57.20, "ltc": 39.47, "mc": 41.13},
    "advanced": {"tpc": 59.69, "ltc": 41.79, "mc": 46.25},
    "monte_carlo": {"tpc": 61.53, "ltc": 37.22, "mc": 45.64},
}
NAMES = {"basic": "Table 4.1", "advanced": "Table 4.2", "monte_carlo": "Table 4.3"}
