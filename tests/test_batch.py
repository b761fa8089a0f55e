"""A batch plays the games of single States, shows what they show, and refuses what is wrong in a sentence."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from tests.conftest import scaled
from upperhand import Rng, games, make_player
from upperhand._core.big_two import Opponent
from upperhand.batch import SEATS, Batch, Decisions, NumberedDecisions, bits, deal_seed, observe_view
from upperhand.big_two import preset
from upperhand.errors import IllegalMoveError, SpecError, UpperhandError

STEPS = scaled(120, 1_500)
SEED = 5
RULES = {
    game: [
        preset if count == 4 else f"{preset}:players={count}"
        for preset, entry in games.load(game).PRESETS.items()
        for count in entry.players
    ]
    for game in games.GAMES
}


class Place:
    """The games of one place of a batch as single States, each up to the next decision of the caller."""

    def __init__(self, batch: Batch, number: int, opponent: str = "") -> None:
        self.batch, self.number = batch, number
        self.rules = batch.rules[number % len(batch.rules)]
        self.opponent = make_player(opponent, batch.game) if opponent else None
        self.own = None if batch.seating is None else int(np.flatnonzero(batch.seating[number] == 0)[0])
        self.state: Any = games.load(batch.game).State.deal(self.rules, self.next_seed())
        self.to_decision()

    def next_seed(self) -> int:
        number, self.number = self.number, self.number + self.batch.games
        return deal_seed(self.batch.seed, number)

    def play_on(self) -> None:
        """Up to the caller's next decision in this game, or to its end."""
        state = self.state
        while not state.over:
            moves = state.legal_moves()
            if len(moves) > 1 and self.own in (None, state.turn):
                return
            state.apply(moves[0] if len(moves) == 1 else self.answer())

    def answer(self) -> Any:
        """The move of an opponent, with the chance that it has in a batch."""
        state, player = self.state, self.opponent
        assert player is not None
        rng = Rng.derive(self.batch.seed, self.number, state.turn, state.ply)
        return player.decide(state.view(state.turn), rng).move

    def to_decision(self) -> None:
        self.play_on()
        while self.state.over:
            seed = self.next_seed()
            chained = self.batch.game == "rikken"
            self.state = self.state.next_deal(seed) if chained else type(self.state).deal(self.rules, seed)
            self.play_on()

    def step(self, choice: int) -> tuple[int, ...] | None:
        """The scores if the game ended."""
        self.state.apply(self.state.legal_moves()[choice])
        self.play_on()
        scores = tuple(self.state.scores) if self.state.over else None
        self.to_decision()
        return scores


def play_both(batch: Batch, places: list[Place], check: Callable[[int, Any, Any], None], observe: Any) -> int:
    """Plays at random, the batch and its games one by one; how many games ended."""
    rng, ends = np.random.default_rng(3), 0
    for _ in range(STEPS):
        seen = observe()
        assert seen.counts.min() > 1, "forced moves are not asked for"
        for game, place in enumerate(places):
            check(game, seen, place.state)
        choices = rng.integers(seen.counts)
        played = batch.step(choices)
        for game, place in enumerate(places):
            scores = place.step(int(choices[game]))
            assert played.ended[game] == (scores is not None)
            wanted = [*(scores or ()), *[0] * SEATS][:SEATS]
            assert played.rewards[game].tolist() == wanted
            ends += scores is not None
    assert batch.finished >= ends
    return ends


@pytest.mark.parametrize("game", RULES)
def test_a_batch_is_its_games_one_by_one(game: str) -> None:
    batch = Batch(game, rules=RULES[game], games=2 * len(RULES[game]), seed=SEED, threads=2)
    native = games.native(game)

    def check(number: int, seen: Decisions, state: Any) -> None:
        view, rows = state.view(state.turn), slice(seen.first[number], seen.first[number + 1])
        words, moves = native.encode(view)
        assert seen.seats[number] == state.turn
        assert tuple(seen.states[number].tolist()) == words
        assert tuple(map(tuple, seen.moves[rows].tolist())) == moves
        assert batch.legal_moves(number) == state.legal_moves()
        assert [batch.hand(number, seat) for seat in range(state.rules.players)] == list(state.hands)

    places = [Place(batch, number) for number in range(batch.games)]
    assert play_both(batch, places, check, batch.observe) > len(RULES[game]) // 2


