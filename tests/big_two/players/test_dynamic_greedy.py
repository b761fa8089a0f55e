"""The choice: the largest sum of what is left and what is earned, and what the player says of it."""

import pytest

from tests.big_two.players.positions import decide, expect, following, leading
from tests.conftest import scaled
from upperhand import Rng, make_player
from upperhand.big_two import PRESETS, Move, State, preset
from upperhand.match import play_game

PLAYERS = ("dynamic_greedy", "dynamic_greedy_tuned")
FAR = ["TD TH JD JH", "QD QH AD AH", "2D 2C 2H 2S"]


@pytest.mark.parametrize("hand", ["5D", "5D 5C", "5D 5C 5H 6D 6C"])
def test_the_last_combination_is_led_at_once(hand: str) -> None:
    expect(leading(hand, *FAR), hand, "it is the last combination, and the game is won", "dynamic_greedy")


def test_the_last_card_is_played_however_dear_it_is() -> None:
    expect(following("2S", "4D", *FAR[:2], "KD", rules="greedy"), "2S", "the game is won", "dynamic_greedy")


def test_every_legal_move_has_its_value_and_the_largest_is_taken() -> None:
    state = State.deal(preset("greedy"), 3)
    view = state.view(state.turn)
    decision = decide(view, "dynamic_greedy")
    assert [move for move, _ in decision.values] == view.legal_moves()
    assert decision.move == max(decision.values, key=lambda each: each[1])[0]


def test_values_are_what_is_left_and_what_is_earned() -> None:
    """Four cards are out, of which the 2 is worth 50 and the king 40; both opponents have one card."""
    view = following("KS 2S", "3S", "3D", "3C", rules="greedy")
    assert dict(decide(view, "dynamic_greedy").values) == {
        Move("KS"): 50 + 20 + 20 + 0,
        Move("2S"): 40 + 20 + 20 + 1_000,
        Move.PASS: 90,
    }


def test_a_lead_is_explained_by_its_sum_and_the_next_best() -> None:
    """Sixteen cards are out: KS, the fourth highest, is worth 30, and 9S, the seventh, 23."""
    view = leading("3D 3C 9S KS", "AD AC 2D", "KD KC 8D", "4S 5S 6S 7H 8H 8S", rules="greedy")
    words = "it leaves a hand worth 53 and earns 50; 9S comes 23 behind"
    expect(view, "3D 3C", words, "dynamic_greedy")


def test_a_pass_names_the_best_play_that_was_not_worth_it() -> None:
    view = following("9D JS KS 2D 2S", "7S", *FAR[:2], "8D 8C 8H 8S 9H TC", rules="greedy")
    expect(view, "pass", "even for 9D the rest of the hand is worth", "dynamic_greedy")
    expect(
        following("3S 4D", "KS", *FAR, rules="greedy"), "pass", "nothing in hand beats KS", "dynamic_greedy"
    )


def test_of_equal_moves_the_weakest_of_the_most_cards_is_taken() -> None:
    """By the settings nothing is worth anything, so all moves are equal."""
    nothing = ",".join(
        [f"singles={'/'.join('0' * 52)}", f"pairs={'/'.join('0' * 26)}", "triple=0", "four_card_hands=0/0"]
        + [f"{table}=0/0/0/0/0" for table in ("five_card_hands", "lead", "follow", "late", "finish", "stop")]
    )
    hand = "3D 3S 4D 5C 5H 6S 7C 9S"
    expect(leading(hand, *FAR), "3D 4D 5C 6S 7C", "comes level", f"dynamic_greedy:{nothing}")
    expect(following("5C 5H 6S", "4C", *FAR), "5C", "as much as all of it", f"dynamic_greedy:{nothing}")


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", PRESETS)
def test_every_reason_names_the_cards_of_the_play(name: str, player: str) -> None:
    for players in PRESETS[name].players:
        for seed in range(scaled(3, 100)):
            state = State.deal(preset(name, players=players), seed)
            while not state.over:
                decision = decide(state.view(state.turn), player)
                assert decision.reason.split(":")[0].endswith(str(decision.move)), decision
                state.apply(decision.move)


@pytest.mark.parametrize("player", PLAYERS)
def test_it_plays_the_whole_deck(player: str) -> None:
    rules = preset("hongkong", players=3, deal="whole_deck")
    for seed in range(scaled(3, 100)):
        record = play_game(State.deal(rules, seed), [make_player(player)] * 3, seed)
        assert record.scores is not None


def test_chance_plays_no_part() -> None:
    state = State.deal(preset("greedy"), 5)
    player = make_player("dynamic_greedy")
    view = state.view(state.turn)
    assert player.decide(view, Rng(1)) == player.decide(view, Rng(2))


def test_a_bomb_waits_while_a_pass_is_worth_more() -> None:
    view = following("5D 5C 5H 5S 6D 9S KS", "7S", "2S 2C 2D", "AD AC AH", "KD KC KH", rules="big2ai")
    decision = decide(view, "dynamic_greedy")
    values = dict(decision.values)
    assert values[Move.PASS] > values[Move("5D 5C 5H 5S 6D")]
