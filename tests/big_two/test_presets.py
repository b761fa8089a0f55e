"""The presets are what their sources say."""

from typing import Any

import pytest

from upperhand import Cards
from upperhand.big_two import PRESETS, Rules, State, preset
from upperhand.errors import RulesError, SpecError

NAMES = ("sugiyanto", "big2ai", "big2ai_card_value", "greedy", "charlesworth", "hongkong")
STRAIGHTS = (
    "A2345",
    "23456",
    "34567",
    "45678",
    "56789",
    "6789T",
    "789TJ",
    "89TJQ",
    "9TJQK",
    "TJQKA",
    "JQKA2",
)


def straights_of(rules: Rules) -> list[str]:
    """The straights of some rules from low to high, each by its ranks in the usual order."""
    found = {text: rules.classify(_mixed(text)) for text in STRAIGHTS}
    ranked = {text: each.strength for text, each in found.items() if each and each.kind == "straight"}
    return sorted(ranked, key=lambda text: ranked[text])


def _mixed(ranks: str, odd: int = 0, suit: str = "S") -> Cards:
    """Five cards of those ranks: diamonds, but the one at `odd` of another suit."""
    return Cards(" ".join(rank + (suit if at == odd else "D") for at, rank in enumerate(ranks)))


def kinds_of_five(rules: Rules) -> list[str]:
    """The kinds of five cards from low to high."""
    hands = ("3D 4C 5D 6D 7D", "3D 4D 5D 6D 8D", "3D 3C 3H 4D 4C", "3D 3C 3H 3S 4D", "3D 4D 5D 6D 7D")
    found = {each.kind: each.strength for each in map(rules.classify, map(Cards, hands)) if each}
    return sorted(found, key=lambda kind: found[kind])


def test_these_presets_exist() -> None:
    """In this order, of which the first is the usual one; there may be more."""
    assert tuple(name for name in PRESETS if name in NAMES) == NAMES
    assert next(iter(PRESETS)) == NAMES[0]


@pytest.mark.parametrize(
    ("name", "straights"),
    [
        ("sugiyanto", STRAIGHTS[:10]),
        ("big2ai", (*STRAIGHTS[2:10], "A2345", "23456")),
        ("big2ai_card_value", (*STRAIGHTS[2:10], "A2345", "23456")),
        ("greedy", ("A2345", *STRAIGHTS[2:10], "23456")),
        ("charlesworth", STRAIGHTS[2:]),
        ("hongkong", STRAIGHTS[2:10]),
    ],
)
def test_the_order_of_straights(name: str, straights: tuple[str, ...]) -> None:
    assert straights_of(preset(name)) == list(straights)


@pytest.mark.parametrize(
    ("name", "deciding"),
    [
        ("sugiyanto", {"A2345": 4, "23456": 4, "34567": 4, "TJQKA": 4}),
        ("big2ai", {"A2345": 0, "23456": 0, "34567": 0, "TJQKA": 0}),
        ("greedy", {"A2345": 4, "23456": 0, "34567": 4, "TJQKA": 4}),
        ("charlesworth", {"34567": 4, "JQKA2": 4}),
        ("hongkong", {"34567": 4, "TJQKA": 4}),
    ],
)
def test_the_card_whose_suit_decides_between_equal_straights(name: str, deciding: dict[str, int]) -> None:
    rules = preset(name)
    for ranks, at in deciding.items():
        for odd in range(5):
            low, high = _mixed(ranks, odd, "H"), _mixed(ranks, odd, "S")
            assert rules.beats(high, low) == (odd == at)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("sugiyanto", ["straight", "flush", "full_house", "four_plus_one", "straight_flush"]),
        ("big2ai", ["straight", "full_house", "four_plus_one", "straight_flush"]),
        ("greedy", ["straight", "flush", "full_house", "four_plus_one", "straight_flush"]),
        ("charlesworth", ["straight", "flush", "full_house", "straight_flush"]),
        ("hongkong", ["straight", "flush", "full_house", "four_plus_one", "straight_flush"]),
    ],
)
def test_the_order_of_five_card_hands(name: str, kinds: list[str]) -> None:
    assert kinds_of_five(preset(name)) == kinds


