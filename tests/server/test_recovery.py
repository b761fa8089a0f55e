"""A forgotten password: recovery codes, and links by mail."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import server
from tests.server.smtp_server import Postbox, postbox
from tests.server.test_accounts import PASSWORD, register, stranger, told
from tests.server.visitor import Visitor, visitor
from upperhand.errors import SpecError
from upperhand.server.accounts.mail import Mailer
from upperhand.server.accounts.passwords import Passwords
from upperhand.server.accounts.recovery import CODES, RESET_LASTS, new_codes
from upperhand.server.settings import Settings
from upperhand.server.storage.schema import now
from upperhand.server.web.limits import RATES

NEW = "another good horse"
SITE = "https://play.example"


async def codes_of(wu: Visitor, password: str = PASSWORD) -> list[str]:
    answer = await wu.post("/api/recovery/codes", {"password": password})
    assert answer.status_code == 201, answer.text
    found: list[str] = answer.json()["codes"]
    return found


async def recover(client: httpx.AsyncClient, name: str, code: str, password: str = NEW) -> httpx.Response:
    return await client.post("/api/recovery/code", json={"name": name, "code": code, "password": password})


async def log_in(client: httpx.AsyncClient, name: str, password: str) -> int:
    return (await client.post("/api/login", json={"name": name, "password": password})).status_code


def test_codes_are_all_different() -> None:
    codes = [code for _ in range(20) for code in new_codes()]
    assert len(set(codes)) == 20 * CODES
    assert all(re.fullmatch(r"[a-z2-9]{4}(-[a-z2-9]{4}){3}", code) for code in codes)
    assert len({code[:4] for code in new_codes()}) == CODES


def test_a_code_sets_a_new_password_once_and_ends_other_sessions(address: str) -> None:
    async def run() -> None:
        async with visitor(address) as wu, stranger(address) as phone, stranger(address) as other:
            await register(wu, "Forgetful")
            codes = await codes_of(wu)
            state = (await wu.client.get("/api/recovery")).json()
            assert (state["codes_left"], state["mail"], state["mail_works"]) == (CODES, None, False)
            async with wu.socket(await wu.create(timer=0)) as talk:
                await talk.until("view")
                answer = await recover(phone, "forgetful", codes[3].upper().replace("-", " "))
                assert answer.status_code == 200
                assert (await phone.get("/api/me")).json()["name"] == "Forgetful"
                with pytest.raises(ConnectionClosed):
                    await talk.until("nothing more")
            assert (await wu.client.get("/api/me")).json() is None
            assert [await log_in(other, "Forgetful", each) for each in (PASSWORD, NEW)] == [401, 200]
            assert (await other.get("/api/recovery")).json()["codes_left"] == CODES - 1
        async with stranger(address) as again:
            assert told(await recover(again, "Forgetful", codes[3])) == (401, "wrong_code")
            assert (await recover(again, "Forgetful", codes[4])).status_code == 200

    asyncio.run(run())


def test_a_code_that_is_sent_twice_at_once_is_used_once(address: str) -> None:
    async def run() -> None:
        async with visitor(address) as wu, stranger(address) as one, stranger(address) as two:
            await register(wu, "Twice")
            code = (await codes_of(wu))[0]
            answers = await asyncio.gather(*(recover(client, "Twice", code) for client in (one, two)))
            assert sorted(answer.status_code for answer in answers) == [200, 401]

    asyncio.run(run())


def test_new_codes_need_the_password_and_replace_the_old(address: str) -> None:
    async def run() -> None:
        async with visitor(address) as wu, stranger(address) as other:
            guest = await wu.post("/api/recovery/codes", {"password": PASSWORD})
            assert told(guest) == (403, "account")
            await register(wu, "Replacer")
            wrong = await wu.post("/api/recovery/codes", {"password": "guessed it"})
            assert told(wrong) == (403, "wrong_password")
            old, new = await codes_of(wu), await codes_of(wu)
            assert told(await recover(other, "Replacer", old[0])) == (401, "wrong_code")
            assert told(await recover(other, "Replacer", new[0], "short")) == (422, "weak_password")
            assert (await recover(other, "Replacer", new[0])).status_code == 200

    asyncio.run(run())


def test_an_unknown_name_and_a_wrong_code_get_the_same_answer_after_the_same_work(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    work: list[str] = []
    for name in ("hash", "_verify"):
        whole: Callable[..., Any] = getattr(Passwords, name)

        def counted(*given: Any, whole: Callable[..., Any] = whole, name: str = name) -> Any:
            work.append(name)
            return whole(*given)

        monkeypatch.setattr(Passwords, name, counted)

    async def run() -> None:
        async with visitor(address) as wu, stranger(address) as client:
            await register(wu, "Recoverable")
            codes = await codes_of(wu)
            answers, done = [], []
            for name, code in (
                ("Nobody at all", codes[0]),
                ("Recoverable", f"{codes[0][:-1]}!"),
                ("Recoverable", "zzzz-zzzz-zzzz-zzzz"),
                ("Recoverable", "x"),
            ):
                work.clear()
                answers.append((await recover(client, name, code)).text)
                done.append(list(work))
            assert len(set(answers)) == 1
            assert done == [["_verify", "hash"]] * 4

    asyncio.run(run())


def test_codes_are_stored_as_hashes(tmp_path: Path) -> None:
    async def run(address: str) -> list[str]:
        async with visitor(address) as wu:
            await register(wu, "Hashed")
            return await codes_of(wu)

    with server(tmp_path) as address:
        codes = asyncio.run(run(address))
    with sqlite3.connect(tmp_path / "playroom.db") as database:
        stored = database.execute("SELECT beginning, code_hash FROM recovery_codes").fetchall()
    database.close()
    assert sorted(beginning for beginning, _ in stored) == [code[:4] for code in codes]
    assert all(code_hash.startswith("$argon2id$") for _, code_hash in stored)


def test_codes_cannot_be_guessed_at_will(tmp_path: Path) -> None:
    async def run(address: str) -> int:
        async with stranger(address) as client:
            tried = 0
            while (answer := await recover(client, "Target", "aaaa-bbbb-cccc-dddd")).status_code == 401:
                tried += 1
            assert told(answer) == (429, "rate_limited")
            return tried

    with server(tmp_path, rate_limits=True) as address:
        assert asyncio.run(run(address)) >= RATES["login"].burst


# --- mail ---


@pytest.fixture(scope="module")
def post() -> Iterator[Postbox]:
    with postbox() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(post: Postbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that sends mails."""
    settings = {"mail_server": post.url, "mail_from": "play@example.org", "public_url": f"{SITE}/"}
    with server(tmp_path_factory.mktemp("mailing"), **settings) as address:
        yield address


