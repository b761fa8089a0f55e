"""An analysis advises what its figures rank first, tells every move asked for, and repeats itself."""

import json
from itertools import pairwise
from typing import Any

import pytest

from tests.conftest import scaled
from upperhand import Rng, analyse, games, make_player
from upperhand.analysis import Analysis
from upperhand.errors import IllegalMoveError, OutOfTurnError, UpperhandError
from upperhand.locales import LANGUAGES, say

EFFORT = 60
GAMES = {"big_two": "network", "rikken": "advanced"}
PRESETS = [(game, name) for game in GAMES for name in games.load(game).PRESETS]


def begun(game: str, preset: str, seed: int, moves: int) -> Any:
    """A game after so many moves of a good player."""
    package = games.load(game)
    state, player = (
        package.State.deal(package.PRESETS[preset].rules, seed=seed),
        make_player(GAMES[game], game),
    )
    while not state.over and state.ply < moves:
        state.apply(player.decide(state.view(state.turn), Rng(seed)).move)
    return state


def checked(view: Any, found: Analysis) -> None:
    legal = view.legal_moves()
    moves = [one.move for one in found.candidates]
    assert all(move in legal for move in moves)
    assert len(set(moves)) == len(moves)
    assert found.best.points == max(one.points for one in found.candidates)
    assert all(one.points >= other.points for one, other in pairwise(found.candidates))
    for one in found.candidates:
        assert 0 <= one.chance <= 1
        assert one.line[0] == (view.seat, one.move)
        assert one.games > 0
        assert all("{" not in say(one.reason, language) for language in LANGUAGES)
    assert not found.forced or found.best.chance == 1


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_what_is_advised_is_what_the_figures_rank_first(game: str, preset: str) -> None:
    for seed in range(scaled(2, 40)):
        state = begun(game, preset, seed, Rng(seed).below(50))
        if state.over:
            continue
        view = state.view(state.turn)
        asked = view.legal_moves()[seed % len(view.legal_moves())]
        found = analyse(view, also=[asked], effort=EFFORT, seed=seed)
        checked(view, found)
        assert found.of(asked).move == asked
        assert found == analyse(view, also=[asked], effort=EFFORT, seed=seed, threads=2)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_json(game: str) -> None:
    state = begun(game, next(iter(games.load(game).PRESETS)), seed=3, moves=9)
    found = analyse(state.view(state.turn), effort=EFFORT)
    data = json.loads(json.dumps(found.to_json()))
    assert data["best"] == data["candidates"][0]["move"] == str(found.best.move)
    assert data["unit"] == games.words(game).SCORE
    assert data["holders"].keys() == {str(card) for card in state.view(state.turn).unseen}


@pytest.mark.parametrize("game", GAMES)
def test_holders_share_out_every_unseen_card(game: str) -> None:
    state = begun(game, next(iter(games.load(game).PRESETS)), seed=5, moves=14)
    view = state.view(state.turn)
    found = analyse(view, effort=EFFORT)
    for chances in found.holders.values():
        assert chances[view.seat] == 0
        assert sum(chances) == pytest.approx(1, abs=0.001)
    for seat, count in enumerate(view.counts):
        if seat != view.seat:
            assert sum(chances[seat] for chances in found.holders.values()) == pytest.approx(count, abs=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_bad_input_is_refused_in_a_sentence(game: str) -> None:
    state = begun(game, next(iter(games.load(game).PRESETS)), seed=1, moves=5)
    view, other = state.view(state.turn), state.view((state.turn + 1) % 4)
    with pytest.raises(UpperhandError, match="effort is a number of games"):
        analyse(view, effort=1)
    with pytest.raises(OutOfTurnError, match="not this seat's turn"):
        analyse(other)
    with pytest.raises(TypeError, match="a View of a game is needed"):
        analyse(state)
    illegal = next(move for move in map(games.load(game).Move, ("3D", "4H", "5S")) if not view.is_legal(move))
    with pytest.raises(IllegalMoveError):
        analyse(view, also=[illegal])
