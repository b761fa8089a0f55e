"""The host chooses the level of the computers and their pace, at the right time; both are stored."""

import asyncio
from itertools import pairwise

import pytest

from tests.server.running import ServerProcess
from tests.server.visitor import OPEN, PERSON, Talk, first, visitor
from upperhand import Rng, games
from upperhand.server.rooms.pace import pause
from upperhand.server.rooms.table import Table


def players(talk: Talk) -> list[str]:
    return [seat["player"] for seat in talk.newest["room"]["seats"]]


async def refused(talk: Talk) -> tuple[str, str]:
    message = await talk.until("refused")
    return message["code"], message["reason"]["code"]


def test_the_level_changes_before_a_person_has_moved_and_between_games(database: str) -> None:
    async def play(server: ServerProcess) -> None:
        async with visitor(server.address) as wu:
            code = await wu.create(timer=0, games=5)
            async with wu.socket(code) as talk:
                view = await talk.until("view", lambda view: view["legal"])
                assert talk.newest["room"]["level_open"]
                await talk.say("level", level="Novice")
                await talk.until("room", lambda room: room["level"] == "Novice")
                assert players(talk) == ["Novice"] * 4
                await talk.act(first(view), view)
                await talk.until("room", lambda room: not room["level_open"])
                await talk.until("event")
                await talk.say("level", level="Casual")
                assert await refused(talk) == ("begun", "level_too_late")
                assert players(talk) == ["Novice"] * 4
            server.kill()
            server.start()
            async with wu.socket(code) as talk:
                await talk.until("room")
                assert (players(talk), talk.newest["room"]["level"]) == (["Novice"] * 4, "Novice")
                await talk.play(first)
                await talk.say("level", level="Steady")
                await talk.until("room", lambda room: room["level"] == "Steady")
                await talk.say("next")
                await talk.play(first)
                (game,) = (await wu.client.get("/api/profile/Wu")).json()["games"]
                levels = {row["level"] for row in game["by_level"]}
                assert levels == {"Novice", "Steady"}

    with ServerProcess(database) as server:
        asyncio.run(play(server))


def test_a_level_chosen_in_the_waiting_room_is_that_of_the_computers_that_come(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(seats=[PERSON, OPEN], timer=0)) as talk:
            await talk.say("level", level="Strong")
            await talk.until("room", lambda room: room["level"] == "Strong")
            await talk.say("ready")
            await talk.until("view", lambda view: view["legal"])
            assert [(seat["kind"], seat["player"]) for seat in talk.newest["room"]["seats"]] == [
                ("person", "Strong"),
                ("computer", "Strong"),
            ]

    asyncio.run(play())


def test_only_the_host_chooses_and_only_what_there_is(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN], timer=0)
            await bo.post(f"/api/rooms/{code}/join")
            async with wu.socket(code) as host, bo.socket(code) as other:
                await asyncio.gather(host.until("view"), other.until("view"))
                await other.say("level", level="Novice")
                assert await refused(other) == ("not_host", "level_host_only")
                await other.say("pace", pace="quick")
                assert await refused(other) == ("not_host", "level_host_only")
                await host.say("level", level="Grandmaster")
                assert (await host.until("refused"))["code"] == "spec"
                await host.say("pace", pace="slow")
                assert (await host.until("refused"))["code"] == "malformed"
                await host.say("pace", pace="quick")
                assert (await host.until("room", lambda room: room["pace"] == "quick"))["level"] == "Casual"

    asyncio.run(play())


def test_old_names_of_levels_still_sit_down(address: str) -> None:
    async def play() -> None:
        seats = [PERSON, *({"kind": "computer", "player": name} for name in ("Easy", "Hard", "Challenge"))]
        async with visitor(address) as wu, wu.socket(await wu.create(seats=seats, timer=0)) as talk:
            await talk.play(first)
            (game,) = (await wu.client.get("/api/profile/Wu")).json()["games"]
            assert {row["level"] for row in game["by_level"]} == {"Novice", "Skilled", "Expert"}

    asyncio.run(play())


def mean_pauses(game: str, pace: str) -> dict[str, float]:
    """By the kind of decision, in a game played at random."""
    package = games.load(game)
    rules = package.PRESETS[games.words(game).USUAL_RULES].rules
    found: dict[str, list[float]] = {"forced": [], "lead": [], "follow": [], "bid": []}
    for seed in range(6):
        table = Table(game, 1, "identity", package.State.deal(rules, seed), teaching=False)
        while not table.over:
            legal = table.state.legal_moves()
            asked = table.presenter.asks_for_cards(table.state.view(table.turn))
            kind = (
                "forced" if len(legal) == 1 else "bid" if not asked else "lead" if table.leads else "follow"
            )
            found[kind].append(pause(table, pace, 1.0, Rng(table.ply)))  # type: ignore[arg-type]
            table.play(Rng(seed).choice(legal), "computer")
    return {kind: sum(times) / len(times) for kind, times in found.items() if times}


@pytest.mark.parametrize("game", games.GAMES)
def test_a_forced_move_is_quick_and_a_lead_takes_longer(game: str) -> None:
    natural, quick, instant = (mean_pauses(game, pace) for pace in ("natural", "quick", "instant"))
    kinds = ["forced", "follow", *(["bid"] if game == "rikken" else []), "lead"]
    assert set(natural) == set(kinds)
    assert all(natural[less] < natural[more] for less, more in pairwise(kinds))
    assert 0.4 < natural["forced"] < 0.6
    assert all(quick[kind] == pytest.approx(0.4 * natural[kind]) for kind in kinds)
    assert set(instant.values()) == {0.0}
