"""The whole experiment: runs its parts, and writes the report of all parts that have been run."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any

from upperhand import spec
from upperhand.experiments.reporting import (
    Claim,
    Figures,
    claims_table,
    table,
    verdict_counts,
    verdicts_sentence,
)
from upperhand.experiments.request import Request, Result, check_scale
from upperhand.experiments.rikken import (
    accuracy,
    adaptation,
    beyond,
    consistency,
    hands,
    strength,
    tournament,
)
from upperhand.experiments.rikken.part import Part, Setup
from upperhand.rikken.deals import CHAIN

SEED = 20070704  # of deals that served no choice of a player or a setting
# In the order of the report. A new part is one module in this folder and one line here.
PARTS: dict[str, Part] = {
    "hands": hands,
    "consistency": consistency,
    "accuracy": accuracy,
    "strength": strength,
    "tournament": tournament,
    "adaptation": adaptation,
    "beyond": beyond,
}
_FRAME = Path(__file__).with_name("report.md")
# Of results that an earlier version kept.
_OTHER_DEALS = """**Other deals, other players.** These figures belong to deals after one game of random cards
on a new pack, which are wilder than those of a table, and to players as they were then: Advanced with a cover
card from jack to ace. The command of the part plays it anew.

"""


def run_experiment(request: Request) -> Result:
    """Runs the requested parts, or all, with the thesis's counts or a fraction of them."""
    request.refuse("size", "people")
    request.refuse_tables()
    chosen = tuple(PARTS) if request.part is None else request.part
    for name in chosen:
        spec.pick(PARTS, name, "part")
    scale = 1.0 if request.scale is None else request.scale
    check_scale(scale)
    results = _read(request.out)
    for name in chosen:
        request.tell(f"{name}: {PARTS[name].TITLE}")
        results[name] = _run(name, request, scale)
        _write(request.out, results)
    return write_report(request.out, results)


def _run(name: str, request: Request, scale: float) -> dict[str, Any]:
    seed = SEED if request.seed is None else request.seed
    setup = Setup(scale, seed, _folder(request.out, name, scale, seed), request.workers)
    found = PARTS[name].run(setup, request.progress)
    # A later run reads the results from JSON. The report must not depend on when its parts ran.
    return {"scale": scale, "seed": seed, "chain": CHAIN, "found": json.loads(json.dumps(found))}


def _folder(out: Path, name: str, scale: float, seed: int) -> Path:
    """A folder for each length of chain, scale and seed, which git ignores."""
    folder = out / "games" / f"chain_{CHAIN}_scale_{scale:g}_seed_{seed}" / name
    folder.mkdir(parents=True, exist_ok=True)
    (out / "games" / ".gitignore").write_text("*\n", encoding="ascii")
    return folder


def _read(out: Path) -> dict[str, Any]:
    """The results of parts that ran before, at any scale."""
    path = out / "results.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def _write(out: Path, results: dict[str, Any]) -> Path:
    path = out / "results.json"
    path.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    return path


def write_report(out: Path, results: dict[str, Any]) -> Result:
    """Writes `README.md` and the plots from results alone."""
    reports = [PartReport(name, **results[name]) for name in PARTS if name in results]
    pictures = [picture.file for each in reports for picture in each.part.pictures(each.found, out)]
    page = out / "README.md"
    page.write_text(report_page(reports, SEED), encoding="utf-8")
    return Result(results, summary(reports), (page, _write(out, results), *pictures))


@dataclass(frozen=True)
class PartReport:
    """A part that has run: at which scale, from which seed, and its results."""

    name: str
    scale: float
    seed: int
    found: Figures
    chain: int | None = None
    """Games before each deal; None: kept by an earlier version, whose deals had one game of random cards."""

    @property
    def part(self) -> Part:
        return PARTS[self.name]

    @property
    def claims(self) -> list[Claim]:
        return self.part.claims(self.found)

    def command(self, usual_seed: int) -> str:
        scale = "" if self.scale == 1 else f" --scale {self.scale:g}"
        seed = "" if self.seed == usual_seed else f" --seed {self.seed}"
        return f"upperhand experiment rikken --part {self.name}{scale}{seed}"

    @property
    def section(self) -> str:
        """The part's own section, with its claims at the end."""
        heading, _, rest = self.part.section(self.found).partition("\n")
        size = "" if self.scale == 1 else f"With {self.scale:.3g} of the full counts.\n\n"
        claims = claims_table(self.claims, "thesis") if self.claims else ""
        return f"{heading}\n\n{size}{_OTHER_DEALS if self.chain is None else ''}{rest.strip()}\n\n{claims}"

    @property
    def anchor(self) -> str:
        """The anchor that Markdown gives the heading."""
        heading = self.part.section(self.found).partition("\n")[0].lstrip("# ").lower()
        return "".join(sign for sign in heading.replace(" ", "-") if sign.isalnum() or sign in "-_")


def report_page(reports: Sequence[PartReport], usual_seed: int) -> str:
    """The whole report in Markdown: the frame `report.md`, filled."""
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        parts=_parts_table(reports, usual_seed),
        verdicts=verdicts_sentence([claim for each in reports for claim in each.claims]),
        sections="\n".join(each.section for each in reports),
        chain=CHAIN,
    )


def summary(reports: Sequence[PartReport]) -> str:
    """One line per claim, for the terminal."""
    lines = [
        f"{each.name}: {claim.verdict.strip('*')}: {claim.text}; {claim.ours}"
        for each in reports
        for claim in each.claims
    ]
    return "\n".join([*lines, verdicts_sentence([claim for each in reports for claim in each.claims])])


def _parts_table(reports: Sequence[PartReport], usual_seed: int) -> str:
    rows = [
        [
            f"[{each.name}](#{each.anchor})",
            f"`{each.command(usual_seed)}`",
            *(str(count) for count in verdict_counts(each.claims)),
        ]
        for each in reports
    ]
    return table(["Part", "Written by", "Held", "Not held", "Open"], rows)
