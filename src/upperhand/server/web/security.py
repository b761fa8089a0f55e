"""Checks on every request (size, origin, CSRF), and the headers of every answer."""

import asyncio
import hmac
import logging
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from upperhand.errors import reason_of
from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE, csrf_of
from upperhand.server.refusal import RefusalError
from upperhand.server.settings import Settings
from upperhand.server.web.limits import Limits, host_of, network_of
from upperhand.server.web.metrics import Metrics

_log = logging.getLogger(__name__)

#: In the scope of a request that another process has passed on: that one has counted it.
RELAYED = "upperhand.relayed"
CSRF_HEADER = "x-csrf-token"
MAX_BODY = 128 * 1024
BODY_SECONDS = 20.0
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

#: The one page that others may frame, which holds nothing of a person. It may do even less than the others.
FRAMED = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors *"
    ),
    "cross-origin-resource-policy": "cross-origin",
}


#: The script of the thread in which the engine plays without a server. It alone may compile WebAssembly: a
#: thread has the policy of its own script, not that of the page.
_ENGINE = "/assets/engine_thread-"
_ENGINE_POLICY = _HEADERS["content-security-policy"].replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)


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
        problem = self._too_many(scope) or self._problem(scope["method"], headers)
        if problem is not None:
            await problem(scope, receive, answer)
            return
        try:
            await self._app(scope, _limited(receive), answer)
        except Exception:
            _log.exception("a request failed", extra={"path": scope["path"]})
            if not answer.started:
                await refused(500, "failed", Reason("something_went_wrong"))(scope, receive, answer)

    @staticmethod
    def _too_many(scope: Scope) -> JSONResponse | None:
        """Everything that costs more than reading a file is limited by address."""
        if RELAYED in scope or not scope["path"].startswith(("/api/", "/readyz")):
            return None
        limits: Limits = scope["app"].state.playroom.limits
        try:
            limits.check("address", network_of(host_of(HTTPConnection(scope))))
        except RefusalError as error:
            return refused(error.status, error.code, reason_of(error) or str(error))
        return None

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

    def _answer(self, scope: Scope, send: Send) -> "_Answer":
        return _Answer(scope, send, self._metrics)


class _Answer:
    """Sends an answer with the headers that every answer has."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        self._scope = scope
        self._send = send
        self._metrics = metrics
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            self._add_headers(MutableHeaders(scope=message))
            self._metrics.requests.labels(self._scope["method"], str(message["status"])).inc()
        await self._send(message)

    def _add_headers(self, headers: MutableHeaders) -> None:
        path = self._scope["path"]
        if path.startswith(_ENGINE):
            headers["content-security-policy"] = _ENGINE_POLICY
        framed = headers.get("content-security-policy") == FRAMED["content-security-policy"]
        for name, value in _HEADERS.items():
            if not (framed and name == "x-frame-options"):
                headers.setdefault(name, value)
        if path.startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


class TooLargeError(HTTPException):
    """More was sent than was announced."""

    def __init__(self) -> None:
        super().__init__(413, f"a request has at most {MAX_BODY} bytes")


def _limited(receive: Receive) -> Receive:
    """The body of a request has a largest size, and must be there in time."""
    taken, until, complete = 0, asyncio.get_running_loop().time() + BODY_SECONDS, False

    async def counted() -> Message:
        nonlocal taken, complete
        try:
            async with asyncio.timeout_at(None if complete else until):
                message = await receive()
        except TimeoutError:
            raise TooSlowError from None
        complete = not message.get("more_body", False)
        taken += len(message.get("body", b""))
        if taken > MAX_BODY:
            raise TooLargeError
        return message

    return counted


class TooSlowError(HTTPException):
    """A request whose body does not come."""

    def __init__(self) -> None:
        super().__init__(408, f"a request must be there within {BODY_SECONDS:.0f} seconds")


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
