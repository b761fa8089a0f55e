"""Proves that a view of Rikken shows what a seat may know and nothing else, and determinisations agree."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.property.positions import examples, seeds
from tests.property.rikken_positions import play_on, position, positions
from tests.property.rikken_truths import other_truths, played_by, replayed
from tests.reference.rikken import QUEEN, suit
from tests.reference.rikken_game import Game
from tests.reference.rikken_presets import PRESETS
from tests.reference.rikken_translate import reference_game, to_cards, to_plain
from tests.reference.rikken_variants import ODD
from upperhand import Rng
from upperhand.errors import UpperhandError
from upperhand.rikken import Move, Rules, State, View

SEATS = range(4)
PUBLIC = (
    "rules names phase over turn ply dealer history bids contract declarer declarers trump called blind "
    "trick trick_leader tricks tricks_won counts table passed_out"
).split()
names = st.text(max_size=20) | st.just("Ann\nhand: 2S")

# The games in which hands are laid open, and those in which seats know different things.
SHOWN = [
    Rules.from_dict({**PRESETS["vorsteveld2007_full"], "bids": bids, "troela": "off"})
    for bids in (("open_piek",), ("open_piek_talk",), ("open_misere",), ("open_misere_talk",), ("rik",))
]
open_positions: st.SearchStrategy[State] = st.builds(
    position, st.sampled_from(SHOWN), seeds, st.integers(4, 58)
)
either = positions | open_positions


@given(either)
@examples(100, 3_000)
def test_a_view_shows_what_is_public(state: State) -> None:
    for seat in SEATS:
        view = state.view(seat)
        assert (view.seat, view.hand) == (seat, state.hands[seat])
        for name in PUBLIC:
            assert getattr(view, name) == getattr(state, name), name


@given(either)
@examples(100, 3_000)
def test_a_view_shows_what_the_rules_let_this_seat_know(state: State) -> None:
    game = reference_game(state)
    for seat in SEATS:
        view = state.view(seat)
        assert view.partner == (game.partner if game.knows_partner(seat) else None)
        assert {who: to_plain(cards) for who, cards in view.exposed.items()} == {
            who: game.hands[who] for who in game.shown_to(seat) if game.hands[who]
        }
        assert [set(shown) for shown in view.voids] == [shown_voids(game, who) for who in SEATS]
        assert view.unseen == hidden_from(game, seat)


def shown_voids(game: Game, seat: int) -> set[str]:
    """Suits that this seat's cards show it to lack: what it could not follow, nor trump, nor throw."""
    voids: set[str] = set()
    queen_laid = False
    for trick in [*(trick for trick, _ in game.tricks), game.trick]:
        for who, card in trick:
            if who == seat:
                voids |= lacked(game, card, suit(trick[0][1]), who == trick[0][0], queen_laid)
            queen_laid |= card == QUEEN
    return voids


def lacked(game: Game, card: str, led: str, leads: bool, queen_laid: bool) -> set[str]:
    """The suits that a seat lacks that plays this card by the rules."""
    follows = suit(card) == led and not leads
    closed_spade = game.contract == "schoppen_mie" and not queen_laid and suit(card) == "S"
    if leads or follows:
        return set("DCH") if leads and closed_spade else set()
    voids = {led}
    if game.switches["must_trump"] and game.trump is not None and suit(card) != game.trump:
        voids.add(game.trump)
    return voids | (set("DCH") if closed_spade and card != QUEEN else set())


def hidden_from(game: Game, seat: int) -> object:
    seen = {seat, *game.shown_to(seat)}
    return to_cards(card for who in SEATS if who not in seen for card in game.hands[who])


@given(either)
@examples(50, 1_000)
def test_only_the_seat_to_move_may_move(state: State) -> None:
    for seat in SEATS:
        view = state.view(seat)
        moves = state.legal_moves() if seat == state.turn else []
        assert view.legal_moves() == moves
        for move in [*state.legal_moves(), Move("pass"), Move("trump H"), Move("2D"), Move("call AS")]:
            assert view.is_legal(move) == (move in moves)
            assert (view.why_not(move) is None) == (move in moves)


@given(either, seeds)
@examples(150, 5_000)
def test_no_leak(state: State, seed: int) -> None:
    """Dealing the hidden cards differently changes nothing that a seat sees."""
    game = reference_game(state)
    for seat in SEATS:
        view = state.view(seat)
        for other in other_truths(state, game, seat, seed, tries=4):
            assert_same_view(other.view(seat), view)