@pytest.mark.parametrize("game", RULES)
def test_numbered_decisions_are_what_environments_show(game: str) -> None:
    batch = Batch(game, rules=RULES[game], games=len(RULES[game]), seed=SEED)
    native = games.native(game)

    def check(number: int, seen: NumberedDecisions, state: Any) -> None:
        told = np.frombuffer(native.observation(state, state.turn), np.uint8)
        actions = seen.actions[seen.first[number] : seen.first[number + 1]]
        width = 64 * seen.states.shape[1]
        assert np.array_equal(bits(seen.states)[number], told[:width])
        assert sorted(actions.tolist()) == native.legal_actions(state)
        assert np.array_equal(seen.mask[number][: len(told) - width], told[width:].astype(bool))
        for action, move in zip(actions.tolist(), state.legal_moves(), strict=True):
            after = state.copy()
            native.apply_action(after, action)
            assert after.history[-1] == (state.turn, move)
        assert (seen.choices(seen.actions[seen.first[1:] - 1]) == seen.counts - 1).all()

    play_both(batch, [Place(batch, n) for n in range(batch.games)], check, batch.observe_actions)


@pytest.mark.parametrize(
    ("game", "opponent"), [("big_two", "lowest"), ("big_two", "rule_based"), ("rikken", "basic")]
)
def test_opponents_make_the_moves_of_their_players(game: str, opponent: str) -> None:
    batch = Batch(game, games=8, seed=SEED, opponents=[opponent])
    places = [Place(batch, number, opponent) for number in range(batch.games)]

    def check(number: int, seen: Decisions, state: Any) -> None:
        assert seen.seats[number] == state.turn == places[number].own
        assert batch.legal_moves(number) == state.legal_moves()

    assert play_both(batch, places, check, batch.observe) > 0
    assert batch.answered > 0


@pytest.mark.parametrize("game", RULES)
def test_one_view_is_shown_as_in_a_batch(game: str) -> None:
    batch = Batch(game, games=1, seed=SEED)
    place = Place(batch, 0)
    for _ in range(20):
        alone, seen = observe_view(place.state.view(place.state.turn)), batch.observe()
        for name in ("seats", "states", "first", "moves"):
            assert np.array_equal(getattr(alone, name), getattr(seen, name))
            assert getattr(alone, name).dtype == getattr(seen, name).dtype
        assert alone.hidden.shape == (1, 0)
        batch.step([0])
        place.step(0)


