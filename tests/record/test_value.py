"""Records: the value, its line of JSON, and replay."""

import json
import pickle
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import scaled
from upperhand import Cards, Record, Rng, big_two, make_player
from upperhand.errors import RecordError
from upperhand.match import play_game

TEXTS = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=20)
TAGS = st.dictionaries(
    TEXTS,
    TEXTS
    | st.just("")
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.booleans()
    | st.floats(allow_nan=False, allow_infinity=False),
)


def game(seed: int = 3, preset: str = "hongkong", **tags: Any) -> Record:
    state = big_two.State.deal(big_two.preset(preset), seed, ["Ann", "lowest", "random", "Zoë [x]"])
    played = play_game(state, [make_player("random")] * 4, seed)
    return replace(played, tags=tags)


GAME = game()


def line_with(**changes: Any) -> str:
    return json.dumps({**json.loads(GAME.to_json()), **changes})


@pytest.mark.parametrize("preset", big_two.PRESETS)
def test_round_trip_is_exact(preset: str) -> None:
    for seed in range(scaled(5, 200)):
        record = game(seed, preset, event="Club night", round=seed, final=False)
        text = record.to_json()
        assert "\n" not in text
        assert Record.from_json(text) == record
        assert Record.from_json(text).to_json() == text
        assert Record.of(record.replay(), tags=record.tags) == record


@pytest.mark.parametrize("preset", big_two.PRESETS)
def test_a_running_game_round_trips_at_every_move(preset: str) -> None:
    full = game(1, preset)
    for moves in range(len(full.moves)):
        running = replace(full, moves=full.moves[:moves], scores=None)
        assert Record.from_json(running.to_json()) == running
        assert not running.replay().over


def test_a_game_with_given_hands_keeps_them() -> None:
    dealt = GAME.replay().dealt
    state = big_two.State.from_hands(GAME.rules, dealt, GAME.seats)
    record = Record.of(state)
    assert record.seed is None
    assert record.hands == tuple(dealt)
    assert Record.from_json(record.to_json()) == record
    assert record.replay() == state


@given(TAGS, st.lists(TEXTS, min_size=4, max_size=4))
def test_any_names_and_tags_survive(tags: dict[str, Any], seats: list[str]) -> None:
    record = replace(GAME, tags=tags, seats=tuple(seats))
    again = Record.from_json(record.to_json())
    assert again == record
    assert [type(value) for value in again.tags.values()] == [type(value) for value in tags.values()]


def test_the_schema_on_the_page() -> None:
    """The keys and their order are what people's scripts read: a change here is a new version."""
    found = json.loads(game(event="x").to_json())
    assert list(found) == ["upperhand", "game", "rules", "seed", "seats", "tags", "moves", "scores"]
    assert found["upperhand"] == 1
    assert found["rules"] == GAME.rules.to_dict()
    assert found["moves"] == list(GAME.moves)
    assert found["scores"] == list(GAME.scores or ())


def test_an_automatic_opening_is_among_the_moves() -> None:
    record = game(2, "charlesworth")
    assert record.moves[0] == "3D"
    with pytest.raises(RecordError, match="the game opens with 3D"):
        replace(record, moves=("3C", *record.moves[1:])).replay()


def test_a_record_is_a_frozen_value() -> None:
    same = Record.from_json(GAME.to_json())
    assert hash(same) == hash(GAME)
    assert pickle.loads(pickle.dumps(GAME)) == GAME
    tags = {"event": "x"}
    record = replace(GAME, tags=tags, seats=list(GAME.seats))  # type: ignore[arg-type]
    tags["event"] = "y"
    assert record.tags["event"] == "x"
    assert record.seats == GAME.seats
    with pytest.raises(TypeError):
        record.tags["event"] = "z"  # type: ignore[index]


def test_replay_names_the_first_move_that_does_not_hold() -> None:
    for ply in range(1, len(GAME.moves)):
        moves = (*GAME.moves[:ply], GAME.moves[0], *GAME.moves[ply + 1 :])  # a card that is gone by then
        with pytest.raises(RecordError, match=rf"move {ply + 1} \(") as caught:
            replace(GAME, moves=moves).replay()
        assert caught.value.ply == ply


@pytest.mark.parametrize("moves", [("soup",), ("",), ("3D 3D",), ("\x00",), ("pass",)])
def test_replay_refuses_what_is_no_move(moves: tuple[str, ...]) -> None:
    with pytest.raises(RecordError, match="move 1 "):
        replace(GAME, moves=moves, scores=None).replay()


def test_replay_refuses_a_move_after_the_end() -> None:
    with pytest.raises(RecordError, match=rf"move {len(GAME.moves) + 1} "):
        replace(GAME, moves=(*GAME.moves, "pass")).replay()


def test_replay_refuses_wrong_and_early_scores() -> None:
    assert GAME.scores
    with pytest.raises(RecordError, match="but the game ended with"):
        replace(GAME, scores=(GAME.scores[0] + 1, *GAME.scores[1:])).replay()
    with pytest.raises(RecordError, match="the game is not over"):
        replace(GAME, moves=GAME.moves[:-1]).replay()


