"""The tables and plots of a phase, of the thesis's tournament or another."""

from pathlib import Path

from upperhand.arena.statistics.words import figure
from upperhand.experiments.rikken import bars
from upperhand.experiments.rikken.players import CONTRACTS, title
from upperhand.experiments.rikken.tournament.measures import ALL
from upperhand.experiments.wording import Found, minus, share, table

PARTS = {**CONTRACTS, ALL: "All"}


def auctions(found: Found) -> str:
    """Figures 4.25 to 4.34: auctions won, games won, and the share of the one in the other."""
    heads = ["Declarer", *(f"{PARTS[part]}: auctions, won, share" for part in PARTS)]
    rows = [
        [title(player), *(_auctions(own[part]) for part in PARTS)]
        for player, own in found["players"].items()
        if own[ALL]["declared"]
    ]
    return table(heads, rows)


def chips(found: Found, measure: str = "chips") -> str:
    """Figures 5.1 to 5.4: chips a game, contract by contract and in all."""
    heads = ["Chips a game", *PARTS.values(), "Chips in all"]
    total = "total" if measure == "chips" else "total_declaring"
    rows = [
        [
            title(player),
            *(figure(own[part], measure, 3) for part in PARTS),
            minus(f"{own[ALL][total]:,}"),
        ]
        for player, own in found["players"].items()
    ]
    return table(heads, rows)


def draw(found: Found, path: Path) -> Path:
    """Auctions won, share of contracts made, and chips as declarer and in all, by contract."""
    drawing, axes = bars.panels(4)
    shown = {title(player): own for player, own in found["players"].items()}
    declaring = {name: own for name, own in shown.items() if own[ALL]["declared"]}
    by_contract = {name: {PARTS[part]: own[part] for part in CONTRACTS} for name, own in declaring.items()}
    won = {
        name: {part: f"{cell['won']:,}" for part, cell in own.items()} for name, own in by_contract.items()
    }
    bars.groups(axes[0], by_contract, "declared_rate")
    bars.percent(axes[0], "games declared")
    bars.groups(axes[1], by_contract, "made", won)
    bars.percent(axes[1], "contracts made; games won above")
    in_all = {name: {PARTS[part]: own[part] for part in PARTS} for name, own in shown.items()}
    bars.groups(axes[2], {name: in_all[name] for name in declaring}, "chips_declaring")
    bars.chips(axes[2], "chips a game as declarer")
    bars.groups(axes[3], in_all, "chips")
    bars.chips(axes[3], "chips a game in all roles")
    bars.legend(drawing, axes[3])
    return bars.save(drawing, path)


def _auctions(own: Found) -> str:
    return f"{own['declared']:,}, {own['won']:,}, {share(own, 'made')}"
