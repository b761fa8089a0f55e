"""What others may frame and show: replays and pictures of finished games, and nothing else."""

import asyncio
import sqlite3
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from tests.server.running import server
from tests.server.test_records import record_of
from tests.server.visitor import PATIENCE, PERSON, Visitor, first, visitor
from upperhand import games
from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError
from upperhand.server.web.answers import AnswerCache
from upperhand.server.web.limits import RATES, Rate
from upperhand.server.web.picture import SIZE, Picture, draw, drawable

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the documents of our page."""
    folder = tmp_path_factory.mktemp("page")
    for source in (WEB / "index.html", WEB / "embed.html", WEB / "src" / "lib" / "routes.json"):
        (folder / source.name).write_bytes(source.read_bytes())
    with server(tmp_path_factory.mktemp("playroom"), page=str(folder)) as address:
        yield address


async def loaded(wu: Visitor, game: str) -> str:
    answer = await wu.post("/api/records", {"record": record_of(game)})
    identity: str = answer.json()["id"]
    return identity


def picture_in(answer: httpx.Response) -> Image.Image:
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return Image.open(BytesIO(answer.content))


def test_one_page_may_be_framed_and_no_other(page: str) -> None:
    async def run() -> None:
        async with visitor(page) as wu:
            identity = await loaded(wu, "big_two")
        async with httpx.AsyncClient(base_url=page, timeout=PATIENCE) as client:
            embedded = await client.get(f"/embed/{identity}")
            assert embedded.status_code == 200
            assert "x-frame-options" not in embedded.headers
            policy = embedded.headers["content-security-policy"]
            assert "frame-ancestors *" in policy
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            others = [
                "/",
                "/games",
                "/account",
                f"/review/{identity}",
                f"/embed/{identity}/",
                f"/embed/{identity}/account",
                "/embed",
                "/embed.html",
                "/no/such/page",
                f"/api/embed/{identity}",
                "/api/me",
            ]
            for path in others:
                answer = await client.get(path)
                assert answer.headers.get("x-frame-options") == "DENY", path
                assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path

    asyncio.run(run())


def test_a_replay_is_the_same_for_everybody_and_sets_no_cookie(page: str) -> None:
    async def run() -> None:
        async with visitor(page, "Wu") as wu, httpx.AsyncClient(base_url=page, timeout=PATIENCE) as client:
            async with wu.socket(await wu.create(timer=0)) as talk:
                over = await talk.play(first)
            for path in (f"/embed/{over['record_id']}", f"/api/embed/{over['record_id']}"):
                own, other = await wu.client.get(path), await client.get(path)
                assert own.content == other.content
                assert "set-cookie" not in own.headers
                assert wu.me["id"] not in own.text
            found = other.json()
            assert (found["type"], found["names"][0], found["scores"]) == ("game", "Wu", over["scores"])
            assert found["steps"][-1]["view"]["phase"] == "over"

    asyncio.run(run())


def test_a_running_game_is_nowhere_to_be_seen(tmp_path: Path) -> None:
    """Neither its replay, nor a picture, nor a file of one's games."""

    async def run(address: str) -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(timer=0)) as talk:
            view = await talk.until("view", lambda view: view["legal"])
            with sqlite3.connect(tmp_path / "playroom.db") as database:
                ((identity,),) = database.execute("SELECT id FROM games").fetchall()
            database.close()
            for path in (f"/api/embed/{identity}", f"/api/pictures/review/{identity}.png"):
                answer = await wu.client.get(path)
                assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
            assert (await wu.client.get(f"/embed/{identity}")).status_code == 404
            assert (await wu.client.get("/api/history/games.jsonl")).text == ""
            data = (await wu.client.get("/api/history/data.json")).text
            assert not any(f'"{card}"' in data for card in view["view"]["hand"])

    with server(tmp_path, page=str(WEB)) as address:
        asyncio.run(run(address))


@pytest.mark.parametrize("game", games.GAMES)
def test_a_finished_game_has_a_picture(game: str, page: str) -> None:
    async def run() -> None:
        async with visitor(page) as wu, httpx.AsyncClient(base_url=page, timeout=PATIENCE) as client:
            identity = await loaded(wu, game)
            answer = await client.get(f"/api/pictures/review/{identity}.png")
            assert picture_in(answer).size == SIZE
            assert len(answer.content) < 200_000
            assert answer.headers["cache-control"] == "public, max-age=86400"
            again = await client.get(f"/api/pictures/review/{identity}.png")
            dutch = await client.get(f"/api/pictures/review/{identity}.png", params={"language": "nl"})
            assert again.content == answer.content != dutch.content
            missing = await client.get("/api/pictures/review/nosuchgame00.png")
            assert missing.status_code == 404

    asyncio.run(run())


def test_an_invitation_shows_the_host_and_not_the_cards(page: str) -> None:
    async def run() -> None:
        async with visitor(page, "Wu") as wu:
            waiting = await wu.create(seats=[PERSON, *[{"kind": "open"}] * 3])
            code = await wu.create(timer=0)
            before = (await wu.client.get(f"/api/pictures/room/{waiting}.png")).content
            async with wu.socket(code) as talk:
                await talk.until("view", lambda view: view["legal"])
                during = await wu.client.get(f"/api/pictures/room/{code.lower()}.png")
            assert picture_in(during).size == SIZE
            assert during.content == before  # the same host, game and rules
            link = (await wu.client.get(f"/room/{code}")).text
            assert 'og:title" content="Big Two: a table of Wu"' in link
            assert f'og:image" content="{page}/api/pictures/room/{code}.png?language=en"' in link
            assert (await wu.client.get("/api/pictures/room/ZZZZZZ.png")).status_code == 404

    asyncio.run(run())


