"""The whole experiment: plays, computes, draws and writes the report."""

import json
from pathlib import Path
from typing import Any

from upperhand.arena import Run, Schedule
from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.table import Table, tables
from upperhand.errors import UpperhandError
from upperhand.experiments.request import Request, Result, Size
from upperhand.experiments.sugiyanto import contests, figures, published, report, times
from upperhand.experiments.sugiyanto.caught import caught_figures
from upperhand.experiments.sugiyanto.matches import (
    DEALS,
    MEETINGS,
    OPPONENTS,
    PAPER_DEALS,
    SEATINGS,
    SEED,
    USUAL,
    make_schedule,
)
from upperhand.experiments.sugiyanto.people import people_figures
from upperhand.experiments.sugiyanto.wording import people_text, summary_text
from upperhand.experiments.wording import with_interval

PAPERS = dict(zip(OPPONENTS, (published.EXPERIMENT_1, published.EXPERIMENT_2), strict=True))


def run_experiment(request: Request) -> Result:
    """Experiments 1 and 2, or Experiment 3 where Records of people are given."""
    request.refuse("scale", "part")
    if request.people is not None:
        found = people_figures(request.people)
        return Result(found, people_text(found))
    seed = SEED if request.seed is None else request.seed
    size = request.size or "ten"
    return reproduce(request, size, DEALS[size], seed)


def reproduce(
    request: Request, size: Size, deals: int, seed: int, decisions: int = times.DECISIONS
) -> Result:
    """Plays so many deals, and writes `README.md`, `results.json` and the figures."""
    schedule, games = make_schedule(deals, seed), request.out / "games" / f"{size}.jsonl"
    parts = play(request, schedule, games)
    drawn = [(PAPERS[name], table) for name, table in zip(OPPONENTS, parts, strict=False)]
    found: dict[str, Any] = {
        "size": size,
        "seed": seed,
        "deals": deals,
        "experiments": [experiment_figures(table) for _, table in drawn],
        "caught": [
            caught_figures(games, first, SEATINGS * min(deals, PAPER_DEALS))
            for first in schedule.firsts[: len(OPPONENTS)]
        ],
        "readings": reading_figures(parts),
        "times": times.time_figures(times.measure(USUAL, seed, decisions)),
    }
    whole = [
        (paper, table, each["whole"])
        for (paper, table), each in zip(drawn, found["experiments"], strict=True)
    ]
    pictures = figures.draw_all(request.out, whole)
    results, page = request.out / "results.json", request.out / "README.md"
    results.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    page.write_text(report.page(found), encoding="utf-8")
    return Result(found, summary_text(found), (page, results, *pictures))


def play(request: Request, schedule: Schedule, path: Path) -> list[Table]:
    """The table of each meeting; the Records lie in a folder of their own, which git is told to pass over."""
    path.parent.mkdir(parents=True, exist_ok=True)
    (path.parent / ".gitignore").write_text("*\n", encoding="ascii")
    ran = request.play(schedule, path)
    _check_whole(ran)
    return tables(ran)


def experiment_figures(table: Table) -> dict[str, Any]:
    """One experiment over all deals, and over as many as the paper's."""
    first, second = table.names.index(USUAL), int(table.entrants.max())
    early = contests.first_deals(table, PAPER_DEALS)
    return {
        "opponent": table.names[second],
        "whole": contests.contest_figures(table, first, second),
        "paper_size": contests.contest_figures(early, first, second),
        "settling": contests.settling(table, first),
        **with_interval("length", mean(table.moves.mean(axis=1))),
    }


def reading_figures(parts: list[Table]) -> list[dict[str, Any]]:
    """Games won under each reading, and how much that is over the usual one in the same deals."""
    shares = [
        part.wins_by_deal(part.names.index(meeting.spec))
        for meeting, part in zip(MEETINGS, parts, strict=True)
    ]
    return [
        {
            "reading": meeting.reading,
            "spec": meeting.spec,
            "opponent": meeting.opponent,
            "games": part.games,
            **with_interval("win_rate", rate(share)),
            **with_interval("over_usual", mean(share - shares[OPPONENTS.index(meeting.opponent)])),
        }
        for meeting, part, share in zip(MEETINGS, parts, shares, strict=True)
    ]


def _check_whole(ran: Run) -> None:
    failure = next((each.failure for each in ran.outcomes if each.failure), None)
    if failure is not None:
        raise UpperhandError(
            f"{failure.player} failed: {failure.reason}; its game is {failure.record.to_json()}"
        )
