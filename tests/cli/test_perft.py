"""`upperhand perft`."""

from tests.cli.command import json_of, output_of, refusal_of
from upperhand.big_two import State, perft, preset

ASKED = ("perft", "--rules", "greedy", "--seed", "4", "--depth", "3")


def test_json_is_what_the_core_counts() -> None:
    found = json_of(*ASKED)
    right = perft(State.deal(preset("greedy"), 4), 3)
    assert found == {"game": "big_two", "rules": "greedy", "seed": 4, "depth": 3, "sequences": right}


def test_divide_adds_up() -> None:
    found = json_of(*ASKED, "--divide")
    assert sum(found["moves"].values()) == found["sequences"] == json_of(*ASKED)["sequences"]
    assert list(found["moves"]) == [str(move) for move in State.deal(preset("greedy"), 4).legal_moves()]


def test_for_people() -> None:
    text = output_of(*ASKED, "--divide")
    assert "greedy, seed 4: " in text
    assert "3♦: " in text


def test_what_cannot_be_counted_is_refused() -> None:
    assert refusal_of("perft", "--depth", "0", "--divide")
    assert refusal_of("perft", "--rules", "hongkong:players=7")
