"""Noise on the socket and in requests: a clear refusal each time, and nothing changes."""

import asyncio
import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from pydantic import ValidationError
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.conftest import scaled
from tests.fuzz.mutation import inputs
from tests.server.test_bots import make_bot, make_token, owner
from tests.server.visitor import PATIENCE, first, visitor
from upperhand.server.settings import Settings
from upperhand.server.web.app import create_app
from upperhand.server.web.wire.client import CLIENT, Hello, Ping

MESSAGES: list[dict[str, Any]] = [
    {"type": "act", "id": "9f6c9a5e-1c0f-4b7a-9c36-6f1a4c9c7c01", "game_number": 9, "ply": 0, "move": "3D"},
    {"type": "hint", "player": "rule_based"},
    {"type": "why", "move": "3D 3C"},
    {"type": "sit", "seat": 1},
    {"type": "ready"},
    {"type": "next"},
    {"type": "hold"},
    {"type": "begin"},
    {"type": "wait", "wait": 60},
    {"type": "bots", "on": True},
    {"type": "swap", "seat": 1},
    {"type": "shuffle"},
    {"type": "signal", "code": "wow"},
    {"type": "chat", "text": "hello"},
    {"type": "mute", "seat": 1, "on": True},
    {"type": "hello", "v": 1},
]


def is_greeting(text: str) -> bool:
    """Whether the server answers with a pong of its own; one that nobody reads makes a slow reader."""
    try:
        return isinstance(CLIENT.validate_json(text), Hello | Ping)
    except ValidationError:
        return False


def test_noise_on_the_socket_changes_nothing(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(timer=0)) as talk:
            view = await talk.until("view", lambda view: view["legal"])
            for make in inputs(3, scaled(300, 20_000), [json.dumps(message) for message in MESSAGES]):
                noise = make().encode("utf-8", "replace").decode()[:10_000]
                await talk.socket.send(noise)
                await talk.say("ping")
                pongs = 2 if is_greeting(noise) else 1
                while pongs:
                    answer = await talk.hear()
                    pongs -= answer["type"] == "pong"
                    assert answer["type"] in ("pong", "refused", "hint", "why", "room", "view"), answer
                    assert answer["type"] != "refused" or answer["code"] != "failed", answer
            await talk.act(first(view), view)
            moved = await talk.until("event")
            assert (moved["ply"], moved["by"]) == (view["ply"], "person")

    asyncio.run(play())


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@pytest.fixture(scope="session")
def session(address: str) -> dict[str, str]:
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        me = client.post("/api/session", json={"name": "Wu"}).json()
        cookie = f"upperhand_session={client.cookies['upperhand_session']}"
        return {"Cookie": cookie, "X-CSRF-Token": me["csrf"]}


@pytest.fixture(scope="session")
def token(address: str) -> dict[str, str]:
    """That of a bot, instead of a session."""

    async def make() -> str:
        async with owner(address, "Fuzz") as ann:
            return await make_token(ann, await make_bot(ann, "Fuzzy"))

    return {"Authorization": f"Bearer {asyncio.run(make())}"}


CHECKS = [not_a_server_error, response_schema_conformance]
#: They give a session up for another.
RENEWING = "^/api/(accounts|login|logout|me/delete|me/password)$"


@SCHEMA.exclude(path_regex=RENEWING).parametrize()
@settings(max_examples=scaled(5, 100), suppress_health_check=list(HealthCheck))
def test_every_request_has_an_answer_that_the_schema_knows(
    case: schemathesis.Case[Any], address: str, session: dict[str, str]
) -> None:
    case.call_and_validate(base_url=address, headers=session, checks=CHECKS, timeout=PATIENCE)


@SCHEMA.include(path_regex="^/api/(rooms|records|history|me)").parametrize()
@settings(max_examples=scaled(3, 100), suppress_health_check=list(HealthCheck))
def test_every_request_of_a_bot_has_an_answer_that_the_schema_knows(
    case: schemathesis.Case[Any], address: str, token: dict[str, str]
) -> None:
    case.call_and_validate(base_url=address, headers=token, checks=CHECKS, timeout=PATIENCE)


@SCHEMA.include(path_regex=RENEWING).parametrize()
@settings(max_examples=scaled(5, 100), suppress_health_check=list(HealthCheck))
def test_a_request_for_a_session_has_an_answer_that_the_schema_knows(
    case: schemathesis.Case[Any], address: str
) -> None:
    case.call_and_validate(base_url=address, checks=CHECKS, timeout=PATIENCE)