def assert_same_view(other: View, view: View) -> None:
    assert other == view
    assert not other != view
    assert hash(other) == hash(view)
    assert str(other) == str(view)
    assert other.legal_moves() == view.legal_moves()
    for name in (*PUBLIC, "partner", "exposed", "unseen", "voids", "hand"):
        assert getattr(other, name) == getattr(view, name), name
    for move in (Move("pass"), Move("solo13"), Move("troela"), Move("trump S"), Move("call AS"), Move("2D")):
        assert other.why_not(move) == view.why_not(move)
    assert other.determinise(Rng(1)) == view.determinise(Rng(1))


def test_there_are_other_truths() -> None:
    """The proof above is worth as much as the number of other deals it looks at, early and late."""
    rules = Rules.from_dict(PRESETS["vorsteveld2007_full"])
    for moves, least in ((2, 3.0), (20, 2.0), (40, 0.5)):
        states = [position(rules, seed, moves) for seed in range(20)]
        found = [
            sum(1 for _ in other_truths(state, reference_game(state), seat, 1, tries=4))
            for state in states
            for seat in SEATS
            if not state.over
        ]
        assert sum(found) / len(found) > least


@given(either, seeds)
@examples(100, 2_000)
def test_views_of_different_knowledge_differ(state: State, seed: int) -> None:
    """Equality is not blind: other cards in hand, another seat or another ply is another view."""
    game = reference_game(state)
    for seat in SEATS:
        view = state.view(seat)
        assert all((state.view(other) == view) == (other == seat) for other in SEATS)
        for other in other_truths(state, game, (seat + 1) % 4, seed, tries=2):
            if other.hands[seat] != state.hands[seat]:
                assert other.view(seat) != view
        if not state.over:
            later = play_on(state.copy(), 1, seed)
            assert later.view(seat) != view


@given(either, seeds)
@examples(150, 5_000)
def test_determinisations_agree_with_the_view(state: State, seed: int) -> None:
    for seat in SEATS:
        view = state.view(seat)
        guess = view.determinise(Rng(seed))
        assert guess.view(seat) == view
        assert str(guess.view(seat)) == str(view)
        assert hash(guess.view(seat)) == hash(view)
        assert (guess.history, guess.phase, guess.turn) == (view.history, view.phase, view.turn)
        assert tuple(map(len, guess.hands)) == view.counts
        assert [hand | played_by(guess, who) for who, hand in enumerate(guess.hands)] == list(guess.dealt)
        assert replayed(state, list(guess.hands)) is not None, "the game could not have gone this way"


@given(either, seeds)
@examples(50, 1_000)
def test_determinisations_play_on_by_the_rules(state: State, seed: int) -> None:
    """A sampled game goes to its end like any other, and the reference pays the same chips."""
    guess = state.view(seed % 4).determinise(Rng(seed))
    play_on(guess, 100, seed)
    game = reference_game(guess)
    assert game.over
    assert list(guess.scores) == game.scores()


@given(either, seeds)
@examples(50, 1_000)
def test_same_generator_same_determinisation(state: State, seed: int) -> None:
    view = state.view(seed % 4)
    assert view.determinise(Rng(seed)) == view.determinise(Rng(seed))


@given(either, seeds)
@examples(50, 1_000)
def test_a_view_is_a_value(state: State, seed: int) -> None:
    """What a seat was shown does not change as the game goes on, nor go away with it."""
    views = [state.view(seat) for seat in SEATS]
    before = [(str(view), hash(view), view.legal_moves(), view.history, view.exposed) for view in views]
    play_on(state, 5, seed)
    del state
    assert before == [
        (str(view), hash(view), view.legal_moves(), view.history, view.exposed) for view in views
    ]


@given(names, names)
@examples(50, 2_000)
def test_names_cannot_forge_a_view(one: str, other: str) -> None:
    """A name is refused or keeps to its line, so that no name can look like part of the game."""
    try:
        state = State.deal(Rules(), 1, [one, other, "Cai", "Dee"])
    except UpperhandError:
        return
    plain = str(State.deal(Rules(), 1, ["Ann", "Ben", "Cai", "Dee"]).view(0)).split("\n")
    shown = str(state.view(0)).split("\n")
    assert len(shown) == len(plain)
    assert shown[4:] == plain[4:]


def test_joined_games_are_not_open() -> None:
    rules = Rules.from_dict(ODD["only joining"])
    for seed in range(30):
        state = position(rules, seed, 20)
        assert all(not state.view(seat).exposed for seat in SEATS)
