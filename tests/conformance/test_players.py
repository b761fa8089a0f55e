"""What every player in the table must do, on every preset and number of players, without exemption."""

import json
from dataclasses import is_dataclass
from typing import Any

import pytest

from tests.conftest import scaled
from upperhand import Decision, Record, Rng, games, make_player
from upperhand.conformance import Watched
from upperhand.match import play_game
from upperhand.player import format_spec, setting_kinds, settings_of

TABLES = [
    (game, preset, count, player)
    for game in games.GAMES
    for preset, entry in games.load(game).PRESETS.items()
    for count in entry.players
    for player in games.players(game)
]
PLAYERS = [(game, player) for game in games.GAMES for player in games.players(game)]


class Translated(Watched):
    """A player of ours under observation: its reasons are messages that every language has."""

    def decide(self, view: Any, rng: Rng) -> Decision:
        decision = super().decide(view, rng)
        assert decision.reason.code != "plain_text"
        told = {"move": str(decision.move), "reason": decision.reason.to_json()}
        values = [[str(move), value] for move, value in decision.values]
        written = json.dumps({**told, "values": values}, allow_nan=False)
        assert json.loads(written) == {**told, "values": values}
        return decision


@pytest.mark.parametrize(("game", "preset", "count", "player"), TABLES)
def test_plays_whole_games(game: str, preset: str, count: int, player: str) -> None:
    rules = games.read_rules(f"{preset}:players={count}", game)
    for seed in range(scaled(1, 50)):
        state = games.load(game).State.deal(rules, seed)
        watched = [Translated(make_player(player, game)) for _ in range(count)]
        record = play_game(state, watched, seed, game=game)
        assert sum(each.decisions for each in watched) > 0
        assert Record.from_json(record.to_json()).replay() == state


@pytest.mark.parametrize(("game", "player"), PLAYERS)
def test_the_same_seed_gives_the_same_record(game: str, player: str) -> None:
    for preset, entry in games.load(game).PRESETS.items():
        states = [games.load(game).State.deal(entry.rules, 7) for _ in range(2)]
        first, second = (play_game(state, [make_player(player, game)] * 4, 7, game=game) for state in states)
        assert first == second, preset


@pytest.mark.parametrize(("game", "player"), PLAYERS)
def test_is_a_frozen_value_with_a_docstring_and_typed_settings(game: str, player: str) -> None:
    made = make_player(player, game)
    assert is_dataclass(type(made))
    assert vars(type(made))["__dataclass_params__"].frozen
    assert hash(made) == hash(make_player(player, game))
    assert type(made).__doc__
    assert not (type(made).__doc__ or "").startswith(f"{type(made).__name__}("), (
        "the docstring is the dataclass's own"
    )
    assert settings_of(made).keys() == setting_kinds(made).keys()


@pytest.mark.parametrize(("game", "player"), PLAYERS)
def test_its_spec_makes_it_again(game: str, player: str) -> None:
    made = make_player(player, game)
    assert make_player(format_spec(made, game), game) == made
    for setting, value in settings_of(made).items():
        text = format_spec(made, game)
        assert getattr(make_player(text, game), setting) == value
