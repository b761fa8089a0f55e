"""The player that searches: it finds what the network misses, and explains how."""

import pytest

from tests.big_two.players.positions import decide, leading
from tests.conftest import scaled
from tests.property.other_truths import other_truths
from tests.property.positions import Begun
from upperhand import Rng, make_player
from upperhand._core.big_two import SearchOutcome, View, champion_search
from upperhand.big_two import State, preset
from upperhand.big_two.players.champion import Champion
from upperhand.big_two.weights import load_network
from upperhand.errors import SpecError


def opened(seed: int, moves: int = 8, rules: str = "hongkong") -> State:
    """A game in progress, in which the seat to move has a real choice."""
    state = State.deal(preset(rules), seed)
    while not state.over and (state.ply < moves or len(state.legal_moves()) < 3):
        scored = load_network().score(state.view(state.turn))
        state.apply(max(scored, key=lambda one: one[1])[0])
    return state


def searched(view: View, player: Champion) -> SearchOutcome:
    return champion_search(view, load_network(), load_network("rollout"), 7, player.search_settings())


def test_it_wins_by_force_when_it_can() -> None:
    decision = decide(leading("3C 2S", "6C 7D 8H", "6D 7H 9S", "6H 8C 9D"), "champion")
    assert "won, whatever the others hold" in str(decision.reason)


def test_the_same_on_any_number_of_threads() -> None:
    state = opened(seed=2)
    view = state.view(state.turn)
    found = [Champion(playouts=60, deals=20, threads=threads).decide(view, Rng(1)) for threads in (1, 2, 3)]
    assert found[0] == found[1] == found[2]


def test_it_tells_chance_and_points_of_every_candidate() -> None:
    state = opened(seed=2)
    decision = make_player("champion:playouts=60,least_prior=0.0").decide(state.view(state.turn), Rng(1))
    assert len(decision.values) > 1
    told = str(decision.reason)
    assert told.count("wins") == told.count("points") == len(decision.values)
    assert told.startswith("passing" if decision.move.is_pass else str(decision.move))


def test_every_candidate_meets_the_same_deals() -> None:
    """A candidate's figures do not depend on which others it is compared with."""
    state = opened(seed=2)
    view = state.view(state.turn)
    two = searched(view, Champion(candidates=2, playouts=40, deals=20, least_prior=0.0))
    three = searched(view, Champion(candidates=3, playouts=120, deals=20, least_prior=0.0))
    alone, among = two.candidates, three.candidates
    assert alone[0].playouts == alone[1].playouts == 20
    assert [one.move for one in among[:2]] == [one.move for one in alone]
    assert alone[0].gain == 0
    assert alone[1].gain == pytest.approx(alone[1].points - alone[0].points)


def test_an_unreachable_bar_leaves_the_network_its_move() -> None:
    for seed in range(scaled(3, 20)):
        state = opened(seed)
        if not state.over:
            view = state.view(state.turn)
            found = searched(view, Champion(errors=100.0, playouts=20, deals=5, least_prior=0.0))
            if not found.forced:
                assert found.move == make_player("network").decide(view, Rng(1)).move


def test_no_hidden_card_moves_it() -> None:
    """Other deals behind the same view give the same decision, to the last figure."""
    state = opened(seed=4)
    seat = state.turn
    player = Champion(playouts=40, deals=10, least_prior=0.0)
    wanted = player.decide(state.view(seat), Rng(9))
    seen = 0
    for other in other_truths(Begun(state), seat, seed=1, tries=20):
        assert player.decide(other.view(seat), Rng(9)) == wanted
        seen += 1
    assert seen > 0


def test_by_the_clock_it_still_answers() -> None:
    state = opened(seed=2)
    view = state.view(state.turn)
    found = searched(view, Champion(ms=20, least_prior=0.0))
    assert found.move in view.legal_moves()
    assert all(one.playouts > 0 for one in found.candidates)


@pytest.mark.parametrize("text", ["playouts=1", "trust=1.5", "floor=0.0", "errors=-1.0", "threads=0"])
def test_settings_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(SpecError, match="is a number from"):
        make_player(f"champion:{text}")
