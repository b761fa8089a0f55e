"""The arena knows nothing of Big Two: a game of partners and chips is played, kept and summed up as well."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.arena import chips
from upperhand import games
from upperhand.arena import Match, Schedule, make_match, run
from upperhand.arena.report import write_report
from upperhand.arena.summary import summarise
from upperhand.arena.workers import ThisProcess


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(games.GAMES, "chips", "Chips")
    monkeypatch.setitem(sys.modules, "upperhand.chips", chips)
    monkeypatch.setitem(sys.modules, "upperhand.chips.players", chips)
    return make_match(["bold", "any"], game="chips", layout="2v2", deals=60, seed=3)


def as_any_state(state: chips.State) -> games.State:
    """Here for the type checker: the second game gives all that a game must give."""
    return state


def test_it_is_played_kept_and_gone_on_with(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "chips.jsonl"
    played = run(Schedule((match,)), workers=ThisProcess, save=path)
    assert run(Schedule((match,)), workers=ThisProcess, save=path).outcomes == played.outcomes


def test_everybody_has_every_place_beside_the_dealer(match: Match) -> None:
    places: dict[str, list[int]] = {}
    for fixture in match:
        state = fixture.start()
        assert isinstance(state, chips.State)
        for seat, name in enumerate(fixture.names):
            places.setdefault(name, []).append((seat - state.dealer) % 4)
    for had in places.values():
        assert [had.count(place) for place in range(4)] == [len(had) // 4] * 4


def test_figures_and_report(match: Match, tmp_path: Path) -> None:
    played = run(Schedule((match,)), workers=ThisProcess)
    found = summarise(played)
    bold, other = found["players"]["bold"], found["players"]["any"]
    assert found["rules"] == "table"
    assert bold["mean_score"] == pytest.approx(-other["mean_score"])
    assert bold["mean_score_ci"][0] > 0
    assert bold["mean_score_won"] == 2
    assert bold["cards_left"] == 0
    assert found["ratings"]["bold"]["rating_ci"][0] > found["ratings"]["any"]["rating_ci"][1]
    page = write_report(tmp_path, {"title": "Chips", "command": "…", **found}, played).read_text()
    assert "Chips by the rules table" in page
    assert "Cards left at the end" not in page
