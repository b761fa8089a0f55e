"""The description of the socket for other programs as AsyncAPI, from the models of its messages."""

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

from pydantic import TypeAdapter

from upperhand import __version__
from upperhand.server.web.wire.client import CLIENT, ClientMessage
from upperhand.server.web.wire.common import VERSION
from upperhand.server.web.wire.server import ServerMessage

Document = dict[str, Any]

_SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)
_PLACE = "#/components/schemas/{model}"
_ABOUT = f"""The socket of a room, on which games are played. Every message is one line of JSON with a `type`.

A client says `hello` with `v` {VERSION} first. It is told the `room`, the `log` of the running game and its
`view`; then an `event` and a new `view` for every move. A view with `legal` moves is answered by `act`."""


@cache
def asyncapi() -> Document:
    """The whole document; whoever tells it adds the address of the server."""
    said, heard = _names(ClientMessage), _names(ServerMessage)
    client = CLIENT.json_schema(ref_template=_PLACE)["$defs"]
    server = _SERVER.json_schema(ref_template=_PLACE, mode="serialization")["$defs"]
    schemas = {name: _plain(schema) for name, schema in sorted((client | server).items())}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Upperhand", "version": __version__, "description": _ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/rooms/{code}/socket",
                "description": "The table of a room.",
                "parameters": {"code": {"description": "The code of the room."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*said, *heard)},
            }
        },
        "operations": {
            "hear": _operation("receive", "What a client says to the playroom.", said),
            "tell": _operation("send", "What the playroom tells a client.", heard),
        },
        "components": {
            "messages": {name: _message(name, schemas[name]) for name in (*said, *heard)},
            "schemas": schemas,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "The token of a bot."},
                "session": {"type": "httpApiKey", "name": "upperhand_session", "in": "cookie"},
            },
        },
    }


def served_at(host: str, *, secure: bool) -> Document:
    """The document of the playroom at an address."""
    schemes = [{"$ref": f"#/components/securitySchemes/{name}"} for name in ("token", "session")]
    server = {"host": host, "protocol": "wss" if secure else "ws", "security": schemes}
    return asyncapi() | {"servers": {"playroom": server}}


def _names(union: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(get_args(union)[0])]


def _operation(action: str, about: str, names: list[str]) -> Document:
    return {
        "action": action,
        "summary": about,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{name}"} for name in names],
    }


def _message(name: str, schema: Mapping[str, Any]) -> Document:
    kind = schema["properties"]["type"]["const"]
    told = {"summary": about} if (about := schema.get("description", "").partition("\n")[0]) else {}
    return {"name": kind, "title": kind, **told, "payload": {"$ref": _PLACE.format(model=name)}}


def _plain(schema: Any) -> Any:
    """AsyncAPI names the field that tells kinds apart, and lists no kinds beside it."""
    if isinstance(schema, list):
        return [_plain(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: _plain(each) for name, each in schema.items()}
    if isinstance(told := found.get("discriminator"), dict):
        found["discriminator"] = told["propertyName"]
    return found
