"""Deals of rated games whose pack is not shuffled: as uneven as the custom wants them, and unknown.

A seat knows its hand, the auction and the first card, and may have seen all that was played at the table
before. Its View says exactly how many deals that leaves open. Those of them fit that come from a pack which
unseen games leave, if each move is legal.
"""

from collections.abc import Iterator
from random import Random

import pytest

from tests.conftest import scaled
from tests.rikken.unseen_packs import deal_out, find_origin
from upperhand import Cards, Rng, make_player
from upperhand.experiments.rikken.hands import FEATURES
from upperhand.match import play_game
from upperhand.rikken import PRESETS, Rules, State, View, match_deal, preset, unseen_deal
from upperhand.rikken.deals import CHAIN

NAMES = ["Wu", "Bo", "Cy", "Di"]
KEPT = [name for name, entry in PRESETS.items() if entry.rules.shuffle != "fresh"]
PLAYER = make_player("basic", "rikken")
#: Deals that must be left.
ENOUGH = 10**9


def unseen(rules: Rules, chance: Random) -> State:
    return unseen_deal(rules, NAMES, chance.randrange(4), chance)


@pytest.mark.parametrize("shuffle", ["groups", "never"])
def test_a_rated_deal_comes_from_chance_alone(shuffle: str) -> None:
    """The games of the table are not even given; the same chance deals the same, another one does not."""
    rules = preset("vorsteveld2007", shuffle=shuffle)
    deals = [unseen_deal(rules, NAMES, 3, Random(chance)) for chance in range(scaled(20, 500))]
    assert {deal.dealer for deal in deals} == {3}
    assert len({deal.dealt for deal in deals}) == len(deals)
    assert unseen_deal(rules, NAMES, 3, Random(0)) == deals[0]


class Numbers(Random):
    """Chance that counts how much of it is used."""

    bits = 0

    def getrandbits(self, k: int, /) -> int:
        self.bits += k
        return super().getrandbits(k)


def test_there_is_more_chance_than_there_are_orders_of_a_pack() -> None:
    """One seed of 64 bits would leave only some 10^7 deals to a hand, whatever is done with it."""
    chance = Numbers(1)
    unseen_deal(preset("vorsteveld2007"), NAMES, 0, chance)
    assert chance.bits > 226  # 52! is less than 2^226


def shares(states: list[State]) -> dict[str, float]:
    hands = [hand for state in states for hand in state.dealt]
    return {name: sum(map(has, hands)) / len(hands) for name, has in FEATURES.items()}


@pytest.mark.parametrize("shuffle", ["groups", "never"])
def test_rated_deals_are_as_uneven_as_the_custom_wants_them(shuffle: str) -> None:
    """Against the thesis's chain and against a new pack."""
    rules, count = preset("vorsteveld2007", shuffle=shuffle), scaled(1_000, 10_000)
    chance = Random(20_261_119)
    ours = shares([unseen(rules, chance) for _ in range(count)])
    chain = shares([match_deal(rules, seed) for seed in range(count)])
    new = shares([State.deal(rules.replace(shuffle="fresh"), seed) for seed in range(count)])
    print(f"{shuffle}: {count} deals, ours {ours}, chain {chain}, new pack {new}")
    # Four hands of one deal depend on each other, so the interval is taken as if one counted.
    sure = 4 * (0.25 / count) ** 0.5
    for name in ("a suit of 7 or more", "a void"):
        assert abs(ours[name] - chain[name]) < sure
        assert ours[name] - new[name] > 0.1 - sure


# --- how many deals fit ---


def after_first_card(rules: Rules, chance: Random) -> State:
    """A rated game in which computers have bid and led; not one in which all have passed."""
    while True:
        state = unseen(rules, chance)
        while not state.over and state.phase != "play":
            turn = state.turn
            state.apply(PLAYER.decide(state.view(turn), Rng(chance.getrandbits(64))).move)
        if not state.over:
            state.apply(PLAYER.decide(state.view(state.turn), Rng(chance.getrandbits(64))).move)
            return state


def has_origins(rules: Rules, state: State, rng: Random) -> bool:
    """Whether as many games as are played out of sight lead to this deal, from any pack."""
    dealt: tuple[Cards, ...]
    dealt, dealer = state.dealt, state.dealer
    for _ in range(CHAIN):
        origin = find_origin(rules, dealt, dealer, rng)
        if origin is None:
            return False
        assert origin.state.over
        assert origin.dealt() == [set(str(hand).split()) for hand in dealt]
        dealt, dealer = origin.state.dealt, origin.state.dealer
    return True


def drawn(view: View, count: int, chance: Random) -> Iterator[State]:
    """Deals that the view leaves open, all equally likely."""
    return (view.determinise(Rng(chance.getrandbits(64))) for _ in range(count))


@pytest.mark.parametrize("name", KEPT)
def test_after_the_first_card_at_least_a_billion_deals_fit(name: str) -> None:
    rules, chance, draws = preset(name), Random(9), scaled(1, 10)
    open_deals, found = [], 0
    for number in range(scaled(2, 10)):
        state = after_first_card(rules, chance)
        view = state.view(number % 4)
        fits = sum(has_origins(rules, deal, chance) for deal in drawn(view, draws, chance))
        assert fits >= 0.9 * draws
        # With 9 of 10 found at least 60.6% of all can be, with 1 of 1 at least 5% (95%, one side).
        assert view.deals() * (0.6 if draws == 10 else 0.05) > ENOUGH
        open_deals.append(view.deals())
        found += fits
    print(f"{name}: {found} of {draws * len(open_deals)} fit, of {min(open_deals):.1e} or more deals")


def test_the_search_stacks_cuts_and_deals_as_the_engine_does() -> None:
    """Where tricks stay as they were played, only the cut is drawn: the next deal is one of 52."""
    rules = preset("stichting2025")
    for seed in range(scaled(20, 500)):
        state = State.deal(rules, seed)
        play_game(state, [PLAYER] * 4, seed, 0, game="rikken")
        if state.passed_out:
            continue
        pack = [str(card) for _, cards, _ in state.tricks for _, card in cards]
        wanted = [set(str(hand).split()) for hand in state.next_deal(seed).dealt]
        assert wanted in [deal_out(pack[cut:] + pack[:cut], (state.dealer + 1) % 4) for cut in range(52)]
