"""The whole experiment: plays, computes, draws and writes the report."""

import json
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Any

import numpy as np

from upperhand.arena import Schedule
from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.statistics.words import figure
from upperhand.arena.table import Table, tables
from upperhand.experiments.reporting import (
    Figures,
    above,
    claims_table,
    estimate_of,
    held,
    number,
    share,
    table,
    with_interval,
)
from upperhand.experiments.request import Request, Result, Size, require_whole
from upperhand.experiments.sugiyanto import claims, contests, plots
from upperhand.experiments.sugiyanto.claims import (
    EXPERIMENT_1,
    EXPERIMENT_2,
    EXPERIMENT_3,
    GAME_LENGTH,
    PAPERS,
    TABLE_5,
    Contest,
    duration,
    power,
    rounded,
)
from upperhand.experiments.sugiyanto.contests import (
    DEALS,
    FIELDS,
    HANDS,
    MANY_LEFT,
    MEETINGS,
    OPPONENTS,
    PAPER_DEALS,
    PROGRAM,
    SEATINGS,
    SEED,
    USUAL,
    make_schedule,
    stranded_figures,
)
from upperhand.experiments.sugiyanto.people import study_people
from upperhand.experiments.sugiyanto.tables import contest_rows, part

PAPERS_SIZE = "size of the paper"
PAPER_OF_OPPONENT = dict(zip(OPPONENTS, (claims.EXPERIMENT_1, claims.EXPERIMENT_2), strict=True))


def run_experiment(request: Request) -> Result:
    """Experiments 1 and 2, or Experiment 3 where Records of people are given."""
    request.refuse("scale", "part")
    request.refuse_tables()
    if request.people is not None:
        return study_people(request.people, request.out)
    seed = SEED if request.seed is None else request.seed
    size = request.size or "ten"
    return reproduce(request, size, DEALS[size], seed)


def reproduce(
    request: Request, size: Size, deals: int, seed: int, decisions: int = contests.DECISIONS
) -> Result:
    """Plays the deals, and writes `README.md`, `results.json` and the figures."""
    schedule, games = make_schedule(deals, seed), request.out / "games" / f"{size}.jsonl"
    parts = play_meetings(request, schedule, games)
    drawn = [(PAPER_OF_OPPONENT[name], parts[number]) for number, name in enumerate(OPPONENTS)]
    found: dict[str, Any] = {
        "size": size,
        "seed": seed,
        "deals": deals,
        "experiments": [experiment_figures(table, USUAL) for _, table in drawn],
        "program": [
            experiment_figures(table, meeting.spec)
            for meeting, table in zip(MEETINGS, parts, strict=True)
            if meeting.reading == PROGRAM
        ],
        "caught": [
            stranded_figures(games, first, SEATINGS * min(deals, PAPER_DEALS), meeting.spec)
            for meeting, first in zip(MEETINGS, schedule.firsts, strict=True)
            if meeting.reading in ("defaults", PROGRAM)
        ],
        "readings": reading_figures(parts),
        "times": contests.time_figures(contests.measure_times(USUAL, seed, decisions)),
    }
    whole = [
        (paper, table, each["whole"])
        for (paper, table), each in zip(drawn, found["experiments"], strict=True)
    ]
    pictures = plots.draw_all(request.out, whole)
    results, page = request.out / "results.json", request.out / "README.md"
    results.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    page.write_text(report_page(found), encoding="utf-8")
    return Result(found, summary_text(found), (page, results, *pictures))


def play_meetings(request: Request, schedule: Schedule, path: Path) -> list[Table]:
    """The table of each meeting; the Records lie in a folder of their own, which git ignores."""
    path.parent.mkdir(parents=True, exist_ok=True)
    (path.parent / ".gitignore").write_text("*\n", encoding="ascii")
    return tables(require_whole(request.play(schedule, path)))


def experiment_figures(table: Table, spec: str) -> dict[str, Any]:
    """One experiment over all deals, and over as many as the paper's."""
    first = table.names.index(spec)
    second = next(entrant for entrant in np.unique(table.entrants).tolist() if entrant != first)
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


