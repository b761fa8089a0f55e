"""The View that `decide` builds from what a seat knows is the one that the seat has."""

from typing import Any

import pytest

from tests.conftest import scaled
from upperhand import Rng, big_two, games
from upperhand.errors import UpperhandError
from upperhand.server.computers.decisions import Known

CASES = [
    (game, preset, players)
    for game in games.GAMES
    for preset, entry in games.load(game).PRESETS.items()
    for players in entry.players
]


def state_after(game: str, preset: str, players: int, rng: Rng) -> Any:
    """A game in the middle, by moves at random."""
    rules = games.load(game).PRESETS[preset].with_switches(preset, players=players)
    state = games.load(game).State.deal(rules, rng.bits())
    for _ in range(rng.below(50)):
        if state.over:
            break
        state.apply(rng.choice(state.legal_moves()))
    return state


@pytest.mark.parametrize(("game", "preset", "players"), CASES)
def test_the_view_is_that_of_the_seat(game: str, preset: str, players: int) -> None:
    rng = Rng(7)
    for _ in range(scaled(20, 1_000)):
        state = state_after(game, preset, players, rng)
        if state.over:
            continue
        seat = state.turn
        start = state.dealer if games.has_dealer(game) else state.history[0][0] if state.history else seat
        dealt = tuple(str(card) for card in state.dealt[seat])
        moves = tuple(str(move) for _, move in state.history)
        shown = getattr(state.view(seat), "exposed", {})
        exposed = tuple((place, tuple(map(str, cards))) for place, cards in shown.items())
        partner = state.view(seat).partner if "troela" in moves else None
        known = Known(game, state.rules.to_json(), seat, dealt, moves, start, exposed, partner)
        assert known.view() == state.view(seat)
        assert str(known.view()) == str(state.view(seat))


@pytest.mark.parametrize(
    ("what", "problem"),
    [
        ({"seat": 3}, "the seats are 0 to 2"),
        ({"start": 3}, "the seats are 0 to 2"),
        ({"dealt": ("4H", "4H")}, "4H"),
        ({"dealt": ("4H", "5H")}, "a hand has 13 cards under these rules, not 2"),
        ({"exposed": ((1, ("4H",)),)}, "Big Two has no open hands and no partners"),
        ({"partner": 1}, "Big Two has no open hands and no partners"),
        ({"exposed": ((1, ("4H",)), (1, ("5H",)))}, "a hand that lies open is given twice"),
    ],
)
def test_what_no_seat_of_three_can_know_is_refused_in_a_sentence(what: dict[str, Any], problem: str) -> None:
    rules = big_two.PRESETS["hongkong"].with_switches("hongkong", players=3)
    dealt = tuple(str(card) for card in big_two.State.deal(rules, 1).dealt[0])
    known = {"seat": 0, "dealt": dealt, "moves": (), "start": 0, **what}
    with pytest.raises(UpperhandError, match=problem):
        Known("big_two", rules.to_json(), **known).view()
