"""The advanced player's cards in whole games: never illegal, whatever the table plays."""

import pytest

from tests.conftest import scaled
from tests.reference.rikken_variants import all_variants, random_switches
from upperhand import Rng
from upperhand.rikken import CONTRACTS, Rules, State, advanced_card
from upperhand.rikken.players.advanced.wording import SENTENCES, sentence

VARIANTS = all_variants()


def play(state: State, rng: Rng) -> set[str]:
    """Bids by chance, so that every contract comes up, and cards of the player; the words it gave."""
    words = set()
    while not state.over:
        view = state.view(state.turn)
        if state.phase != "play":
            state.apply(rng.choice(view.legal_moves()))
            continue
        move, word = advanced_card(view, rng)
        assert view.why_not(move) is None, f"{move} for {word} in\n{view}"
        assert sentence(view, move, word).startswith(("lead ", "play "))
        words.add(word)
        state.apply(move)
    return words


@pytest.mark.parametrize("name", VARIANTS)
def test_legal_under_the_rules_of_every_table(name: str) -> None:
    rules = Rules(**VARIANTS[name])
    for seed in range(scaled(20, 1000)):
        play(State.deal(rules, seed), Rng(seed))


def test_legal_under_any_switches() -> None:
    for seed in range(scaled(100, 5000)):
        play(State.deal(Rules(**random_switches(seed)), seed), Rng(seed))


@pytest.mark.parametrize("contract", [contract for contract in CONTRACTS if contract != "pass"])
def test_legal_in_every_contract(contract: str) -> None:
    """Offered beside Rik alone: by chance it is bid often. Three passes leave Schoppen Mie to the fourth."""
    bids = ("rik",) if contract == "rik" else ("rik", contract)
    rules = Rules(
        bids=bids, troela="optional" if contract == "troela" else "off", join=("piek",) * (contract == "piek")
    )
    played = set()
    for seed in range(scaled(300, 3000)):
        state = State.deal(rules, seed)
        play(state, Rng(seed))
        played.add(state.contract)
    assert contract in played


def test_every_word_comes_up() -> None:
    rules = Rules(**VARIANTS["joining"])
    words = set().union(*(play(State.deal(rules, seed), Rng(seed)) for seed in range(1500)))
    assert words == SENTENCES.keys()
