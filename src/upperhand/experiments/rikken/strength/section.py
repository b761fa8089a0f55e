"""The section of the report on the strength of card play, and its plots."""

from collections.abc import Iterator
from pathlib import Path
from string import Template

from upperhand.experiments.rikken import bars
from upperhand.experiments.rikken.part import Picture
from upperhand.experiments.rikken.players import CONTRACTS, TITLES
from upperhand.experiments.rikken.strength.published import TABLES
from upperhand.experiments.wording import Found, number, share, table

_FRAME = Path(__file__).with_name("section.md")
PLOT, PARTNERS = "strength.png", "partners.png"


def section(found: Found) -> str:
    own = found["contracts"]
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        deals=f"{found['deals']:,}",
        games=f"{found['games']:,}",
        tables="\n".join(_against(own[contract], contract) for contract in CONTRACTS),
        partners=_partners(own["rik"]["partners"]),
        contradictions="\n".join(_contradictions()),
        plot=PLOT,
        partners_plot=PARTNERS,
    )


def draw(found: Found, folder: Path) -> list[Picture]:
    drawing, axes = bars.panels(len(CONTRACTS))
    for panel, (contract, title) in zip(axes, CONTRACTS.items(), strict=True):
        against = found["contracts"][contract]["against"]
        bars.groups(panel, {TITLES[each]: _titled(cells) for each, cells in against.items()}, "made")
        bars.percent(panel, f"{title} made")
        panel.set_xlabel("against")
    bars.legend(drawing, axes[0], "declarer")
    one, (panel,) = bars.panels(1, columns=1)
    partners = found["contracts"]["rik"]["partners"]
    shown = {TITLES[each]: _titled(cells) for each, cells in partners.items() if each in TITLES}
    bars.groups(panel, shown, "made")
    bars.percent(panel, "Rik made")
    panel.set_xlabel("partner")
    bars.legend(one, panel, "declarer")
    return [
        Picture(bars.save(drawing, folder / PLOT), "Contracts made, by declarer and opponents"),
        Picture(bars.save(one, folder / PARTNERS), "Rik made, by declarer and partner"),
    ]


def _titled(cells: Found) -> Found:
    return {TITLES[each]: cell for each, cell in cells.items()}


def _against(own: Found, contract: str) -> str:
    heads = [f"{CONTRACTS[contract]}, declared by", *(f"against {title}" for title in TITLES.values())]
    rows = [
        [
            TITLES[declarer],
            *(f"{share(cell, 'made')}, {number(cell['tricks'])} tricks" for cell in cells.values()),
        ]
        for declarer, cells in own["against"].items()
    ]
    return table(heads, rows)


def _partners(partners: Found) -> str:
    heads = ["Rik, declared by", *(f"with {title}" for title in TITLES.values())]
    rows = [
        [TITLES.get(declarer, "the three that think"), *(share(cell, "made") for cell in cells.values())]
        for declarer, cells in partners.items()
    ]
    return table(heads, rows)


def _contradictions() -> Iterator[str]:
    """Where the last of a line of a table is not the strongest opponent of the sentence under it."""
    for contract, said in TABLES.items():
        for declarer, best in said.best_opponent.items():
            worst = said.best_against[declarer][-1]
            if worst != (best,):
                printed = " and ".join(TITLES[each] for each in worst)
                yield (
                    f"- {said.table}, {CONTRACTS[contract]}: the line of {TITLES[declarer]} ends with "
                    f"{printed}, the sentence below it calls {TITLES[best]} its strongest opponent."
                )
