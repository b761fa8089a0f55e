"""The tables of the section on accuracy."""

from upperhand.arena.statistics.words import figure
from upperhand.experiments.rikken.accuracy.calibration import SOLOS
from upperhand.experiments.rikken.accuracy.claims import AVOIDED, METHOD_TITLES
from upperhand.experiments.rikken.accuracy.errors import MOST
from upperhand.experiments.rikken.accuracy.games import METHODS
from upperhand.experiments.rikken.accuracy.published import OVERALL, TABLES
from upperhand.experiments.rikken.players import CONTRACTS, TITLES
from upperhand.experiments.wording import Found, number, share, table
from upperhand.rikken import words
from upperhand.rikken.bidding import Range

OWN_METHOD = {"basic": "tpc", "advanced": "ltc", "monte_carlo": "mc"}
_CALIBRATED = ("rik", *SOLOS, "piek", "misere", "open_piek", "open_misere")


def beside(player: str, own: Found) -> str:
    """A table of the thesis beside ours."""
    heads = ["", "Over, thesis", "Ours", "Under, thesis", "Ours", "Total, thesis", "Ours", "Tricks counted"]
    rows = []
    for method, title in METHOD_TITLES.items():
        for contract, name in CONTRACTS.items():
            series, printed = own["series"][contract], TABLES[player][method][contract]
            cell = series["methods"][method]
            sides = (printed.over, cell["over"], printed.under, cell["under"], printed.total)
            rows.append(
                [f"{title}, {name}", *map(number, sides), figure(cell, "total"), _span(series["counted"])]
            )
        overall = number(OVERALL[player][method]), number(own["overall"][method])
        rows.append([f"**{title}, overall**", "", "", "", "", *overall, ""])
    return table(heads, rows)


def _span(counted: list[int]) -> str:
    return f"{counted[0]} to {counted[-1]}" if counted else "none"


def by_tricks(own: Found) -> str:
    """A line a number of tricks: how many hands won it, and what the methods had forecast of them."""
    heads = ["Tricks"]
    for name in CONTRACTS.values():
        heads += [f"{name}: hands", *METHOD_TITLES.values()]
    points = {
        contract: {point["tricks"]: point for point in own["series"][contract]["points"]}
        for contract in CONTRACTS
    }
    rows = []
    for tricks in range(MOST + 1):
        row = [str(tricks)]
        for contract in CONTRACTS:
            point = points[contract].get(tricks, {"games": 0})
            row += [f"{point['games']:,}", *(number(point.get(method)) for method in METHODS)]
        rows.append(row)
    return table(heads, rows)


def ends(found: Found) -> str:
    """How the totals of Piek and Misère depend on where the sum ends."""
    cases = [(player, contract) for player in TABLES for contract in AVOIDED]
    heads = ["Sum ends with", *(f"{TITLES[player]}, {CONTRACTS[contract]}" for player, contract in cases)]
    rows = []
    for end in range(1, MOST + 1):
        row = [str(end)]
        for player, contract in cases:
            methods = found["players"][player]["series"][contract]["methods"]
            cells = [methods[method]["total_up_to"].get(str(end)) for method in METHODS]
            row.append(" / ".join(number(cell, 1) for cell in cells) if cells[0] is not None else "–")
        rows.append(row)
    return table(heads, rows)


def errors(found: Found) -> str:
    """Errors game by game: how far forecasts lie from the tricks that the same hand won."""
    heads = ["", "Contract won"]
    for title in METHOD_TITLES.values():
        heads += [f"{title}: mean error", "mean absolute error", "correlation"]
    rows = []
    for player in TABLES:
        for contract, name in CONTRACTS.items():
            series = found["players"][player]["series"][contract]
            row = [f"{TITLES[player]}, {name}", share(series, "won")]
            for method in METHODS:
                cell = series["methods"][method]
                row += [number(cell["bias"]), figure(cell, "absolute"), number(cell["correlation"])]
            rows.append(row)
    return table(heads, rows)


def conditions(found: Found) -> str:
    heads = ["Player, method", *(words.CONTRACTS[contract] for contract in _CALIBRATED)]
    rows = [
        [
            f"{TITLES[player]}, {METHOD_TITLES[method]}",
            *(_condition(own[contract]) if contract in own else "–" for contract in _CALIBRATED),
        ]
        for player, by_method in found.items()
        for method, own in by_method.items()
    ]
    return table(heads, rows)


def _condition(ends_: list[float] | None) -> str:
    return "not bid" if ends_ is None else str(Range(*ends_))


def judged(found: Found) -> str:
    """What the conditions win on other deals, each player with its own method."""
    heads = [
        "Player, contract",
        "Minimal: hands",
        "won",
        "chips a bid",
        "Calibrated: hands",
        "won",
        "chips a bid",
    ]
    rows = []
    for player, method in OWN_METHOD.items():
        for contract, name in CONTRACTS.items():
            row = [f"{TITLES[player]} by {METHOD_TITLES[method]}, {name}"]
            for which in ("minimal", "calibrated"):
                cell = found[player][method][contract][which]
                row += [f"{cell['share']:.1%}", share(cell, "won"), figure(cell, "chips")]
            rows.append(row)
    return table(heads, rows)


def open_games(found: Found) -> str:
    heads = ["", "Forecast", "Hands", "Won", "Chips a game"]
    rows = [
        (
            f"{TITLES[player]}, {words.CONTRACTS[contract]}",
            name,
            f"{cell['games']:,} of {own['deals']:,}",
            share(cell, "won"),
            figure(cell, "chips", 1),
        )
        for contract, by_player in found.items()
        for player, own in by_player.items()
        for name, cell in own["ranges"].items()
    ]
    return table(heads, rows)


def cover(found: Found) -> str:
    heads = ["", "Deals", "Won, jack to ace", "Won, whole hand", "Difference", "Difference in chips"]
    rows = [
        (
            name.capitalize(),
            f"{cell['jack to ace']['games']:,}",
            share(cell["jack to ace"], "won"),
            share(cell["whole hand"], "won"),
            figure(cell, "won_gap", 1, 100, "%"),
            figure(cell, "gap"),
        )
        for name, cell in found.items()
    ]
    return table(heads, rows)
