"""Lessons as the page gets them."""

import httpx
import pytest

from upperhand.games import GAMES
from upperhand.lessons import lesson


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_whole_and_needs_no_session(client: httpx.Client, game: str) -> None:
    told = client.get(f"/api/lessons/{game}").json()
    assert [step["text"]["code"] for step in told["steps"]] == [step.text.code for step in lesson(game).steps]
    for step in told["steps"][:-1]:
        legal = [move["move"] for move in step["frames"][-1]["legal"]]
        assert [*step["answers"]] == legal
        assert any(answer["right"] for answer in step["answers"].values())
        assert all(bool(answer["frames"]) == answer["right"] for answer in step["answers"].values())
    last = told["steps"][-1]
    assert last["answers"] == {}
    assert sum(last["result"]["scores"]) == 0
    assert all(last["result"]["explanation"])
    assert last["frames"][0]["view"]["hands"]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_elses_cards_are_told_before_the_end(client: httpx.Client, game: str) -> None:
    for step in client.get(f"/api/lessons/{game}").json()["steps"][:-1]:
        answers = step["answers"].values()
        frames = [*step["frames"], *(frame for answer in answers for frame in answer["frames"])]
        running = [frame["view"] for frame in frames if frame["view"]["phase"] != "over"]
        assert all(view["hands"] is None and view["seat"] == 0 for view in running)


def test_a_new_trick_begins_with_an_empty_table(client: httpx.Client) -> None:
    """The steps go on where the last ended, and the cards of earlier tricks are gone from the table."""
    steps = client.get("/api/lessons/big_two").json()["steps"]
    pairs = next(step for step in steps if step["text"]["code"] == "lesson_big_two_pairs")
    assert [play["move"] for play in pairs["frames"][-1]["view"]["trick"]] == ["5D 5H"]


def test_there_is_no_lesson_of_an_unknown_game(client: httpx.Client) -> None:
    assert client.get("/api/lessons/whist").status_code == 422
