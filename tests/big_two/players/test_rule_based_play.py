"""The rule-based player's Algorithms 2 to 9, each with the positions that reach its lines."""

import pytest

from tests.big_two.players.positions import expect, following, leading

# Algorithms 2, 3 and 4: leading with two, three or four cards.


LOW = "3D 3C 3H 4D 4C 4H 5D 5C 5H"  # held by an opponent, these lift cards into class B


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["QD QC", "JD JC", "5C 6C"], "KS", "nothing unseen beats it, and 4D goes out next"),
        (["2D", "JD JC", "5C 6C"], "KS", "the higher of two cards, as an opponent has one card left"),
        (["2D AC", "JD JC", "5C 6C"], "4D", "the lower of two cards, as KS can still be beaten"),
    ],
)
def test_algorithm_2(opponents: list[str], move: str, words: str) -> None:
    expect(leading("4D KS", *opponents), move, words)


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        ("KD KS 4D", ["QD QC", "JD JC", "5C 2S"], "KD KS", "nothing unseen beats it, and 4D goes out next"),
        ("5D 5S KS", ["QD QC QH", "9D 9C", "4C"], "KS", "nothing unseen beats it, and 5D 5S goes out next"),
        ("5D 5S 8S", ["QD", "9C 9H TD", "4C 6C 7C"], "5D 5S", "an opponent with one card left cannot follow"),
        ("5D 5S 8S", ["QD QC", "9C 9H TD", "4C 6C 7C"], "8S", "an opponent with 2 cards left could answer"),
        ("5D 5S 3S", ["4C 4H TD", "QD QC QH", "KD KC JD"], "3S", "all unseen plays beat it"),
        ("5D 5S 8S", ["4C 4H TD", "QD QC QH", "KD KC JD"], "5D 5S", "many unseen plays beat it"),
        ("KD KS AS", [LOW, "6D 6C 7D 7C", "8D 2D 2C"], "KD KS", "few unseen plays beat it"),
    ],
)
def test_algorithm_3_with_a_pair(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["QD QC", "JD JC", "5C 6C"], "9S", "nothing unseen beats KS, which takes control for 4D later"),
        (["2D", "JD JC", "5C 6C"], "KS", "the highest of three cards, as an opponent has one card left"),
        (["2D AC", "JD JC", "5C 6C"], "4D", "the lowest of three cards, as even KS can be beaten"),
    ],
)
def test_algorithm_3_with_singles(opponents: list[str], move: str, words: str) -> None:
    expect(leading("4D 9S KS", *opponents), move, words)


def test_a_triple_that_may_not_be_played_alone_is_a_pair_and_a_single() -> None:
    expect(leading("9D 9C 9S", "8D 8C TD", "7D 7C 7H", "3D 3C 3H"), "9D 9C", "9S goes out next")


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["QD QC 2S", "JD JC", "5C 6C 7C"], "KD KS", "nothing unseen beats it, and 5D 5S goes out next"),
        (["2D 2C", "JD JC 3D", "5C 6C 7C"], "KD KS", "the higher of two pairs, as an opponent has two cards"),
        (
            ["2D 2C 3C", "JD JC 3D", "5C 6C 7C"],
            "5D 5S",
            "the lower of two pairs, as KD KS can still be beaten",
        ),
    ],
)
def test_algorithm_4_with_two_pairs(opponents: list[str], move: str, words: str) -> None:
    expect(leading("5D 5S KD KS", *opponents), move, words)


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        (
            "5D 5S 7D KS",
            ["QD QC QH", "JD JC 9C", "6C 8C"],
            "7D",
            "nothing unseen beats KS, which takes control",
        ),
        ("KD KS 5D 7D", ["2S", "JD JC 9C", "6C 8C"], "KD KS", "an opponent with one card left cannot follow"),
        ("KD KS 5D 7D", ["2S AC", "JD JC 9C", "6C 8C TC"], "5D", "as an opponent has two cards left"),
        (
            "KD KS 5D 7D",
            ["2S AC QC", "JD JC 9C", "6C 8C TC"],
            "5D",
            "which nothing unseen beats, takes control",
        ),
        ("5D 5S 3S 7D", ["2S AC QC", "JD JC 4C", "4D 8C TC"], "3S", "all unseen plays beat it"),
        ("5D 5S 6S 7D", ["2S AC QC", "JD JC 4C", "4D 8C TC"], "5D 5S", "many unseen plays beat it"),
        ("KD KS AC AS", [LOW, "6D 6C 7D 7C", "8D 2D 2C"], "KD KS", "the lower of two pairs"),
        ("KD KS AC 2D", [LOW, "6D 6C 7D 7C", "8D 2C 2S"], "KD KS", "few unseen plays beat it"),
    ],
)
def test_algorithm_4_with_one_pair(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["QD QC", "JD JC", "5C 6C"], "7S", "the second lowest of four cards, as nothing unseen beats KS"),
        (["2D", "JD JC", "5C 6C"], "KS", "the highest of four cards, as an opponent has one card left"),
        (["2D AC", "JD JC", "5C 6C"], "4D", "the lowest of four cards, as even KS can be beaten"),
    ],
)
def test_algorithm_4_with_singles(opponents: list[str], move: str, words: str) -> None:
    expect(leading("4D 7S 9S KS", *opponents), move, words)


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["2S AC QC", "JD JC 9C", "6C 8C TC"], "7D 7C 7H", "nothing unseen beats it, and 5D goes out next"),
        (["2S AC QC", "8D 8C 8H", "6C 9C TC"], "5D", "an opponent with 3 cards left could answer 7D 7C 7H"),
        (["2S", "8D 8C 8H 9D", "6C 9C TC"], "7D 7C 7H", "an opponent with one card left cannot follow"),
    ],
)
def test_a_triple_and_a_single_are_led_as_a_pair_and_a_single(
    opponents: list[str], move: str, words: str
) -> None:
    expect(leading("7D 7C 7H 5D", *opponents, rules="greedy"), move, words)


