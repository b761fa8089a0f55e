"""Figure 1: which algorithm decides, the opening, and what holds in every game."""

import inspect
import pkgutil
import re
from importlib import import_module

import pytest

from tests.big_two.players.positions import decide, expect, following, leading
from tests.conftest import scaled
from upperhand import Cards, Rng, make_player
from upperhand.big_two import PRESETS, State, preset
from upperhand.big_two.players import rule_based
from upperhand.match import play_game

FAR = ["TD TH JD JH", "QD QH AD AH", "2D 2C 2H 2S"]


@pytest.mark.parametrize("hand", ["5D", "5D 5C", "5D 5C 5H 6D 6C"])
def test_the_last_combination_is_led_at_once(hand: str) -> None:
    expect(leading(hand, *FAR), hand, "it is the last combination, and the game is won")


def test_the_last_combination_is_played_where_it_beats_the_table() -> None:
    expect(following("5D 5C", "4D 4C", *FAR), "5D 5C", "it is the last combination")
    expect(following("5D 5C", "6D 6C", *FAR), "pass", "nothing in hand beats 6D 6C")


def test_two_pairs_are_a_last_combination_where_the_rules_have_it() -> None:
    expect(leading("5D 5C 9D 9C", *FAR, rules="charlesworth"), "5D 5C 9D 9C", "it is the last combination")


@pytest.mark.parametrize(
    ("switches", "hand", "move"),
    [
        ({}, "3D 4D 5C 6H 7S 9C 9D JD JC KD KC AS 2S", "3D 4D 5C 6H 7S"),
        ({}, "3D 3S 5C 6H 8S 9C 9D JD JC KD KC AS 2S", "3D 3S"),
        ({}, "3D 4S 7H 8S 9C 9D JD JC QS KD KC AS 2S", "3D"),
        ({"opening": "alone"}, "3D 3S 5C 6H 8S 9C 9D JD JC KD KC AS 2S", "3D"),
    ],
)
def test_the_opening_is_the_combination_with_the_lowest_card(
    switches: dict[str, str], hand: str, move: str
) -> None:
    rules = preset("sugiyanto", **switches)
    rest = list(Cards.DECK - Cards(hand))
    others = [sum(card.mask for card in rest[seat::3]) for seat in range(3)]
    state = State.from_hands(rules, [Cards(hand), *map(Cards.from_mask, others)])
    expect(state.view(0), move, "3D" if not switches else "opens with this card alone")


@pytest.mark.parametrize("name", PRESETS)
def test_every_reason_names_the_cards_of_the_play(name: str) -> None:
    for players in PRESETS[name].players:
        for seed in range(scaled(3, 100)):
            state = State.deal(preset(name, players=players), seed)
            while not state.over:
                decision = decide(state.view(state.turn))
                told = decision.reason.split(":")[0]
                assert told.endswith(str(decision.move)), decision
                state.apply(decision.move)


def test_it_plays_the_whole_deck() -> None:
    rules = preset("hongkong", players=3, deal="whole_deck")
    for seed in range(scaled(5, 200)):
        record = play_game(State.deal(rules, seed), [make_player("rule_based")] * 3, seed)
        assert record.scores is not None


def test_chance_plays_no_part() -> None:
    state = State.deal(preset("sugiyanto"), 5)
    player = make_player("rule_based")
    view = state.view(state.turn)
    assert player.decide(view, Rng(1)) == player.decide(view, Rng(2))


def test_each_algorithm_is_one_function() -> None:
    found = []
    for module in pkgutil.iter_modules(rule_based.__path__):
        loaded = import_module(f"{rule_based.__name__}.{module.name}")
        for _, function in inspect.getmembers(loaded, inspect.isfunction):
            number = re.match(r"Algorithm (\d+)[.:]|Algorithm (\d+), for", function.__doc__ or "")
            if number and function.__module__ == loaded.__name__:
                found.append(int(number[1] or number[2]))
    assert sorted(found) == list(range(1, 12))


def test_the_exact_finish_says_the_whole_line() -> None:
    hands = [Cards("3D 2S 9C"), Cards("4D 5D"), Cards("6D 7D"), Cards("8D TD")]
    view = State.from_hands(preset("hongkong"), hands, leader=0).view(0)
    decision = make_player("rule_based:finish=exact").decide(view, Rng(0))
    assert decision.reason == "play 3D: it wins whatever the others hold: 3D, 2S, 9C"
