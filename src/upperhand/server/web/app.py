"""The application: routes, checks and the parts of the playroom."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import Mount, Route

from upperhand import __version__
from upperhand.errors import UpperhandError, reason_of
from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import as_refusal
from upperhand.server.settings import Settings
from upperhand.server.web.compression import Compressed
from upperhand.server.web.limits import host_of, seat_network
from upperhand.server.web.metrics import Metrics, serving_metrics
from upperhand.server.web.page import Page, find_page, no_page
from upperhand.server.web.relay import FromPeers, Relay
from upperhand.server.web.routes import (
    bots,
    daily,
    decisions,
    documents,
    embed,
    evenings,
    games,
    history,
    lessons,
    own_account,
    peers,
    people,
    pictures,
    preferences,
    profiles,
    puzzles,
    records,
    recovery,
    reference,
    rooms,
)
from upperhand.server.web.routes.dependencies import ThePlayroom
from upperhand.server.web.security import Guard, refused
from upperhand.server.web.wire.http import ErrorReply

_log = logging.getLogger(__name__)

_ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorReply} for status in (400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 503)
}


#: For operators: liveness, readiness and metrics.
operators = APIRouter(include_in_schema=False)


@operators.get("/healthz")
async def is_alive() -> dict[str, str]:
    return {"status": "alive"}


@operators.get("/readyz")
async def is_ready(playroom: ThePlayroom, response: Response) -> dict[str, str]:
    try:
        ready = await playroom.is_ready()
    except (SQLAlchemyError, OSError):
        ready = False
    response.status_code = 200 if ready else 503
    return {"status": "ready" if ready else "not ready"}


@operators.get("/metrics")
async def count(playroom: ThePlayroom, request: Request) -> Response:
    """Not for everybody: only from this machine, if they have no port of their own."""
    if playroom.settings.metrics_port or seat_network(host_of(request)):
        raise HTTPException(404)
    return Response(playroom.metrics.text(), media_type="text/plain; version=0.0.4")


_ROUTERS = (
    operators,
    reference.router,
    games.router,
    lessons.router,
    decisions.router,
    people.router,
    own_account.router,
    bots.router,
    preferences.router,
    recovery.router,
    profiles.router,
    rooms.router,
    peers.router,
    records.router,
    history.router,
    pictures.router,
    embed.router,
    puzzles.router,
    daily.router,
    evenings.router,
)


def create_app(settings: Settings, address: str = "") -> FastAPI:
    """`address` is where other processes that serve the same database reach this one."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with serving_metrics(metrics, settings):
            async with Playroom.opened(settings, metrics, address) as app.state.playroom:
                yield

    app = FastAPI(
        title="Upperhand",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        responses=_ERRORS,
    )
    for router in _ROUTERS:
        app.include_router(router)
    _serve_page(app, settings)
    _answer_errors(app)
    app.add_middleware(Relay)
    app.add_middleware(Compressed)
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    app.add_middleware(FromPeers)
    return app


def _serve_page(app: FastAPI, settings: Settings) -> None:
    folder = find_page(settings.page_folder)
    if folder is None:
        app.router.routes.append(Route("/", lambda _: no_page()))
    else:
        app.router.routes.append(Mount("/", Page(folder, documents.describe)))


def _answer_errors(app: FastAPI) -> None:
    """Every refusal has the same form: a code for programs and a sentence for people."""

    @app.exception_handler(UpperhandError)
    async def ours(_: Request, error: UpperhandError) -> JSONResponse:
        refusal = as_refusal(error)
        answer = refused(refusal.status, refusal.code, reason_of(refusal) or str(refusal))
        if refusal.code == "no_session":  # an unknown cookie would only block a new one
            answer.delete_cookie(COOKIE, path="/")
        if refusal.code == "bad_token":
            answer.headers["www-authenticate"] = "Bearer"
        return answer

    @app.exception_handler(SQLAlchemyError)
    async def not_stored(_: Request, error: SQLAlchemyError) -> JSONResponse:
        _log.error("the database failed", extra={"problem": type(error).__name__})
        return refused(503, "storage", Reason("database_silent"))

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return refused(422, "malformed", f"{where}: {first['msg']}" if where else str(first["msg"]))

    @app.exception_handler(HTTPException)
    async def unknown(_: Request, error: HTTPException) -> JSONResponse:
        codes = {404: "not_found", 405: "method", 408: "too_slow", 413: "too_large"}
        return refused(error.status_code, codes.get(error.status_code, "http"), str(error.detail))
