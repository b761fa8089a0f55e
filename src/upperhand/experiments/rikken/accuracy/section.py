"""The section of the report on accuracy."""

from collections.abc import Iterator
from pathlib import Path
from string import Template

from upperhand.arena.statistics.words import figure
from upperhand.experiments.claim import HELD, NOT_HELD, OPEN, above
from upperhand.experiments.rikken.accuracy import tables
from upperhand.experiments.rikken.accuracy.calibration import LEAST_BIDS
from upperhand.experiments.rikken.accuracy.claims import BALANCED
from upperhand.experiments.rikken.accuracy.errors import LEAST_POINTS
from upperhand.experiments.rikken.accuracy.pictures import caption, file_of
from upperhand.experiments.rikken.accuracy.published import NAMES, TABLES
from upperhand.experiments.rikken.players import TITLES
from upperhand.experiments.wording import Found
from upperhand.rikken import words
from upperhand.rikken.bidding import CALIBRATED, Range

_FRAME = Path(__file__).with_name("section.md")


def section(found: Found) -> str:
    calibration = found["calibration"]
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        games=f"{found['games']:,}",
        least_points=LEAST_POINTS,
        balanced=f"{BALANCED:.0%}",
        players="\n".join(_of_player(player, found["players"][player]) for player in TABLES),
        ends=tables.ends(found),
        errors=tables.errors(found),
        deals=f"{max(calibration['deals'].values()):,}",
        least_bids=LEAST_BIDS,
        conditions=tables.conditions(calibration["conditions"]),
        in_use=in_use(calibration["conditions"]),
        judged=tables.judged(calibration["judged"]),
        open_games=tables.open_games(found["open"]),
        open_verdict="\n".join(_open_verdicts(found["open"])),
        cover=tables.cover(found["cover"]),
        cover_verdict=_cover_verdict(found["cover"]),
    )


def _of_player(player: str, own: Found) -> str:
    return (
        f"### {NAMES[player]}: {TITLES[player]} players\n\n"
        f"![{caption(player)}]({file_of(player)})\n\n"
        f"{tables.beside(player, own)}\n"
        f"Hands by the tricks that they won, and their mean forecasts:\n\n{tables.by_tricks(own)}"
    )


def in_use(found: Found) -> str:
    """Whether players use these conditions, or others that an earlier run gave."""
    other = sum(
        CALIBRATED.get((player, method), {}).get(contract, Range(0)) != _read(ends)
        for player, own in found.items()
        for method, conditions in own.items()
        for contract, ends in conditions.items()
    )
    whole = sum(len(conditions) for own in found.values() for conditions in own.values())
    if other == 0:
        return "The setting `conditions=calibrated` uses exactly these."
    return (
        f"The setting `conditions=calibrated` uses the conditions of another run, which differ in {other} of "
        f"{whole}; to use these, copy `calibrated.json` from the folder of this report into "
        "`src/upperhand/rikken/bidding/`."
    )


def _read(ends: list[float] | None) -> Range | None:
    return None if ends is None else Range(*ends)


def _open_verdicts(found: Found) -> Iterator[str]:
    for contract, by_player in found.items():
        for player, own in by_player.items():
            told = "; ".join(f"{name}, it {_gains(cell)}" for name, cell in own["ranges"].items())
            yield f"- {TITLES[player]}, {words.CONTRACTS[contract]}: on a forecast of {told}"


def _gains(cell: Found) -> str:
    """What a range of forecasts is good for."""
    if cell["chips_ci"][0] is None:
        return "is too rare to tell"
    told = {HELD: "gains", NOT_HELD: "loses", OPEN: "is not shown to gain or to lose"}
    return f"{told[above(cell['chips_ci'])]}, {figure(cell, 'chips', 1)} chips a game"


def _cover_verdict(found: Found) -> str:
    """The choice stands if cards from jack to ace are shown to be better, and falls if worse."""
    verdicts = {
        HELD: "is shown to be better",
        NOT_HELD: "is shown to be worse",
        OPEN: "makes no difference that shows",
    }
    told = [
        f"over {name} a cover card from jack to ace {verdicts[above(cell['gap_ci'])]}"
        for name, cell in found.items()
    ]
    return f"{'; '.join(told).capitalize()}."
