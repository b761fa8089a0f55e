"""Contracts made, by declarer, opponents and partner, with differences paired over the same deals."""

from collections.abc import Sequence
from itertools import permutations

import numpy as np

from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.table import Floats
from upperhand.experiments.rikken.players import CONTRACTS, THINKING, TYPES
from upperhand.experiments.rikken.strength.deals import ORDERS, Cell
from upperhand.experiments.wording import Found, with_interval

Deals = Sequence[dict[str, list[Cell]]]
DECLARER, OTHERS, PARTNER = 1, 2, 3  # axes, after the deal


def strength_figures(deals: Deals) -> Found:
    """Every figure of the part, ready for JSON."""
    games = sum(len(cells) for cells in deals[0].values()) * len(ORDERS) * len(deals)
    found = {contract: _of_contract(deals, contract) for contract in CONTRACTS}
    return {"deals": len(deals), "games": games, "contracts": found}


def _of_contract(deals: Deals, contract: str) -> Found:
    made, tricks = _arrays(deals, contract)
    against = {
        declarer: {
            others: _cell(made[:, x, y].mean(axis=1), tricks[:, x, y].mean(axis=1))
            for y, others in enumerate(TYPES)
        }
        for x, declarer in enumerate(TYPES)
    }
    return {
        "games_each": len(deals) * len(ORDERS) * made.shape[PARTNER],
        "against": against,
        # What a declarer makes more against the first type of opponents than against the second.
        "by_others": {name: _gaps(made[:, rows].mean(axis=(1, 3))) for name, rows in _declarers().items()},
        # What the first type of declarer makes more than the second against the same opponents.
        "by_declarer": {name: _gaps(made[:, :, y].mean(axis=2)) for y, name in enumerate(TYPES)},
        **(_partners(made, tricks) if contract == "rik" else {}),
    }


def _partners(made: Floats, tricks: Floats) -> Found:
    """With each type of partner, against all opponents."""
    cells, gaps = {}, {}
    for name, rows in _declarers().items():
        by_partner, won = made[:, rows].mean(axis=(1, 2)), tricks[:, rows].mean(axis=(1, 2))
        cells[name] = {partner: _cell(by_partner[:, p], won[:, p]) for p, partner in enumerate(TYPES)}
        gaps[name] = _gaps(by_partner)
    return {"partners": cells, "by_partner": gaps}


def _declarers() -> dict[str, list[int]]:
    """Each type alone, and the three that think together."""
    return {name: [x] for x, name in enumerate(TYPES)} | {"all": [TYPES.index(each) for each in THINKING]}


def _arrays(deals: Deals, contract: str) -> tuple[Floats, Floats]:
    """Share made and mean tricks, by deal, declarer, others and partner."""
    cells = np.array([deal[contract] for deal in deals], dtype=np.float64) / len(ORDERS)
    shaped = cells.reshape(len(deals), len(TYPES), len(TYPES), -1, 2)
    return shaped[..., 0], shaped[..., 1]


def _cell(made: Floats, tricks: Floats) -> Found:
    return with_interval("made", rate(made)) | with_interval("tricks", mean(tricks))


def _gaps(made: Floats) -> Found:
    """By two types, what the first has over the second; the values are by deal and type."""
    gaps: Found = {name: {} for name in TYPES}
    for (a, first), (b, second) in permutations(enumerate(TYPES), 2):
        gaps[first][second] = with_interval("made", mean(made[:, a] - made[:, b]))
    return gaps
