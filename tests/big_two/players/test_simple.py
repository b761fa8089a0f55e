"""The players without a plan."""

from collections import Counter

import pytest

from tests.big_two.players import positions
from tests.conftest import scaled
from upperhand import Cards, Decision, Rng, make_player
from upperhand.big_two import PRESETS, Move, State, playouts, preset
from upperhand.match import play_game
from upperhand.reason import Reason

RULES = preset("hongkong")


def following(table: str, hand: str, rules: str = "hongkong") -> State:
    """Seat 1 is to answer the play of seat 0."""
    hands = [Cards(table) | Cards("3S"), Cards(hand), Cards("3C"), Cards("3H")]
    state = State.from_hands(preset(rules), hands, leader=0)
    state.apply(Move(table))
    return state


def decide(spec: str, state: State, seed: int = 1) -> Decision:
    return make_player(spec).decide(state.view(state.turn), Rng(seed))


def tally(spec: str, state: State) -> Counter[str]:
    count = scaled(2_000, 50_000)
    return Counter(str(decide(spec, state, seed).move) for seed in range(count))


def test_random_is_uniform_over_plays_and_does_not_pass() -> None:
    counts = tally("random", following("5D", "6D 7D 8D 2S"))
    assert set(counts) == {"6D", "7D", "8D", "2S"}
    share = counts.total() / 4
    # Chi-square with 3 degrees of freedom exceeds 16.27 once in a thousand.
    assert sum((each - share) ** 2 / share for each in counts.values()) < 16.27


def test_random_pass_passes_as_often_as_it_makes_any_play() -> None:
    counts = tally("random_pass", following("5D", "6D 7D 8D"))
    assert set(counts) == {"6D", "7D", "8D", "pass"}
    share = counts.total() / 4
    assert sum((each - share) ** 2 / share for each in counts.values()) < 16.27


@pytest.mark.parametrize("spec", ["random", "random_pass", "lowest"])
def test_all_pass_when_they_must_and_say_why(spec: str) -> None:
    assert decide(spec, following("AS", "6D 7D")) == Decision(Move.PASS, Reason("nothing_beats", play="AS"))


@pytest.mark.parametrize(
    ("table", "hand", "move"),
    [
        ("5D", "5C 6D 6S 2S", "5C"),
        ("5D 5C", "4D 6D 6S 9D 9C 9S", "6D 6S"),
        ("3D 4C 5D 6D 7D", "4D 5C 6C 7C 8C 9H 9D 9C TD TH", "4D 5C 6C 7C 8C"),
    ],
)
def test_lowest_follows_with_its_weakest_play(table: str, hand: str, move: str) -> None:
    assert str(decide("lowest", following(table, hand)).move) == move


def test_lowest_keeps_its_bombs_for_last() -> None:
    bombs = "4D 4C 4H 4S"
    assert str(decide("lowest", following("9D", f"{bombs} TD 2S", "big2ai")).move) == "TD"
    assert str(decide("lowest", following("2H", f"{bombs} TD", "big2ai")).move) == "4D 4C 4H 4S TD"


@pytest.mark.parametrize("preset_name", PRESETS)
def test_lowest_leads_its_lowest_single(preset_name: str) -> None:
    rules = preset(preset_name)
    for seed in range(scaled(20, 500)):
        hands = State.deal(rules, seed).dealt
        state = State.from_hands(rules, hands, leader=2)
        assert decide("lowest", state).move == Move.of(rules.lowest_card(hands[2]))


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (following("5D", "6D 7D"), "it is the weakest of 2 plays that beat 5D"),
        (following("5D", "4D 7D"), "it is the only play that beats 5D"),
        (
            State.from_hands(RULES, [Cards("5D 9S"), *map(Cards, ("4D", "4C", "4H"))], leader=0),
            "the lowest single",
        ),
    ],
)
def test_lowest_says_why(state: State, reason: str) -> None:
    assert str(decide("lowest", state).reason) == reason


def test_random_says_among_how_many_it_drew() -> None:
    assert str(decide("random", following("5D", "4D 7D")).reason) == "it is the only legal play"
    drawn = decide("random", following("5D", "6D 7D")).reason
    assert str(drawn) == "it was chosen at random from 2 legal plays"
    drawn = decide("random_pass", following("5D", "6D 7D")).reason
    assert str(drawn) == "it was chosen at random from 3 legal moves"


@pytest.mark.parametrize("preset_name", PRESETS)
def test_lowest_is_the_policy_of_the_playouts(preset_name: str) -> None:
    """Python and the core play the same game."""
    rules = preset(preset_name)
    for seed in range(scaled(20, 1_000)):
        state = State.deal(rules, seed)
        core = playouts(state, 1, 0, policy="lowest")
        record = play_game(state, [make_player("lowest")] * 4, seed)
        assert core.scores[: rules.players] == record.scores
        assert core.moves == len(record.moves) - (rules.opening == "automatic")


# The conventional opponent of the rule-based paper.


FAR = ["TD TH JD JH", "QD QH AD AH", "2D 2C 2H 2S"]


def test_conventional_leads_its_lowest_single() -> None:
    positions.expect(
        positions.leading("3S 4D 4C 5H 6S 7C 9D", *FAR), "3S", "the lowest single", "conventional"
    )


@pytest.mark.parametrize(
    ("hand", "table", "move"),
    [
        ("3S 5D 5C 6D KC", "4D", "5D"),
        ("3S 5D 5C 8D 8C", "5H 5S", "8D 8C"),
        ("3S 4C 5C 6D 7C 9H 9D 9C", "3D 4D 5D 6C 7D", "3S 4C 5C 6D 7C"),
        ("3S 5D KC", "KH", "pass"),
    ],
)
def test_conventional_follows_with_the_lowest_legal_combination(hand: str, table: str, move: str) -> None:
    positions.expect(positions.following(hand, table, *FAR), move, "", "conventional")
