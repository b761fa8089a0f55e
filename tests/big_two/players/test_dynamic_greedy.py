"""The greedy player: its tables, their values, what plays earn, and the choice."""

import pytest

from tests.big_two.players.positions import decide, expect, following, leading
from tests.conftest import scaled
from upperhand import Cards, Rng, make_player
from upperhand._core.big_two import dearest_partition
from upperhand.big_two import KINDS, Move, State, View, preset
from upperhand.big_two.players.dynamic_greedy import DynamicGreedy, card_values, weigh
from upperhand.errors import SpecError
from upperhand.match import play_game

# Table 2 as printed, including its oddities, and the form of the settings.


RANKS = "3456789TJQKA2"
SINGLES = {
    "3": (-9, -9, -9, -9),
    "4": (-7, -7, -7, -7),
    "5": (-5, -5, -5, -5),
    "6": (-2, -2, -2, -2),
    "7": (0, 0, 0, 0),
    "8": (1, 1, 1, 1),
    "9": (2, 3, 4, 5),
    "T": (6, 7, 8, 9),
    "J": (10, 11, 12, 13),
    "Q": (14, 15, 16, 17),
    "K": (18, 19, 20, 21),
    "A": (22, 23, 24, 25),
    "2": (30, 35, 40, 50),
}
PAIRS = {
    "3": (20, 20),
    "4": (25, 25),
    "5": (30, 30),
    "6": (35, 35),
    "7": (40, 40),
    "8": (45, 45),
    "9": (50, 50),
    "T": (45, 45),
    "J": (50, 50),
    "Q": (55, 60),
    "K": (65, 70),
    "A": (75, 80),
    "2": (30, 25),
}


@pytest.mark.parametrize("rank", RANKS)
def test_table_2(rank: str) -> None:
    row = RANKS.index(rank)
    settings = DynamicGreedy()
    assert settings.singles[4 * row : 4 * row + 4] == SINGLES[rank]
    assert settings.pairs[2 * row : 2 * row + 2] == PAIRS[rank]


def test_the_bonuses_of_leading() -> None:
    one, two, three, _, five = DynamicGreedy().lead
    assert (one, two, three, five) == (0, 50, 50, 150)


def test_tables_are_settings() -> None:
    player = make_player("dynamic_greedy:follow=10/60/60/110/160,late=0/0/0/0/0,many_cards=9")
    assert player == DynamicGreedy(follow=(10, 60, 60, 110, 160), late=(0, 0, 0, 0, 0), many_cards=9)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("singles=1/2", "singles takes 52 numbers separated by /, not 2"),
        ("pairs=1", "pairs takes 26 numbers"),
        ("four_card_hands=1/2/3", "four_card_hands takes 2 numbers"),
        ("lead=1/2/3/4", "lead takes 5 numbers separated by /, not 4"),
        ("last_play=", "last_play takes 5 numbers separated by /, not 0"),
    ],
)
def test_a_table_of_another_length_is_refused(spec: str, words: str) -> None:
    with pytest.raises(SpecError, match=words):
        make_player(f"dynamic_greedy:{spec}")


# Greedy values are relative to the cards still out.


PLAYER = DynamicGreedy()


def value(view: View, cards: str) -> float:
    """The value of a combination to the paper's player."""
    one = view.rules.classify(Cards(cards))
    assert one is not None
    *_, top = one.cards
    place = "3456789TJQKA2".index(top.rank) * 4 + view.rules.suit_order.index(top.suit)
    return card_values(PLAYER, view)[KINDS.index(one.kind)][place]


def test_a_full_deck_has_the_values_of_table_2() -> None:
    state = State.deal(preset("greedy"), 1)
    view = state.view(state.turn)
    assert card_values(PLAYER, view)[0] == list(PLAYER.singles)
    assert value(view, "TD TC") == 45
    assert value(view, "2D 2C") == 30
    assert value(view, "2D 2S") == 25


def test_the_highest_cards_out_take_the_highest_values() -> None:
    view = leading("3D JH KC", "4D 4C", "9D QS", rules="greedy")
    found = {card: value(view, card) for card in ("KC", "QS", "JH", "9D", "4C", "4D", "3D")}
    assert found == {"KC": 50, "QS": 40, "JH": 35, "9D": 30, "4C": 25, "4D": 24, "3D": 23}


