"""What the thesis says of the bidding methods (4.2.1, 5.1), with our figures."""

from collections.abc import Iterator, Mapping, Sequence

from upperhand.arena.statistics.words import figure
from upperhand.experiments.claim import Claim, Interval, above, all_of, held
from upperhand.experiments.rikken.accuracy.games import METHODS
from upperhand.experiments.rikken.accuracy.published import NAMES, OVERALL, TABLES
from upperhand.experiments.rikken.players import CONTRACTS, TITLES
from upperhand.experiments.wording import Found, minus

METHOD_TITLES = {"tpc": "TPC", "ltc": "LTC", "mc": "MC"}
WANTED, AVOIDED = ("rik", "solo8"), ("piek", "misere")
BEST_WITH = {"tpc": "basic", "ltc": "monte_carlo", "mc": "basic"}  # 5.1: "performed best with"
BALANCED = 2 / 3  # the smaller of over- and underestimation by the larger, for "about as much"


def accuracy_claims(found: Found) -> list[Claim]:
    claims = [claim for player in TABLES for claim in _of_player(player, found["players"][player])]
    return [*claims, *(_best_with(method, found) for method in METHODS)]


def _of_player(player: str, own: Found) -> Iterator[Claim]:
    games = f"{sum(series['games'] for series in own['series'].values()):,}"
    where = f"{NAMES[player]}, {TITLES[player]}"
    yield _extreme(f"{where}: LTC is the most accurate", player, own, games, sign=1)
    yield _extreme(f"{where}: TPC is the least accurate", player, own, games, sign=-1)
    for contract in CONTRACTS:
        yield _best(where, player, contract, own)
    yield _leans_down(f"{where}: TPC underestimates in Rik and Solo 8", player, "tpc", own)
    yield _leans_down(f"{where}: LTC underestimates more than it overestimates there", player, "ltc", own)
    yield _balances(f"{where}: MC overestimates there about as much as it underestimates", player, own)
    yield _overestimates(f"{where}: every method overestimates in Piek and Misère", player, own)


def _extreme(text: str, player: str, own: Found, games: str, sign: int) -> Claim:
    """A method that is overall ahead of both others, or behind them."""
    method = "ltc" if sign > 0 else "tpc"
    gaps = own["gaps"]["overall"]
    others = [other for other in METHODS if other != method]
    pairs = [(other, method) if sign > 0 else (method, other) for other in others]
    verdict = all_of(above(gaps[f"{worse}-{better}"]["gap_ci"]) for worse, better in pairs)
    ours = f"{_listed(own['overall'])}; {_least(pairs, gaps)}"
    theirs = ", ".join(f"{METHOD_TITLES[each]} {OVERALL[player][each]:.2f}" for each in METHODS)
    return Claim(text, theirs, ours, games, verdict)


def _best(where: str, player: str, contract: str, own: Found) -> Claim:
    """The smallest total that a table prints."""
    printed = {method: TABLES[player][method][contract].total for method in METHODS}
    best = min(printed, key=lambda method: printed[method])
    gaps = own["gaps"][contract]
    pairs = [(other, best) for other in METHODS if other != best]
    totals = {method: each["total"] for method, each in own["series"][contract]["methods"].items()}
    return Claim(
        f"{where}, {CONTRACTS[contract]}: {METHOD_TITLES[best]} is the most accurate",
        ", ".join(f"{METHOD_TITLES[each]} {total:.2f}" for each, total in printed.items()),
        f"{_listed(totals)}; {_least(pairs, gaps)}",
        f"{own['series'][contract]['games']:,}",
        all_of(above(gaps[f"{worse}-{better}"]["gap_ci"]) for worse, better in pairs),
    )


def _leans_down(text: str, player: str, method: str, own: Found) -> Claim:
    cells = [own["series"][contract]["methods"][method] for contract in WANTED]
    return Claim(
        text,
        _printed_sides(player, method, WANTED),
        _sides(method, WANTED, own),
        _games(WANTED, own),
        all_of(above(_turned(cell["lean_ci"])) for cell in cells),
    )


def _balances(text: str, player: str, own: Found) -> Claim:
    cells = [own["series"][contract]["methods"]["mc"] for contract in WANTED]
    even = all(min(c["over"], c["under"]) >= BALANCED * max(c["over"], c["under"]) for c in cells)
    theirs, ours = _printed_sides(player, "mc", WANTED), _sides("mc", WANTED, own)
    return Claim(text, theirs, ours, _games(WANTED, own), held(even))


def _overestimates(text: str, player: str, own: Found) -> Claim:
    cells = {
        (contract, method): own["series"][contract]["methods"][method]
        for contract in AVOIDED
        for method in METHODS
    }
    ours = "; ".join(_sides(method, AVOIDED, own, METHOD_TITLES[method] + " ") for method in METHODS)
    theirs = "; ".join(
        f"{METHOD_TITLES[method]} {_printed_sides(player, method, AVOIDED)}" for method in METHODS
    )
    none_under = held(not any(cell["under"] for cell in cells.values()))
    verdict = all_of([none_under, *(above(cell["lean_ci"]) for cell in cells.values())])
    return Claim(text, theirs, ours, _games(AVOIDED, own), verdict)


def _best_with(method: str, found: Found) -> Claim:
    best, gaps = BEST_WITH[method], found["player_gaps"][method]
    pairs = [(other, best) for other in TABLES if other != best]
    totals = {TITLES[player]: found["players"][player]["overall"][method] for player in TABLES}
    listed = ", ".join(f"{title} {total:.2f}" for title, total in totals.items())
    return Claim(
        f"Section 5.1: {METHOD_TITLES[method]} is most accurate with {TITLES[best]} players",
        ", ".join(f"{TITLES[player]} {OVERALL[player][method]:.2f}" for player in TABLES),
        f"{listed}; {_least(pairs, gaps, TITLES)}",
        f"{found['games']:,}",
        all_of(above(gaps[f"{worse}-{better}"]["gap_ci"]) for worse, better in pairs),
    )


def _least(pairs: Sequence[tuple[str, str]], gaps: Found, titles: Mapping[str, str] = METHOD_TITLES) -> str:
    """The difference that decides."""
    worse, better = min(pairs, key=lambda pair: float(gaps[f"{pair[0]}-{pair[1]}"]["gap"]))
    return f"{titles[worse]} less {titles[better]} {figure(gaps[f'{worse}-{better}'], 'gap')}"


def _listed(totals: dict[str, float]) -> str:
    return ", ".join(f"{METHOD_TITLES[method]} {total:.2f}" for method, total in totals.items())


def _printed_sides(player: str, method: str, contracts: Sequence[str]) -> str:
    cells = [TABLES[player][method][contract] for contract in contracts]
    return ", ".join(f"+{each.over:.2f} " + (f"−{each.under:.2f}" if each.under else "−0") for each in cells)


def _sides(method: str, contracts: Sequence[str], own: Found, before: str = "") -> str:
    cells = [own["series"][contract]["methods"][method] for contract in contracts]
    return before + ", ".join(minus(f"+{each['over']:.2f} -{each['under']:.2f}") for each in cells)


def _games(contracts: Sequence[str], own: Found) -> str:
    return f"{sum(own['series'][contract]['games'] for contract in contracts):,}"


def _turned(interval: Interval) -> Interval:
    low, high = interval
    return [None, None] if low is None or high is None else [-high, -low]
