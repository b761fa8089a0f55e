"""The whole experiment: runs its parts, and writes the report of all parts that have been run."""

import json
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from upperhand import spec
from upperhand.errors import UpperhandError
from upperhand.experiments.request import Request, Result
from upperhand.experiments.rikken import report
from upperhand.experiments.rikken.part import Part, Setup

SEED = 20070704  # of deals that served no choice of a player or a setting
# In the order of the report. A new part is one package beside this file and one line here.
PARTS = {
    "consistency": "the Monte-Carlo player is asked the same again and again",
    "accuracy": "forecasts of the bidding methods against tricks won, and the conditions that follow",
    "strength": "every type of player declares the same hands against every type",
    "tournament": "bidding and play together: all four types, then the best two",
    "adaptation": "bidding that learns, against weak, strong and changing opponents",
    "beyond": "the tournament with calibrated, knowing and adaptive players, and all against the Oracle",
}


def run_experiment(request: Request) -> Result:
    """The parts asked for, or all, with the thesis's counts or a part of them."""
    request.refuse("size", "people")
    chosen = tuple(PARTS) if request.part is None else request.part
    for name in chosen:
        spec.pick(PARTS, name, "part")
    scale = 1.0 if request.scale is None else request.scale
    if not 0 < scale <= 1:
        raise UpperhandError(f"the scale {scale:g} is not possible: it is above 0 and at most 1")
    results = _read(request.out)
    for name in chosen:
        request.tell(f"{name}: {PARTS[name]}")
        results[name] = _run(name, request, scale)
        _write(request.out, results)
    return _report(request.out, results)


def load(name: str) -> Part:
    part: Part = import_module(f"upperhand.experiments.rikken.{name}").PART
    return part


def _run(name: str, request: Request, scale: float) -> dict[str, Any]:
    seed = SEED if request.seed is None else request.seed
    setup = Setup(scale, seed, _folder(request.out, name, scale, seed), request.workers)
    found = load(name).run(setup, request.progress)
    # As a later run reads it, so that a report does not depend on when its parts were run.
    return {"scale": scale, "seed": seed, "found": json.loads(json.dumps(found))}


def _folder(out: Path, name: str, scale: float, seed: int) -> Path:
    """A folder for each scale and seed; git is told to pass over all of them."""
    folder = out / "games" / f"scale_{scale:g}_seed_{seed}" / name
    folder.mkdir(parents=True, exist_ok=True)
    (out / "games" / ".gitignore").write_text("*\n", encoding="ascii")
    return folder


def _read(out: Path) -> dict[str, Any]:
    """The results of parts that were run before, in whatever size."""
    path = out / "results.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def _write(out: Path, results: dict[str, Any]) -> Path:
    path = out / "results.json"
    path.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    return path


def _report(out: Path, results: dict[str, Any]) -> Result:
    told = [report.Told(load(name), **results[name]) for name in _in_order(results)]
    pictures = [picture.file for each in told for picture in each.part.pictures(each.found, out)]
    page = out / "README.md"
    page.write_text(report.page(told, SEED), encoding="utf-8")
    return Result(results, report.summary(told), (page, _write(out, results), *pictures))


def _in_order(results: Iterable[str]) -> list[str]:
    return [name for name in PARTS if name in set(results)]
