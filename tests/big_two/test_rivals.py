"""Where a combination stands among those that some cards could make: closed-form counts against a list."""

import pytest

from tests.conftest import scaled
from tests.reference.translate import to_rules
from tests.reference.variants import random_switches
from upperhand import Cards, Rng
from upperhand._core.big_two import rivals
from upperhand.big_two import PRESETS, Combination, Rules, combinations, preset


def listed(rules: Rules, cards: Cards) -> list[Combination]:
    return [one for kind in combinations(rules, cards).values() for one in kind]


def counted(rules: Rules, cards: Cards, combination: Combination) -> tuple[int, int]:
    """Weaker and stronger ones of the same size, one by one."""
    same = [one.cards for one in listed(rules, cards) if len(one.cards) == len(combination.cards)]
    mine = combination.cards
    return sum(rules.beats(mine, one) for one in same), sum(rules.beats(one, mine) for one in same)


def agree(rules: Rules, seed: int) -> None:
    """Combinations of a hand of thirteen and of the unseen cards stand where the list says."""
    rng = Rng(seed)
    deck = [card.mask for card in Cards.DECK]
    rng.shuffle(deck)
    hand, unseen = Cards.from_mask(sum(deck[:13])), Cards.from_mask(sum(deck[13 : 18 + rng.below(20)]))
    candidates = listed(rules, hand) + listed(rules, unseen)
    for _ in range(4):
        combination: Combination = rng.choice(candidates)
        assert rivals(rules, unseen, combination) == counted(rules, unseen, combination), combination


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str) -> None:
    for seed in range(scaled(20, 1_000)):
        agree(preset(name), seed)


def test_any_rules() -> None:
    for seed in range(scaled(100, 5_000)):
        agree(to_rules(random_switches(seed)), seed)


def test_the_whole_deck() -> None:
    """255 straights are ranked by the 7D, this one among them: 4 ** 4 less one in a single suit."""
    rules = preset("sugiyanto")
    straight = rules.classify(Cards("3D 4C 5D 6D 7D"))
    royal = rules.classify(Cards("TS JS QS KS AS"))
    assert straight is not None
    assert royal is not None
    assert sum(rivals(rules, Cards.DECK, straight)) + 255 == 10_200 + 5_108 + 3_744 + 624 + 40
    assert rivals(rules, Cards.DECK, royal) == (19_715, 0)


def test_nothing_to_compare_with() -> None:
    rules = preset("sugiyanto")
    pair = rules.classify(Cards("3D 3C"))
    assert pair is not None
    assert rivals(rules, Cards("4D 5D 6D"), pair) == (0, 0)
    assert rivals(rules, Cards(), pair) == (0, 0)
