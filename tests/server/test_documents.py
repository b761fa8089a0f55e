"""The document of an address: whether something is there, and what a link to a review says."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import server
from tests.server.visitor import PATIENCE, first, visitor
from upperhand.server.web.routes.documents import OF_A_GAME

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the document and the addresses of our page."""
    folder = tmp_path_factory.mktemp("page")
    for source in (WEB / "index.html", WEB / "src" / "lib" / "routes.json"):
        (folder / source.name).write_bytes(source.read_bytes())
    with server(tmp_path_factory.mktemp("playroom"), page=str(folder)) as address:
        yield address


def status(address: str) -> int:
    answer = httpx.get(address, timeout=PATIENCE)
    assert answer.headers["content-type"].startswith("text/html")
    assert '<div id="page">' in answer.text
    return answer.status_code


@pytest.mark.parametrize(
    "path",
    [
        "",
        "lobby",
        "lobby/",
        "games",
        "games/statistics",
        "recover/some-token",
        "analysis",
        "rules/big_two",
        "learn",
        "puzzles/rikken/today",
        "profile/Wu",
    ],
)
def test_a_page_is_found(path: str, page: str) -> None:
    assert status(f"{page}/{path}") == 200


@pytest.mark.parametrize(
    "path",
    [
        "no",
        "no/such/page",
        "game/7",
        "rules/chess",
        "rules",
        "review/zzzz",
        "review/nosuchgame00",
        "room/ZZZZ",
    ],
)
def test_an_address_without_a_page_is_not_found(path: str, page: str) -> None:
    assert status(f"{page}/{path}") == 404


def test_a_page_without_a_list_of_its_addresses_handles_all(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes((WEB / "index.html").read_bytes())
    with server(tmp_path, page=str(tmp_path)) as address:
        assert status(f"{address}/no/such/page") == 200


def test_a_link_to_a_review_says_who_played(page: str) -> None:
    async def play() -> None:
        async with visitor(page, '"Wu" <b>') as wu:
            code = await wu.create()
            assert (await wu.client.get(f"/room/{code.lower()}")).status_code == 200
            async with wu.socket(code) as talk:
                over = await talk.play(first)
            link = f"/review/{over['record_id']}"
            english = (await wu.client.get(link)).text
            dutch = (await wu.client.get(link, headers={"Accept-Language": "fr, nl-BE;q=0.8"})).text
        assert 'og:title" content="Big Two: &quot;Wu&quot; &lt;b&gt;, Ada, Blaise, and Emmy"' in english
        assert "Every move judged" in english
        assert "Elke zet beoordeeld" in dutch
        assert english.count("og:title") == english.count("og:description") == 1

    asyncio.run(play())


def test_every_address_of_a_game_is_known_to_the_server() -> None:
    routes = json.loads((WEB / "src" / "lib" / "routes.json").read_text())
    assert {name for name, pattern in routes.items() if ":game" in pattern} == OF_A_GAME
