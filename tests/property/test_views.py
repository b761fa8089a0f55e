"""Proves that a view shows what a seat may know and nothing else, and that determinisations agree with it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.property.other_truths import hidden_from, other_truths, played_by, replayed
from tests.property.positions import Begun, begun, examples, play_on, positions, seeds
from tests.reference.deals import hidden_from as hidden_by_rules
from tests.reference.translate import reference_game, to_plain
from upperhand import Cards, Rng
from upperhand.big_two import Move, Rules, State, View
from upperhand.errors import UpperhandError

names = st.text(max_size=20) | st.just("Ann\nhand: 2S")


def seats(state: State) -> range:
    return range(state.rules.players)


@given(begun)
@examples(100, 2_000)
def test_a_view_shows_what_is_public(begun: Begun) -> None:
    state = begun.state
    for seat in seats(state):
        view = state.view(seat)
        assert (view.rules, view.seat, view.names) == (state.rules, seat, state.names)
        assert view.hand == state.hands[seat]
        assert (view.turn, view.over, view.winner, view.leader) == (
            state.turn,
            state.over,
            state.winner,
            state.leader,
        )
        assert (view.table, view.table_seat, view.passed) == (state.table, state.table_seat, state.passed)
        assert (view.counts, view.history, view.ply) == (state.counts, state.history, state.ply)
        assert view.unseen == hidden_from(begun, seat)
        assert view.undealt == len(view.unseen) - sum(state.counts) + state.counts[seat]


@given(positions)
@examples(50, 1_000)
def test_only_the_seat_to_move_may_move(state: State) -> None:
    for seat in seats(state):
        view = state.view(seat)
        moves = state.legal_moves() if seat == state.turn else []
        assert view.legal_moves() == moves
        for move in [*state.legal_moves()[:20], Move.PASS]:
            assert view.is_legal(move) == (move in moves)
            assert (view.why_not(move) is None) == (move in moves)


@given(begun, seeds)
@examples(150, 5_000)
def test_no_leak(begun: Begun, seed: int) -> None:
    """Dealing the hidden cards differently changes nothing that a seat sees."""
    for seat in seats(begun.state):
        view = begun.state.view(seat)
        for other in other_truths(begun, seat, seed, tries=4):
            assert_same_view(other.view(seat), view)


def assert_same_view(other: View, view: View) -> None:
    assert other == view
    assert not other != view
    assert hash(other) == hash(view)
    assert str(other) == str(view)
    assert other.legal_moves() == view.legal_moves()
    assert (other.unseen, other.gone, other.undealt) == (view.unseen, view.gone, view.undealt)
    assert (other.must_contain, other.counts, other.ply) == (view.must_contain, view.counts, view.ply)
    for move in (Move.PASS, Move("3D"), Move("3D 4S")):
        assert other.why_not(move) == view.why_not(move)
    assert other.determinise(Rng(1)) == view.determinise(Rng(1))


@given(begun, seeds)
@examples(100, 2_000)
def test_views_of_different_knowledge_differ(begun: Begun, seed: int) -> None:
    """Equality is not blind: other cards in hand, another seat or another ply is another view."""
    state = begun.state
    for seat in seats(state):
        view = state.view(seat)
        assert all((state.view(other) == view) == (other == seat) for other in seats(state))
        for other in other_truths(begun, (seat + 1) % state.rules.players, seed, tries=2):
            assert (other.view(seat) == view) == (other.hands[seat] == state.hands[seat])


@given(begun, seeds)
@examples(150, 5_000)
def test_determinisations_agree_with_the_view(begun: Begun, seed: int) -> None:
    for seat in seats(begun.state):
        view = begun.state.view(seat)
        guess = view.determinise(Rng(seed))
        assert_same_view_of(guess, seat, view)
        assert guess.hands[seat] == begun.state.hands[seat]
        assert tuple(map(len, guess.hands)) == view.counts
        assert [hand | played_by(guess, who) for who, hand in enumerate(guess.hands)] == list(guess.dealt)
        assert replayed(begun, list(guess.hands)) is not None, "the game could not have gone this way"


def assert_same_view_of(guess: State, seat: int, view: View) -> None:
    assert guess.view(seat) == view
    assert str(guess.view(seat)) == str(view)
    assert hash(guess.view(seat)) == hash(view)
    assert guess.history == view.history
    assert guess.over == view.over
    if not view.over:
        assert guess.turn == view.turn


@given(begun, seeds)
@examples(50, 1_000)
def test_determinisations_play_on_like_the_truth(begun: Begun, seed: int) -> None:
    """After its own same move, the seat cannot distinguish the sampled state from the true one."""
    state = begun.state
    guess = state.view(0).determinise(Rng(seed))
    if guess.over or guess.turn != 0:
        return
    for move in guess.legal_moves()[:5]:
        one, other = guess.copy(), state.copy()
        one.apply(move)
        other.apply(move)
        assert one.view(0) == other.view(0)


@given(positions, seeds)
@examples(50, 1_000)
def test_a_view_is_a_value(state: State, seed: int) -> None:
    """What a seat saw does not change while the game continues, and does not disappear with it."""
    views = [state.view(seat) for seat in seats(state)]
    before = [(str(view), hash(view), view.legal_moves(), view.history) for view in views]
    play_on(state, 5, seed)
    del state
    assert [(str(view), hash(view), view.legal_moves(), view.history) for view in views] == before


@given(names, names)
@examples(100, 2_000)
def test_names_cannot_forge_a_view(one: str, other: str) -> None:
    """A name is refused or keeps to its line, so that no name can look like part of the game."""
    try:
        state = State.deal(Rules(players=2), 1, [one, other])
    except UpperhandError:
        return
    plain = str(State.deal(Rules(players=2), 1, ["Ann", "Ben"]).view(0)).split("\n")
    shown = str(state.view(0)).split("\n")
    assert len(shown) == len(plain)
    assert shown[2:] == plain[2:]


@given(begun, seeds)
@examples(50, 1_000)
def test_same_generator_same_determinisation(begun: Begun, seed: int) -> None:
    view = begun.state.view(0)
    assert view.determinise(Rng(seed)) == view.determinise(Rng(seed))


@given(positions)
@examples(50, 1_000)
def test_unseen_cards_by_the_rules_as_written(state: State) -> None:
    if state.seed is None:
        return
    game = reference_game(state)
    for seat in seats(state):
        assert to_plain(state.view(seat).unseen) == hidden_by_rules(game, seat)


@given(begun)
@examples(100, 2_000)
def test_must_contain_is_for_the_opener_alone(begun: Begun) -> None:
    """If cards are undealt, only its holder knows the opening card."""
    state = begun.state
    for seat in seats(state):
        view = state.view(seat)
        opens = state.ply == 0 and begun.leader is None and seat == state.turn
        assert view.must_contain == (state.rules.lowest_card(view.hand) if opens else Cards())
