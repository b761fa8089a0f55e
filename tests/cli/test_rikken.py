"""Every command that takes a game, for Rikken."""

from pathlib import Path

from tests.cli.command import json_of, output_of, refusal_of, upperhand
from tests.record.test_dealer import game
from tests.record.test_value import GAME
from upperhand import Record, games
from upperhand.notation import read_notation
from upperhand.rikken import PRESETS, Rules, State, perft, preset

ARENA = ("arena", "--game", "rikken", "--rules", "vorsteveld2007", "--layout", "2v2", "--deals", "4")
PLAYERS = ("--players", "random", "random_silent")


def test_players_and_rules() -> None:
    assert [row["name"] for row in json_of("players", "--game", "rikken")] == list(games.players("rikken"))
    assert [row["name"] for row in json_of("rules", "--game", "rikken")] == list(PRESETS)
    text = output_of("rules", "vorsteveld2007:must_trump=true", "--game", "rikken")
    assert all(name in text for name, _, _ in Rules.SWITCHES)


def test_perft() -> None:
    found = json_of("perft", "--game", "rikken", "--depth", "4")
    assert found["rules"] == "vorsteveld2007"
    assert found["sequences"] == perft(State.deal(preset("vorsteveld2007"), 1), 4)


def test_the_arena_does_not_depend_on_workers() -> None:
    one, two = (json_of(*ARENA, *PLAYERS, "--workers", count) for count in "12")
    for found in (one, two):
        assert found["games"] == 24
    assert one["differences"] == two["differences"]
    assert one["roles"] == two["roles"]


def test_the_arena_for_people() -> None:
    text = output_of(*ARENA, *PLAYERS)
    assert "chips per game" in text
    assert "seats won" in text
    assert "Roles" in text
    assert "points" not in text
    assert "cards left" not in text


def test_replay_shows_auction_and_tricks_and_picks_a_game(tmp_path: Path) -> None:
    path, record = tmp_path / "games.jsonl", game(1)
    path.write_text(f"{GAME.to_json()}\n{record.to_json()}\n")
    text = output_of("replay", "--game", "rikken", str(path))
    assert "game 2: Rikken, vorsteveld2007, seed 1" in text
    assert "Big Two" not in text
    assert text.count("takes it") == 13
    assert "deals" in text
    (printed,) = output_of("replay", "--game", "rikken", str(path), "--json").splitlines()
    assert Record.from_json(printed) == record
    assert list(read_notation(output_of("replay", "--game", "rikken", str(path), "--notation"))) == [record]
    assert "there is no game 'chess'" in refusal_of("replay", "--game", "chess", str(path))


def test_play_sits_down_to_rikken() -> None:
    done = upperhand("play", "--game", "rikken", "--seed", "3", "--games", "1", input="")
    assert done.returncode == 0, done.stderr
    assert "Game 1, vorsteveld2007, seed 3." in done.stdout
