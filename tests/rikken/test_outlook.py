"""The outlook of a game of Rikken."""

from upperhand import Rng, make_player
from upperhand.rikken import State, preset
from upperhand.rikken.oracle import objectives, reached, value
from upperhand.rikken.outlook import outlook


def played(seed: int, cards_left: int) -> State:
    """A game of advanced players until so many cards are left in every hand."""
    state = State.deal(preset("vorsteveld2007"), seed)
    player = make_player("advanced", "rikken")
    while not state.over and (state.phase != "play" or max(state.counts) > cards_left):
        state.apply(player.decide(state.view(state.turn), Rng.derive(seed, 0, state.turn, state.ply)).move)
    return state


def test_the_last_tricks_are_what_the_oracle_says() -> None:
    seen = 0
    for seed in range(12):
        state = played(seed, cards_left=3)
        if state.over or len(objectives(state)) != 1:
            continue
        (wanted,) = objectives(state)
        made = reached(wanted, value(state, wanted))
        found = outlook(state, effort=2, seed=1)
        assert {found.true_chances[seat] for seat in wanted.side} == {float(made)}
        seen += 1
    assert seen > 4


def test_the_auction_is_judged_too() -> None:
    state = State.deal(preset("vorsteveld2007"), 3)
    assert state.phase == "auction"
    found = outlook(state, effort=10, seed=1)
    assert all(0 <= chance <= 1 for chance in found.chances)
    assert round(sum(found.true_points), 6) == 0
    assert found == outlook(state, effort=10, seed=1)


def test_a_seat_is_judged_by_what_it_could_know() -> None:
    """With the hidden cards dealt anew, the seat's own figures stay the same."""
    state = played(5, cards_left=9)
    seat = state.turn
    other = state.view(seat).determinise(Rng(11))
    assert other.hands != state.hands
    first, second = outlook(state, 12, 3), outlook(other, 12, 3)
    assert (first.chances[seat], first.points[seat]) == (second.chances[seat], second.points[seat])
