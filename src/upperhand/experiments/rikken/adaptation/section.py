"""The claims, the plots and the section of the report on learning."""

from pathlib import Path
from string import Template

from matplotlib.axes import Axes

from upperhand.arena.report.plots import COLOURS, INK
from upperhand.arena.statistics.words import figure
from upperhand.experiments.claim import HELD, NOT_HELD, Claim, above
from upperhand.experiments.rikken import bars
from upperhand.experiments.rikken.adaptation.series import LEARNERS, REMEMBERED, TABLES
from upperhand.experiments.rikken.part import Picture
from upperhand.experiments.wording import Found, share, table

_FRAME = Path(__file__).with_name("section.md")
PLOT = "adaptation.png"
TITLES = {"weak": "against weak", "strong": "against strong", "changing": "weak, then strong"}


def claims(found: Found) -> list[Claim]:
    return [
        _more_against_weak(found),
        _less_when_strong_arrive(found),
        *(_gains(found, name) for name in TABLES),
    ]


def _more_against_weak(found: Found) -> Claim:
    ours = found["tables"]["weak"]["from nothing"]["second"]
    return Claim(
        "Section 6.2: against weaker players it will try to play more games",
        "bids more",
        f"declares {share(ours, 'more')} of the games more than {_CONTROL}",
        f"{_half(found):,} games each, the later half",
        above(ours["more_ci"]),
    )


def _less_when_strong_arrive(found: Found) -> Claim:
    shift = found["tables"]["changing"]["from nothing"]["shift"]
    turned = {HELD: NOT_HELD, NOT_HELD: HELD}
    return Claim(
        "Section 6.2: when stronger opponents arrive, it will adapt by bidding less",
        "bids less",
        f"what it declares more than {_CONTROL} changes by {share(shift, 'more')} of the games",
        f"{_half(found):,} games before and after",
        turned.get(above(shift["more_ci"]), above(shift["more_ci"])),
    )


def _gains(found: Found, name: str) -> Claim:
    ours = found["tables"][name]["from nothing"]["all"]
    return Claim(
        f"Section 6.2: learning pays, {TITLES[name]}",
        "better",
        f"{figure(ours, 'gain')} chips a game more than {_CONTROL}",
        f"{2 * _half(found):,} games each",
        above(ours["gain_ci"]),
    )


_CONTROL = "the player that does not learn"


def _half(found: Found) -> int:
    games: int = found["block_games"] * (found["blocks"] // 2)
    return games


def draw(found: Found, folder: Path) -> list[Picture]:
    drawing, axes = bars.panels(2 * len(TABLES), columns=len(TABLES))
    for column, name in enumerate(TABLES):
        upper, lower = axes[column], axes[len(TABLES) + column]
        for colour, learner in zip(COLOURS, LEARNERS, strict=False):
            points = found["tables"][name][learner]["blocks"]
            _line(upper, points, "gain", learner, colour)
            _line(lower, points, "more", learner, colour)
        upper.set_title(TITLES[name])
        bars.chips(upper, "chips a game more" if column == 0 else "")
        lower.set_ylabel("games declared more" if column == 0 else "")
        lower.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        lower.set_xlabel(f"block of {found['block_games']:,} games")
    bars.legend(drawing, axes[0])
    caption = "What learners gain and declare beyond the player that does not learn, block by block"
    return [Picture(bars.save(drawing, folder / PLOT), caption)]


def _line(axes: Axes, points: list[Found], name: str, label: str, colour: str) -> None:
    reaches = [bars.reach(point, name) for point in points]
    axes.errorbar(
        range(1, len(points) + 1),
        [point[name] for point in points],
        yerr=[[low for low, _ in reaches], [high for _, high in reaches]],
        fmt="o-",
        color=colour,
        capsize=1.5,
        markersize=3,
        linewidth=1.2,
        elinewidth=0.7,
        label=label,
    )
    axes.axhline(0, color=INK, linewidth=0.8)


def section(found: Found) -> str:
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        blocks=found["blocks"],
        games=f"{found['block_games']:,}",
        remembered=REMEMBERED,
        plot=PLOT,
        table=_table(found["tables"]),
    )


def _table(found: Found) -> str:
    heads = [
        "Opponents",
        "Learner",
        "Blocks",
        "Chips a game",
        "Declares",
        "Makes",
        "Chips more",
        "Declares more",
    ]
    rows = [
        [
            TITLES[name],
            learner,
            half,
            figure(cell, "chips"),
            share(cell, "declared"),
            share(cell, "made"),
            figure(cell, "gain"),
            share(cell, "more"),
        ]
        for name in TABLES
        for learner in LEARNERS
        for half in ("first", "second")
        for cell in [found[name][learner][half]]
    ]
    return table(heads, rows)
