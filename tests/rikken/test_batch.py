"""A batch of games is the same as its games one by one, and its features are those of their views."""

import numpy as np
import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng
from upperhand._core.rikken import HIDDEN_WORDS, MOVE_WORDS, STATE_WORDS, Batch, Opponent, encode
from upperhand.errors import IllegalMoveError, OutOfTurnError, UpperhandError
from upperhand.rikken import PRESETS, Move, Rules, State, preset

GAMES = scaled(5, 60)
ROUNDS = scaled(3, 10)  # games of a chain
SEED = 5
VARIANTS: dict[str, Rules] = {
    **{name: entry.rules for name, entry in PRESETS.items()},
    "strict": preset(
        "vorsteveld2007_full",
        called_ace="must_when_led",
        troela="obligatory",
        all_pass="schoppen_mie",
        must_trump=True,
        join=("piek", "misere"),
        scores="rik_one",
    ),
    "unshuffled": preset("vorsteveld2007", shuffle="never", all_pass="dealer_plays", blind_call=False),
}


class Arrays:
    def __init__(self, games: int) -> None:
        self.states = np.zeros((games, STATE_WORDS), np.uint64)
        self.hidden = np.zeros((games, HIDDEN_WORDS), np.uint64)
        self.moves = np.zeros((games * 20, MOVE_WORDS), np.uint64)
        self.first = np.zeros(games + 1, np.int64)
        self.seats = np.zeros(games, np.uint8)
        self.ended = np.zeros(games, np.uint8)
        self.scores = np.zeros((games, 4), np.int32)

    def observe(self, batch: Batch) -> None:
        batch.observe(self.states, self.hidden, self.moves, self.first, self.seats)

    def step(self, batch: Batch, choices: list[int]) -> None:
        batch.step(np.array(choices, np.int32), self.ended, self.scores)


class Chain:
    """The games of one slot as single States."""

    def __init__(self, rules: Rules, slot: int) -> None:
        self.number = slot
        self.state = State.deal(rules, self.seed())
        self.play_forced()

    def seed(self) -> int:
        number, self.number = self.number, self.number + GAMES
        return Rng.derive(SEED, number, 4, 0).bits()

    def play_forced(self) -> None:
        while not self.state.over and len(self.state.legal_moves()) == 1:
            self.state.apply(self.state.legal_moves()[0])

    def step(self, choice: int) -> tuple[int, ...] | None:
        """The scores if the game ended; the next one has begun."""
        self.state.apply(self.state.legal_moves()[choice])
        self.play_forced()
        if not self.state.over:
            return None
        scores = tuple(self.state.scores)
        self.state = self.state.next_deal(self.seed())
        self.play_forced()
        return scores


def same_decision(batch: Batch, arrays: Arrays, game: int, state: State) -> None:
    first, end = int(arrays.first[game]), int(arrays.first[game + 1])
    words, moves = encode(state.view(state.turn))
    assert arrays.seats[game] == state.turn
    assert tuple(arrays.states[game].tolist()) == words
    assert [tuple(row) for row in arrays.moves[first:end].tolist()] == list(moves)
    assert [batch.move(game, i) for i in range(end - first)] == state.legal_moves()


@pytest.mark.parametrize("name", VARIANTS)
def test_a_batch_is_its_chains_of_games_one_by_one(name: str) -> None:
    rules = VARIANTS[name]
    batch, arrays, rng = Batch([rules], GAMES, SEED), Arrays(GAMES), Rng(9)
    chains = [Chain(rules, game) for game in range(GAMES)]
    ends = [0] * GAMES
    while min(ends) < ROUNDS:
        arrays.observe(batch)
        choices = [rng.below(int(count)) for count in np.diff(arrays.first)]
        for game, chain in enumerate(chains):
            same_decision(batch, arrays, game, chain.state)
        arrays.step(batch, choices)
        for game, chain in enumerate(chains):
            scores = chain.step(choices[game])
            assert bool(arrays.ended[game]) == (scores is not None)
            if scores is not None:
                assert tuple(arrays.scores[game].tolist()) == scores
                ends[game] += 1
    assert batch.finished == sum(ends) == sum(games for games, *_ in batch.contracts.values())


