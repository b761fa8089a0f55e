"""How accurate the bidding methods are, and which conditions follow from it (sections 4.1.1 and 4.2.1)."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any

from matplotlib.axes import Axes

from upperhand.arena.report.plots import COLOURS, INK
from upperhand.arena.statistics.words import figure
from upperhand.experiments.reporting import (
    Claim,
    Figures,
    above,
    all_of,
    below,
    estimate_of,
    held,
    minus,
    number,
    share,
    table,
)
from upperhand.experiments.rikken import plots
from upperhand.experiments.rikken.chances import ChanceGame, chance_figures, chance_table, reliability_table
from upperhand.experiments.rikken.conditions import (
    LEAST_BIDS,
    OPEN_BIDDERS,
    OPEN_RANGES,
    PLAYED,
    CoverGames,
    OpenGame,
    calibration_figures,
    conditions_table,
    cover_figures,
    cover_table,
    cover_verdict,
    in_use,
    judged_table,
    open_figures,
    open_games_table,
    open_verdicts,
)
from upperhand.experiments.rikken.forecasts import (
    AVOIDED,
    LEAST_POINTS,
    MC_READINGS,
    METHOD_TITLES,
    METHODS,
    MOST,
    NAMES,
    OVERALL,
    TABLES,
    Datapoints,
    Declared,
    Series,
    datapoints,
    error_figures,
)
from upperhand.experiments.rikken.part import Picture, Piece, Progress, Setup, run_series
from upperhand.experiments.rikken.players import CONTRACTS, TITLES
from upperhand.experiments.rikken.plots import line
from upperhand.match import deal_seed

TITLE = "forecasts of the bidding methods against tricks won, and the conditions that follow"
CALIBRATED_FILE = "calibrated.json"


def run(setup: Setup, progress: Progress) -> Figures:
    """Forecasts against the tricks of one declarer among four equal players."""
    games = Games(setup, progress)
    reported = games.reported()
    return {
        **error_figures(reported),
        "calibration": {
            "scale": setup.scale,
            "seed": setup.seed,
            **calibration_figures(games.calibration(), reported),
        },
        "open": {
            contract: {player: open_figures(contract, lines) for player, lines in own.items()}
            for contract, own in games.open_games().items()
        },
        "cover": cover_figures(games.cover_games()),
        "chance": chance_figures(games.chance_games()),
    }


GAMES = 100_000  # of a series, the most that the thesis plays; as many deals for every other use
LEAST_GAMES = 30  # however small the scale
_OWN_DEALS = 2  # derives the deals of this part from the common seed
# Each use has deals of its own: a choice is never judged by the games that it was made from.
_REPORTED, _CALIBRATION, _OPEN, _COVER, _CHANCE = 100, 200, 300, 400, 500
_CHANCE_PART = 0.1  # of the games: a forecast of chances takes as long as a hundred games
# Each player has deals of its own too; any different numbers would do.
_NUMBERS = {"basic": 0, "advanced": 3, "monte_carlo": 4}
_CHUNK = 64


@dataclass(frozen=True)
class Games:
    """Plays the games of the part, one file per series."""

    setup: Setup
    progress: Progress

    def reported(self) -> Series:
        """Every series has deals of its own, so that their errors are independent."""
        found: dict[str, dict[str, Datapoints]] = {player: {} for player in _NUMBERS}
        for player, offset in _NUMBERS.items():
            for place, contract in enumerate(CONTRACTS, len(CONTRACTS) * offset):
                piece = Declared(player, contract, self._seed(_REPORTED + place))
                lines = self._run(piece, GAMES, f"reported_{player}_{contract}")
                found[player][contract] = datapoints(lines)
        return found

    def calibration(self) -> Series:
        """A player declares every contract in the same deals."""
        found: dict[str, dict[str, Datapoints]] = {player: {} for player in _NUMBERS}
        for player, offset in _NUMBERS.items():
            for contract in PLAYED:
                piece = Declared(player, contract, self._seed(_CALIBRATION + offset))
                lines = self._run(piece, GAMES, f"calibration_{player}_{contract}")
                found[player][contract] = datapoints(lines)
        return found

    def open_games(self) -> dict[str, dict[str, list[list[float] | None]]]:
        """By contract and player, from the same deals."""
        return {
            contract: {
                player: self._run(
                    OpenGame(player, contract, self._seed(_OPEN)), GAMES, f"{contract}_{player}"
                )
                for player in OPEN_BIDDERS
            }
            for contract in OPEN_RANGES
        }

    def cover_games(self) -> list[list[float]]:
        return self._run(CoverGames(self._seed(_COVER)), GAMES, "cover")

    def chance_games(self) -> dict[str, dict[str, list[list[float]]]]:
        """By player and contract, each with the same deals for all players."""
        return {
            player: {
                contract: self._run(
                    ChanceGame(player, contract, self._seed(_CHANCE)),
                    round(GAMES * _CHANCE_PART),
                    f"chance_{player}_{contract}",
                )
                for contract in AVOIDED
            }
            for player in _NUMBERS
        }

    def _seed(self, use: int) -> int:
        return deal_seed(deal_seed(self.setup.seed, _OWN_DEALS), use)

    def _run(self, piece: Piece, count: int, name: str) -> list[Any]:
        return run_series(
            piece, self.setup.count(count, LEAST_GAMES), name, self.setup, self.progress, chunk=_CHUNK
        )


def pictures(figures: Figures, folder: Path) -> list[Picture]:
    """Draws the plots and writes the file of conditions, which players use once it is put in its place."""
    kept = {name: figures["calibration"][name] for name in ("scale", "seed", "deals", "conditions")}
    (folder / CALIBRATED_FILE).write_text(json.dumps(kept, indent=1) + "\n", encoding="ascii")
    return [_draw_player(player, figures["players"][player], folder) for player in TABLES]


# Claims: what the thesis says of the bidding methods (4.2.1, 5.1), with our figures.

WANTED = ("rik", "solo8")
BEST_WITH = {"tpc": "basic", "ltc": "monte_carlo", "mc": "basic"}  # 5.1: "performed best with"
BALANCED = 2 / 3  # the smaller of over- and underestimation by the larger, for "about as much"


def claims(figures: Figures) -> list[Claim]:
    claims = [claim for player in TABLES for claim in _player_claims(player, figures["players"][player])]
    return [*claims, *(_best_with(method, figures) for method in METHODS)]


def _player_claims(player: str, own: Figures) -> Iterator[Claim]:
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


def _extreme(text: str, player: str, own: Figures, games: str, sign: int) -> Claim:
    """A method that is overall ahead of both others, or behind them."""
    method = "ltc" if sign > 0 else "tpc"
    gaps = own["gaps"]["overall"]
    others = [other for other in METHODS if other != method]
    pairs = [(other, method) if sign > 0 else (method, other) for other in others]
    verdict = all_of(above(estimate_of(gaps[f"{worse}-{better}"], "gap")) for worse, better in pairs)
    ours = f"{_listed(own['overall'])}; {_least(pairs, gaps)}"
    theirs = ", ".join(f"{METHOD_TITLES[each]} {OVERALL[player][each]:.2f}" for each in METHODS)
    return Claim(text, theirs, ours, games, verdict)


def _best(where: str, player: str, contract: str, own: Figures) -> Claim:
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
        all_of(above(estimate_of(gaps[f"{worse}-{better}"], "gap")) for worse, better in pairs),
    )


def _leans_down(text: str, player: str, method: str, own: Figures) -> Claim:
    cells = [own["series"][contract]["methods"][method] for contract in WANTED]
    return Claim(
        text,
        _printed_sides(player, method, WANTED),
        _sides(method, WANTED, own),
        _games(WANTED, own),
        all_of(below(estimate_of(cell, "lean")) for cell in cells),
    )


def _balances(text: str, player: str, own: Figures) -> Claim:
    cells = [own["series"][contract]["methods"]["mc"] for contract in WANTED]
    even = all(min(c["over"], c["under"]) >= BALANCED * max(c["over"], c["under"]) for c in cells)
    theirs, ours = _printed_sides(player, "mc", WANTED), _sides("mc", WANTED, own)
    return Claim(text, theirs, ours, _games(WANTED, own), held(even))


def _overestimates(text: str, player: str, own: Figures) -> Claim:
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
    verdict = all_of([none_under, *(above(estimate_of(cell, "lean")) for cell in cells.values())])
    return Claim(text, theirs, ours, _games(AVOIDED, own), verdict)


def _best_with(method: str, figures: Figures) -> Claim:
    best, gaps = BEST_WITH[method], figures["player_gaps"][method]
    pairs = [(other, best) for other in TABLES if other != best]
    totals = {TITLES[player]: figures["players"][player]["overall"][method] for player in TABLES}
    listed = ", ".join(f"{title} {total:.2f}" for title, total in totals.items())
    return Claim(
        f"Section 5.1: {METHOD_TITLES[method]} is most accurate with {TITLES[best]} players",
        ", ".join(f"{TITLES[player]} {OVERALL[player][method]:.2f}" for player in TABLES),
        f"{listed}; {_least(pairs, gaps, TITLES)}",
        f"{figures['games']:,}",
        all_of(above(estimate_of(gaps[f"{worse}-{better}"], "gap")) for worse, better in pairs),
    )


def _least(pairs: Sequence[tuple[str, str]], gaps: Figures, titles: Mapping[str, str] = METHOD_TITLES) -> str:
    """The difference that decides."""
    worse, better = min(pairs, key=lambda pair: float(gaps[f"{pair[0]}-{pair[1]}"]["gap"]))
    return f"{titles[worse]} less {titles[better]} {figure(gaps[f'{worse}-{better}'], 'gap')}"


def _listed(totals: dict[str, float]) -> str:
    return ", ".join(f"{METHOD_TITLES[method]} {total:.2f}" for method, total in totals.items())


def _printed_sides(player: str, method: str, contracts: Sequence[str]) -> str:
    cells = [TABLES[player][method][contract] for contract in contracts]
    return ", ".join(f"+{each.over:.2f} " + (f"−{each.under:.2f}" if each.under else "−0") for each in cells)


def _sides(method: str, contracts: Sequence[str], own: Figures, before: str = "") -> str:
    cells = [own["series"][contract]["methods"][method] for contract in contracts]
    return before + ", ".join(minus(f"+{each['over']:.2f} -{each['under']:.2f}") for each in cells)


def _games(contracts: Sequence[str], own: Figures) -> str:
    return f"{sum(own['series'][contract]['games'] for contract in contracts):,}"


# The section of the report, its tables and its plots.

_FRAME = Path(__file__).with_name("accuracy.md")


def section(figures: Figures) -> str:
    calibration = figures["calibration"]
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        games=f"{figures['games']:,}",
        least_points=LEAST_POINTS,
        balanced=f"{BALANCED:.0%}",
        players="\n".join(_player_section(player, figures["players"][player]) for player in TABLES),
        ends=_ends_table(figures),
        readings=_readings_table(figures),
        chance=chance_table(figures.get("chance")),
        reliability=reliability_table(figures.get("chance")),
        errors=_errors_table(figures),
        deals=f"{max(calibration['deals'].values()):,}",
        least_bids=LEAST_BIDS,
        conditions=conditions_table(calibration["conditions"]),
        in_use=in_use(calibration["conditions"]),
        judged=judged_table(calibration["judged"]),
        open_games=open_games_table(figures["open"]),
        open_verdict="\n".join(open_verdicts(figures["open"])),
        cover=cover_table(figures["cover"]),
        cover_verdict=cover_verdict(figures["cover"]),
    )


def _player_section(player: str, own: Figures) -> str:
    return (
        f"### {NAMES[player]}: {TITLES[player]} players\n\n"
        f"![{_caption(player)}]({_file_of(player)})\n\n"
        f"{_beside_table(player, own)}\n"
        f"Hands by the tricks that they won, and their mean forecasts:\n\n{_by_tricks_table(own)}"
    )


def _beside_table(player: str, own: Figures) -> str:
    """A table of the thesis next to ours."""
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


def _by_tricks_table(own: Figures) -> str:
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


def _ends_table(figures: Figures) -> str:
    """How the totals of Piek and Misère depend on where the sum ends."""
    cases = [(player, contract) for player in TABLES for contract in AVOIDED]
    heads = ["Sum ends with", *(f"{TITLES[player]}, {CONTRACTS[contract]}" for player, contract in cases)]
    rows = []
    for end in range(1, MOST + 1):
        row = [str(end)]
        for player, contract in cases:
            methods = figures["players"][player]["series"][contract]["methods"]
            cells = [methods[method]["total_up_to"].get(str(end)) for method in METHODS]
            row.append(" / ".join(number(cell, 1) for cell in cells) if cells[0] is not None else "–")
        rows.append(row)
    return table(heads, rows)


def _readings_table(figures: Figures) -> str:
    """The totals of MC by what it forecasts by, beside the printed ones, and whether LTC is then the best."""
    if "readings" not in figures["players"]["basic"]:
        return "These results were made before the readings were tried.\n"
    heads = ["Player", "Forecast of MC", *(f"{CONTRACTS[each]}, ours" for each in AVOIDED)]
    heads += [*(f"{CONTRACTS[each]}, thesis" for each in AVOIDED), "Overall, ours", "Thesis", "MC less LTC"]
    rows = [
        [
            TITLES[player],
            MC_READINGS[reading],
            *(figure(own["totals"][contract], "total") for contract in AVOIDED),
            *(number(TABLES[player]["mc"][contract].total) for contract in AVOIDED),
            figure(own, "overall"),
            number(OVERALL[player]["mc"]),
            f"{figure(own, 'over_ltc')}: LTC first is {above(estimate_of(own, 'over_ltc'))}",
        ]
        for player in TABLES
        for reading, own in figures["players"][player]["readings"].items()
    ]
    return table(heads, rows)


def _errors_table(figures: Figures) -> str:
    """Errors game by game: how far forecasts lie from the tricks that the same hand won."""
    heads = ["", "Contract won"]
    for title in METHOD_TITLES.values():
        heads += [f"{title}: mean error", "mean absolute error", "correlation"]
    rows = []
    for player in TABLES:
        for contract, name in CONTRACTS.items():
            series = figures["players"][player]["series"][contract]
            row = [f"{TITLES[player]}, {name}", share(series, "won")]
            for method in METHODS:
                cell = series["methods"][method]
                row += [number(cell["bias"]), figure(cell, "absolute"), number(cell["correlation"])]
            rows.append(row)
    return table(heads, rows)


# Figures 4.1 to 4.12: the mean forecast of each method by the tricks that were won.


def _file_of(player: str) -> str:
    return f"accuracy_{player}.png"


def _caption(player: str) -> str:
    first, last = _figure_numbers(player)[0], _figure_numbers(player)[-1]
    return f"Figures 4.{first} to 4.{last}: mean forecasts by tricks won, {TITLES[player]} players"


def _figure_numbers(player: str) -> list[int]:
    """Of the figures in chapter 4, a contract each."""
    first = 1 + len(CONTRACTS) * list(TABLES).index(player)
    return list(range(first, first + len(CONTRACTS)))


def _draw_player(player: str, own: Figures, folder: Path) -> Picture:
    drawing, axes = plots.panels(len(CONTRACTS))
    for panel, place, contract in zip(axes, _figure_numbers(player), CONTRACTS, strict=True):
        _panel(panel, own["series"][contract])
        panel.set_title(f"Figure 4.{place}: {CONTRACTS[contract]}")
    axes[0].legend(frameon=False)
    return Picture(plots.save(drawing, folder / _file_of(player)), _caption(player))


def _panel(axes: Axes, series: Figures) -> None:
    """Numbers of tricks that were hardly ever won are drawn pale."""
    axes.plot([0, MOST], [0, MOST], color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
    often = [point for point in series["points"] if point["games"] >= LEAST_POINTS]
    rare = [point for point in series["points"] if point["games"] < LEAST_POINTS]
    for colour, (method, title) in zip(COLOURS, METHOD_TITLES.items(), strict=False):
        line(axes, often, "tricks", method, title, colour)
        places = [point["tricks"] for point in rare]
        axes.plot(places, [point[method] for point in rare], "o", color=colour, alpha=0.3)
    axes.set_xlim(-0.3, MOST + 0.3)
    axes.set_ylim(0, MOST)
    axes.set_xlabel("tricks won")
    axes.set_ylabel("mean forecast of tricks")