@pytest.mark.parametrize("name", NAMES)
def test_suits(name: str) -> None:
    lowest = "3C" if name.startswith("big2ai") else "3D"
    assert preset(name).lowest_card(Cards("3D 3C 3H 3S")) == Cards(lowest)
    assert preset(name).beats(Cards("3S"), Cards("3H"))


@pytest.mark.parametrize("name", NAMES)
def test_triples_and_four_card_hands(name: str) -> None:
    rules = preset(name)
    assert (rules.classify(Cards("5D 5C 5H")) is not None) == (name in ("greedy", "charlesworth"))
    assert (rules.classify(Cards("5D 5C 6D 6C")) is not None) == (name == "charlesworth")
    assert (rules.classify(Cards("5D 5C 5H 5S")) is not None) == (name == "charlesworth")


@pytest.mark.parametrize("name", ["sugiyanto", "greedy", "charlesworth", "hongkong"])
def test_flushes_go_by_suit_or_by_their_top_card(name: str) -> None:
    spades, diamonds = Cards("3S 4S 5S 6S 8S"), Cards("9D TD JD QD AD")
    assert preset(name).beats(spades, diamonds) == (name != "charlesworth")


def test_rare_sets_of_big2ai_go_on_anything() -> None:
    rules = preset("big2ai")
    four, flush = Cards("3D 3C 3H 3S 4D"), Cards("3S 4S 5S 6S 7S")
    for table in ("2S", "2H 2S", "TD JC QD KD AD", "AD AC AH KD KC"):
        assert rules.beats(four, Cards(table))
    assert rules.beats(flush, four)
    assert not rules.beats(four, flush)
    assert not rules.beats(Cards("AD AC AH KD KC"), Cards("3D 4C 5D 6D 7D")), "another type is no answer"


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("sugiyanto", {"after_pass": "out"}),
        ("big2ai", {"card_points": 5, "double_from": 10, "double_per_two": True}),
        ("big2ai_card_value", {"scoring": "card_value"}),
        ("greedy", {"double_from": 10, "triple_if_unplayed": True}),
        ("charlesworth", {"opening": "automatic"}),
        ("hongkong", {"double_from": 10, "triple_from": 13}),
    ],
)
def test_passing_opening_and_points(name: str, changed: dict[str, Any]) -> None:
    usual: dict[str, Any] = {
        "after_pass": "may_return",
        "opening": "contains",
        "scoring": "count",
        "card_points": 1,
        "double_from": 0,
        "triple_from": 0,
        "triple_if_unplayed": False,
        "double_per_two": False,
        "lead_after_unbeatable": False,
        "deal": "thirteen",
    }
    found = preset(name).to_dict()
    assert {switch: found[switch] for switch in usual} == {**usual, **changed}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_players(name: str, players: int) -> None:
    if players in PRESETS[name].players:
        state = State.deal(preset(name, players=players), 1)
        assert [len(hand) for hand in state.dealt] == [13] * players
    else:
        assert name in ("sugiyanto", "charlesworth")
        with pytest.raises(RulesError, match=f"{name} is played by 4, not by {players}"):
            preset(name, players=players)


@pytest.mark.parametrize("name", NAMES)
def test_every_preset_has_a_source_and_a_text(name: str) -> None:
    assert PRESETS[name].source
    assert Rules.from_json(preset(name).to_json()) == preset(name)


def test_unknown_names_and_switches_are_refused() -> None:
    with pytest.raises(SpecError, match="there is no preset 'macau'; choose from sugiyanto, big2ai, "):
        preset("macau")
    with pytest.raises(RulesError, match="jokers"):
        preset("hongkong", jokers=2)