def summary_text(figures: Figures) -> str:
    """Experiments 1 and 2 in a few lines."""
    lines = [f"Seed {figures['seed']}, {figures['deals']:,} deals in six seatings."]
    for paper, each in zip((EXPERIMENT_1, EXPERIMENT_2), figures["experiments"], strict=True):
        whole = each["whole"]
        lines.append(
            f"Experiment {paper.number}, two rule_based against two {each['opponent']}: won "
            f"{share(whole['sides']['rule_based'])} of {whole['games']:,} games; paper {paper.win_rate:.1%}."
        )
    lines += [
        f"{each['spec']} against {each['opponent']}: won {share(each)}." for each in figures["readings"]
    ]
    return "\n".join(lines)


# The report: `README.md`, the frame `report.md` filled with the results alone.

Rows = Iterator[tuple[str, ...]]
_FRAME = Path(__file__).with_name("report.md")


def report_page(figures: Figures) -> str:
    """The whole report in Markdown."""
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        command=_command(figures),
        deals=f"{figures['deals']:,}",
        seatings=SEATINGS,
        seed=figures["seed"],
        claims=claims_table(claims.all_claims(figures), "paper"),
        near=f"{100 * claims.NEAR:g}",
        stable=f"{100 * claims.STABLE:g}",
        paper_deals=PAPER_DEALS,
        paper_games=f"{PAPER_DEALS * SEATINGS:,}",
        length=GAME_LENGTH,
        lengths=_lengths(figures),
        table_1=_table_1(),
        contests="\n".join(
            _contest_section(paper, each, program)
            for (paper, each), program in zip(_experiments(figures), figures["program"], strict=True)
        ),
        readings=_readings_table(figures),
        sums=table(["A game on average", "Winner", "Three losers together", "All four"], _sum_rows(figures)),
        many_left=MANY_LEFT,
        restored_sums=_restored_sums(),
        restored=_restored_table(figures),
        program=PROGRAM,
        caught=_stranded_table(figures),
        wins_only=_wins_only(figures),
        table_5=_table_5(figures),
        people_rate=f"{EXPERIMENT_3.win_rate:.2%}",
        people_games=f"{EXPERIMENT_3.games:,}",
    )


def _command(figures: Figures) -> str:
    """The command that writes this report."""
    seed = "" if figures["seed"] == SEED else f" --seed {figures['seed']}"
    return f"upperhand experiment sugiyanto --size {figures['size']}{seed}"


def _experiments(figures: Figures) -> list[tuple[Contest, Figures]]:
    return list(zip(PAPERS, figures["experiments"], strict=True))


def _lengths(figures: Figures) -> str:
    return " and ".join(
        f"{figure(each, 'length', 1)} turns against `{each['opponent']}`" for each in figures["experiments"]
    )


def _table_1() -> str:
    heads = ["Cards n", "Moves B", "√B / D, paper", "ours", "Tree size Bᴰ, paper", "ours"]
    rows = (
        (
            name,
            f"{row.moves:,}",
            printed[1],
            f"{row.strategic:.4f}",
            power(printed[2]),
            rounded(row.tree, printed[2]),
        )
        for name, row, printed in claims.complexity_rows()
    )
    return table(heads, rows)


def _contest_section(paper: Contest, each: Figures, program: Figures) -> str:
    """Table 2 or 3, with Figure 6 or 7."""
    games = f"{each['whole']['games']:,}"
    heads = ["", "Paper", "Paper, summing to zero"]
    heads += [
        f"{who}, {size}" for who in ("Ours", f"`{PROGRAM}`") for size in (PAPERS_SIZE, f"{games} games")
    ]
    sizes = [which[size] for which in (each, program) for size in ("paper_size", "whole")]
    tables, figures = paper.number + 1, paper.number + 5
    return f"""## Experiment {paper.number}: {paper.opponent} players (Table {tables}, Figure {figures})

{table(heads, contest_rows(paper, each["opponent"], sizes))}
![Scores of rule_based and {each["opponent"]} seats](figure_{figures}.png)

How often each score came in our {games} games. Marks above the bars are the means and standard deviations
of the scores below and above zero, ours and the paper's.
"""