@pytest.mark.parametrize("path", ["daily/big_two", "today/rikken", "puzzles/rikken"])
def test_occasions_have_pictures(path: str, page: str) -> None:
    answer = httpx.get(f"{page}/api/pictures/{path}.png?language=zh-Hant", timeout=PATIENCE)
    assert picture_in(answer).size == SIZE
    route = {"daily": "daily/big_two", "today": "puzzles/rikken/today", "puzzles": "puzzles/rikken"}
    link = httpx.get(f"{page}/{route[path.partition('/')[0]]}", timeout=PATIENCE).text
    assert f"{page}/api/pictures/{path}.png?language=en" in link
    assert 'name="twitter:card" content="summary_large_image"' in link


@pytest.mark.parametrize("path", ["daily/chess", "nonsense/rikken", "today/rikken?language=tlh"])
def test_other_pictures_are_refused(path: str, page: str) -> None:
    where, _, query = path.partition("?")
    answer = httpx.get(f"{page}/api/pictures/{where}.png?{query}", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "malformed")


@pytest.mark.parametrize(
    ("settings", "headers", "site"),
    [
        ({}, {"Host": "play.example"}, "http://play.example"),
        ({"public_url": "https://club.example/"}, {"Host": "evil.example"}, "https://club.example"),
        ({"origins": "https://club.example"}, {"Host": "inside:8000"}, "https://club.example"),
        ({"origins": "http://b.example http://a.example"}, {"Host": "a.example"}, "http://a.example"),
        ({}, {"Host": "a.example", "X-Forwarded-Proto": "https"}, "https://a.example"),
    ],
    ids=["request", "public", "proxy", "named", "https"],
)
def test_links_to_pictures_are_whole(
    settings: dict[str, str], headers: dict[str, str], site: str, tmp_path: Path
) -> None:
    for source in (WEB / "index.html", WEB / "src" / "lib" / "routes.json"):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    with server(tmp_path, page=str(tmp_path), **settings) as address:
        text = httpx.get(f"{address}/daily/rikken", headers=headers, timeout=PATIENCE).text
    assert f'og:image" content="{site}/api/pictures/daily/rikken.png?language=en"' in text
    assert f'og:url" content="{site}/daily/rikken"' in text


def test_pictures_are_not_drawn_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are kept are not counted."""
    monkeypatch.setitem(RATES, "picture", Rate(3, 1_000_000.0))
    with server(tmp_path, rate_limits=True) as address:

        def ask(path: str) -> int:
            return httpx.get(f"{address}/api/pictures/{path}.png", timeout=PATIENCE).status_code

        paths = ["daily/rikken", "daily/big_two", "today/rikken", "today/big_two"]
        assert [ask(path) for path in paths] == [200, 200, 200, 429]
        assert [ask(paths[0]) for _ in range(5)] == [200] * 5


@pytest.mark.parametrize(
    "wanted",
    [
        Picture("x"),
        Picture("W" * 300, "m " * 300, (("W" * 24, "+1000"),) * 9, 3, ("TD",) * 13),
        Picture("♠ é ж", "", (("", ""),)),
    ],
    ids=["little", "much", "signs"],
)
def test_any_text_fits_into_a_picture(wanted: Picture) -> None:
    drawn = draw(wanted)
    image = Image.open(BytesIO(drawn)).convert("RGB")
    assert image.size == SIZE
    assert len(drawn) < 200_000
    # Nothing is drawn over the rail.
    assert {image.getpixel((x, y)) for x in range(0, SIZE[0], 7) for y in (2, SIZE[1] - 3)} == {
        image.getpixel((0, 0))
    }


def test_the_font_has_our_letters_and_suits_but_no_chinese() -> None:
    assert drawable("Misère ♠♥♦♣ −12 …")
    assert not drawable("大老二")


# --- what is made once ---


def test_what_takes_a_while_is_made_once_and_kept() -> None:
    async def run() -> None:
        kept: AnswerCache[int] = AnswerCache(most=2, waiting=2)
        made: list[str] = []
        go_on = asyncio.Event()

        def make(name: str) -> Any:
            async def work() -> int:
                made.append(name)
                await go_on.wait()
                return len(name)

            return work

        asked = [asyncio.create_task(kept.get("a", make("a"))) for _ in range(3)]
        asked.append(asyncio.create_task(kept.get("bb", make("bb"))))
        while len(made) < 2:
            await asyncio.sleep(0)
        with pytest.raises(RefusalError):
            await kept.get("ccc", make("ccc"))
        go_on.set()
        assert await asyncio.gather(*asked) == [1, 1, 1, 2]
        assert (await kept.get("ccc", make("ccc")), made) == (3, ["a", "bb", "ccc"])
        assert [kept.knows(name) for name in ("a", "bb", "ccc")] == [False, True, True]

        async def fail() -> int:
            raise RefusalError("x", Reason("too_fast"))

        with pytest.raises(RefusalError):
            await kept.get("d", fail)
        assert not kept.knows("d")
        await kept.close()

    asyncio.run(run())
