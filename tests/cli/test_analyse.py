"""`upperhand analyse`."""

from pathlib import Path

import pytest

from tests.cli.command import json_of, output_of, refusal_of
from upperhand import Record, Rng, games, make_player

DEALT = "3D 4D 5S 6H 7H 8C 9C TD JS QS KD AH 2S"
QUICK = ("--effort", "60")


def recorded(game: str, player: str) -> Record:
    package = games.load(game)
    state = package.State.deal(next(iter(package.PRESETS.values())).rules, seed=4)
    while not state.over:
        state.apply(make_player(player, game).decide(state.view(state.turn), Rng(1)).move)
    return Record.of(state, game)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "games.jsonl"
    records = [recorded("big_two", "lowest"), recorded("rikken", "advanced")]
    path.write_text("".join(f"{record.to_json()}\n" for record in records))
    return str(path)


@pytest.mark.parametrize("number", [1, 2])
def test_a_move_of_a_recorded_game_is_compared_with_the_best(number: int, file: str) -> None:
    found = json_of("analyse", file, "--game-number", str(number), "--move", "7", *QUICK)
    moves = [one["move"] for one in found["candidates"]]
    assert found["best"] == moves[0]
    assert len(found["made"]) == 1
    assert found["made"][0] in moves


def test_a_typed_position_is_analysed() -> None:
    text = output_of("analyse", "--dealt", DEALT, *QUICK)
    assert text.startswith("North (seat 0) after 0 moves, holding 3♦ 4♦")
    assert "3♦ 4♦ 5♠ 6♥ 7♥" in text
    assert "Who holds what, in %: East, South, West" in text


def test_a_move_may_be_asked_about() -> None:
    found = json_of("analyse", "--dealt", DEALT, "--also", "3D", *QUICK)
    assert "3D" in [one["move"] for one in found["candidates"]]


def test_an_auction_has_its_outcomes() -> None:
    dealt = "AS KS QS 9S 4S AH 3H 2H KD 7D 5C 4C 2C"
    position = ("--game", "rikken", "--dealt", dealt, "--first", "2", "--moves", "pass")
    text = output_of("analyse", *position, *QUICK)
    assert "plays Rik" in text
    assert "chips" in text.splitlines()[1]


def test_a_hand_may_lie_open() -> None:
    """Seat 1 declares, and leads to the second trick, from which on its hand lies open."""
    dealt = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AC"
    moves = "pass, open_misere, pass, pass, 2D, AD, 2C, 3C, AS, 2S, 4S"
    rules = ("--game", "rikken", "--rules", "vorsteveld2007_full", "--first", "3")
    position = (*rules, "--dealt", dealt, "--moves", moves)
    assert "the hand of seat 1 lies open with 11 cards, but 0 are given" in refusal_of("analyse", *position)
    hand = "1: 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH"
    found = json_of("analyse", *position, "--open", hand, *QUICK)
    assert found["holders"]["KH"][1] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "name a file of records, or the cards of a seat with --dealt"),
        (("--dealt", "3D 4D"), "a hand has 13 cards under these rules, not 2"),
        (("--dealt", DEALT, "--open", "1: 4C"), "Big Two has no open hands and no partners"),
        (("--dealt", DEALT, "--open", "4C"), "is no open hand"),
        (("--dealt", DEALT, "--also", "4C"), "seat 0 does not hold 4C"),
        (("--dealt", DEALT.replace("3D", "3S"), "--first", "1"), "not this seat's turn"),
    ],
)
def test_a_position_that_cannot_be_analysed_is_refused(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal_of("analyse", *words)


def test_a_record_without_that_move_is_refused(file: str) -> None:
    assert refusal_of("analyse", file, "--game-number", "3").endswith("has no game 3")
    assert refusal_of("analyse", file) == "the game is over: name a move with --move"
    assert "moves: move 999 is not the next one" in refusal_of("analyse", file, "--move", "999")
