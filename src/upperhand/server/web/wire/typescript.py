"""Writes the page's types: `python -m upperhand.server.web.wire.typescript > web/src/lib/wire.ts`.

The models' JSON schemas are turned into interfaces. What the page sends may leave out what has a default;
what it is sent is always whole.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from upperhand.server.web.wire import analysis, evenings, history, http, puzzles
from upperhand.server.web.wire.client import CLIENT
from upperhand.server.web.wire.common import VERSION, Model
from upperhand.server.web.wire.lessons import LessonReply
from upperhand.server.web.wire.review import REVIEW_LINE
from upperhand.server.web.wire.server import ServerMessage

Schema = Mapping[str, Any]
Mode = Literal["validation", "serialization"]

HEADER = (
    "// Written by `python -m upperhand.server.web.wire.typescript`; change the models of the server instead."
)
_SENT = (
    http.SessionRequest,
    http.ChangeMe,
    http.Credentials,
    http.Preferences,
    http.RoomRequest,
    http.JoinRequest,
    http.KeepRequest,
    http.BlockRequest,
    http.UnblockRequest,
    http.BotRequest,
    http.TokenRequest,
    http.RecordRequest,
    http.DecideRequest,
    analysis.AnalyseRequest,
    analysis.AnalyseRecordRequest,
    puzzles.PuzzleAnswer,
    evenings.EveningRequest,
    evenings.PersonChoice,
)
_ANSWERED = (
    http.ErrorReply,
    http.GamesReply,
    http.LevelsReply,
    http.Me,
    http.RecoveryCodes,
    http.RecoveryState,
    http.BlockedReply,
    http.SessionsReply,
    http.BotsReply,
    http.NewToken,
    http.RoomInfo,
    http.LobbyReply,
    http.SheetReply,
    http.ProfileReply,
    http.LeaderboardReply,
    http.RecordsReply,
    http.RecordReply,
    history.HistoryChoices,
    history.StatisticsReply,
    http.DecideReply,
    LessonReply,
    analysis.AnalyseReply,
    puzzles.PuzzleReply,
    puzzles.PuzzleAnswerReply,
    puzzles.DailyReply,
    evenings.EveningsReply,
    evenings.EveningReply,
    evenings.EveningNow,
    evenings.EveningResults,
)
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    server: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    client = CLIENT.json_schema()
    said = server.json_schema(mode="serialization")
    reviewed = REVIEW_LINE.json_schema(mode="serialization")
    named = (
        client["$defs"]
        | said["$defs"]
        | reviewed["$defs"]
        | _definitions(_SENT, "validation")
        | _definitions(_ANSWERED, "serialization")
    )
    parts = [HEADER, f"export const VERSION = {VERSION};"]
    parts += [_declaration(name, schema) for name, schema in sorted(named.items())]
    parts += [_union("ClientMessage", client), _union("ServerMessage", said), _union("ReviewLine", reviewed)]
    return "\n\n".join(parts) + "\n"


def _definitions(models: Iterable[type[Model]], mode: Mode) -> dict[str, Any]:
    _, schema = models_json_schema([(model, mode) for model in models])
    found: dict[str, Any] = schema["$defs"]
    return found


def _declaration(name: str, schema: Schema) -> str:
    required = schema.get("required", ())
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};"
        for field, kind in schema.get("properties", {}).items()
    ]
    return "\n".join([*_comment(schema), f"export interface {name} {{", *fields, "}"])


def _comment(schema: Schema) -> list[str]:
    text = schema.get("description", "").split("\n\n")[0].replace("\n", " ")
    return [f"/** {text} */"] if text else []


def _union(name: str, schema: Schema) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(_alternatives(schema)) + ";"


def _alternatives(schema: Schema) -> list[str]:
    return list(dict.fromkeys(_type(each) for each in schema.get("oneOf") or schema.get("anyOf") or ()))


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if alternatives := _alternatives(schema):
        return " | ".join(alternatives)
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return _PLAIN[schema["type"]]


if __name__ == "__main__":
    print(typescript(), end="")