def test_suits_count_in_the_order_of_the_rules() -> None:
    view = leading("KC KD", "3D", rules="big2ai")
    assert (value(view, "KD"), value(view, "KC")) == (50, 40)


EXAMPLE = ("2H KC QD QS", "AD AC 2D 5C", "KD 6C 6H", "7C 7D 3S")


def test_the_example_of_section_2_2() -> None:
    """Two 2s, two aces and two kings are out, and North has a 2, a king and two queens.

    The 2s and the kings that are left are in two hands, so they are no pairs. As printed the paper forgets
    two aces; when one of them is played as well, the queens are what it calls them, the strongest pair.
    """
    assert value(leading(*EXAMPLE, rules="greedy"), "QD QS") == 70
    hands = [cards.replace("AD ", "") for cards in EXAMPLE]
    assert value(leading(*hands, rules="greedy"), "QD QS") == 80


def test_pairs_below_move_up_by_rank() -> None:
    view = leading("QD QS 9C 9D", "TD TC", "3D 3S", rules="greedy")
    assert [value(view, pair) for pair in ("QD QS", "TD TC", "9C 9D", "3D 3S")] == [80, 65, 55, 50]


def test_a_pair_of_2s_keeps_its_low_value() -> None:
    """It is low as the 2s are better played one by one, and other pairs do not fall to it."""
    view = leading("2D 2S AD AC", "KD KC", rules="greedy")
    assert [value(view, pair) for pair in ("2D 2S", "AD AC", "KD KC")] == [25, 75, 65]


@pytest.mark.parametrize(
    ("rules", "cards", "expected"),
    [
        ("greedy", "5D 5C 5S", 50 - 5),
        ("greedy", "AD AH AS", 50 + 25),
        ("charlesworth", "3D 3C 5D 5C", 100 - 5),
        ("charlesworth", "AD AC AH AS", 110 + 25),
        ("greedy", "3D 4C 5D 6D 7D", 150),
        ("greedy", "3D 5D 6D 8D TD", 160),
        ("greedy", "3D 3C 5D 5C 5S", 170),
        ("greedy", "3D 3C 3H 3S 5S", 180),
        ("greedy", "3D 4D 5D 6D 7D", 190),
    ],
)
def test_larger_combinations(rules: str, cards: str, expected: float) -> None:
    hand = Cards(cards)
    rest = [card.mask for card in Cards.DECK - hand]
    others = [Cards.from_mask(sum(rest[seat::3])) for seat in range(3)]
    view = State.from_hands(preset(rules), [hand, *others], leader=0).view(0)
    assert value(view, cards) == expected


@pytest.mark.parametrize(
    ("hand", "split"),
    [
        ("3D 3C 4D 5H 6S 7C", {"3D", "3C 4D 5H 6S 7C"}),
        ("KD KC AD AC 2D 2S", {"KD KC", "AD AC", "2D", "2S"}),
        ("3D 3C 3H 4D 4C 9S", {"3D 3C 3H 4D 4C", "9S"}),
    ],
)
def test_the_best_partition(hand: str, split: set[str]) -> None:
    """Combinations stay together, and 2s go one by one."""
    rest = [card.mask for card in Cards.DECK - Cards(hand)]
    others = [Cards.from_mask(sum(rest[seat::3])) for seat in range(3)]
    view = State.from_hands(preset("greedy"), [Cards(hand), *others], leader=0).view(0)
    found = dearest_partition(view.rules, view.hand, card_values(PLAYER, view))
    assert {str(one) for one in found} == split


# Section 4.2: what a play earns, with every adjustment and the edges where it begins.


PAPER = "dynamic_greedy"
LOW_PAIRS = "3D 3C 4C 4H 6H 6S 7D 7S 9C 9H 8S 8D".split()  # no five-card hand among them


def answering(own: int, table: str, answer: str, *counts: int, rules: str = "greedy") -> View:
    """Seat 0, with this many cards, follows `table`; the opponents have this many left.

    Beside `answer` it holds low pairs, and the opponents hold the highest cards.
    """
    low = [card for card in LOW_PAIRS if card not in f"{table} {answer}"]
    hand = " ".join([answer, *low[: own - len(Cards(answer))]])
    spare = [str(card) for card in Cards.DECK - Cards(table) - Cards(hand)]
    others = [" ".join(spare.pop() for _ in range(count)) for count in counts]
    return following(hand, table, *others, rules=rules)


