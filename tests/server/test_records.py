"""Records: listed, shared, loaded, downloaded and reviewed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import server
from tests.server.visitor import Visitor, first, visitor
from upperhand import Rng, games, make_player
from upperhand.match import play_game


def record_of(game: str, seed: int = 5) -> str:
    """A game of the usual player against players by chance."""
    package = games.load(game)
    state = package.State.deal(package.PRESETS[games.words(game).USUAL_RULES].rules, seed)
    seats = [make_player(name, game) for name in (games.usual_player(game), "random") * 2]
    return play_game(state, seats, seed, game=game).to_json()


async def reviewed(wu: Visitor, identity: str) -> dict[str, Any]:
    """The lines of a review by their kind; there are many moments."""
    answer = await wu.client.get(f"/api/records/{identity}/review")
    assert answer.status_code == 200, answer.text
    assert "content-encoding" not in answer.headers  # a compressor would keep lines back
    lines = [json.loads(line) for line in answer.text.splitlines()]
    found: dict[str, Any] = {line["type"]: line for line in lines}
    return found | {"moments": [line for line in lines if line["type"] == "moment"]}


def test_who_played_finds_the_game_and_others_by_its_link(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            async with wu.socket(await wu.create()) as talk:
                over = await talk.play(first)
            (mine,) = (await wu.client.get("/api/records")).json()["records"]
            assert (mine["id"], mine["seat"], mine["scores"]) == (over["record_id"], 0, over["scores"])
            assert mine["names"] == ["Wu", "Ada", "Blaise", "Emmy"]
            assert mine["players"] == [None, "Beginner", "Beginner", "Beginner"]
            assert (await bo.client.get("/api/records")).json()["records"] == []
            assert (await bo.client.get(f"/api/records/{mine['id']}")).json()["dealt"] == over["dealt"]
            for nowhere in ("nosuchgame00", "zzzz", "%00"):
                answer = await bo.client.get(f"/api/records/{nowhere}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")

    asyncio.run(play())


@pytest.mark.parametrize("game", games.GAMES)
def test_a_loaded_record_is_reviewed(game: str, address: str) -> None:
    async def play() -> None:
        text = record_of(game)
        async with visitor(address) as wu:
            loaded = (await wu.post("/api/records", {"record": text})).json()
            assert (await wu.client.get(f"/api/records/{loaded['id']}/download")).text == text + "\n"
            review = await reviewed(wu, loaded["id"])
        told, moments = review["game"], review["moments"]
        assert [step["move"] for step in told["steps"]] == loaded["moves"]
        assert told["scores"] == loaded["scores"]
        assert all(
            len(view["hands"]) == 4 for view in (told["start"], *(each["view"] for each in told["steps"]))
        )
        assert told["players"] == [None] * 4
        assert [each["ply"] for each in moments] == list(range(len(loaded["moves"]) + 1))
        for moment in moments:
            outlook = moment["outlook"]
            assert all(0 <= chance <= 1 for chance in outlook["chances"] + outlook["true_chances"])
        assert moments[-1]["outlook"]["points"] == loaded["scores"]
        assert review["reader"]["seat"] is None

    asyncio.run(play())


def test_giving_the_game_away_is_noticed(tmp_path: Path) -> None:
    """The strong seats play well; those by chance lose more by their moves."""

    async def play(address: str) -> list[float]:
        async with visitor(address) as wu:
            loaded = (await wu.post("/api/records", {"record": record_of("big_two")})).json()
            review = await reviewed(wu, loaded["id"])
            found: list[float] = review["summary"]["accuracies"]
            return found

    with server(tmp_path, review_effort=12) as address:
        strong, weak, other_strong, other_weak = asyncio.run(play(address))
    assert strong + other_strong > weak + other_weak


def test_a_person_reads_the_review_from_the_own_seat(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            async with wu.socket(await wu.create()) as talk:
                over = await talk.play(first)
            own, other = await reviewed(wu, over["record_id"]), await reviewed(bo, over["record_id"])
        assert (own["reader"]["seat"], other["reader"]["seat"]) == (0, None)
        assert own["game"]["names"] == ["Wu", "Ada", "Blaise", "Emmy"]
        assert own["game"]["players"] == [None, "Beginner", "Beginner", "Beginner"]
        assert own["moments"] == other["moments"]

    asyncio.run(play())


def test_an_analysis_of_a_stored_game_names_people_as_its_review_does(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu:
            async with wu.socket(await wu.create()) as talk:
                over = await talk.play(first)
            wanted = {"record_id": over["record_id"], "ply": 3, "effort": 0}
            found = (await wu.post("/api/analyse/record", wanted)).json()
        assert found["names"] == ["Wu", "Ada", "Blaise", "Emmy"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("damage", "code"),
    [("hello", "no_record"), ("{}", "no_record"), ("[]", "no_record"), ('{"upperhand": 1}', "bad_record")],
)
def test_a_damaged_record_is_refused_in_words(damage: str, code: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            answer = await wu.post("/api/records", {"record": damage})
            assert answer.status_code == 422
            assert answer.json()["error"]["reason"]["code"] == code

    asyncio.run(play())


def test_a_record_whose_moves_do_not_hold_is_refused(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            text = record_of("big_two").replace('"moves": ["', '"moves": ["2S", "', 1)
            answer = await wu.post("/api/records", {"record": text})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "record")

    asyncio.run(play())


@pytest.mark.parametrize("game", games.GAMES)
def test_a_program_asks_for_decisions(game: str, address: str) -> None:
    async def ask(body: dict[str, Any]) -> Any:
        async with visitor(address) as wu:
            return await wu.post("/api/decide", body)

    package = games.load(game)
    state = package.State.deal(package.PRESETS[games.words(game).USUAL_RULES].rules, 3)
    player, rng = games.usual_player(game), Rng(4)
    for _ in range(9):
        state.apply(rng.choice(state.legal_moves()))
    seat = state.turn
    body = {
        "game": game,
        "seat": seat,
        "dealt": [str(card) for card in state.dealt[seat]],
        "moves": [str(move) for _, move in state.history],
        "first": state.history[0][0],
        "dealer": getattr(state, "dealer", None),
        "seed": 6,
    }
    decision = make_player(player, game).decide(state.view(seat), Rng.derive(6, 0, seat, state.ply))
    answer = asyncio.run(ask(body)).json()
    assert (answer["move"], answer["reason"]) == (str(decision.move), decision.reason.to_json())
    assert answer["text"].endswith(str(decision.reason))
    other = asyncio.run(ask(body | {"moves": [*body["moves"], str(decision.move)]}))
    assert (other.status_code, other.json()["error"]["code"]) == (422, "view")
    impossible = asyncio.run(ask(body | {"moves": ["2S", "2S"]}))
    assert (impossible.status_code, impossible.json()["error"]["code"]) == (422, "view")
