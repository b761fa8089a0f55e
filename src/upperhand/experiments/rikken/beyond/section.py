"""The section of the report on what lies beyond the thesis, and its plots."""

from pathlib import Path
from string import Template

from upperhand.arena.statistics.words import figure
from upperhand.experiments.rikken import bars
from upperhand.experiments.rikken.beyond.variations import VARIATIONS, Variation
from upperhand.experiments.rikken.part import Picture
from upperhand.experiments.rikken.players import title
from upperhand.experiments.rikken.tournament import tables
from upperhand.experiments.rikken.tournament.section import size
from upperhand.experiments.rikken.tournament.tables import PARTS
from upperhand.experiments.wording import Found, table

_OPENING, _AGAINST = (Path(__file__).with_name(name) for name in ("opening.md", "losses.md"))
LOSSES = "losses.png"
ROLES = ("declaring", "defending")
_CHIPS = [f"Chips, {name}" for name in PARTS.values()]


def section(found: Found) -> str:
    told = [_variation(each, found["variations"][each.name]) for each in VARIATIONS]
    return "\n".join([_OPENING.read_text(encoding="utf-8"), *told, _losses(found["losses"])])


def draw(found: Found, folder: Path) -> list[Picture]:
    variations = [
        Picture(tables.draw(found["variations"][each.name]["first"], folder / _plot(each)), _caption(each))
        for each in VARIATIONS
    ]
    return [*variations, _draw_losses(found["losses"], folder / LOSSES)]


def _losses(found: Found) -> str:
    """Tricks where they count, by role, and chips by contract."""
    heads = ["Lost a game", "Games", "Too hard", *(f"Tricks, {role}" for role in ROLES), *_CHIPS]
    rows = [
        [
            title(player),
            f"{own['games']:,}",
            f"{own['too_hard']:,}",
            *(figure(own[role], "tricks", 2) for role in ROLES),
            *(figure(own[part], "chips", 2) for part in PARTS),
        ]
        for player, own in found.items()
    ]
    frame = Template(_AGAINST.read_text(encoding="utf-8"))
    return frame.substitute(plot=LOSSES, table=table(heads, rows))


def _draw_losses(found: Found, path: Path) -> Picture:
    drawing, axes = bars.panels(2)
    own = {title(player): each for player, each in found.items()}
    tricks = {name: {role: each[role] for role in ROLES} for name, each in own.items()}
    bars.groups(axes[0], tricks, "tricks")
    bars.chips(axes[0], "tricks given away a game of Rik or Solo 8")
    chips = {name: {PARTS[part]: each[part] for part in PARTS} for name, each in own.items()}
    bars.groups(axes[1], chips, "chips")
    bars.chips(axes[1], "chips given away a game")
    bars.legend(drawing, axes[1])
    return Picture(bars.save(drawing, path), "What each player's cards give away beside the Oracle")


def _variation(variation: Variation, own: Found) -> str:
    best, second = own["finalists"]
    return f"""### {variation.title}

{variation.text}

First phase: {size(own["first"])}.

![{_caption(variation)}]({_plot(variation)})

{tables.auctions(own["first"])}
{tables.chips(own["first"])}
Chips a game more than in the thesis's tournament:

{_changes(variation, own["change"])}
Final of the best two, {title(best)} and {title(second)}: {size(own["final"])}.

{tables.chips(own["final"])}
New against old, two against two: {_duel_size(own)}.

{_duels(variation, own)}"""


def _changes(variation: Variation, found: Found) -> str:
    rows = [
        [f"{title(new)} for {title(old)}" if new != old else title(old), *_parts(found[old])]
        for old, new in zip(found, variation.players, strict=True)
    ]
    return table(["Player", *PARTS.values()], rows)


def _duels(variation: Variation, own: Found) -> str:
    rows = [
        [f"{title(new)} over {title(old)}", *_parts(own["duels"][old]["over"][new][old])]
        for old, new in variation.replaced.items()
    ]
    return table(["Chips a game", *PARTS.values()], rows)


def _parts(found: Found) -> list[str]:
    return [figure(found[part], "chips", 3) for part in PARTS]


def _duel_size(own: Found) -> str:
    each = next(iter(own["duels"].values()))
    return f"{each['deals']:,} deals, {each['games']:,} games each"


def _plot(variation: Variation) -> str:
    return f"beyond_{variation.name}.png"


def _caption(variation: Variation) -> str:
    return f"{variation.title}: auctions, contracts made, chips"
