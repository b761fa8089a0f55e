"""The arena does not depend on Big Two: it plays, stores and sums up a game of partners and chips."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena import chips
from upperhand import games
from upperhand.arena import Match, Schedule, make_match, run
from upperhand.arena.outcome import read_outcome, tagged
from upperhand.arena.report import write_report
from upperhand.arena.run import ThisProcess
from upperhand.arena.statistics.words import scoreless_sentence
from upperhand.arena.summary import summarise
from upperhand.errors import RecordError
from upperhand.match import play_game


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(games.GAMES, "chips", "Chips")
    monkeypatch.setitem(sys.modules, "upperhand.chips", chips)
    monkeypatch.setitem(sys.modules, "upperhand.chips.players", chips)
    monkeypatch.setitem(sys.modules, "upperhand.chips.words", chips)
    return make_match(["bold", "any"], game="chips", layout="2v2", deals=60, seed=3)


def as_any_state(state: chips.State) -> games.State:
    """For the type checker: the second game provides everything that a game must provide."""
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
    assert bold["mean_score_lost"] == -2
    assert "cards_left" not in bold
    assert found["ratings"]["bold"]["rating_ci"][0] > found["ratings"]["any"]["rating_ci"][1]
    page = write_report(tmp_path, {"title": "Chips", "command": "…", **found}, played).read_text()
    assert "Chips by the rules table" in page
    assert "Cards left" not in page
    assert "Chips per game" in page
    assert "points" not in page.lower()


def test_games_that_give_nobody_anything(match: Match) -> None:
    played = run(Schedule((match,)), workers=ThisProcess)
    even = sum(not any(outcome.scores) for outcome in played.outcomes)
    found = summarise(played)
    assert 0 < even == found["scoreless_games"]
    assert f"{even} of 360 games were even" in scoreless_sentence(found)


def test_roles_are_told_apart(match: Match) -> None:
    found = summarise(run(Schedule((match,)), workers=ThisProcess))["roles"]
    for name, roles in found.items():
        assert {role: each["seats"] for role, each in roles.items()} == {"plays": 540, "deals": 180}
        assert roles["deals"]["share"] == 0.25
        gained = sum(each["mean_score"] * each["seats"] for each in roles.values())
        assert gained > 0 if name == "bold" else gained < 0
        assert roles["deals"]["mean_score_ci"][0] < roles["deals"]["mean_score"]


def test_the_record_of_another_dealer_does_not_belong(match: Match) -> None:
    fixture = match[0]
    state = fixture.start()
    record = play_game(state, [match.entrants[each].player for each in fixture.seating], 3, game="chips")
    record = tagged(record, fixture)
    assert record.dealer == state.dealer  # type: ignore[attr-defined]
    read_outcome(record, fixture)
    with pytest.raises(RecordError, match="another schedule"):
        read_outcome(replace(record, dealer=(state.dealer + 1) % 4, scores=None, moves=()), fixture)  # type: ignore[attr-defined]