# Algorithms 5 and 6: leading with more than four cards.


FAR = ["TD TH JD JH", "QD QH AD AH", "2D 2C 2H 2S"]  # above most, in nobody's reach to be out soon


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        ("3S 4S 5S 6S 8S 7D 7C 9H KC", ["2D", *FAR[:2]], "3S 4S 5S 6S 8S", "one card left cannot follow it"),
        ("3S 6D 6S 9C 9H KC", ["2D", *FAR[:2]], "6D 6S", "one card left cannot follow it"),
        ("3S 6D 7S 9C 2S", ["2D", *FAR[:2]], "2S", "one card left; nothing unseen beats it"),
        ("3S 6D 7S KC 2D", ["2C", LOW, "6C 7C 8C 9S"], "KC", "one card left; few unseen plays"),
        ("4S 6D 7S 9C TC", ["2D", "3D 3C 3H", FAR[1]], "4S", "one card left; many unseen plays"),
        ("3S 6D 7S 8C 9H", ["2D", *FAR[:2]], "3S", "one card left; all unseen plays beat it"),
    ],
)
def test_algorithm_5_against_one_card(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        ("3S 6D 6S 9C 9H KD KC", FAR, "6D 6S", "there are more pairs than singles, and no five-card hand"),
        ("3S 6D 6S 9C 9H KC", FAR, "6D 6S", "all unseen plays beat it"),
        ("3S 6D 6S 9C KC", ["5C 5H 7D 7H", *FAR[1:]], "3S", "all unseen plays beat it"),
        ("4S 6D 6S 9C KC", ["3C 5C 5H 7D 7H", *FAR[1:]], "6D 6S", "many unseen plays beat it"),
        (
            "AC AS QD KC 2D",
            [LOW, "6D 6C 6H 7D 7C 7H", "8D 8C 8H 9D 9C 2H 2S"],
            "AC AS",
            "few unseen plays",
        ),
        ("8D TC JH QS KD", ["3D 4D", "5C 6C", "6D 7C"], "8D", "nothing unseen beats it"),
    ],
)
def test_algorithm_5_otherwise(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        ("3S 4S 5S 6S 8S 2S", [*FAR[:2], "9D 9H"], "3S 4S 5S 6S 8S", "the first of 2 last plays"),
        ("3S 4S 5S 6S 8S 4D", ["9D TD JD QD AD", "KC", "7C"], "3S 4S 5S 6S 8S", "the first of 2 last plays"),
        ("3D 4D 5C 6D 7D 2S", ["9D TD JD QD AD", "KC", "7C"], "2S", "the first of 2 last plays"),
        ("3D 4D 5C 6D 7D 4S", ["9D TD JD QD AD", "KC", "7C"], "3D 4D 5C 6D 7D", "five-card hand of 2 last"),
        ("3S 4S 5S 6S 8S 4D 2S", [*FAR[:2], "9D 9H"], "3S 4S 5S 6S 8S", "the first of 3 last plays"),
        (
            "3D 4D 5C 6D 7D 4S 2S",
            ["9D TD JD QD AD", "KC", "7C"],
            "3D 4D 5C 6D 7D",
            "five-card hand of 3 last",
        ),
        ("4D 4S 7D 7S 9C", FAR, "4D 4S", "the lowest pair of 3 last plays"),
        (
            "4D 4S 7D 7S 9C",
            [*FAR[:2], "2D 2C"],
            "7D 7S",
            "the highest pair, as an opponent has two cards left",
        ),
        ("4D 4S 7D 7S 9C 9S", FAR, "4D 4S", "the lowest pair of 3 last plays"),
    ],
)
def test_algorithm_6(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (
            ["TD TH JD JH", "2D", "2C 2H"],
            "5D 5C 5H 5S",
            "nothing unseen beats it, and it is the first of 2 last plays",
        ),
        (["6D 6C 6H 6S", "2D", "2C 2H 2S"], "5D 5C 5H 5S", "the lowest pair of 2 last plays"),
    ],
)
def test_algorithm_6_with_four_of_a_kind_as_a_group(opponents: list[str], move: str, words: str) -> None:
    """Under charlesworth's rules four of a kind takes no fifth card."""
    expect(leading("5D 5C 5H 5S 8D", *opponents, rules="charlesworth"), move, words)


