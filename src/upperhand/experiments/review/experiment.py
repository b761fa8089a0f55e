"""The whole experiment: plays and judges games of equal players, computes, draws and writes the report."""

import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from string import Template
from typing import Any

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit, logit

from upperhand import games
from upperhand.arena.statistics.intervals import share_of_cases
from upperhand.experiments.reporting import Figures, estimate_of, share, table, with_interval
from upperhand.experiments.request import Request, Result, check_scale
from upperhand.experiments.review.plots import draw
from upperhand.experiments.review.positions import PLAYERS, JudgedGame
from upperhand.experiments.rikken.part import Setup, run_series
from upperhand.outlook import EFFORT

SEED = 20261118
GAMES = 1_000
#: Two curves: by what a seat could know, and by the cards as they lie.
KINDS = ("believed", "as_it_lies")
_BINS = 10
_FRAME = Path(__file__).with_name("report.md")


def run_experiment(request: Request) -> Result:
    """Both games, with a thousand games each or a fraction of that."""
    request.refuse("size", "people", "part")
    scale = 1.0 if request.scale is None else request.scale
    check_scale(scale)
    seed = SEED if request.seed is None else request.seed
    count = max(2, round(GAMES * scale))
    folder = request.out / "games" / f"{scale:g}_{seed}"
    folder.mkdir(parents=True, exist_ok=True)
    (request.out / "games" / ".gitignore").write_text("*\n", encoding="ascii")
    setup = Setup(scale, seed, folder, request.workers)
    figures: Figures = {"seed": seed, "games": count, "effort": EFFORT}
    for game in games.GAMES:
        request.tell(f"{games.GAMES[game]}: games of four {PLAYERS[game]}")
        played = run_series(JudgedGame(game, seed), count, game, setup, request.progress, chunk=4)
        figures[game] = {
            kind: {"bins": calibration(played, place), "line": fitted_line(played, place)}
            for place, kind in enumerate(KINDS)
        }
    return write_report(request.out, figures)


def calibration(played: Sequence[dict[str, Any]], kind: int) -> list[Figures]:
    """For each tenth of the chances: what was said on average, and how often it came true.

    Positions of one game are not independent, so the intervals are over games.
    """
    said = np.zeros((len(played), _BINS))
    won, cases = np.zeros_like(said), np.zeros_like(said)
    for number, one in enumerate(played):
        for chances in (judged[kind] for judged in one["judged"]):
            for seat, chance in enumerate(chances):
                place = min(_BINS - 1, int(chance * _BINS))
                said[number, place] += chance
                won[number, place] += one["won"][seat]
                cases[number, place] += 1
    return [_bin(place, said[:, place], won[:, place], cases[:, place]) for place in range(_BINS)]


def _bin(place: int, said: Any, won: Any, cases: Any) -> Figures:
    count = int(cases.sum())
    return {
        "from": place / _BINS,
        "to": (place + 1) / _BINS,
        "cases": count,
        "said": float(said.sum()) / count if count else None,
        **with_interval("won", share_of_cases(won, cases)),
    }


def fitted_line(played: Sequence[dict[str, Any]], kind: int) -> dict[str, float]:
    """The line in log-odds that would make the chances right: slope 1 and shift 0 if they are.

    Chances of 0 and 1 have no log-odds, and are left out.
    """
    cases = [
        (chance, won)
        for one in played
        for judged in one["judged"]
        for chance, won in zip(judged[kind], one["won"], strict=True)
        if 0 < chance < 1
    ]
    if len({won for _, won in cases}) < 2:  # too few to say
        return {"slope": 1.0, "shift": 0.0}
    said, won = np.array(cases, float).T

    def loss(line: Any) -> float:
        """The surprise at what came true."""
        return -float(np.log(expit((2 * won - 1) * (line[0] * logit(said) + line[1]))).mean())

    slope, shift = minimize(loss, [1.0, 0.0], bounds=[(0.1, 5), (-2, 2)]).x
    return {"slope": round(float(slope), 3), "shift": round(float(shift), 3)}


def off_by(bins: Sequence[Figures]) -> float:
    """How far what was said is from what came true, on average over all cases."""
    whole = sum(one["cases"] for one in bins)
    return float(sum(one["cases"] * abs(one["said"] - one["won"]) for one in bins if one["cases"]) / whole)


def write_report(out: Path, figures: Figures) -> Result:
    """Writes `README.md`, `results.json` and the plot."""
    picture = draw(out / "calibration.png", {game: figures[game] for game in games.GAMES})
    results, page = out / "results.json", out / "README.md"
    results.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    values = {
        "games": f"{figures['games']:,}",
        "effort": figures["effort"],
        "seed": figures["seed"],
        **{f"{game}_player": player for game, player in PLAYERS.items()},
    }
    for game in games.GAMES:
        for kind in KINDS:
            bins, line = figures[game][kind]["bins"], figures[game][kind]["line"]
            values[f"{game}_{kind}"] = _table(bins)
            values[f"{game}_{kind}_off"] = f"{100 * off_by(bins):.1f}"
            values[f"{game}_{kind}_line"] = f"{line['slope']:.2f} and {line['shift']:+.2f}"
    page.write_text(Template(_FRAME.read_text("utf-8")).substitute(values), encoding="utf-8")
    return Result(figures, _text(figures), (page, results, picture))


def _table(bins: Sequence[Figures]) -> str:
    rows = [
        [
            f"{100 * one['from']:.0f} to {100 * one['to']:.0f}%",
            f"{one['cases']:,}",
            "–" if one["said"] is None else f"{100 * one['said']:.1f}%",
            "–" if estimate_of(one, "won").value is None else share(one, "won"),
        ]
        for one in bins
    ]
    return table(["Judged", "Positions", "Mean", "Won, 95% interval"], rows)


def _text(figures: Figures) -> str:
    lines = [f"{figures['games']} games of each game"]
    for game, kind in product(games.GAMES, KINDS):
        bins, line = figures[game][kind]["bins"], figures[game][kind]["line"]
        lines.append(
            f"{games.GAMES[game]}, {kind}: off by {100 * off_by(bins):.1f} percentage points; "
            f"the best line has slope {line['slope']} and shift {line['shift']}"
        )
    return "\n".join(lines)
