"""Reviews: every loss is a difference of values, and the losses of a game add up."""

import pytest

from tests.conftest import scaled
from upperhand import Record, Rng
from upperhand.errors import UpperhandError
from upperhand.rikken import Rules, State
from upperhand.rikken.oracle import objectives, reached, value
from upperhand.rikken.review import review

JOINED = Rules(join=("piek", "misere"))


def _game(rules: Rules, seed: int) -> State:
    """Random cards; a Rik in every other game, and what random bids come to in the rest."""
    rng, state = Rng(seed), State.deal(rules, seed)
    while not state.over:
        moves = state.legal_moves()
        if seed % 2 and state.phase == "auction":
            moves = [move for move in moves if str(move) == "rik"] or moves[-1:]
        state.apply(rng.choice(moves))
    return state


@pytest.mark.parametrize("seed", range(scaled(4, 50)))
def test_losses_lead_from_the_first_value_to_the_result(seed: int) -> None:
    state = _game(JOINED, seed)
    if state.passed_out:
        return
    found = review(Record.of(state, "rikken"))
    for objective in objectives(state):
        cards = [card for card in found.cards if card.objective == objective]
        assert len(cards) == 52
        assert all(card.loss >= 0 for card in cards), "nobody gains by a card beside the best one"
        assert all(bool(card.better) == bool(card.loss) and card.move not in card.better for card in cards)
        assert [card.after for card in cards[:-1]] == [card.before for card in cards[1:]]
        assert cards[-1].after == value(state, objective)
        seat = objective.side[0]
        if len(state.declarers) == 1:
            assert reached(objective, cards[-1].after) == (state.scores[seat] > 0)
    assert sum(found.lost) == sum(card.loss for card in found.mistakes)


def test_a_running_game_is_reviewed_as_far_as_it_went() -> None:
    state = _game(JOINED, 2)
    record = Record.of(state, "rikken")
    bids = len(record.moves) - 52
    part = Record(
        "rikken",
        record.rules,
        record.seats,
        record.seed,
        moves=record.moves[: bids + 10],
        dealer=record.dealer,
    )
    cards = review(part).cards
    assert len(cards) == 10 * len(state.declarers)
    assert cards == review(record).cards[: len(cards)]


def test_what_has_no_cards_is_refused() -> None:
    state = State.deal(Rules(), 1)
    with pytest.raises(UpperhandError, match="no card was played"):
        review(Record.of(state, "rikken"))
