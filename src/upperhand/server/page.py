"""The page: its files, and its first one for every address that the page itself understands."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

#: Vite names these files by what is in them, so they never change.
_FOREVER = "public, max-age=31536000, immutable"
_NONE = "The page is not built; the interface for programs is under /api."


class Page(StaticFiles):
    """Files of the folder; what is not there but has no dot in its name is a place inside the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("api") or "." in Path(path).name:
                raise
            response = await super().get_response("index.html", scope)
        forever = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = _FOREVER if forever else "no-cache"
        return response


async def no_page() -> PlainTextResponse:
    return PlainTextResponse(_NONE, status_code=404)


def find_page(folder: Path | None) -> Path | None:
    """The page that was asked for, or the one that is built beside the sources or packaged."""
    here = Path(__file__)
    candidates = [folder] if folder else [here.with_name("page"), here.parents[3] / "web" / "dist"]
    return next((each for each in candidates if (each / "index.html").is_file()), None)
