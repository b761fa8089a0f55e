"""Analyses over HTTP: of what a seat knows, and of a moment of a recorded game."""

import json
from typing import Any

import httpx
import pytest

from upperhand import Record, Rng, games, make_player

DEALT = "3S 4C 6H 7D 8H 8S 9D TC TS JD KH AD 2H".split()
#: Few games: what they come to is tested elsewhere.
FEW = {"effort": 60}


def game_after(game: str, plies: int, seed: int = 3) -> Any:
    """A game in the middle; in Rikken somebody has won the auction."""
    package = games.load(game)
    state = package.State.deal(package.PRESETS[games.words(game).USUAL_RULES].rules, seed)
    player = make_player({"big_two": "lowest", "rikken": "basic"}[game], game)
    for _ in range(plies):
        state.apply(player.decide(state.view(state.turn), Rng(1)).move)
    return state


def known(state: Any, game: str, seat: int) -> dict[str, Any]:
    """What a seat of a game knows, as a request."""
    return {
        "game": game,
        "seat": seat,
        "dealt": [str(card) for card in state.dealt[seat]],
        "moves": [str(move) for _, move in state.history],
        "first": state.history[0][0] if state.history else state.turn,
        "dealer": getattr(state, "dealer", None),
    }


def answer(client: httpx.Client, path: str, body: dict[str, Any]) -> Any:
    reply = client.post(path, json=body)
    assert reply.status_code == 200, reply.text
    return reply.json()


def refusal(client: httpx.Client, path: str, body: dict[str, Any]) -> tuple[int, str]:
    reply = client.post(path, json=body)
    return reply.status_code, reply.json()["error"]["message"]


@pytest.mark.parametrize(("game", "plies"), [("big_two", 9), ("rikken", 2), ("rikken", 11)])
def test_the_seat_to_move_gets_its_moves_with_figures(client: httpx.Client, game: str, plies: int) -> None:
    state = game_after(game, plies)
    found = answer(client, "/api/analyse", known(state, game, state.turn) | FEW)
    assert {each["move"] for each in found["legal"]} == {str(move) for move in state.legal_moves()}
    assert [each["move"] for each in found["moves"]] == [str(move) for _, move in state.history]
    candidates = found["figures"]["candidates"]
    assert {each["move"]["move"] for each in candidates} <= {each["move"] for each in found["legal"]}
    assert [each["points"] for each in candidates] == sorted((e["points"] for e in candidates), reverse=True)
    assert all(0 <= each["chance"] <= 1 and each["line"] for each in candidates)


@pytest.mark.parametrize("game", games.GAMES)
def test_holders_share_every_unseen_card_among_the_others(client: httpx.Client, game: str) -> None:
    state = game_after(game, 12)
    seat = state.turn
    found = answer(client, "/api/analyse", known(state, game, seat) | FEW)
    holders = found["figures"]["holders"]
    assert set(holders) == {str(card) for card in state.view(seat).unseen}
    for chances in holders.values():
        assert chances[seat] == 0
        assert sum(chances) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("game", games.GAMES)
def test_the_answer_depends_on_nothing_but_what_the_seat_knows(client: httpx.Client, game: str) -> None:
    """The same moves with the hidden cards dealt otherwise; of a record, too, apart from its open hands."""
    state = game_after(game, 12)
    seat = state.turn
    other = state.view(seat).determinise(Rng(5))
    assert other.dealt != state.dealt
    ours = answer(client, "/api/analyse", known(state, game, seat) | FEW)
    assert ours["hands"] is None
    assert ours["view"]["hands"] is None
    for deal in (state, other):
        body = {"record": Record.of(deal, game).to_json(), "ply": deal.ply, "seat": seat, **FEW}
        shown = answer(client, "/api/analyse/record", body)
        hands = shown.pop("hands")
        assert hands == [[str(card) for card in hand] for hand in deal.hands]
        assert shown == {key: value for key, value in ours.items() if key != "hands"}


@pytest.mark.parametrize(
    ("game", "plies", "said"), [("big_two", 9, {"pass"}), ("rikken", 0, {"pass", "rik"})]
)
def test_while_another_is_to_move_it_is_told_what_that_seat_may_say(
    client: httpx.Client, game: str, plies: int, said: set[str]
) -> None:
    state = game_after(game, plies)
    seat = (state.turn + 1) % 4
    found = answer(client, "/api/analyse", known(state, game, seat))
    assert (found["legal"], found["figures"]) == ([], None)
    assert {each["move"] for each in found["others"]} >= said
    assert all(each["cards"] == [] for each in found["others"])


