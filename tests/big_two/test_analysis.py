"""The analysis of Big Two: a proven win is certain, and figures are those that the choice goes by."""

from tests.big_two.players.positions import leading
from tests.conftest import scaled
from upperhand import Cards, Rng, analyse
from upperhand._core.big_two import SearchedMove, champion_search
from upperhand.big_two import Move, State, preset
from upperhand.big_two.players.champion import Champion
from upperhand.big_two.weights import load_network


def test_a_proven_win_is_certain() -> None:
    view = leading("3C 2S", "6C 7D 8H", "6D 7H 9S", "6H 8C 9D")
    found = analyse(view, also=[Move("3C")], effort=40)
    assert found.forced
    assert (found.best.move, found.best.chance) == (Move("2S"), 1)
    assert found.best.line[0] == (0, Move("2S"))
    assert found.best.line[-1] == (0, Move("3C"))
    assert found.of(Move("3C")).points <= found.best.points


def test_one_legal_move_has_figures_too() -> None:
    view = leading("3C", "6C 7D 8H", "6D 7H 9S", "6H 8C 9D")
    found = analyse(view, effort=20)
    assert [one.move for one in found.candidates] == [Move("3C")]
    assert found.best.points > 0


def test_who_holds_what_follows_from_the_counts() -> None:
    view = leading("3C 2S", "6C", "6D 7H 9S", "6H 8C 9D")
    holders = analyse(view, effort=400).holders
    assert set(map(Cards, holders)) == {Cards(card) for card in "6C 6D 7H 9S 6H 8C 9D".split()}


def decided(seed: int) -> tuple[Move, list[SearchedMove]] | None:
    state = State.deal(preset("hongkong"), seed)
    for _ in range(Rng(seed).below(30)):
        if state.over:
            return None
        scored = load_network().score(state.view(state.turn))
        state.apply(max(scored, key=lambda one: one[1])[0])
    if state.over or len(state.legal_moves()) < 2:
        return None
    player = Champion(playouts=40, deals=16)
    found = champion_search(
        state.view(state.turn), load_network(), load_network("rollout"), seed, player.search_settings()
    )
    return (found.move, found.candidates) if len(found.candidates) > 1 else None


def test_the_champion_plays_what_its_figures_rank_first() -> None:
    """Also where games that prove nothing seem to prefer another move, which happens among these."""
    kept = 0
    for seed in range(scaled(40, 400)):
        if (found := decided(seed)) is None:
            continue
        move, candidates = found
        best = max(candidates, key=lambda one: one.counted_points)
        assert move == best.move
        assert all(one.counted_points <= best.counted_points for one in candidates)
        kept += max(one.points for one in candidates) > best.points
    assert kept > 0
