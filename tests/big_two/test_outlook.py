"""The outlook of a game of Big Two."""

from upperhand import Cards
from upperhand._core.big_two import outlook as played_outlook
from upperhand.big_two import Move, Rules, State, preset
from upperhand.big_two.outlook import outlook
from upperhand.big_two.weights import ROLLOUT, load_network


def test_a_forced_win_is_certain() -> None:
    hands = [Cards("3C 2S"), Cards("6D 7H 8C")]
    state = State.from_hands(Rules(players=2), hands, leader=0)
    found = outlook(state, effort=4, seed=1)
    assert (found.chances[0], found.true_chances) == (1.0, (1.0, 0.0))
    state.apply(Move("2S"))
    state.apply(Move("-"))
    state.apply(Move("3C"))
    assert found.true_points == tuple(map(float, state.scores))


def test_who_holds_the_lead_and_the_last_play_wins() -> None:
    """A pair led as the last two cards wins at once, also in the seat before it."""
    hands = [Cards("9D TC"), Cards("3H 3S"), Cards("JD QC"), Cards("KD AC")]
    state = State.from_hands(Rules(players=4), hands, leader=1)
    assert outlook(state, effort=4, seed=1).true_chances == (0.0, 1.0, 0.0, 0.0)


def test_sums_do_not_depend_on_threads_and_add_up() -> None:
    state = State.deal(preset("hongkong"), seed=4)
    found = [played_outlook(state, load_network(ROLLOUT), 7, deals=8, games=8, threads=n) for n in (1, 3)]
    for lies, believed in found:
        assert (lies.wins, lies.scores) == (found[0][0].wins, found[0][0].scores)
        assert [one.scores for one in believed] == [one.scores for one in found[0][1]]
        for games in (lies, *believed):
            assert (games.games, sum(games.wins), sum(games.scores)) == (8, 8, 0)


def test_a_seat_is_judged_by_what_it_could_know() -> None:
    """The hidden cards of others change the outlook by the cards as they lie, not that of the seat."""
    one = State.from_hands(Rules(players=2), [Cards("5C KH"), Cards("6D 7H")], leader=0)
    other = State.from_hands(Rules(players=2), [Cards("5C KH"), Cards("AD 2H")], leader=0)
    first, second = (outlook(state, effort=30, seed=3) for state in (one, other))
    assert first.chances[0] == second.chances[0]
    assert first.true_chances[0] > second.true_chances[0]
