"""Answers are compressed for clients that take it; the ones that arrive line by line are not."""

import gzip
from collections.abc import Iterator
from importlib.resources import files

import httpx
import pytest

from tests.server.running import server
from tests.server.visitor import PATIENCE

SCRIPT = "console.log('hello');\n" * 50
#: What the files say, so that each can be told from the others; without the time, as it names tests.
BESIDE = {"br": b"as brotli", "gz": gzip.compress(SCRIPT.encode(), mtime=0)}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a built page: one script with compressed files beside it, one without."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Upperhand</title>")
    (folder / "assets" / "plain.js").write_text(SCRIPT)
    (folder / "assets" / "script.js").write_text(SCRIPT)
    for ending, content in BESIDE.items():
        (folder / "assets" / f"script.js.{ending}").write_bytes(content)
    with server(tmp_path_factory.mktemp("playroom"), page=str(folder)) as address:
        yield address


def raw(address: str, accepted: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer with its body as it travels."""
    headers |= {"Accept-Encoding": accepted}
    with httpx.Client(timeout=PATIENCE) as client, client.stream("GET", address, headers=headers) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", BESIDE["br"]),
        ("br;q=0.5, gzip", "br", BESIDE["br"]),
        ("gzip", "gzip", BESIDE["gz"]),
        ("gzip, br;q=0", "gzip", BESIDE["gz"]),
        ("identity", None, SCRIPT.encode()),
        ("", None, SCRIPT.encode()),
    ],
)
def test_a_file_is_sent_as_the_client_takes_it(
    page: str, accepted: str, encoding: str | None, content: bytes
) -> None:
    answer, body = raw(f"{page}/assets/script.js", accepted)
    assert (answer.headers.get("content-encoding"), body) == (encoding, content)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-length"] == str(len(content))
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("assets/network-Ab3_-x9.npz", 200),
        ("assets/network.npz", 404),
        ("network-Ab3.npz", 404),
        ("assets/rollout-Ab3.npz", 404),
    ],
)
def test_the_weights_of_the_engine_in_the_page_are_those_of_the_package(
    page: str, path: str, status: int
) -> None:
    answer, body = raw(f"{page}/{path}", "gzip, br")
    assert answer.status_code == status
    if status == 200:
        assert body == (files("upperhand.big_two.weights") / "network.npz").read_bytes()
        assert "immutable" in answer.headers["cache-control"]


def test_each_form_of_a_file_has_its_own_tag(page: str) -> None:
    tags = {raw(f"{page}/assets/script.js", accepted)[0].headers["etag"] for accepted in ("br", "gzip", "")}
    assert len(tags) == 3
    for tag in tags:
        known, body = raw(f"{page}/assets/script.js", "br", **{"If-None-Match": tag})
        unchanged = tag == raw(f"{page}/assets/script.js", "br")[0].headers["etag"]
        assert (known.status_code, body) == ((304, b"") if unchanged else (200, BESIDE["br"]))
        assert known.headers["vary"] == "Accept-Encoding"
        assert ("content-encoding" in known.headers) == (not unchanged)


def test_a_file_with_nothing_beside_it_is_sent_as_it_is(page: str) -> None:
    answer, body = raw(f"{page}/assets/plain.js", "br, gzip")
    assert (answer.headers.get("content-encoding"), body) == (None, SCRIPT.encode())


def test_long_answers_of_the_api_are_compressed(address: str) -> None:
    answer, body = raw(f"{address}/api/games", "gzip")
    plain, whole = raw(f"{address}/api/games", "identity")
    assert (answer.headers["content-encoding"], gzip.decompress(body)) == ("gzip", whole)
    assert "content-encoding" not in plain.headers
    assert answer.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert len(body) * 3 < len(whole)
    short, _ = raw(f"{address}/api/rooms/NQQQQQ", "gzip")
    assert "content-encoding" not in short.headers
