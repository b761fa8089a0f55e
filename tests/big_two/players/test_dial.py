"""The dial: what it plays at its marks, and that more is stronger."""

import pytest

from tests.conftest import scaled
from upperhand import Rng, make_player
from upperhand.arena import Schedule, make_match, run
from upperhand.arena.run import ThisProcess
from upperhand.arena.table import tables
from upperhand.big_two import State, preset
from upperhand.big_two.players.dial import Dial, whim
from upperhand.errors import SpecError


def test_whims_become_rarer_with_every_step() -> None:
    chances = [whim(strength) for strength in range(101)]
    assert chances == sorted(chances, reverse=True)
    assert (chances[0], chances[90]) == (1.0, 0.0)


def test_its_marks_are_the_players_they_say() -> None:
    state = State.deal(preset("hongkong"), seed=11)
    view = state.view(state.turn)
    assert Dial(90).decide(view, Rng(3)).move == make_player("network").decide(view, Rng(3)).move
    whims = {Dial(0).decide(view, Rng(seed)).move for seed in range(60)}
    assert len(whims) == len(view.legal_moves())


def test_at_its_end_it_searches() -> None:
    state = State.deal(preset("hongkong"), seed=11)
    view = state.view(state.turn)
    rng = Rng(3)
    rng.random()  # the dial draws whether it moves by whim before it searches
    wanted = make_player("champion:playouts=40,deals=20").decide(view, rng)
    assert Dial(91).decide(view, Rng(3)) == wanted


def test_more_is_stronger() -> None:
    """About three games in four; two players of the same strength would pass once in a thousand times."""
    match = make_match(
        ["dial:strength=80", "dial:strength=40"], deals=scaled(12, 60), seed=3, rules="hongkong"
    )
    table = tables(run(Schedule((match,)), workers=ThisProcess))[0]
    assert table.wins_by_deal(0).mean() > 0.68


@pytest.mark.parametrize("strength", [-1, 101])
def test_there_is_nothing_beyond_its_ends(strength: int) -> None:
    with pytest.raises(SpecError, match="from 0 to 100"):
        make_player(f"dial:strength={strength}")
