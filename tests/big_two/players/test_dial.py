"""The dial: its mistakes are those of people, its ends are the players they say, and more is stronger."""

from dataclasses import fields
from itertools import pairwise

import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng, make_player
from upperhand._core.big_two import dial_forgotten as forgotten
from upperhand.big_two import State, View, preset
from upperhand.big_two.players.dial import NONE, Dial, champion, mistakes
from upperhand.big_two.weights import load_network
from upperhand.errors import SpecError
from upperhand.experiments.levels.contests import Contest, Table, first_side_share


def decisions(seed: int, rules: str = "hongkong") -> list[View]:
    """What the seats see at every choice of a game that the network plays."""
    state, network, out = State.deal(preset(rules), seed=seed), make_player("network"), []
    while not state.over:
        view = state.view(state.turn)
        if len(view.legal_moves()) > 1:
            out.append(view)
        state.apply(network.decide(view, Rng(1)).move)
    return out


def test_every_kind_of_mistake_becomes_rarer_with_every_step() -> None:
    for weak, strong in pairwise(mistakes(step / 2) for step in range(181)):
        assert weak.memory <= strong.memory
        for name in ("temperature", "cutoff", "overlooks", "greed"):
            assert getattr(weak, name) > getattr(strong, name)
    assert mistakes(90) == mistakes(100) == NONE
    assert {field.name for field in fields(NONE)} == {"temperature", "cutoff", "overlooks", "memory", "greed"}


def test_at_90_it_plays_like_the_network_and_at_100_like_the_champion() -> None:
    views = decisions(11)
    for view in views:
        if all(move.cards != view.hand for move in view.legal_moves()):
            assert Dial(90).decide(view, Rng(3)).move == make_player("network").decide(view, Rng(3)).move
    for view in views[:3]:
        wanted = make_player("champion:playouts=200,deals=100").decide(view, Rng(3))
        assert Dial(100).decide(view, Rng(3)) == wanted


def test_it_searches_longer_with_more_strength() -> None:
    playouts = [champion(strength).playouts for strength in (90.1, 92, 95, 100)]
    assert playouts == sorted(set(playouts))


@pytest.mark.parametrize("strength", [0, 12.5, 50, 89])
def test_it_plays_nothing_far_below_the_best_that_it_sees(strength: float) -> None:
    weak = mistakes(strength)
    for view in decisions(5):
        decision = Dial(strength).decide(view, Rng(view.ply))
        liked = {move: logit for move, logit, _ in load_network().score(view, forgotten(view, weak.memory))}
        if not decision.values:  # the last cards
            assert decision.move.cards == view.hand
            continue
        best = max(liked[move] for move, _ in decision.values)
        assert liked[decision.move] >= best - weak.cutoff - 12 * weak.greed


def test_it_overlooks_combinations_but_never_singles_or_the_last_cards() -> None:
    state = State.from_hands(preset("hongkong", players=2), [Cards("3D 4C 5H 6S 7D KD KS"), Cards("9D TD")])
    view = state.view(0)
    seen = [{move for move, _ in Dial(0).decide(view, Rng(seed)).values} for seed in range(40)]
    singles = {move for move in view.legal_moves() if len(move.cards) == 1}
    assert all(singles <= moves for moves in seen)
    assert len({frozenset(moves) for moves in seen}) > 1
    last = State.from_hands(preset("hongkong", players=2), [Cards("3D 4C 5H 6S 7D"), Cards("9D TD")]).view(0)
    assert {Dial(0).decide(last, Rng(seed)).move.cards for seed in range(40)} == {last.hand}


def test_it_forgets_the_early_cards_of_others_only() -> None:
    for view in decisions(9):
        plays = [(seat, move.cards) for seat, move in view.history if not move.is_pass]
        others = {card for seat, cards in plays for card in cards if seat != view.seat}
        for memory in (0, 3, 52):
            gone = set(forgotten(view, memory))
            assert gone <= others
            recent = plays[len(plays) - max(1, memory) :] if len(plays) > max(1, memory) else plays
            assert gone.isdisjoint(card for _, cards in recent for card in cards)
        assert not forgotten(view, 52)


def test_more_is_stronger() -> None:
    """About three games in four; two players of the same strength would pass once in a thousand times."""
    contest = Contest(Table("big_two", "hongkong", 4), "dial:strength=85", "dial:strength=30", seed=3)
    shares = [first_side_share(contest, deal) for deal in range(scaled(12, 60))]
    assert sum(shares) / len(shares) > 0.66


@pytest.mark.parametrize("strength", [-1, 101, "nan"])
def test_there_is_nothing_beyond_its_ends(strength: object) -> None:
    with pytest.raises(SpecError):
        make_player(f"dial:strength={strength}")
