"""`upperhand solve`."""

from pathlib import Path

from tests.cli.command import json_of, output_of, refusal_of
from upperhand import Record, Rng
from upperhand.rikken import Rules, State
from upperhand.rikken.oracle import card_values, objectives
from upperhand.rikken.review import review

HANDS = "AS QS/KS 2S/3H 2H/5D 4D"


def _game() -> State:
    rng, state = Rng(4), State.deal(Rules(), 4)
    while not state.over:
        state.apply(rng.choice(state.legal_moves()))
    return state


def _file(folder: Path) -> Path:
    path = folder / "games.jsonl"
    path.write_text(Record.of(_game(), "rikken").to_json() + "\n")
    return path


def test_hands_as_text() -> None:
    (found,) = json_of("solve", "--hands", HANDS, "--leader", "1", "--side", "0")
    assert found["value"] == 2
    assert found["cards"] == {"2S": 2, "KS": 2}
    text = output_of("solve", "--hands", HANDS, "--side", "0")
    assert "seat 0 to play; side 0: 1 trick" in text


def test_the_running_trick_is_taken_from_the_hands() -> None:
    (found,) = json_of(
        "solve", "--hands", HANDS, "--leader", "0", "--trick", "QS", "--side", "0", "--aim", "misere"
    )
    assert found["turn"] == 1
    assert found["value"] == 0


def test_a_record_at_a_ply(tmp_path: Path) -> None:
    file, state = _file(tmp_path), _game()
    ply = state.ply - 20
    before = State.deal(Rules(), 4)
    for _, move in state.history[:ply]:
        before.apply(move)
    (found,) = json_of("solve", str(file), "--ply", str(ply))
    right = card_values(before, objectives(before)[0])
    assert found["cards"] == {str(move): value for move, value in right}


def test_a_review(tmp_path: Path) -> None:
    file = _file(tmp_path)
    found = json_of("solve", str(file), "--review")
    right = review(Record.of(_game(), "rikken"))
    assert found["lost"] == list(right.lost)
    assert [one["card"] for one in found["mistakes"]] == [str(card.move) for card in right.mistakes]
    text = output_of("solve", str(file), "--review")
    assert text.count(" lost ") == len(right.mistakes) + 4
    assert text.count(" lost by ") == 4


def test_refusals(tmp_path: Path) -> None:
    assert "four hands" in refusal_of("solve", "--hands", "AS/KS")
    assert "aim must be one of" in refusal_of("solve", "--aim", "win")
    assert "one to three of the seats" in refusal_of("solve", "--side", "9")
    assert "needs a file" in refusal_of("solve", "--review")
    assert "has no game 2" in refusal_of("solve", str(_file(tmp_path)), "--game-number", "2")
    assert "moves, not 999" in refusal_of("solve", str(_file(tmp_path)), "--ply", "999")