def earned(view: View, play: str) -> float:
    options = {option.move: option.earned for option in weigh(DynamicGreedy(), view)}
    assert options.get(Move.PASS, 0.0) == 0.0
    return options[Move(play)]


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        (8, (8, 8, 8), 0),
        (10, (8, 7, 7), 0),
        (10, (8, 6, 7), 30),
        (13, (8, 2, 7), 30),
        (9, (8, 6, 7), 0),
        (5, (8, 8, 8), 0),
        (4, (8, 8, 8), 20),
        (2, (8, 8, 8), 20),
        (8, (8, 1, 8), 20),
        (8, (8, 8, 1), 20),
        (12, (8, 1, 8), 30 + 20),
        (3, (8, 1, 8), 20 + 20),
        (8, (1, 8, 8), 20 + 1_000),
        (8, (8, 2, 5), 0),
    ],
)
def test_a_play_on_a_single(own: int, others: tuple[int, ...], points: float) -> None:
    assert earned(answering(own, "KC", "2S", *others), "2S") == points


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        (8, (8, 8, 8), 50),
        (10, (8, 7, 7), 50),
        (10, (8, 6, 7), 50 + 30),
        (9, (8, 6, 7), 50),
        (4, (8, 8, 8), 50 + 50),
        (5, (8, 8, 8), 50),
        (8, (2, 8, 8), 50 + 200),
        (8, (1, 3, 8), 50),
        (11, (8, 8, 2), 50 + 30 + 200),
    ],
)
def test_a_play_on_a_pair(own: int, others: tuple[int, ...], points: float) -> None:
    assert earned(answering(own, "KC KD", "2S 2C", *others), "2S 2C") == points


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        (8, (8, 8, 8), 150),
        (8, (4, 8, 8), 150),
        (8, (8, 5, 8), 150 + 100),
        (8, (8, 8, 7), 150 + 100),
        (11, (8, 8, 6), 150 + 100),
        (11, (8, 8, 4), 150),
    ],
)
def test_a_play_on_five_cards(own: int, others: tuple[int, ...], points: float) -> None:
    straight, higher = "8C 9D TC JD QC", "9H TH JS QH KS"
    assert earned(answering(own, straight, higher, *others), higher) == points


@pytest.mark.parametrize(
    ("rules", "table", "answer", "usual", "last"),
    [
        ("greedy", "KC KD KS", "2S 2C 2D", 50, 3),
        ("charlesworth", "QC QD KC KD", "2S 2C AC AD", 100, 4),
    ],
)
def test_triples_and_four_card_hands_are_treated_as_pairs(
    rules: str, table: str, answer: str, usual: float, last: int
) -> None:
    assert earned(answering(8, table, answer, 8, 8, 8, rules=rules), answer) == usual
    assert earned(answering(10, table, answer, 8, 6, 8, rules=rules), answer) == usual + 30
    assert earned(answering(8, table, answer, 8, last, 8, rules=rules), answer) == usual + 200


def test_all_cards_at_once_win() -> None:
    assert earned(answering(2, "KC KD", "2S 2C", 8, 8, 8), "2S 2C") == 50 + 50 + 10_000


@pytest.mark.parametrize(
    ("play", "points"),
    [("3D", 0), ("3D 3C", 50), ("3D 3C 3H", 50), ("3D 3C 3H 4D 4C", 150), ("3D 3C 4D 4C", 100)],
)
def test_leading(play: str, points: float) -> None:
    view = leading("3D 3C 3H 4D 4C 9S", "AD AC", "KD KC", "2S", rules="charlesworth")
    assert earned(view, play) == points


@pytest.mark.parametrize(
    ("view", "move", "words"),
    [
        (answering(10, "JD", "QS", 8, 6, 8), "QS", "cost much now that an opponent has 6"),
        (answering(4, "JD", "QS", 8, 8, 9), "QS", "only 4 cards are left in hand"),
        (answering(8, "JD", "QS", 12, 1, 12), "QS", "an opponent has 1 card left"),
        (answering(8, "JD", "2S", 1, 8, 8), "2S", "the highest card, as the next player has one card left"),
        (answering(10, "JD JC", "KD KS", 8, 6, 8), "KD KS", "cost much now that an opponent has 6"),
        (answering(4, "JD JC", "AD AS", 8, 8, 8), "AD AS", "only 4 cards are left in hand"),
        (answering(8, "JD JC", "2D 2S", 8, 2, 8), "2D 2S", "an opponent has 2 cards left"),
        (
            answering(8, "8C 9D TC JD QC", "9H TH JS QH KS", 8, 6, 8),
            "9H TH JS QH KS",
            "an opponent has 5 to 7 cards left",
        ),
    ],
)
def test_each_adjustment_decides_a_position(view: View, move: str, words: str) -> None:
    expect(view, move, words, PAPER)


