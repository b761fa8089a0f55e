"""Compresses the answers of the API. The files of the page are compressed when it is built."""

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

#: Smaller answers stay as they are: they fit into one packet.
_SMALLEST = 1024
#: Sent line by line; a compressor would keep lines back until it has enough of them.
_STREAMED = ("application/x-ndjson",)


class Compressed:
    """Wraps the application: long answers under /api are sent with gzip to clients that take it.

    A token is never in a compressed answer next to something that others choose: `Me` is too small.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressing = GZipMiddleware(
            app, minimum_size=_SMALLEST, compresslevel=6, exclude_content_types=_STREAMED
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        of_the_api = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self._compressing if of_the_api else self._app)(scope, receive, send)