# Algorithms 7, 8 and 9: answering the play on the table.


NO_TWOS = ["TD TH JD JH", "QD QH AD AH", "9D 8H 8D 7H"]
SEVEN_LOW = ["3D 3C 3H 4D 4C 4H 5D", "5C 5H 6D 6C 6H 7D 7C", "7H 8D 8C 8H 9D 9C 9H"]
# Beside these hands two five-card hands stand well: no opponent's pairs make a full house.
TWO_HANDS = "3D 4D 5S 6H 7S 8D 8C 8S KS KC"
FULL_HOUSE = "8D 8C 8S KC KS"
PAIRS = ["3C 3H 4C 4H 5C 5H 6C", "6S 7C 7H 9C 9H TC TH", "JC JH QC QH AC AH 2C"]
FLUSH = "9D TD JD QD 2D"


@pytest.mark.parametrize(
    ("hand", "table", "opponents", "move", "words"),
    [
        ("4S 8S 9C KC", "3D", FAR, "4S", "the weakest play of the hand that beats 3D; all unseen plays"),
        ("4S 8S 9C KC", "7D", FAR, "8S", "all unseen plays beat it"),
        ("4S 6S JC KC", "9D", FAR, "JC", "the weakest play of the hand that beats 9D; many unseen plays"),
        ("5S KS AC 2D", "9D", [LOW, "6D 6C 7D 7C", "8D 2C 2S"], "KS", "few unseen plays beat it"),
        ("5S 6S AC 2S", "KC", NO_TWOS, "AC", "the weakest play of the hand that beats KC"),
        ("5S TC 2H 2S", "9S", SEVEN_LOW, "TC", "nothing unseen beats it"),
        ("3S 4S 8D 8C 9D", "7D 7C", FAR, "8D 8C", "the weakest play of the hand that beats 7D 7C"),
        ("3S 4S 7S", "KC", FAR, "pass", "nothing in hand beats KC"),
        ("3S 4D 4S 7C 7S", "6C", FAR, "pass", "nothing in hand beats 6C unless a combination is broken up"),
    ],
)
def test_algorithm_7(hand: str, table: str, opponents: list[str], move: str, words: str) -> None:
    expect(following(hand, table, *opponents), move, words)


@pytest.mark.parametrize(
    ("hand", "table", "opponents", "move", "words"),
    [
        ("4S KC", "9D", FAR, "KC", "the weakest play"),
        ("3S 4S KC", "9D", ["TD TH", *FAR[1:]], "KC", "the weakest play"),
        ("3S 4S JC KC", "9D", FAR, "JC", "the weakest play"),
        ("3S 4S KC", "9D", FAR, "pass", "KC, the highest card, is held back, as only 0 of 3 plays are sure"),
        (
            "4S TC JD QH QC AC 2S",
            "AH",
            SEVEN_LOW,
            "pass",
            "is held back while everybody has more than 6 cards",
        ),
        ("4S TC JD QH QC 2S", "AH", SEVEN_LOW, "2S", "nothing unseen beats it"),
    ],
)
def test_algorithm_8_on_singles(hand: str, table: str, opponents: list[str], move: str, words: str) -> None:
    expect(following(hand, table, *opponents), move, words)