@pytest.mark.parametrize(
    ("own", "table", "answer", "others"),
    [
        (9, "JD", "QS", (8, 6, 8)),
        (5, "JD", "QS", (8, 8, 9)),
        (8, "JD", "QS", (12, 2, 12)),
        (9, "JD JC", "KD KS", (8, 6, 8)),
        (5, "JD JC", "AD AS", (8, 8, 8)),
        (8, "JD JC", "2D 2S", (8, 3, 8)),
        (8, "8C 9D TC JD QC", "3C 3D 3H 4C 4D", (8, 8, 8)),
    ],
)
def test_without_it_the_player_passes(own: int, table: str, answer: str, others: tuple[int, ...]) -> None:
    expect(answering(own, table, answer, *others), "pass", "the rest of the hand is worth", PAPER)


def test_who_is_out_of_the_trick_is_not_the_next_player() -> None:
    """Under sugiyanto a pass lasts; under greedy seat 1 may come back and play its last card."""
    for rules, points in (("sugiyanto", 40), ("greedy", 1_040)):
        hands = [Cards(cards) for cards in ("6D 8D 2S", "3D 4D", "5D 5C 5H 5S", "7D 7C 7H 7S 9D")]
        gone = Cards.DECK - hands[0] - hands[1] - hands[2] - hands[3]
        state = State.from_hands(preset(rules), hands, leader=1, gone=gone)
        for move in ("3D", "5D", "7D", "8D", "pass", "pass", "9D"):
            state.apply(Move(move))
        assert earned(state.view(0), "2S") == points


def test_leads_that_may_be_the_last_play_of_another_cost_what_the_setting_says() -> None:
    view = leading("3D 3C 9S KS", "AD", "KD KC", "AC AH AS 2D 2C 2H 2S", rules="greedy")
    expect(view, "3D 3C", "", PAPER)
    expect(view, "9S", "as an opponent has 1 card left", "dynamic_greedy:lead_risk=10/500/0/0/0")


def test_a_bomb_stops_a_last_card_too() -> None:
    view = following("5D 5C 5H 5S 6D 7D", "KS", "2S", "AD AC AH", "KD KC KH", rules="big2ai")
    expect(view, "5D 5C 5H 5S 6D", "a bomb is out of reach of the next player", PAPER)


# The choice: the largest sum of what is left and what is earned, and the player's reason for it.


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
    words = "it leaves a hand worth 53 and earns 50; 9S is 23 behind"
    expect(view, "3D 3C", words, "dynamic_greedy")


def test_a_pass_names_the_best_play_that_was_not_worth_it() -> None:
    view = following("9D JS KS 2D 2S", "7S", *FAR[:2], "8D 8C 8H 8S 9H TC", rules="greedy")
    expect(view, "pass", "even for 9D: the rest of the hand is worth", "dynamic_greedy")
    expect(
        following("3S 4D", "KS", *FAR, rules="greedy"), "pass", "nothing in hand beats KS", "dynamic_greedy"
    )


def test_of_equal_moves_the_weakest_of_the_most_cards_is_taken() -> None:
    """With these settings nothing is worth anything, so all moves are equal."""
    nothing = ",".join(
        [f"singles={'/'.join('0' * 52)}", f"pairs={'/'.join('0' * 26)}", "triple=0", "four_card_hands=0/0"]
        + [f"{table}=0/0/0/0/0" for table in ("five_card_hands", "lead", "follow", "late", "finish", "stop")]
    )
    hand = "3D 3S 4D 5C 5H 6S 7C 9S"
    expect(leading(hand, *FAR), "3D 4D 5C 6S 7C", "is level", f"dynamic_greedy:{nothing}")
    expect(following("5C 5H 6S", "4C", *FAR), "5C", "as much as all of it", f"dynamic_greedy:{nothing}")


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
