"""Table 2 as printed, its oddities included, and the form of the settings."""

import pytest

from upperhand import make_player
from upperhand.big_two.players.dynamic_greedy import DynamicGreedy
from upperhand.errors import SpecError

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
        ("singles=1/2", "singles takes 52 numbers parted by /, not 2"),
        ("pairs=1", "pairs takes 26 numbers"),
        ("four_card_hands=1/2/3", "four_card_hands takes 2 numbers"),
        ("lead=1/2/3/4", "lead takes 5 numbers parted by /, not 4"),
        ("last_play=", "last_play takes 5 numbers parted by /, not 0"),
    ],
)
def test_a_table_of_another_length_is_refused(spec: str, words: str) -> None:
    with pytest.raises(SpecError, match=words):
        make_player(f"dynamic_greedy:{spec}")
