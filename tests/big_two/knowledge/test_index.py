"""The index against a slow second implementation, and what it refuses."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from tests.big_two.knowledge import slow_index
from tests.big_two.knowledge.games import RULES, index_of, played, record, seats_of
from tests.conftest import scaled
from upperhand import Cards, Record, Rng
from upperhand._core.big_two import encode_game
from upperhand.big_two import Move, Rules, State, View, preset
from upperhand.big_two.knowledge import Index, features
from upperhand.errors import KnowledgeError

GAMES = [record(seed) for seed in range(20)]
NOBODY = bytes(8)


def histories_of(games: list[Record]) -> list[slow_index.History]:
    return [cast(State, game.replay()).history for game in games]


@pytest.mark.parametrize("moved", [False, True])
@pytest.mark.parametrize(("ranks", "held", "rounds"), [(False, False, 3), (True, True, 3), (True, False, 1)])
@pytest.mark.parametrize("rules", ["big2ai", "sugiyanto"])
def test_related_info_sets_are_those_of_a_slow_search(
    rules: str, ranks: bool, held: bool, rounds: int, moved: bool
) -> None:
    games = [record(seed, rules=rules) for seed in range(scaled(15, 100))]
    index, histories = index_of(*games), histories_of(games)
    known = slow_index.moments(preset(rules), histories, rounds, moved)
    found_any = 0
    for view in views(rules, moved):
        asked = {"ranks": ranks, "held": held}
        slow = slow_index.related(view.rules, known, view.history, view.seat, count=rounds, **asked)
        found = index.related(view, rounds=rounds, **asked)
        assert {(each.game, each.ply): each.matching for each in found} == pytest.approx(slow)
        for each in found:
            by_distance = slow_index.answers(histories[each.game], each.ply)
            assert each.next == tuple(by_distance.get(distance) for distance in range(4))
        found_any += len(found)
    assert found_any > 0


def views(rules: str, moved: bool) -> Iterator[View]:
    """What seats saw before their turn, or after it, in games that were not learned."""
    rng = Rng(1)
    for seed in range(1000, 1000 + scaled(10, 100)):
        game = record(seed, rules=rules)
        state = cast(State, game.start())
        for text in game.moves[: rng.below(len(game.moves) - 1)]:
            state.apply(Move(text))
        seat = state.turn
        if moved:
            state.apply(Move(game.moves[state.ply]))
        yield state.view(seat)


@pytest.mark.parametrize("rules", ["big2ai", "sugiyanto"])
def test_counts_are_those_of_a_slow_count(rules: str) -> None:
    games = [record(seed, rules=rules) for seed in range(scaled(25, 200))]
    index = index_of(*games)
    a: Counter[tuple[Cards, Cards, int]] = Counter()
    for history in histories_of(games):
        a += slow_index.pairs(preset(rules), history)
    b: Counter[tuple[Cards, int]] = Counter()
    for (previous, following, level), times in a.items():
        assert index.a(previous, following, level) == times
        b[previous, level] += times
    for (previous, level), times in b.items():
        assert index.b(previous, level) == times


def test_only_counted_turns_go_into_the_counts() -> None:
    state = played("3C", "5H", "pass", "8S")
    index = Index(RULES, ["a"], [(NOBODY, encode_game(state, [True, True, False, False]))])
    assert index.a(Cards("3C"), Cards("5H"), 0) == 1
    assert index.b(Cards("5H"), 0) == 0


def test_the_opponents_own_games_come_before_those_of_everybody() -> None:
    """Bob answered the three with a five, and two others with a six and an eight."""
    answers = (("bob", "5H"), ("bob", "5D"), ("bob", "5S"), ("y", "6H"), ("z", "8D"))
    index = index_of(*(played("3C", answer, names=("x", name, "v", "w")) for name, answer in answers))
    now = ("ann", "bob", "cem", "dee")
    assert index.expected(played("3C", names=now).view(0), 1) == (True, {"single 5": (3, 3.0)})
    assert index.expected(played("3C", names=now).view(0), 1, enough=4)[0] is False
    own, everybody = index.expected(played("3C", names=("bob", "ann", "cem", "dee")).view(0), 1)
    assert not own
    assert {name: count for name, (count, _) in everybody.items()} == {
        "single 5": 3,
        "single 6": 1,
        "single 8": 1,
    }


def test_the_latest_come_first_and_no_more_than_asked_for() -> None:
    index = index_of(*GAMES)
    view = GAMES[0].start().view(GAMES[0].start().turn)
    every = index.related(view)
    some = index.related(view, most=5)
    assert [each.game for each in every] == list(range(len(GAMES)))[::-1]
    assert [each.game for each in some] == [each.game for each in every[:5]]


def test_a_seat_that_has_not_moved_has_no_info_sets() -> None:
    state = played("3C", "5H")
    assert index_of(*GAMES).related(state.view(3)) == []
    assert index_of(*GAMES).expected(state.view(3), 1) == (False, {})
    assert features(state.view(2)) == [("single 3", 0, 13)]


@pytest.mark.parametrize(
    ("seats", "body", "words"),
    [
        (NOBODY, b"", "no turns"),
        (NOBODY, b"\x04", "end too early"),
        (NOBODY, b"\x04\x01\x05\x01", "played twice"),
        (NOBODY, b"\x04\x40", "played twice"),
        (NOBODY, b"\xff", "turns is not valid"),
        (NOBODY, b"\x00", "one of its leads is a pass"),
        (NOBODY, b"\x08\x01\x05", "not a set under its rules"),
        (seats_of([9] * 4), b"\x04\x01", "names no players"),
        (b"", b"\x04\x01", "not have four seats"),
    ],
)
def test_a_damaged_game_is_refused(seats: bytes, body: bytes, words: str) -> None:
    with pytest.raises(KnowledgeError, match=words):
        Index(RULES, ["a"], [(seats, body)])


def test_what_makes_no_sense_is_refused() -> None:
    index, view = index_of(*GAMES), GAMES[0].start().view(0)
    with pytest.raises(KnowledgeError, match="1 to 5 rounds"):
        index.related(view, rounds=6)
    with pytest.raises(KnowledgeError, match="enough must be at least 1"):
        index.related(view, enough=0)
    with pytest.raises(KnowledgeError, match="other rules"):
        index.related(record(1, rules="sugiyanto").start().view(0))
    with pytest.raises(KnowledgeError, match="four players"):
        Index(Rules(players=3), [], [])


def test_scoring_does_not_make_other_rules() -> None:
    index = index_of(*GAMES)
    assert index.fits(preset("big2ai_card_value"))
    assert not index.fits(preset("hongkong"))
    assert index.related(record(1, rules="big2ai_card_value").start().view(0)) is not None
