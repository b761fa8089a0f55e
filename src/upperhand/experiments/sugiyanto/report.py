"""The report: `README.md`, the frame `report.md` filled with the results alone."""

from collections.abc import Iterator
from pathlib import Path
from string import Template

from upperhand.arena.statistics.words import figure
from upperhand.experiments.sugiyanto import claims, complexity
from upperhand.experiments.sugiyanto.claims import PAPERS
from upperhand.experiments.sugiyanto.contests import MANY_LEFT
from upperhand.experiments.sugiyanto.matches import PAPER_DEALS, READINGS, SEATINGS, SEED
from upperhand.experiments.sugiyanto.published import EXPERIMENT_3, GAME_LENGTH, TABLE_5, Contest, Side
from upperhand.experiments.sugiyanto.times import FIELDS, HANDS
from upperhand.experiments.sugiyanto.wording import duration, power, power_of_ten, rounded
from upperhand.experiments.wording import Found, number, share, table

Rows = Iterator[tuple[str, ...]]
_FRAME = Path(__file__).with_name("report.md")


def page(found: Found) -> str:
    """The whole report in Markdown."""
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        command=command(found),
        deals=f"{found['deals']:,}",
        seatings=SEATINGS,
        seed=found["seed"],
        claims=_claims(found),
        near=f"{100 * claims.NEAR:g}",
        stable=f"{100 * claims.STABLE:g}",
        paper_deals=PAPER_DEALS,
        paper_games=f"{PAPER_DEALS * SEATINGS:,}",
        length=GAME_LENGTH,
        lengths=_lengths(found),
        table_1=_table_1(),
        contests="\n".join(_contest(paper, each) for paper, each in _experiments(found)),
        readings=_readings(found),
        sums=table(["A game on average", "Winner", "Three losers together", "All four"], _sums(found)),
        many_left=MANY_LEFT,
        missing=_missing(found),
        caught=_caught(found),
        wins_only=_wins_only(found),
        table_5=_table_5(found),
        people_rate=f"{EXPERIMENT_3.win_rate:.2%}",
        people_games=f"{EXPERIMENT_3.games:,}",
    )


def command(found: Found) -> str:
    """The command that writes this report."""
    seed = "" if found["seed"] == SEED else f" --seed {found['seed']}"
    return f"upperhand experiment sugiyanto --size {found['size']}{seed}"


def _experiments(found: Found) -> list[tuple[Contest, Found]]:
    return list(zip(PAPERS, found["experiments"], strict=True))


def _claims(found: Found) -> str:
    heads = ["Claim of the paper", "Paper", "Ours, 95% interval", "Our games", "Verdict"]
    return table(heads, [claim.cells for claim in claims.all_claims(found)])


def _lengths(found: Found) -> str:
    return " and ".join(
        f"{figure(each, 'length', 1)} turns against `{each['opponent']}`" for each in found["experiments"]
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
        for name, row, printed in complexity.table()
    )
    return table(heads, rows)


def _contest(paper: Contest, each: Found) -> str:
    """Table 2 or 3, with Figure 6 or 7."""
    games = f"{each['whole']['games']:,}"
    heads = ["", "Paper", "Ours, size of the paper", f"Ours, {games} games"]
    tables, figures = paper.number + 1, paper.number + 5
    return f"""## Experiment {paper.number}: {paper.opponent} players (Table {tables}, Figure {figures})

{table(heads, _contest_rows(paper, each))}
![Scores of rule_based and {each["opponent"]} seats](figure_{figures}.png)

How often each score came in our {games} games. Marks above the bars are the means and standard deviations
of the scores below and above zero, ours and the paper's.
"""


def _contest_rows(paper: Contest, each: Found) -> Rows:
    sizes = early, whole = each["paper_size"], each["whole"]
    yield "Games", f"{paper.games:,}", f"{early['games']:,}", f"{whole['games']:,}"
    for key, name, side in (
        ("rule_based", "rule_based", paper.rule_based),
        ("others", each["opponent"], paper.others),
    ):
        yield from _side_rows(name, side, paper.games, [size["sides"][key] for size in sizes])
    tests = [size["tests"] for size in sizes]
    yield "Wilcoxon p", power(paper.p_value), *(power_of_ten(test["log10_p"]) for test in tests)
    yield "Effect size r", f"{paper.effect_size:.4f}", *(f"{test['effect_size']:.4f}" for test in tests)


