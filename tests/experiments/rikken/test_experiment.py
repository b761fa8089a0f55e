"""The whole experiment, very small: its report is written, part by part, and it resumes where it stopped."""

import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

from upperhand.arena import Run, Schedule
from upperhand.errors import SpecError, UpperhandError
from upperhand.experiments.request import Request, Result
from upperhand.experiments.rikken.experiment import PARTS, run_experiment
from upperhand.rikken.deals import CHAIN

SCALE = 1e-9  # two deals of everything
SOME = ("strength", "tournament", "beyond")
QUICK = ("tournament",)


def unused(_: Schedule, __: Path) -> Run:
    raise AssertionError("the parts play by themselves")


def experiment(
    out: Path, part: Sequence[str] | None, scale: float | None = SCALE, workers: int = 1
) -> Result:
    return run_experiment(
        Request(
            None, 5, out, unused, scale=scale, part=None if part is None else tuple(part), workers=workers
        )
    )


def games_of(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.jsonl"))}


def without_times(results: dict[str, dict[str, dict[str, object]]]) -> object:
    return {
        name: {key: value for key, value in part["found"].items() if key != "core_minutes"}
        for name, part in results.items()
    }


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Result:
    return experiment(tmp_path_factory.mktemp("report"), SOME)


def folder_of(result: Result) -> Path:
    return result.files[0].parent


def test_every_file_is_written(result: Result) -> None:
    names = [path.name for path in result.files]
    assert names[:2] == ["README.md", "results.json"]
    assert len(names) == len(set(names)) > 2
    assert all(path.stat().st_size > 0 for path in result.files)
    assert json.loads(result.files[1].read_text()) == result.figures
    assert set(result.figures) == set(SOME)


def test_the_report_shows_every_picture_and_claim(result: Result) -> None:
    page = result.files[0].read_text(encoding="utf-8")
    for path in result.files[2:]:
        assert f"]({path.name})" in page
    for name, part in result.figures.items():
        assert f"upperhand experiment rikken --part {name} --scale 1e-09 --seed 5" in page
        for claim in PARTS[name].claims(part["found"]):
            assert f"| {' | '.join(claim.cells)} |" in page
    assert "$" not in page


@pytest.mark.parametrize("name", PARTS)
def test_every_part_is_the_one_of_its_name(name: str) -> None:
    assert PARTS[name] is import_module(f"upperhand.experiments.rikken.{name}")


def test_games_are_kept_where_git_does_not_look(result: Result) -> None:
    games = folder_of(result) / "games"
    assert (games / ".gitignore").read_text() == "*\n"
    assert {path.name for path in (games / f"chain_{CHAIN}_scale_1e-09_seed_5").iterdir()} == set(SOME)


def test_a_part_goes_on_and_leaves_the_others(result: Result, tmp_path: Path) -> None:
    """Results of another part stay in the report; games of a file that was cut off are played again."""
    other = next(name for name in SOME if name not in QUICK)
    (tmp_path / "results.json").write_text(json.dumps({other: result.figures[other]}))
    done = folder_of(result) / "games" / f"chain_{CHAIN}_scale_1e-09_seed_5" / "tournament" / "first.jsonl"
    kept = tmp_path / "games" / f"chain_{CHAIN}_scale_1e-09_seed_5" / "tournament" / "first.jsonl"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(done.read_bytes()[:9_999])
    again = experiment(tmp_path, QUICK, workers=2)
    assert games_of(kept.parent) == games_of(done.parent)
    both = {name: result.figures[name] for name in (other, *QUICK)}
    assert without_times(again.figures) == without_times(both)


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="there is no part 'luck'; choose from "):
        experiment(tmp_path, ["luck"])
    for scale in (0.0, 1.5):
        with pytest.raises(UpperhandError, match=r"the scale .* is not possible"):
            experiment(tmp_path, QUICK, scale=scale)
    with pytest.raises(UpperhandError, match="no --size"):
        run_experiment(Request("paper", None, tmp_path, unused))
    assert not list(tmp_path.iterdir())