def test_an_effort_of_nothing_only_checks_and_shows(client: httpx.Client) -> None:
    state = game_after("big_two", 9)
    found = answer(client, "/api/analyse", known(state, "big_two", state.turn) | {"effort": 0})
    assert found["figures"] is None
    assert found["view"]["hand"] == [str(card) for card in state.hands[state.turn]]
    assert [play["move"] for play in found["view"]["trick"]] == [str(move) for _, move in state.history]


def test_a_move_that_is_asked_about_is_among_the_candidates(client: httpx.Client) -> None:
    state = game_after("big_two", 8)
    move = str(state.legal_moves()[-1])
    found = answer(client, "/api/analyse", known(state, "big_two", state.turn) | FEW | {"also": [move]})
    assert move in {each["move"]["move"] for each in found["figures"]["candidates"]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"dealt": DEALT[1:]}, "a hand has 13 cards under these rules, not 12"),
        ({"dealt": [*DEALT[1:], "4C"]}, "4C is named twice: a deck has one of each card"),
        (
            {"moves": ["3D", "3D"], "first": 1},
            "move 2 (seat 2: 3D) cannot have been made: 3D was played before",
        ),
        ({"moves": ["3D", "-", "-", "5C"], "first": 1}, "move 4 (seat 0: 5C) cannot have been made"),
        ({"moves": ["4D"], "first": 1, "seat": 2}, "move 1 (seat 1: 4D) cannot have been made"),
        ({"moves": ["five of hearts"]}, "five of hearts"),
        ({"first": 0}, "52 cards are dealt"),
        ({"seat": 3, "preset": "hongkong:players=3"}, "there is no seat 3"),
        ({"preset": "nowhere"}, "nowhere"),
        ({"also": ["2S"], "moves": ["3D", "-", "-"], "first": 1, "effort": 10}, "2S"),
        ({"partner": 1}, "Big Two has no open hands and no partners"),
    ],
)
def test_what_does_not_add_up_is_refused_in_one_sentence(
    client: httpx.Client, change: dict[str, Any], sentence: str
) -> None:
    body = {"game": "big_two", "seat": 0, "dealt": DEALT, "first": 1, "effort": 0, **change}
    status, message = refusal(client, "/api/analyse", body)
    assert status == 422
    assert sentence in message
    assert "\n" not in message


def test_a_refusal_is_data_that_the_page_can_say_in_every_language(client: httpx.Client) -> None:
    body = {"game": "rikken", "seat": 0, "dealt": DEALT[:12], "dealer": 3}
    for path in ("/api/analyse", "/api/decide"):
        error = client.post(path, json=body).json()["error"]
        assert error["reason"] == {"code": "other_count_dealt", "values": {"count": 13, "given": 12}}, path


@pytest.mark.parametrize(
    ("game", "plies", "unit", "exact"), [("big_two", 54, "points", True), ("rikken", 30, "tricks", True)]
)
def test_with_all_cards_open_the_best_play_is_found(
    client: httpx.Client, game: str, plies: int, unit: str, exact: bool
) -> None:
    state = game_after(game, plies)
    body = {"record": Record.of(state, game).to_json(), "ply": plies, "effort": 0, "open_cards": True}
    found = answer(client, "/api/analyse/record", body)["open_play"]
    assert [(each["unit"], each["exact"]) for each in found] == [(unit, exact)]
    assert {each["move"]["move"] for each in found[0]["moves"]} == {str(move) for move in state.legal_moves()}
    values = [each["value"] for each in found[0]["moves"]]
    assert values == sorted(values, reverse=state.turn in found[0]["side"])


def test_a_moment_of_a_game_must_be_one_at_which_something_is_left(client: httpx.Client) -> None:
    state = game_after("big_two", 9)
    line = Record.of(state).to_json()
    assert refusal(client, "/api/analyse/record", {"record": line, "ply": 10})[0] == 422
    assert refusal(client, "/api/analyse/record", {"record_id": "nosuchgame12"})[0] == 404
    damaged = json.loads(line) | {"moves": ["2S"]}
    assert refusal(client, "/api/analyse/record", {"record": json.dumps(damaged), "ply": 1})[0] == 422