def test_hidden_facts_are_the_other_hands_and_the_partner() -> None:
    """Suits stand in an order of the seat's own, but the number of cards in each lane is the same."""
    rules = preset("vorsteveld2007", bids=("rik",))
    batch, arrays, rng = Batch([rules], GAMES, SEED), Arrays(GAMES), Rng(3)
    chains = [Chain(rules, game) for game in range(GAMES)]
    partners = 0
    for _ in range(60):
        arrays.observe(batch)
        for game, chain in enumerate(chains):
            state, words = chain.state, arrays.hidden[game].tolist()
            for away in range(1, 4):
                hand = batch.hand(game, (state.turn + away) % 4)
                suits = sorted(sum(card.suit == suit for card in hand) for suit in "DCHS")
                lanes = sorted((words[away - 1] >> 16 * lane & 0x1FFF).bit_count() for lane in range(4))
                assert lanes == suits
            partner = 1 << (state.partner - state.turn) % 4 if state.partner is not None else 0
            assert words[3] & 15 == partner
            partners += partner != 0
        choices = [rng.below(int(count)) for count in np.diff(arrays.first)]
        arrays.step(batch, choices)
        for chain, choice in zip(chains, choices, strict=True):
            chain.step(choice)
    assert partners > 0


SWAPPED = str.maketrans("DC", "CD")


def test_suits_of_another_name_look_the_same() -> None:
    """Diamonds and clubs have no role of their own: a game with both exchanged gives the same words."""
    for seed in range(scaled(4, 100)):
        rng = Rng(seed)
        state = State.deal(preset("vorsteveld2007_full"), seed)
        other = State.from_hands(
            state.rules, [Cards(str(hand).translate(SWAPPED)) for hand in state.hands], dealer=state.dealer
        )
        while not state.over:
            words, moves = encode(state.view(state.turn))
            others, their_moves = encode(other.view(other.turn))
            assert others == words
            assert sorted(their_moves) == sorted(moves)
            move = rng.choice(state.legal_moves())
            state.apply(move)
            other.apply(_swapped(other, str(move)))


def _swapped(state: State, text: str) -> Move:
    """The same move with diamonds and clubs exchanged; contracts are words without a suit."""
    wanted = text if text in ("pass", *Rules.CONTRACTS) else " ".join(map(_swap_word, text.split()))
    return next(move for move in state.legal_moves() if str(move) == wanted)


def _swap_word(word: str) -> str:
    return word if word in ("call", "trump", "blind") else word.translate(SWAPPED)


def test_features_are_of_a_decision() -> None:
    state = State.deal(preset("vorsteveld2007"), seed=1)
    with pytest.raises(OutOfTurnError, match="not this seat's turn"):
        encode(state.view((state.turn + 1) % 4))


def test_a_speaker_bids_for_the_caller_and_leaves_it_the_cards() -> None:
    rules = preset("vorsteveld2007")
    speaking = np.array([1] * (GAMES - 1) + [0], np.uint8)
    batch, arrays = Batch([rules], GAMES, SEED, 1, [Opponent.curious()], None, speaking), Arrays(GAMES)
    own_bids = 0
    for _ in range(120):
        arrays.observe(batch)
        kinds = [batch.move(game, 0).kind for game in range(GAMES)]
        assert set(kinds[:-1]) == {"card"}
        own_bids += kinds[-1] == "bid"
        arrays.step(batch, [0] * GAMES)
    assert own_bids > 0
    games, declared = (sum(row[i] for row in batch.contracts.values()) for i in (0, 1))
    assert games == batch.finished > declared  # only what the caller itself has bid counts as declared


def test_a_batch_refuses_what_it_cannot_do() -> None:
    rules = [preset("vorsteveld2007")]
    with pytest.raises(UpperhandError, match="at least one set of rules"):
        Batch([], 1, 1)
    with pytest.raises(UpperhandError, match="games must be from 1"):
        Batch(rules, 0, 1)
    with pytest.raises(UpperhandError, match="there is no opponent 1"):
        Batch(rules, 1, 1, 1, [], np.array([[1, 0, 0, 0]], np.uint8))
    with pytest.raises(UpperhandError, match="game 0 has no seat for the caller"):
        Batch(rules, 1, 1, 1, [Opponent.basic()], np.ones((1, 4), np.uint8))
    with pytest.raises(UpperhandError, match="speakers are named for each game"):
        Batch(rules, 2, 1, 1, [Opponent.basic()], None, np.ones(1, np.uint8))
    with pytest.raises(UpperhandError, match="its speaker passes in all of them"):
        Batch(rules, 1, 1, 1, [Opponent.random(bids=False)], None, np.ones(1, np.uint8))
    batch, arrays = Batch(rules, 2, 1), Arrays(2)
    with pytest.raises(IllegalMoveError, match="game 1 has no move 99"):
        arrays.step(batch, [0, 99])
    with pytest.raises(UpperhandError, match="array of states needs 2 rows"):
        batch.observe(arrays.states[:1], arrays.hidden, arrays.moves, arrays.first, arrays.seats)
    with pytest.raises(UpperhandError, match="array of moves is too short"):
        batch.observe(arrays.states, arrays.hidden, arrays.moves[:1], arrays.first, arrays.seats)