def test_a_card_below_another_in_a_larger_combination_is_not_the_highest() -> None:
    expect(following("3S 4S AC 2C 2S", "KC", *NO_TWOS), "AC", "the weakest play")


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        ("3S 2C 2S", NO_TWOS, "2C 2S", "nothing unseen beats it"),
        ("3S 4S 2C 2S", NO_TWOS, "pass", "2C 2S is held back, to take control with one 2 after the other"),
        ("3S 4S 2C 2S", ["TD TH", *NO_TWOS[1:]], "2C 2S", "nothing unseen beats it"),
        ("3S 4S AC AS", [NO_TWOS[0], "QD QH KD KC", NO_TWOS[2]], "AC AS", "nothing unseen beats it"),
    ],
)
def test_algorithm_8_on_pairs(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(following(hand, "KH KS", *opponents), move, words)


def test_a_triple_of_twos_is_held_back_as_a_pair_is() -> None:
    hand, table = "3S 4S 5S 2D 2C 2S", "KD KC KH"
    expect(following(hand, table, *NO_TWOS, rules="greedy"), "pass", "2D 2C 2S is held back")
    expect(following(hand, table, "TD TH JD", *NO_TWOS[1:], rules="greedy"), "2D 2C 2S", "nothing unseen")


@pytest.mark.parametrize(
    ("hand", "table", "opponents", "passes", "earlier", "move"),
    [
        (TWO_HANDS, FLUSH, PAIRS, 1, "", "pass"),
        (TWO_HANDS, FLUSH, PAIRS, 2, "", "pass"),
        pytest.param(TWO_HANDS, FLUSH, PAIRS, 0, "", FULL_HOUSE, id="nobody has passed"),
        pytest.param(TWO_HANDS, FLUSH, PAIRS, 1, "4S", FULL_HOUSE, id="not early"),
        pytest.param(
            TWO_HANDS, FLUSH, ["3C", *PAIRS[1:]], 1, "", FULL_HOUSE, id="an opponent is near the end"
        ),
        pytest.param(FULL_HOUSE + " 4D 5S", FLUSH, PAIRS, 1, "", FULL_HOUSE, id="no other five-card hand"),
        pytest.param(TWO_HANDS, "3S 4S 5D 6D 7D", PAIRS, 1, "", "3D 4D 5S 6H 7S", id="class C"),
    ],
)
def test_algorithm_8_on_five_card_hands(
    hand: str, table: str, opponents: list[str], passes: int, earlier: str, move: str
) -> None:
    words = f"{FULL_HOUSE} is held back this early, after a pass" if move == "pass" else "the weakest play"
    expect(following(hand, table, *opponents, passes=passes, earlier=earlier), move, words)


@pytest.mark.parametrize(
    ("hand", "table", "move", "words"),
    [
        ("3S 8D 8C KD KC KH", "7D 7C", "8D 8C", "8D 8C KD KC KH is broken up for it"),
        ("3S 8D 8C KD KC KH", "9D 9C", "KD KC", "8D 8C KD KC KH is broken up for it"),
        ("3S 4D 9D 9C 9H 9S", "8D 8C", "9D 9C", "is broken up for it, as an opponent has one card left"),
        ("3S 8D 8C KD KC KH", "2C 2H", "pass", "not even a part of a combination beats 2C 2H"),
        ("3S 9D TC JC QC KS", "7D 7C", "pass", "not even a part of a combination beats 7D 7C"),
        ("3S 4D 9D TS", "7D 7C", "pass", "not even a part of a combination beats 7D 7C"),
        ("3S 4D 9D 9C", "8D", "9D", "9D 9C is broken up for it, as an opponent has one card left"),
        ("3S 9D 9C JC JS", "8D", "JC", "JC JS is broken up for it"),
        ("3S 9D 9C JC JS", "JH", "JS", "JC JS is broken up for it"),
        ("4D 4C 3S 9D TC JC QC KS", "8S", "9D", "9D TC JC QC KS is broken up for it"),
        ("3S 9D TC JC QC KS", "TS", "JC", "9D TC JC QC KS is broken up for it"),
        ("3S 9D TC JC QC KS", "2C", "pass", "not even a part of a combination beats 2C"),
    ],
)
def test_algorithm_9(hand: str, table: str, move: str, words: str) -> None:
    """The opponents' pairs are all higher, and one of them has one card left."""
    expect(following(hand, table, "2D", "QD QH AD AH", "TD TH JD AC"), move, words)


KINGS = ("3S 4S 6S KC KS", ["TD TH JD", "QD QH 2D", "9D 8D AC"])  # above every pair that is unseen
TWOS = ("3S 4S 6S 2D 2C", ["TD TH JD", "QD QH AD", "9D 2H 2S"])  # below one


@pytest.mark.parametrize(
    ("split_pairs", "position", "move"),
    [
        ("unbeatable", KINGS, "KC"),
        ("twos", KINGS, "pass"),
        ("never", KINGS, "pass"),
        ("unbeatable", TWOS, "pass"),
        ("twos", TWOS, "2D"),
        ("never", TWOS, "pass"),
    ],
)
def test_a_high_pair_is_split_on_singles(
    split_pairs: str, position: tuple[str, list[str]], move: str
) -> None:
    hand, opponents = position
    words = "unless a combination is broken up" if move == "pass" else "a high pair is split to take control"
    expect(following(hand, "JC", *opponents), move, words, f"rule_based:split_pairs={split_pairs}")


def test_a_single_goes_before_a_pair_is_split() -> None:
    expect(following("3S 4S 6S QC KC KS", "JC", "TD TH JD", "QD QH 2D", "9D 8D 7D"), "QC", "the weakest play")


def test_the_higher_card_of_a_split_pair_is_held_back_as_the_highest_card() -> None:
    opponents = ["TD TH JD", "QD QH AD", "9D 8D 7D"]
    expect(following("3S 4S 6S 2C 2S", "2D", *opponents), "2C", "a high pair is split")
    expect(following("3S 4S 6S 2C 2S", "2H", *opponents), "pass", "2S, the highest card, is held back")


@pytest.mark.parametrize(
    ("hand", "table", "move", "words"),
    [
        ("3S 5D 5C 5H 5S 9D 9C KD", "9S", "pass", "KD, the highest card, is held back"),
        ("3S 5D 5C 5H 5S 9D 9C QD KD", "JS", "QD", "the weakest play"),
        ("3S 5D 5C 5H 5S 9D 9C KD", "AS", "3S 5D 5C 5H 5S", "the weakest play of the hand that beats AS"),
        ("3S 5D 5C 5H 5S 9D 9C KD", "4D 4C 4H 4S 6D", "3S 5D 5C 5H 5S", "the weakest play of the hand"),
    ],
)
def test_a_bomb_waits_until_nothing_else_is_left(hand: str, table: str, move: str, words: str) -> None:
    opponents = ["TD TH JD JH", "QC QH AD AH", "8D 8H 7H 7D"]
    expect(following(hand, table, *opponents, rules="big2ai"), move, words)


# The endgame of the authors' program: three plays or fewer in more than four cards, and nothing is held back.


HOUSE = "5D 5C 5H 8D 8C"
MANY_CARDS = ["TD TH JD JH", "QD QH AD AH", "9D 9H 8H 7H"]


@pytest.mark.parametrize(
    ("hand", "table", "opponents", "move", "words"),
    [
        (f"{HOUSE} QC 2S", "9C", MANY_CARDS, "2S", "nothing is held back, as only 3 plays are left"),
        (f"{HOUSE} 2C 2S", "KH KS", MANY_CARDS, "2C 2S", "nothing is held back, as only 2 plays are left"),
        ("3S 9S 9C JC JS", "7D 7C", MANY_CARDS, "9C 9S", "nothing is held back"),
        ("3S 9S 9C JC JS", "7D 7C", ["TD TH", *MANY_CARDS[1:]], "JC JS", "nothing is held back"),
        (f"{HOUSE} 3S", "4S", ["TD TH", *MANY_CARDS[1:]], "5D", "as an opponent has at most two cards left"),
        (f"{HOUSE} 3S", "4S", MANY_CARDS, "pass", "unless a combination is broken up"),
        ("3S 4S 6S QC 2S", "9C", MANY_CARDS, "QC", "the weakest play"),
        ("3S 4S QC 2S", "9C", MANY_CARDS, "QC", "the weakest play"),
    ],
)
def test_the_endgame_of_the_program(
    hand: str, table: str, opponents: list[str], move: str, words: str
) -> None:
    expect(following(hand, table, *opponents), move, words, "rule_based:endgame=program")


def test_by_the_papers_text_the_highest_card_is_held_back_to_the_end() -> None:
    expect(following(f"{HOUSE} QC 2S", "AC", *MANY_CARDS), "pass", "2S, the highest card, is held back")
    words = "nothing is held back"
    expect(following(f"{HOUSE} QC 2S", "AC", *MANY_CARDS), "2S", words, "rule_based:endgame=program")
