"""Guests: identity from the first request to the last."""

import httpx
import pytest


def test_a_guest_stays_the_same_guest(client: httpx.Client) -> None:
    me = client.post("/api/session", json={"name": "  Wu   Li ", "language": "zh-Hant"}).json()
    assert (me["name"], me["language"], me["guest"]) == ("Wu Li", "zh-Hant", True)
    headers = {"X-CSRF-Token": me["csrf"]}
    again = client.post("/api/session", json={"name": "Bo"}, headers=headers)
    assert again.json() == me
    assert "set-cookie" not in again.headers
    assert client.get("/api/me").json() == me


def test_a_guest_takes_another_name_and_language(client: httpx.Client) -> None:
    me = client.post("/api/session", json={"name": "Wu"}).json()
    headers = {"X-CSRF-Token": me["csrf"]}
    changed = client.patch("/api/me", json={"name": "Bo", "language": "nl"}, headers=headers).json()
    assert changed == me | {"name": "Bo", "language": "nl"}
    assert client.get("/api/me").json() == changed


def test_who_logs_out_is_unknown(client: httpx.Client) -> None:
    me = client.post("/api/session", json={"name": "Wu"}).json()
    token = client.cookies["upperhand_session"]
    assert client.post("/api/logout", json={}, headers={"X-CSRF-Token": me["csrf"]}).status_code == 204
    known = client.get("/api/me", headers={"Cookie": f"upperhand_session={token}"})
    assert known.json() is None
    assert 'upperhand_session=""' in known.headers["set-cookie"]  # the browser forgets it


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", 7, None])
def test_a_name_can_be_shown(name: object, client: httpx.Client) -> None:
    answer = client.post("/api/session", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]
