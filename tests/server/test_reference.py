"""The descriptions of the interface: valid, true of every message of real games, and readable as a page."""

import asyncio
import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

from tests.server.test_bots import owner, program
from tests.server.test_fuzz import MESSAGES
from tests.server.visitor import COMPUTER, OPEN, PERSON, Message, first, visitor
from upperhand import games
from upperhand.server.web.wire.asyncapi import served_at
from upperhand.server.web.wire.client import CLIENT

SPECIFICATION = (
    Path(__file__).parents[2] / "web" / "node_modules" / "@asyncapi" / "specs" / "schemas" / "3.0.0.json"
)


def described(client: httpx.Client) -> Message:
    answer = client.get("/api/asyncapi.json")
    assert answer.status_code == 200
    found: Message = answer.json()
    return found


def test_the_description_of_the_socket_is_valid(client: httpx.Client) -> None:
    specification = json.loads(SPECIFICATION.read_text("utf-8"))
    validator = jsonschema_rs.validator_for(specification)
    told = described(client)
    assert [error.message for error in validator.iter_errors(told)] == []
    assert told["servers"]["playroom"]["host"] == client.base_url.netloc.decode()
    assert served_at("play.example", secure=True)["servers"]["playroom"]["protocol"] == "wss"
    told["channels"]["table"]["messages"] = {"Wrong": {"summary": 1}}
    assert list(validator.iter_errors(told)), "the specification refuses what is wrong"


def test_it_leads_nowhere_in_vain(client: httpx.Client) -> None:
    told = described(client)

    def follow(found: Any) -> None:
        if isinstance(found, dict):
            if "$ref" in found:
                place: Any = told
                for piece in found["$ref"].removeprefix("#/").split("/"):
                    place = place[piece]
            for each in found.values():
                follow(each)
        elif isinstance(found, list):
            for each in found:
                follow(each)

    follow(told)


def validator_of(told: Message, kind: str, operation: str) -> Any:
    """Checks a message of a kind as the description says it."""
    names = [each["$ref"].rpartition("/")[2] for each in told["operations"][operation]["messages"]]
    messages = told["components"]["messages"]
    payload = next(messages[name]["payload"] for name in names if messages[name]["name"] == kind)
    return jsonschema_rs.validator_for({**payload, "components": told["components"]})


@pytest.mark.parametrize("game", games.GAMES)
def test_every_message_of_a_real_game_is_as_described(client: httpx.Client, address: str, game: str) -> None:
    heard: list[Message] = []

    async def play() -> None:
        async with (
            visitor(address, "Reader") as wu,
            owner(address, f"Teller {game}") as ann,
            program(ann, f"Told {game}") as bot,
        ):
            seats = [PERSON, OPEN, COMPUTER, COMPUTER]
            code = await wu.create(game, seats=seats, bots=True, timer=30, rated=False, teaching=True)
            await bot.post(f"/api/rooms/{code}/join")
            async with wu.socket(code) as mine, bot.socket(code) as other:
                await mine.say("hint")
                await mine.say("why", move="3D")
                await mine.say("signal", code="hello")
                await mine.say("sit")
                await asyncio.gather(mine.play(first), other.play(first))
                await other.say("ping")
                await other.until("pong")
                heard.extend([*mine.heard, *other.heard])

    asyncio.run(play())
    told = described(client)
    kinds = {message["type"] for message in heard}
    assert kinds >= {"room", "log", "event", "view", "over", "why", "refused", "talk", "signal", "pong"}
    checks = {kind: validator_of(told, kind, "tell") for kind in kinds}
    for message in heard:
        assert [error.message for error in checks[message["type"]].iter_errors(message)] == [], message[
            "type"
        ]
    wrong = {**next(message for message in heard if message["type"] == "view"), "ply": "12"}
    assert not checks["view"].is_valid(wrong)


def test_what_clients_say_is_as_described(client: httpx.Client) -> None:
    told = described(client)
    for message in [*MESSAGES, {"type": "ping"}, {"type": "begin"}]:
        check = validator_of(told, message["type"], "hear")
        assert check.is_valid(message), message
        CLIENT.validate_python(message, strict=False)
        assert not check.is_valid({**message, "type": "nonsense"})
    kinds = {each["name"] for each in told["components"]["messages"].values()}
    assert {message["type"] for message in MESSAGES} <= kinds


class Page(HTMLParser):
    """What a page names and leads to, and whether every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.inline: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag not in ("meta", "link"):
            self.opened.append(tag)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a":
            self.links.append(given["href"])
        self.loaded += [given[name] for name in ("src", "href") if name in given and tag != "a"]
        if tag in ("script", "style") or any(name == "style" or name.startswith("on") for name in given):
            self.inline.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.opened.pop() == tag


def test_the_page_tells_every_request_and_message_and_loads_nothing_from_elsewhere(
    client: httpx.Client,
) -> None:
    answer = client.get("/docs")
    assert answer.status_code == 200
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    page = Page()
    page.feed(answer.text)
    page.close()
    assert page.opened == []
    assert page.inline == []
    assert page.loaded == ["/docs/style.css"]
    assert client.get("/docs/style.css").headers["content-type"].startswith("text/css")
    assert len(set(page.ids)) == len(page.ids)
    assert {link.removeprefix("#") for link in page.links if link.startswith("#")} <= set(page.ids)
    others = {link for link in page.links if not link.startswith("#")}
    assert others == {"/api/openapi.json", "/api/asyncapi.json", "/account"}
    requests = client.get("/api/openapi.json").json()
    for path, item in requests["paths"].items():
        for method in item:
            assert f"{method} {path}" in page.ids
    assert {f"message-{name}" for name in described(client)["components"]["messages"]} <= set(page.ids)


def test_comments_of_the_models_are_told(client: httpx.Client) -> None:
    room = client.get("/api/openapi.json").json()["components"]["schemas"]["RoomRequest"]["properties"]
    assert room["bots"]["description"] == "Whether bots may sit down."
    assert room["rated"]["description"].startswith("A casual game (false) is in the history")
    models = described(client)["components"]["schemas"]
    assert models["SeatState"]["properties"]["bot"]["description"].startswith("Whether a program plays")
    assert models["RoomMessage"]["properties"]["bots"]["description"] == "Whether bots may sit down."
    assert "Whether bots may sit down" in client.get("/docs").text


def test_the_description_says_which_requests_bots_may_send(client: httpx.Client) -> None:
    requests = client.get("/api/openapi.json").json()
    assert requests["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    for_bots = {
        path for path, item in requests["paths"].items() for told in item.values() if told.get("security")
    }
    assert "/api/rooms/{code}/join" in for_bots
    assert "/api/me/bots" not in for_bots
