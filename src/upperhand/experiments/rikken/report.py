"""The report: `README.md`, the frame `report.md` filled with the results of the parts that were run."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Template

from upperhand.experiments.claim import HELD, NOT_HELD, OPEN, Claim
from upperhand.experiments.rikken.part import Part
from upperhand.experiments.wording import Found, table

_FRAME = Path(__file__).with_name("report.md")
_HEADS = ["Claim of the thesis", "Thesis", "Ours, 95% interval", "Our games", "Verdict"]


@dataclass(frozen=True)
class Told:
    """A part that was run, with which part of the thesis's counts, and what came of it."""

    part: Part
    scale: float
    seed: int
    found: Found

    @property
    def claims(self) -> list[Claim]:
        return self.part.claims(self.found)

    def command(self, usual_seed: int) -> str:
        scale = "" if self.scale == 1 else f" --scale {self.scale:g}"
        seed = "" if self.seed == usual_seed else f" --seed {self.seed}"
        return f"upperhand experiment rikken --part {self.part.name}{scale}{seed}"


def page(told: Sequence[Told], usual_seed: int) -> str:
    """The whole report in Markdown."""
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        parts=_parts(told, usual_seed),
        verdicts=_verdicts([claim for each in told for claim in each.claims]),
        sections="\n".join(_section(each) for each in told),
    )


def summary(told: Sequence[Told]) -> str:
    """Every claim in a line, for the terminal."""
    lines = [
        f"{each.part.name}: {claim.verdict.strip('*')}: {claim.text}; {claim.ours}"
        for each in told
        for claim in each.claims
    ]
    return "\n".join([*lines, _verdicts([claim for each in told for claim in each.claims])])


def _parts(told: Sequence[Told], usual_seed: int) -> str:
    rows = [
        [
            f"[{each.part.name}](#{_anchor(each)})",
            f"`{each.command(usual_seed)}`",
            *(str(count) for count in _counts(each.claims)),
        ]
        for each in told
    ]
    return table(["Part", "Written by", "Held", "Not held", "Open"], rows)


def _section(each: Told) -> str:
    """The part's own words after its heading and claims."""
    heading, _, rest = each.part.section(each.found).partition("\n")
    size = "" if each.scale == 1 else f"With {each.scale:.3g} of the full counts.\n\n"
    claims = table(_HEADS, [claim.cells for claim in each.claims]) if each.claims else ""
    return f"{heading}\n\n{size}{rest.strip()}\n\n{claims}"


def _anchor(each: Told) -> str:
    """Of its heading, as pages of Markdown name it."""
    heading = each.part.section(each.found).partition("\n")[0].lstrip("# ").lower()
    return "".join(sign for sign in heading.replace(" ", "-") if sign.isalnum() or sign in "-_")


def _verdicts(claims: Sequence[Claim]) -> str:
    held, not_held, open_ = _counts(claims)
    return f"Of {len(claims)} claims {held} held, {not_held} did not hold, and {open_} are open."


def _counts(claims: Sequence[Claim]) -> list[int]:
    verdicts = [claim.verdict for claim in claims]
    return [verdicts.count(verdict) for verdict in (HELD, NOT_HELD, OPEN)]
