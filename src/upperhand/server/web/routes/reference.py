"""The description of the interface: for programs as AsyncAPI and OpenAPI, for their developers as a page."""

from importlib.resources import files

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from upperhand.server.web.reference import reference_page
from upperhand.server.web.routes.dependencies import Address, ThePlayroom
from upperhand.server.web.wire.asyncapi import asyncapi, served_at

router = APIRouter(include_in_schema=False)


@router.get("/api/asyncapi.json")
async def describe_socket(request: Request) -> JSONResponse:
    """The socket of a room; `/api/openapi.json` has the requests."""
    return JSONResponse(served_at(request.url.netloc, secure=request.url.scheme == "https"))


@router.get("/docs")
async def show_reference(request: Request, playroom: ThePlayroom, address: Address) -> HTMLResponse:
    """Both as one page, which loads nothing from elsewhere and has no script."""
    playroom.limits.check("request", address)
    app: FastAPI = request.app
    if not hasattr(app.state, "reference"):
        app.state.reference = reference_page(app.openapi(), asyncapi())
    return HTMLResponse(app.state.reference, headers={"cache-control": "no-cache"})


@router.get("/docs/style.css")
async def show_style() -> Response:
    text = (files("upperhand.server.web") / "reference.css").read_text(encoding="utf-8")
    return Response(text, media_type="text/css", headers={"cache-control": "no-cache"})
