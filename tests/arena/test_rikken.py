"""Rikken in the arena: chips, every place relative to the dealer, passed-out games, roles and reports."""

from pathlib import Path

import pytest

from upperhand.arena import Schedule, make_match, run
from upperhand.arena.report import write_report
from upperhand.arena.run import ThisProcess
from upperhand.arena.summary import summarise
from upperhand.arena.tournament import make_tournament
from upperhand.record import read_records, verify
from upperhand.rikken import State

DEALS = 24


def match(*players: str, **options: object) -> Schedule:
    settings = {"game": "rikken", "layout": "2v2", "deals": DEALS, "seed": 1} | options
    return Schedule((make_match(players, **settings),))  # type: ignore[arg-type]


def test_games_are_kept_with_their_dealer_and_gone_on_with(tmp_path: Path) -> None:
    path, schedule = tmp_path / "rikken.jsonl", match("random", "random_silent")
    played = run(schedule, workers=ThisProcess, save=path)
    assert verify(path) == DEALS * 6
    assert {record.dealer for record in read_records(path)} == {0, 1, 2, 3}
    again = run(schedule, workers=ThisProcess, save=path)
    assert again.played == 0
    assert again.outcomes == played.outcomes


def test_everybody_has_every_place_beside_the_dealer() -> None:
    places: dict[str, list[int]] = {}
    for fixture in match("random", "random_silent"):
        state = fixture.start()
        assert isinstance(state, State)
        for seat, name in enumerate(fixture.names):
            places.setdefault(name, []).append((seat - state.dealer) % 4)
    for had in places.values():
        assert [had.count(place) for place in range(4)] == [len(had) // 4] * 4


def test_scores_are_chips_and_a_seat_wins_that_gains() -> None:
    found = summarise(run(match("random", "random_silent"), workers=ThisProcess))
    first, second = found["players"]["random"], found["players"]["random_silent"]
    assert first["mean_score"] == pytest.approx(-second["mean_score"])
    assert second["mean_score_ci"][0] > 0
    assert first["mean_score_won"] > 0 > first["mean_score_lost"]
    assert "cards_left" not in first
    assert found["ratings"]["random"]["rating"] < found["ratings"]["random_silent"]["rating"]
    assert not any(role in found["roles"]["random_silent"] for role in ("Rik", "Solo 8", "Piek", "Misère"))
    seats = sum(each["seats"] for each in found["roles"]["random"].values())
    assert seats == DEALS * 12
    for each in found["roles"]["random"].values():
        low, high = each["seat_win_rate_ci"]
        assert low is None or 0 <= low <= each["seat_win_rate"] <= high <= 1
        assert low is None or low < high


def test_a_role_of_one_deal_has_no_interval() -> None:
    found = summarise(run(match("random", "random_silent", deals=1), workers=ThisProcess))["roles"]
    for each in found["random"].values():
        assert each["mean_score_ci"] == each["seat_win_rate_ci"] == [None, None]


def test_games_that_all_pass_count_and_give_nobody_anything(tmp_path: Path) -> None:
    schedule = match("random_silent", "random:bids=false", deals=4)
    played = run(schedule, workers=ThisProcess)
    found = summarise(played)
    assert found["games"] == found["scoreless_games"] == 24
    for each in found["players"].values():
        assert each["mean_score"] == each["seat_win_rate"] == 0
        assert each["mean_score_won"] is each["mean_score_lost"] is None
    page = write_report(tmp_path, {"title": "Silence", "command": "…", **found}, played).read_text()
    assert "24 of 24 games were passed out" in page


def test_the_report_speaks_of_chips_seats_and_roles(tmp_path: Path) -> None:
    played = run(match("random", "random_silent"), workers=ThisProcess)
    found = {"title": "Chips", "command": "…", **summarise(played)}
    page = write_report(tmp_path, found, played).read_text()
    for text in ("Rikken by the rules vorsteveld2007", "Chips per game", "Seats won", "against Misère"):
        assert text in page
    for text in ("Cards left", "Games won", "points"):
        assert text not in page


def test_a_tournament_of_rikken() -> None:
    described = {
        "game": "rikken",
        "rules": "vorsteveld2007_full:all_pass=schoppen_mie",
        "players": ["random", "random_silent"],
        "deals": 2,
        "seed": 3,
    }
    found = summarise(run(make_tournament(described).schedule, workers=ThisProcess))
    assert found["games"] == 12
    assert found["scoreless_games"] == 0