def course(batch: Batch, steps: int = 60) -> list[bytes]:
    """All that a batch shows while the middle moves are played."""
    told = []
    for _ in range(steps):
        seen = batch.observe()
        told += [seen.states.tobytes(), seen.hidden.tobytes(), seen.moves.tobytes(), seen.seats.tobytes()]
        told.append(batch.step(seen.counts // 2).rewards.tobytes())
    return told


@pytest.mark.parametrize("game", RULES)
def test_the_seed_alone_decides_the_games(game: str) -> None:
    batch = Batch(game, games=40, seed=1, threads=3)
    first = course(batch)
    assert course(Batch(game, games=40, seed=1)) == first
    batch.reset()
    assert (batch.finished, batch.seed) == (0, 1)
    assert course(batch) == first
    batch.reset(2)
    assert course(batch) == course(Batch(game, games=40, seed=2)) != first


def test_hidden_facts_are_the_other_hands() -> None:
    batch = Batch("big_two", rules="hongkong", games=4)
    seen = batch.observe()
    for game, seat in enumerate(seen.seats.tolist()):
        others = [batch.hand(game, (seat + away) % 4).mask for away in (1, 2, 3)]
        assert [int(word) & 2**52 - 1 for word in seen.hidden[game, :3]] == others


def test_the_caller_has_a_seat_that_moves_on_and_opponents_take_turns() -> None:
    rules = ["hongkong", "hongkong:players=2"]
    seating = Batch("big_two", rules=rules, games=16, opponents=["lowest", Opponent.rule_based()]).seating
    assert seating is not None
    for at, players in enumerate((4, 2)):
        rows = seating[at::2, :players]
        assert ((rows == 0).sum(axis=1) == 1).all()
        assert sorted(np.argmin(rows, axis=1).tolist()) == sorted(list(range(players)) * (8 // players))
        assert set(rows.flatten()) == {0, 1, 2}


def test_bits_are_counted_from_the_lowest() -> None:
    words = np.random.default_rng(1).integers(0, 2**63, (3, 2), np.uint64)
    wanted = [[int(word) >> bit & 1 for word in row for bit in range(64)] for row in words]
    assert bits(words).tolist() == wanted


REFUSED: list[tuple[Callable[[Batch], Any], type[UpperhandError], str]] = [
    (lambda b: b.step([0, 0]), UpperhandError, r"choices must have the shape \(4,\), not \(2,\)"),
    (lambda b: b.step([[0]] * 4), UpperhandError, r"choices must have the shape \(4,\), not \(4, 1\)"),
    (lambda b: b.step(cast(Any, [0, [1], 2, 3])), UpperhandError, "choices must be an array of the shape"),
    (lambda b: b.step(np.zeros(4)), UpperhandError, "choices must be whole numbers, not float64"),
    (lambda b: b.step(["a"] * 4), UpperhandError, "choices must be whole numbers, not <U1"),
    (lambda b: b.step([0, 0, 2**40, 0]), IllegalMoveError, "game 2 has no move"),
    (lambda b: b.step(np.array([0, -1, 0, 0])), IllegalMoveError, "game 1 has no move -1"),
    (lambda b: b.step(np.array([0, 0, 0, 2**64 - 1], np.uint64)), IllegalMoveError, "game 3 has no move"),
    (
        lambda b: b.observe_actions().choices([1694] * 4),
        IllegalMoveError,
        "action 1694 is not legal in game 0",
    ),
    (lambda b: b.observe_actions().choices([0]), UpperhandError, r"actions must have the shape \(4,\)"),
    (lambda b: b.hand(4, 0), UpperhandError, "there is no game 4: they are numbered from 0 to 3"),
    (lambda b: b.hand(0, 4), UpperhandError, "there is no seat 4"),
    (lambda b: b.legal_moves(-1), UpperhandError, "there is no game -1"),
    (lambda b: b.reset(-1), UpperhandError, "a seed is a whole number from 0"),
    (lambda _: Batch("bridge"), SpecError, "there is no game 'bridge'"),
    (lambda _: Batch(rules="hongkogn"), SpecError, "did you mean hongkong"),
    (lambda _: Batch("rikken", rules=preset("hongkong")), SpecError, "class Rules of rikken, not a Rules"),
    (lambda _: Batch(rules=[]), UpperhandError, "at least one set of rules"),
    (lambda _: Batch(games=0), UpperhandError, "games must be a whole number from 1, not '0'"),
    (lambda _: Batch(games=-2, opponents="lowest"), UpperhandError, "games must be a whole number"),
    (lambda _: Batch(games=10**7), UpperhandError, "games must be from 1 to 1000000"),
    (lambda _: Batch(threads=cast(Any, 0.5)), UpperhandError, "threads must be a whole number from 1"),
    (lambda _: Batch(threads=2000), UpperhandError, "threads must be from 1 to 1024, not 2000"),
    (lambda _: Batch(opponents="champion"), SpecError, "there is no opponent 'champion'"),
    (
        lambda _: Batch("rikken", opponents=[Opponent.lowest()]),
        SpecError,
        "class Opponent of rikken, not a Opponent",
    ),
    (lambda _: Batch(games=1, seating=[[0, 1, 0, 0]]), UpperhandError, "names opponent 1, and 0 are given"),
    (
        lambda _: Batch(games=1, opponents=["lowest"], seating=[[300, 0, 0, 0]]),
        UpperhandError,
        "names opponent 300, and 1 are given",
    ),
    (
        lambda _: Batch(games=1, opponents=["lowest"], seating=[[1, 1, 1, 1]]),
        UpperhandError,
        "game 0 has no seat for the caller",
    ),
    (
        lambda _: Batch(seating=[0, 1]),
        UpperhandError,
        r"the seating must have the shape \(256, 4\), not \(2,\)",
    ),
]


@pytest.mark.parametrize(("wrong", "error", "words"), REFUSED)
def test_what_is_wrong_is_refused_and_changes_nothing(
    wrong: Callable[[Batch], Any], error: type[UpperhandError], words: str
) -> None:
    batch = Batch("big_two", rules="hongkong", games=4, seed=1)
    before = batch.observe().states.tobytes()
    with pytest.raises(error, match=words):
        wrong(batch)
    assert batch.observe().states.tobytes() == before
    batch.step([0] * 4)
