"""Checks on every request (size, origin, CSRF), and the headers of every answer."""

import hmac
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE, csrf_of
from upperhand.server.settings import Settings
from upperhand.server.web.metrics import Metrics

CSRF_HEADER = "x-csrf-token"
MAX_BODY = 128 * 1024
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

#: The page needs nothing from elsewhere, no inline script or style, and may not be framed.
_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = self._answer(scope, send)
        headers = Headers(scope=scope)
        problem = self._problem(scope["method"], headers)
        if problem is not None:
            await problem(scope, receive, answer)
            return
        await self._app(scope, _limited(receive), answer)

    def _problem(self, method: str, headers: Headers) -> JSONResponse | None:
        if method in _SAFE:
            return None
        if not is_own_origin(headers, self._settings.allowed_origins):
            return refused(403, "origin", "this request comes from another page")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return refused(415, "content_type", "send JSON, with the content type application/json")
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length) > MAX_BODY:
            return refused(413, "too_large", f"a request has at most {MAX_BODY} bytes")
        token = cookie_parser(headers.get("cookie", "")).get(COOKIE)
        if token and not hmac.compare_digest(headers.get(CSRF_HEADER, "").encode(), csrf_of(token).encode()):
            return refused(403, "csrf", f"the header {CSRF_HEADER} does not belong to this session")
        return None

    def _answer(self, scope: Scope, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                self._metrics.requests.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        return with_headers


class TooLargeError(HTTPException):
    """More was sent than was announced."""

    def __init__(self) -> None:
        super().__init__(413, f"a request has at most {MAX_BODY} bytes")


def _limited(receive: Receive) -> Receive:
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > MAX_BODY:
            raise TooLargeError
        return message

    return counted


def is_own_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Whether our page sent it. Programs send no origin; browsers always do when it matters."""
    origin = headers.get("origin")
    if origin is not None and origin.lower() in allowed:
        return True
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    if origin is None:
        return True
    try:
        page = urlsplit(origin).netloc.lower()
    except ValueError:  # no browser sends it
        return False
    return page != "" and page == headers.get("host", "").lower()


def refused(status: int, code: str, why: Reason | str) -> JSONResponse:
    """A refusal in the common form: a code for programs, an English sentence, and the reason as data."""
    reason = why.to_json() if isinstance(why, Reason) else None
    return JSONResponse({"error": {"code": code, "message": str(why), "reason": reason}}, status)
