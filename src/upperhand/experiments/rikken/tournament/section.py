"""The section of the report on the tournament, and its plots."""

from pathlib import Path
from string import Template

from upperhand.experiments.rikken.part import Picture
from upperhand.experiments.rikken.tournament import tables
from upperhand.experiments.wording import Found

_FRAME = Path(__file__).with_name("section.md")
FIRST, FINAL = "tournament.png", "final.png"


def section(found: Found) -> str:
    first, final = found["first"], found["final"]
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        core_minutes=f"{found['core_minutes']:.1f}",
        first_size=size(first),
        first_auctions=tables.auctions(first),
        first_chips=tables.chips(first),
        first_declaring=tables.chips(first, "chips_declaring"),
        first_plot=FIRST,
        final_size=size(final),
        final_auctions=tables.auctions(final),
        final_chips=tables.chips(final),
        final_declaring=tables.chips(final, "chips_declaring"),
        final_plot=FINAL,
    )


def size(found: Found) -> str:
    """How many games a phase has."""
    out = found["games"] - found["counted"]
    seatings = found["games"] // found["deals"]
    return (
        f"{found['deals']:,} deals, each in all {seatings} seatings: {found['games']:,} games, of which "
        f"{out:,} were passed out and {found['counted']:,} count"
    )


def draw(found: Found, folder: Path) -> list[Picture]:
    return [
        Picture(
            tables.draw(found["first"], folder / FIRST), "The first phase: auctions, contracts made, chips"
        ),
        Picture(tables.draw(found["final"], folder / FINAL), "The final: auctions, contracts made, chips"),
    ]