def _side_rows(name: str, paper: Side, games: int, ours: list[Found]) -> Rows:
    yield f"`{name}`: games won", f"{paper.wins / games:.2%}", *(share(it, digits=2) for it in ours)
    yield "– winning seats", f"{paper.wins:,}", *(f"{it['wins']:,}" for it in ours)
    yield "– their mean score", number(paper.won_mean), *(figure(it, "won_mean") for it in ours)
    yield "– its standard deviation", number(paper.won_sd), *(number(it["won_sd"]) for it in ours)
    yield "– losing seats", f"{paper.losses:,}", *(f"{it['losses']:,}" for it in ours)
    yield "– their mean score", number(paper.lost_mean), *(figure(it, "lost_mean") for it in ours)
    yield "– its standard deviation", number(paper.lost_sd), *(number(it["lost_sd"]) for it in ours)
    yield f"– of them with {MANY_LEFT} cards or more left", "–", *(_part(it["many_left"]) for it in ours)


def _readings(found: Found) -> str:
    heads = ["`split_pairs`", "Against", "Games", "Won", "Paper", "Over the usual reading, same deals"]
    published = {each["opponent"]: f"{paper.win_rate:.2%}" for paper, each in _experiments(found)}
    usual = next(iter(READINGS))
    rows = (
        (
            f"`{each['reading']}`",
            f"`{each['opponent']}`",
            f"{each['games']:,}",
            share(each, digits=2),
            published[each["opponent"]],
            "–" if each["reading"] == usual else figure(each, "over_usual", 2, 100, " points"),
        )
        for each in found["readings"]
    )
    return table(heads, rows)


def _sums(found: Found) -> Rows:
    for paper, each in _experiments(found):
        yield _published_sum(paper)
        won, lost = each["whole"]["winners_points"], each["whole"]["losers_points"]
        yield f"Experiment {paper.number}, ours", number(won), number(lost), number(round(won + lost, 9))
    yield _published_sum(EXPERIMENT_3)


def _missing(found: Found) -> str:
    """Losing rule-based seats: as printed, were the missing points all theirs, and ours."""
    heads = [
        "A losing rule-based seat",
        "Paper",
        "Paper, were all missing points its own",
        "Ours",
        "Ours, other seats",
    ]
    rows = (
        (
            f"Experiment {paper.number}",
            number(paper.rule_based.lost_mean),
            number(paper.lost_mean_if_missing),
            *(figure(each["whole"]["sides"][side], "lost_mean") for side in ("rule_based", "others")),
        )
        for paper, each in _experiments(found)
    )
    return table(heads, rows)


def _caught(found: Found) -> str:
    heads = ["Rule-based seats with many cards left", "Games", "Seats", "With a five-card hand", "With two"]
    rows = (
        (
            f"Experiment {paper.number}",
            f"{it['games']:,}",
            f"{it['seats']:,}",
            *(_part(it[key] / it["seats"] if it["seats"] else None) for key in ("with_five", "with_two")),
        )
        for paper, it in zip(PAPERS, found["caught"], strict=True)
    )
    return table(heads, rows)


def _wins_only(found: Found) -> str:
    sizes = [number(each["paper_size"]["tests"]["effect_size_of_wins"], 4) for each in found["experiments"]]
    return " and ".join(sizes)


def _part(share_: float | None) -> str:
    return "–" if share_ is None else f"{share_:.1%}"


def _published_sum(paper: Contest) -> tuple[str, ...]:
    won, lost = paper.winners_points, paper.losers_points
    total = f"{number(paper.surplus)}, rounding ± {paper.rounding:.2f}"
    return f"Experiment {paper.number}, paper", number(won), number(lost), total


def _table_5(found: Found) -> str:
    cells = {(each["hand"], each["table"]): each for each in found["times"]}
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