def test_a_finished_game_may_lack_its_scores() -> None:
    """A crash between the last move and the scores leaves this."""
    assert replace(GAME, scores=None).replay().over


def test_replay_refuses_a_deal_that_cannot_be() -> None:
    hands = (Cards("3D"), Cards("3D"), Cards("4D"), Cards("5D"))
    with pytest.raises(RecordError, match="the deal is not valid"):
        replace(GAME, seed=None, hands=hands, moves=(), scores=None).replay()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"upperhand": 2}, "\"upperhand\" is '2'; this program reads version 1"),
        ({"upperhand": True}, "this program reads version 1"),
        ({"upperhand": 1.0}, "this program reads version 1"),
        ({"comment": "hi"}, "the key 'comment' is unknown; a record has upperhand, game, "),
        ({"game": "chess"}, "\"game\" is 'chess'; choose from big_two"),
        ({"game": ["big_two"]}, '"game" is a list'),
        ({"rules": []}, '"rules" must be an object'),
        ({"rules": {"players": "4"}}, '"rules" are not valid: players must be a whole number'),
        ({"rules": {"jokers": 2}}, '"rules" are not valid: '),
        ({"rules": {"players": 10**30}}, '"rules" are not valid: '),
        ({"rules": {"bombs": ["\ud800"]}}, "half of a surrogate pair"),
        ({"seats": ["a", "b", "c"]}, '"seats" names 3, but the rules are for 4 players'),
        ({"seats": "abcd"}, '"seats" must be a list'),
        ({"seats": ["a", "b", "c", ""]}, "a seat is ''; it must be 1 to 1000 printable characters"),
        ({"seats": ["a", "b", "c", "\x1b[2J"]}, "printable"),
        ({"seats": ["a", "b", "c", "\ud800"]}, "half of a surrogate pair"),
        ({"seats": ["a", "b", "c", "x" * 1001]}, "1 to 1000"),
        ({"seed": -1}, "\"seed\" is '-1'"),
        ({"seed": 2**64}, '"seed" is '),
        ({"seed": 1.5}, '"seed" is '),
        ({"seed": True}, '"seed" is '),
        ({"hands": []}, 'either "seed" or "hands"'),
        ({"moves": ["3D\udfff"]}, "half of a surrogate pair"),
        ({"moves": ["3D\x00"]}, "move 1 is"),
        ({"moves": {}}, '"moves" must be a list'),
        ({"moves": ["3D", 4]}, "move 2 is '4'; it must be the text of a move"),
        ({"scores": [1, 2]}, '"scores" must be 4 whole numbers'),
        ({"scores": [1, 2, 3, 4.0]}, '"scores" must be 4 whole numbers'),
        ({"scores": None}, '"scores" must be a list'),
        ({"tags": []}, '"tags" must be an object'),
        ({"tags": {"a": None}}, "the tag 'a' must be a text, a number, true or false"),
        ({"tags": {"a": [1]}}, "the tag 'a' must be a text"),
        ({"tags": {"": "x"}}, "the key of a tag"),
        ({"tags": {"a": 10**400}}, "the tag 'a' must be"),
    ],
)
def test_a_damaged_field_is_named(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_json(line_with(**changes))
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    "hands", [[], ["3D"] * 3, ["3D"] * 5, "3D", ["3D", "4D", "5D", "soup"], ["3D", "4D", "5D", 6]]
)
def test_damaged_hands_are_refused(hands: Any) -> None:
    found = json.loads(GAME.to_json())
    del found["seed"]
    with pytest.raises(RecordError, match="hand"):
        Record.from_json(json.dumps({**found, "hands": hands}))


@pytest.mark.parametrize("key", ["upperhand", "game", "rules", "seed", "seats", "moves"])
def test_a_missing_field_is_named(key: str) -> None:
    found = json.loads(GAME.to_json())
    del found[key]
    with pytest.raises(RecordError, match=key):
        Record.from_json(json.dumps(found))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not JSON at column 1"),
        ("{", "not JSON at column 2"),
        ("[]", "it must be a JSON object"),
        ("7", "it must be a JSON object"),
        ('{"a": 1, "a": 2}', "a key is given twice"),
        ('{"a": NaN}', "NaN is not a number"),
        ("[" * 100_000, "far too large"),
        ('{"seed": ' + "9" * 10_000 + "}", "far too large"),
        ("\ufeff{}", "not JSON"),
        ("\x00", "not JSON"),
    ],
)
def test_what_is_no_record_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        Record.from_json(text)


def test_rules_of_something_else_are_refused() -> None:
    with pytest.raises(RecordError, match="the rules are not those of big_two"):
        replace(GAME, rules={"players": 4})


def test_mangled_lines_are_a_record_or_an_error_of_ours() -> None:
    """Bytes of a true line changed, dropped or doubled; the fuzz tests do the same without a true line."""
    rng = Rng(11)
    text = GAME.to_json()
    for _ in range(scaled(2_000, 100_000)):
        at, length = rng.below(len(text)), rng.below(4)
        piece = "".join(rng.choice('[]{}",:\\0159-eDCHSp \x00é') for _ in range(rng.below(4)))
        with suppress(RecordError):
            Record.from_json(text[:at] + piece + text[at + length :]).replay()
