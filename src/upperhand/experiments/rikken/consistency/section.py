"""The claims, the plots and the section of the report on consistency."""

from pathlib import Path
from string import Template

from upperhand.arena.report.plots import COLOURS, INK
from upperhand.arena.statistics.words import figure
from upperhand.experiments.claim import HELD, NOT_HELD, Claim, above, all_of
from upperhand.experiments.rikken import bars
from upperhand.experiments.rikken.consistency.figures import STEADY
from upperhand.experiments.rikken.consistency.measures import PLACES
from upperhand.experiments.rikken.lines import line
from upperhand.experiments.rikken.part import Picture
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.experiments.wording import Found, share, table

_FRAME = Path(__file__).with_name("section.md")
PLOT = "consistency.png"
CHOSEN = 1000  # simulations a decision, which the thesis settles on
NARROW = 0.1  # tricks: the standard deviation that the thesis allows
FORECASTS = {"solo8": "own trump", "misere": "no trump"}  # of Rik and Solo 8, of Piek and Misère
CARDS = {"all": "all"} | CONTRACTS


def claims(found: Found) -> list[Claim]:
    return [*(_narrow(found, place) for place in PLACES), _steady(found)]


def _narrow(found: Found, place: str) -> Claim:
    spread = {name: _at(points, CHOSEN) for name, points in found["spread"][place].items()}
    wider = [above(each["spread_ci"], NARROW) for each in spread.values()]
    return Claim(
        f"Figure 3.8: forecasts of {CHOSEN:,} games vary by less than {NARROW} tricks, the hand {place}",
        f"< {NARROW}",
        "; ".join(f"{FORECASTS[name]} {figure(each, 'spread', 3)}" for name, each in spread.items()),
        f"{found['hands']:,} hands, {found['repeats']} times each",
        all_of(_turned(verdict) for verdict in wider),
    )


def _steady(found: Found) -> Claim:
    same = _at(found["cards"]["all"], CHOSEN)
    return Claim(
        f"Figure 3.9: with {CHOSEN:,} games at least {STEADY:.0%} of the choices are the same card",
        f"≥ {STEADY:.0%}",
        f"{share(same, 'same')}; with twins as one card {share(same, 'same_but_twins')}",
        f"{same['situations']:,} situations, {found['repeats']} times each",
        above(same["same_ci"], STEADY),
    )


def _turned(verdict: str) -> str:
    """What being above a bound says of being below it."""
    return {HELD: NOT_HELD, NOT_HELD: HELD}.get(verdict, verdict)


def _at(points: list[Found], budget: int) -> Found:
    return next(point for point in points if point["budget"] == budget)


def draw(found: Found, folder: Path) -> list[Picture]:
    drawing, (left, right) = bars.panels(2)
    columns = [(place, name) for place in PLACES for name in FORECASTS]
    for colour, (place, name) in zip(COLOURS, columns, strict=False):
        points = found["spread"][place][name]
        line(left, points, "budget", "spread", f"{FORECASTS[name]}, {place}", colour)
    left.axhline(NARROW, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
    left.set_ylabel("standard deviation, tricks")
    left.set_title("Figure 3.8: forecasts")
    line(right, found["cards"]["all"], "budget", "same", "same card", COLOURS[0])
    line(right, found["cards"]["all"], "budget", "same_but_twins", "twins as one card", COLOURS[1])
    right.axhline(STEADY, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
    bars.percent(right, "choices of the commonest card")
    right.set_ylim(0, 1)
    right.set_title("Figure 3.9: cards")
    for axes in (left, right):
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
        axes.set_xlabel("simulations")
        axes.legend(frameon=False)
    return [Picture(bars.save(drawing, folder / PLOT), "How much answers vary, by simulations a decision")]


def section(found: Found) -> str:
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        hands=f"{found['hands']:,}",
        repeats=found["repeats"],
        situations=f"{found['cards']['all'][0]['situations']:,}",
        steady=f"{STEADY:.0%}",
        plot=PLOT,
        spread=_spread(found["spread"]),
        cards=_cards(found["cards"]),
    )


def _spread(found: Found) -> str:
    columns = [(place, name) for place in PLACES for name in FORECASTS]
    heads = ["Simulations", *(f"{FORECASTS[name]}, {place}" for place, name in columns)]
    rows = [
        [f"{points[0]['budget']:,}", *(figure(point, "spread", 3) for point in points)]
        for points in zip(*(found[place][name] for place, name in columns), strict=True)
    ]
    return table(heads, rows)


def _cards(found: Found) -> str:
    heads = [
        "Simulations",
        *CARDS.values(),
        "twins as one",
        f"situations of {STEADY:.0%} or more",
        "twins as one",
    ]
    rows = [
        [
            f"{points[0]['budget']:,}",
            *(share(point, "same") for point in points),
            share(points[0], "same_but_twins"),
            *(f"{points[0][f'steady_{reading}']:.0%}" for reading in ("same", "same_but_twins")),
        ]
        for points in zip(*(found[name] for name in CARDS), strict=True)
    ]
    return table(heads, rows)
