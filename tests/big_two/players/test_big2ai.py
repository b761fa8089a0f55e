"""AI 1.0 to 4.0 as players: settings, budgets, threads and what they say; and `ai4_plus`."""

import time

import pytest

from tests.big_two.players.positions import decide, following, leading
from tests.conftest import scaled
from upperhand import Cards, Rng, make_player
from upperhand.big_two import Move, State, View, big2ai_search, preset
from upperhand.big_two.players.big2ai import AI4Plus
from upperhand.errors import SpecError, UpperhandError
from upperhand.match import play_game

RULES = "big2ai_card_value"
NAMES = ("ai1", "ai2", "ai3", "ai4")
LOW = ("6C 7D 8H", "6D 7H 9S", "6H 8C 9D")


def full_hands(players: int = 4) -> View:
    """Seat 0 leads from 13 cards, with sets of many kinds to choose from."""
    rules = preset(RULES, players=players)
    dealt = State.deal(rules, seed=11).dealt
    return State.from_hands(rules, dealt, leader=0).view(0)


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_a_budget_gives_the_same_on_any_number_of_threads(version: int) -> None:
    def told(threads: int) -> list[tuple[str, int, float]]:
        found = big2ai_search(full_hands(), version, scaled(403, 10_003), 7, threads=threads)
        return [(str(one.move), one.visits, one.rate) for one in found.candidates]

    assert told(1) == told(2) == told(3) == told(16)


@pytest.mark.parametrize("version", [1, 4])
def test_the_budget_is_kept_and_every_set_gets_its_share(version: int) -> None:
    found = big2ai_search(full_hands(), version, 4_000, 7)
    assert sum(one.visits for one in found.candidates) == 4_000
    assert min(one.visits for one in found.candidates) >= 40  # one in a hundred
    small = big2ai_search(full_hands(), version, 100, 7)
    assert sum(one.visits for one in small.candidates) == 100


@pytest.mark.parametrize("name", NAMES)
def test_another_generator_may_weigh_otherwise(name: str) -> None:
    player = make_player(f"{name}:{'games' if name == 'ai4' else 'searches'}=200")
    first, second = (player.decide(full_hands(), Rng(seed)) for seed in (1, 2))
    assert first.values != second.values


@pytest.mark.parametrize("name", NAMES)
def test_a_time_limit_takes_the_place_of_the_budget(name: str) -> None:
    player = make_player(f"{name}:ms=50")
    begun = time.monotonic()
    player.decide(full_hands(), Rng(1))
    assert 0.05 <= time.monotonic() - begun < 300


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_fewer_opponents_are_all_the_opponents_there_are(name: str, players: int) -> None:
    view = full_hands(players)
    decision = make_player(f"{name}:{'games' if name == 'ai4' else 'searches'}=300").decide(view, Rng(1))
    assert decision.move in view.legal_moves()
    assert all(0 <= rate <= 1 for _, rate in decision.values)


def test_a_set_that_nothing_beats_forces_every_pass() -> None:
    decision = decide(leading("3C 4C 5C 7S 2S", *LOW, rules=RULES), "ai1")
    rates = dict(decision.values)
    assert rates[Move("2S")] == 1
    assert decision.move == Move("2S")


def test_the_rate_of_one_round_is_what_the_draws_give() -> None:
    """One opponent with 10H and AS against 10C: both beat it. Against the king, 10H is drawn 7 times in 9."""
    view = leading("TC KS 3C 3D 3H 3S", "TH AS", rules=RULES)
    rates = {one.move: one.rate for one in big2ai_search(view, 1, 200_000, 1, n_c=0, l_v=50).candidates}
    assert rates[Move("TC")] == 0
    assert rates[Move("KS")] == pytest.approx(7 / 9, abs=0.02)


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (following("3C 4C 5D", "2S", *LOW, rules=RULES), "nothing in hand beats"),
        (following("3C 4C 2S", "AS", *LOW, rules=RULES), "only play"),
        (leading("3C 4D 6S 8C", "AC 2D 2H", "AD AH 2S", "KC AS 2C", rules=RULES), "it saves points"),
        (following("3C KD KS", "9H", "AS 4C 5C", "2D 6C 7D", "4D 6H 8D", rules=RULES), "together"),
        (full_hands(), "the most of"),
    ],
)
@pytest.mark.parametrize("name", NAMES)
def test_it_says_why(name: str, view: View, words: str) -> None:
    assert words in str(decide(view, name).reason)


@pytest.mark.parametrize(
    "text", ["ai1:searches=0", "ai4:games=0", "ai3:r_s=6", "ai3:n_i=0", "ai2:threads=0", "ai1:ms=-1"]
)
def test_settings_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(SpecError, match="is not possible"):
        make_player(text)


def test_a_search_out_of_turn_is_refused() -> None:
    state = State.deal(preset(RULES), seed=3)
    with pytest.raises(UpperhandError, match="not the turn of seat"):
        big2ai_search(state.view((state.turn + 1) % 4), 1, 100, 1)


# What `ai4_plus` does that `ai4` does not.


def test_it_wins_by_force_when_it_can() -> None:
    decision = decide(leading("3C 2S", "6C 7D 8H", "6D 7H 9S", "6H 8C 9D", rules=RULES), "ai4_plus")
    assert "won, whatever the others hold" in str(decision.reason)


def test_passing_is_a_move_like_any_other() -> None:
    view = following("3C 4C KD KS 2S", "9H", "AS 4D 5C", "2D 6C 7D", "6H 8D TD", rules=RULES)
    decision = decide(view, "ai4_plus")
    assert Move.PASS in dict(decision.values)
    assert decision.move == max(decision.values, key=lambda entry: entry[1])[0]


def test_sets_that_differ_in_suits_alone_are_weighed_by_two_of_them() -> None:
    view = leading("3C 3D 3H 7D 9H", "6C 7H 8H 2D", "6D 9S 2C QC", "6H 8C 2H 2S", rules=RULES)
    moves = [str(move) for move, _ in decide(view, "ai4_plus").values]
    assert sum(move in ("3C", "3D", "3H") for move in moves) == 2
    assert sum(move.count("3") == 2 for move in moves) == 2


def test_the_same_on_any_number_of_threads() -> None:
    state = State.deal(preset(RULES), seed=11)
    view = State.from_hands(preset(RULES), state.dealt, leader=0).view(0)
    decisions = [AI4Plus(games=500, threads=threads).decide(view, Rng(1)) for threads in (1, 2, 5)]
    assert decisions[0] == decisions[1] == decisions[2]


def test_it_plays_for_points() -> None:
    """Without hope of winning, it gets rid of the most expensive cards."""
    others = ("2S 2H", "2D 2C", "AS AH")
    decision = decide(leading("3C 4D KS KH", *others, rules=RULES), "ai4_plus")
    assert Cards("KS KH") == decision.move.cards


@pytest.mark.parametrize("text", ["games=0", "doubt=0", "doubt=1.5", "save=-0.1", "threads=0"])
def test_settings_of_ai4_plus_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(SpecError, match="is a number from"):
        make_player(f"ai4_plus:{text}")


def test_it_beats_ai4() -> None:
    """Two against two over the same deals with seats changed: about four games in five."""
    pair = [make_player("ai4_plus:games=200"), make_player("ai4:games=200,knowledge=none")]
    won, games = 0, 2 * scaled(15, 200)
    for game in range(games):
        state = State.deal(preset(RULES), seed=game // 2)
        play_game(state, [pair[(seat + game) % 2] for seat in range(4)], seed=1, game_number=game)
        won += (state.turn + game) % 2 == 0
    assert won > 0.55 * games
