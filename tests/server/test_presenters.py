"""What presenters send of a running game, and say of a finished one."""

import pytest

from upperhand import Cards
from upperhand.big_two import PRESETS, Move, Rules, State, minimum_plays
from upperhand.server.web.presenters import TrickStarts, big_two


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_comes_with_a_split_into_the_fewest_plays(preset: str) -> None:
    rules = PRESETS[preset].rules
    for seed in range(20):
        state = State.deal(rules, seed)
        views = [state.view(seat) for seat in range(len(state.names))]
        for view, sent in zip(views, big_two.views(views, TrickStarts()), strict=True):
            plays = [Cards(" ".join(group)) for group in sent.groups]
            assert all(rules.classify(play) for play in plays)
            assert sorted(card for group in sent.groups for card in group) == sorted(sent.hand)
            assert len(plays) == minimum_plays(rules, view.hand)
        assert big_two.public(views, TrickStarts()).groups == []


def test_the_costs_of_big_two_are_counted_out() -> None:
    rules = Rules(card_points=5, double_from=2, triple_if_unplayed=True, double_per_two=True)
    hands = ["9D", "TD 2S 2H", "JD QD", "8D KD"]
    state = State.from_hands(rules, [Cards(hand) for hand in hands], leader=3)
    state.apply(Move("8D"))
    state.apply(Move("9D"))
    assert [[str(line) for line in seat] for seat in big_two.explain(state)] == [
        ["went out first", "receives what the others pay: 180 + 30 + 5 = +215"],
        [
            "3 cards left cost 15",
            "doubled for each 2 left: times 4",
            "many cards left, or none played: times 3",
            "pays 180",
        ],
        ["2 cards left cost 10", "many cards left, or none played: times 3", "pays 30"],
        ["1 card left cost 5", "pays 5"],
    ]