def _readings_table(figures: Figures) -> str:
    heads = ["Setting", "Against", "Games", "Won", "Paper", "Over the defaults, same deals"]
    published = {each["opponent"]: f"{paper.win_rate:.2%}" for paper, each in _experiments(figures)}
    rows = (
        (
            f"`{each['spec']}`",
            f"`{each['opponent']}`",
            f"{each['games']:,}",
            share(each, digits=2),
            published[each["opponent"]],
            "–" if each["spec"] == USUAL else figure(each, "over_usual", 2, 100, " points"),
        )
        for each in figures["readings"]
    )
    return table(heads, rows)


def _sum_rows(figures: Figures) -> Rows:
    for paper, each in _experiments(figures):
        yield _published_sum(paper)
        won, lost = each["whole"]["winners_points"], each["whole"]["losers_points"]
        yield f"Experiment {paper.number}, ours", number(won), number(lost), number(round(won + lost, 9))
    yield _published_sum(EXPERIMENT_3)


def _restored_sums() -> str:
    return " and ".join(
        f"{number(paper.restored_surplus)} (± {paper.rounding:.2f})" for paper in (*PAPERS, EXPERIMENT_3)
    )


def _restored_table(figures: Figures) -> str:
    """The claims on points: as printed, with scores that sum to zero, and ours by text and by program."""
    heads = ["Claim", "Paper", "Paper, summing to zero", "Ours", f"Ours, `{PROGRAM}`"]
    pairs = zip(PAPERS, figures["experiments"], figures["program"], strict=True)
    return table(heads, [row for found in pairs for row in _points_rows(*found)])


def _points_rows(paper: Contest, *ours: Figures) -> Rows:
    name, least = claims.effect_claim(paper)
    sizes = [each["paper_size"]["tests"]["effect_size"] for each in ours]
    printed = [paper.effect_size, paper.restored.effect_size]
    yield (
        f"Experiment {paper.number}: the effect is {name}, r > {least:g}",
        *(f"{number(size, 3)}, {held(size > least)}" for size in (*printed, *sizes)),
    )
    for zone, words in claims.ZONES.items():
        printed = [
            getattr(side, f"{zone}_mean") - getattr(paper.others, f"{zone}_mean")
            for side in (paper.rule_based, paper.restored)
        ]
        yield (
            f"Experiment {paper.number}: {words}",
            *(f"{number(gap)}, {held(gap > 0)}" for gap in printed),
            *(
                f"{figure(each['whole'], f'{zone}_gap')}, {above(estimate_of(each['whole'], f'{zone}_gap'))}"
                for each in ours
            ),
        )


def _stranded_table(figures: Figures) -> str:
    heads = ["Rule-based seats with many cards left", "Games", "Seats", "With a five-card hand", "With two"]
    rows = (
        (
            f"Experiment {1 + number % 2}, `{it['spec']}`",
            f"{it['games']:,}",
            f"{it['seats']:,}",
            *(part(it[key] / it["seats"] if it["seats"] else None) for key in ("with_five", "with_two")),
        )
        for number, it in enumerate(figures["caught"])
    )
    return table(heads, rows)


def _wins_only(figures: Figures) -> str:
    sizes = [number(each["paper_size"]["tests"]["effect_size_of_wins"], 4) for each in figures["experiments"]]
    return " and ".join(sizes)


def _published_sum(paper: Contest) -> tuple[str, ...]:
    won, lost = paper.winners_points, paper.losers_points
    total = f"{number(paper.surplus)}, rounding ± {paper.rounding:.2f}"
    return f"Experiment {paper.number}, paper", number(won), number(lost), total


def _table_5(figures: Figures) -> str:
    cells = {(each["hand"], each["table"]): each for each in figures["times"]}
    words = {1: "one card", 2: "two cards", 5: "five cards", 0: "none: leading"}
    heads = ["Cards in hand", "On the table", "Paper, mean", "Ours, mean", "Median", "99%", "Decisions"]
    rows = []
    for hand in HANDS:
        for cards in FIELDS:
            ours = cells[hand, cards]
            paper = f"{TABLE_5[hand, cards]:.3f} s" if cards else "–"
            times = (duration(ours[name]) for name in ("mean_us", "p50_us", "p99_us"))
            rows.append((str(hand), words[cards], paper, *times, f"{ours['decisions']:,}"))
    return table(heads, rows)