def link_in(mail: EmailMessage, page: str) -> str:
    """The token of the link in a mail."""
    found = re.search(rf"^{re.escape(SITE)}/{page}/([\w-]+)\s*$", mail.get_content(), re.M)
    assert found, mail.get_content()
    return found[1]


async def with_mail(wu: Visitor, post: Postbox, name: str, mail: str) -> None:
    """An account with a confirmed address."""
    await register(wu, name)
    sent = await wu.post("/api/recovery/mail", {"password": PASSWORD, "mail": mail})
    assert sent.status_code == 204, sent.text
    assert (await wu.client.get("/api/recovery")).json()["mail"] is None  # not confirmed yet
    token = link_in(post.next_mail(), "confirm")
    assert (await wu.post("/api/recovery/confirm", {"token": token})).status_code == 204
    assert told(await wu.post("/api/recovery/confirm", {"token": token})) == (410, "dead_link")
    assert (await wu.client.get("/api/recovery")).json()["mail"] == mail


def run_with(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_a_link_sets_a_new_password_once(mailing: str, post: Postbox) -> None:
    async def run() -> None:
        async with visitor(mailing) as wu, stranger(mailing) as client:
            await with_mail(wu, post, "Postal", "postal@example.org")
            assert (await client.post("/api/recovery/send", json={"name": "POSTAL"})).status_code == 202
            mail = post.next_mail()
            assert (mail["To"], mail["From"]) == ("postal@example.org", "play@example.org")
            wanted = {"token": link_in(mail, "recover"), "password": NEW}
            weak = await client.post("/api/recovery/link", json=wanted | {"password": "short"})
            assert told(weak) == (422, "weak_password")
            assert (await client.post("/api/recovery/link", json=wanted)).status_code == 200
            assert (await wu.client.get("/api/me")).json() is None
        async with stranger(mailing) as again:
            assert told(await again.post("/api/recovery/link", json=wanted)) == (410, "dead_link")
            assert await log_in(again, "Postal", NEW) == 200

    run_with(run)


def test_nobody_learns_which_accounts_have_an_address(mailing: str, post: Postbox) -> None:
    async def run() -> None:
        async with visitor(mailing) as wu, visitor(mailing) as bo, stranger(mailing) as client:
            await with_mail(wu, post, "Has mail", "has@example.org")
            await register(bo, "Has none")
            answers = [
                await client.post("/api/recovery/send", json={"name": name})
                for name in ("Has none", "Nobody", "Has mail")
            ]
            assert {(answer.status_code, answer.text) for answer in answers} == {(202, "null")}
            assert post.next_mail()["To"] == "has@example.org"  # the only one

    run_with(run)


def test_a_link_is_valid_for_an_hour_and_the_newest_alone(
    mailing: str, post: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with visitor(mailing) as wu, stranger(mailing) as client:
            await with_mail(wu, post, "Late", "late@example.org")
            tokens = []
            for _ in range(2):
                await client.post("/api/recovery/send", json={"name": "Late"})
                tokens.append(link_in(post.next_mail(), "recover"))
            older = {"token": tokens[0], "password": NEW}
            assert told(await client.post("/api/recovery/link", json=older)) == (410, "dead_link")
            monkeypatch.setattr("upperhand.server.accounts.recovery.now", lambda: now() + RESET_LASTS)
            newer = {"token": tokens[1], "password": NEW}
            assert told(await client.post("/api/recovery/link", json=newer)) == (410, "dead_link")
            monkeypatch.undo()
            assert (await client.post("/api/recovery/link", json=newer)).status_code == 200

    run_with(run)


def test_an_address_is_removed_and_a_bad_one_refused(mailing: str, post: Postbox) -> None:
    async def run() -> None:
        async with visitor(mailing) as wu:
            await with_mail(wu, post, "Remover", "remover@example.org")
            for bad in ("no address", "a@b\nBcc: c@d", "a b@c", "é@c.example", "@", ""):
                answer = await wu.post("/api/recovery/mail", {"password": PASSWORD, "mail": bad})
                assert told(answer) == (422, "mail")
            stolen = await wu.post("/api/recovery/mail", {"password": "guessed", "mail": "thief@example.org"})
            assert told(stolen) == (403, "wrong_password")
            await wu.post("/api/recovery/mail", {"password": PASSWORD, "mail": None})
            assert (await wu.client.get("/api/recovery")).json()["mail"] is None

    run_with(run)


def test_a_mail_that_is_not_taken_is_told(mailing: str, post: Postbox) -> None:
    async def run() -> None:
        async with visitor(mailing) as wu:
            await register(wu, "Unlucky")
            post.refuses = True
            answer = await wu.post("/api/recovery/mail", {"password": PASSWORD, "mail": "un@example.org"})
            post.refuses = False
            assert told(answer) == (503, "mail")

    run_with(run)


def test_without_a_mail_server_no_mail_is_offered(address: str) -> None:
    async def run() -> None:
        async with stranger(address) as client:
            assert (await client.get("/api/recovery")).json()["mail_works"] is False
            assert told(await client.post("/api/recovery/send", json={"name": "X"})) == (404, "no_mail")

    run_with(run)


@pytest.mark.parametrize("url", ["mail.example", "http://mail.example", "smtp://", "smtp://host:port"])
def test_an_address_that_is_no_mail_server_is_refused(url: str) -> None:
    with pytest.raises(SpecError, match="MAIL_SERVER"):
        Mailer(url, "play@example.org")


@pytest.mark.parametrize("missing", ["mail_from", "public_url"])
def test_mail_needs_a_sender_and_the_public_address(missing: str) -> None:
    whole = {"mail_server": "smtp://host", "mail_from": "a@b.example", "public_url": SITE}
    assert Settings(**whole)  # type: ignore[arg-type]
    with pytest.raises(SpecError, match=r"MAIL_FROM.*PUBLIC_URL"):
        Settings(**whole | {missing: ""})  # type: ignore[arg-type]
