"""The whole experiment: plays and judges games of equal players, computes, draws and writes the report."""

import json
from collections.abc import Sequence
from pathlib import Path
from string import Template
from typing import Any

import numpy as np

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
        figures[game] = {kind: calibration(played, place) for place, kind in enumerate(KINDS)}
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
            bins = figures[game][kind]
            values[f"{game}_{kind}"] = _table(bins)
            values[f"{game}_{kind}_off"] = f"{100 * off_by(bins):.1f}"
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
    lines = [
        f"{games.GAMES[game]}, {kind}: off by {100 * off_by(figures[game][kind]):.1f} percentage points"
        for game in games.GAMES
        for kind in KINDS
    ]
    return "\n".join([f"{figures['games']} games of each game", *lines])
