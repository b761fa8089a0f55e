"""Records: listed, shared, loaded, downloaded and reviewed."""

import asyncio
from typing import Any

import pytest

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
    while (answer := await wu.client.get(f"/api/records/{identity}/review")).status_code == 202:
        assert answer.json() == {"state": "working"}
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_who_played_finds_the_game_and_others_by_its_link(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            async with wu.socket(await wu.create()) as talk:
                over = await talk.play(first)
            (mine,) = (await wu.client.get("/api/records")).json()["records"]
            assert (mine["id"], mine["seat"], mine["scores"]) == (over["record_id"], 0, over["scores"])
            assert mine["names"][0] == "Wu"
            assert (await bo.client.get("/api/records")).json()["records"] == []
            assert (await bo.client.get(f"/api/records/{mine['id']}")).json()["dealt"] == over["dealt"]
            assert (await bo.client.get("/api/records/nosuchgame00")).status_code == 404

    asyncio.run(play())


@pytest.mark.parametrize("game", games.GAMES)
def test_a_loaded_record_is_reviewed(game: str, address: str) -> None:
    async def play() -> None:
        text = record_of(game)
        async with visitor(address) as wu:
            loaded = (await wu.post("/api/records", {"record": text})).json()
            assert (await wu.client.get(f"/api/records/{loaded['id']}/download")).text == text + "\n"
            review = await reviewed(wu, loaded["id"])
        assert [step["move"] for step in review["steps"]] == loaded["moves"]
        assert review["scores"] == loaded["scores"]
        for moment in (review["start"], *review["steps"]):
            assert all(0 <= chance <= 1 for chance in moment["chances"])
            assert len(moment["view"]["hands"]) == 4
        best = max(loaded["scores"])
        assert review["steps"][-1]["chances"] == [float(score == best) for score in loaded["scores"]]
        assert any(step["would"] for step in review["steps"])
        assert all(would["reason"] for step in review["steps"] for would in step["would"])

    asyncio.run(play())


def test_giving_the_game_away_is_noticed(address: str) -> None:
    """The strong seats play well; of those by chance, some moves are told to be worse than others."""

    async def play() -> list[tuple[int, float]]:
        async with visitor(address) as wu:
            loaded = (await wu.post("/api/records", {"record": record_of("big_two")})).json()
            review = await reviewed(wu, loaded["id"])
            return [(step["seat"], step["better"]["gain"]) for step in review["steps"] if step["better"]]

    told = asyncio.run(play())
    assert sum(gain for seat, gain in told if seat % 2) > sum(gain for seat, gain in told if not seat % 2)


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"upperhand": 1}'])
def test_a_damaged_record_is_refused(damage: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            answer = await wu.post("/api/records", {"record": damage})
            assert answer.status_code == 422
            assert answer.json()["error"]["message"]

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
