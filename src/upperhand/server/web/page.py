"""The page: its files, and its document for every address that the page handles itself."""

import json
import os
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from upperhand.errors import SpecError
from upperhand.server.web.picture import SIZE

#: Vite names these files by their content, so they never change.
_FOREVER = "public, max-age=31536000, immutable"
NO_PAGE = (
    "There is no page here, only the interface for programs under /api; "
    "build it with `make page`, or name its folder with --page."
)
#: How a file is compressed when the page is built, the smallest first, and what its name then ends with.
_COMPRESSED = {"br": ".br", "gzip": ".gz"}
_NEVER = re.compile(r"q=0(\.0*)?")
#: The weights that the engine in the page fetches, under the name that the build gives them.
_WEIGHTS = re.compile(r"assets[/\\]network-[\w-]+\.npz")
#: The attribute that names a line for previews.
_KEYS = {"og": "property", "twitter": "name"}
_CLONE = Path(__file__).parents[4]


@dataclass(frozen=True)
class Document:
    """What is at an address of the page: whether there is anything, and what a link to it says."""

    found: bool = True
    title: str = ""
    about: str = ""
    #: The whole address of the page, and of a picture of it.
    address: str = ""
    picture: str = ""


#: Describes an address, by the name of its route, its part and the request.
Describe = Callable[[str, str, Scope], Awaitable[Document]]


class Page(StaticFiles):
    """Files of the folder; a missing path without a dot in its name is an address inside the page."""

    def __init__(self, folder: Path, describe: Describe) -> None:
        super().__init__(directory=folder, html=True)
        self._index = folder / "index.html"
        self._describe = describe
        routes = folder / "routes.json"  # a page that another program built may have none
        self._routes: dict[str, str] | None = json.loads(routes.read_text()) if routes.is_file() else None

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("api") or "." in Path(path).name:
                raise
            response = self._document(await self._at(path, scope), scope)
        forever = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = _FOREVER if forever else "no-cache"
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """A packaged page has no weights of its own: they are those of the package, which are the same."""
        found, stat = super().lookup_path(path)
        if stat is None and _WEIGHTS.fullmatch(path):
            weights = Path(str(files("upperhand.big_two.weights") / "network.npz"))
            return str(weights), weights.stat()
        return found, stat

    async def _at(self, path: str, scope: Scope) -> Document:
        if self._routes is None:
            return Document()
        pieces = path.split("/")
        for name, pattern in self._routes.items():
            wanted = pattern.strip("/").split("/")
            pairs = list(zip(wanted, pieces, strict=False))
            if len(wanted) == len(pieces) and all(a.startswith(":") or a == b for a, b in pairs):
                part = next((b for a, b in pairs if a.startswith(":")), "")
                return await self._describe(name, part, scope)
        return Document(found=False)

    def _document(self, document: Document, scope: Scope) -> Response:
        if document.found and not document.title:
            return self.file_response(self._index, self._index.stat(), scope)
        text = self._index.read_text(encoding="utf-8")
        for name, content in (("title", document.title), ("description", document.about)):
            if content:
                line = f'<meta property="og:{name}" content="{escape(content)}" />'
                text = line.join(re.split(rf'<meta property="og:{name}"[^>]*>', text, maxsplit=1))
        if document.picture:
            text = text.replace("</head>", f"{_preview(document)}</head>", 1)
        return HTMLResponse(text, status_code=200 if document.found else 404)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, or a compressed one beside it. Each has an ETag of its own, by size and time."""
        encoding = None
        for each in _accepted(Headers(scope=scope)):
            beside = Path(f"{full_path}{_COMPRESSED[each]}")
            if beside.is_file():
                full_path, stat_result, encoding = beside, beside.stat(), each
                break
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "Accept-Encoding"
        if encoding and response.status_code != 304:
            response.headers["content-encoding"] = encoding
        return response


def _preview(document: Document) -> str:
    """What shows a link as a large picture."""
    width, height = SIZE
    lines = {
        "og:url": document.address,
        "og:image": document.picture,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": document.title,
        "twitter:card": "summary_large_image",
        "twitter:title": document.title,
        "twitter:image": document.picture,
    }
    return "".join(
        f'<meta {_KEYS[name.partition(":")[0]]}="{name}" content="{escape(content)}" />\n'
        for name, content in lines.items()
    )


def _accepted(headers: Headers) -> Iterator[str]:
    """The encodings that a client takes, best first."""
    taken = (each.replace(" ", "") for each in headers.get("accept-encoding", "").lower().split(","))
    wanted = {
        name for name, _, weight in (each.partition(";") for each in taken) if not _NEVER.fullmatch(weight)
    }
    return (each for each in _COMPRESSED if each in wanted)


async def no_page() -> PlainTextResponse:
    return PlainTextResponse(NO_PAGE, status_code=404)


def find_page(folder: Path | None) -> Path | None:
    """The requested page, or the page of the clone that contains this package, or the packaged page."""
    if folder and not (folder / "index.html").is_file():
        raise SpecError(f"{folder} contains no page: name the folder with its index.html")
    candidates = [folder] if folder else [_CLONE / "web" / "dist", Path(__file__).parents[2] / "page"]
    return next((each for each in candidates if (each / "index.html").is_file()), None)
