"""What all messages share."""

from collections.abc import Mapping
from functools import cache
from inspect import getsource
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    InstanceOf,
    PlainSerializer,
    StringConstraints,
    WithJsonSchema,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from upperhand import reason
from upperhand.errors import shown
from upperhand.locales import LANGUAGES

#: The version of the messages. A page with another version is asked to reload.
VERSION = 2

MAX_TEXT = 200
MAX_SPEC = 400

Card = Annotated[str, StringConstraints(pattern=r"^[2-9TJQKA][SHCD]$")]
#: Of a room or an evening; private ones have longer codes.
Code = Annotated[str, StringConstraints(pattern=r"^([A-Z2-9]{6}|[A-Z2-9]{10})$")]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=MAX_TEXT)]
SpecText = Annotated[str, StringConstraints(min_length=1, max_length=MAX_SPEC)]
RulesText = Annotated[str, StringConstraints(min_length=1, max_length=4_000)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
#: Seconds until computers take the seats still open; null waits until the host starts.
WaitTime = Annotated[int, Field(ge=0, le=3_600)] | None
#: What somebody writes; the server says what is wrong with it (`rooms.chat_text`).
ChatText = Annotated[str, StringConstraints(max_length=1_000)]


def _known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {shown(language)}; choose from {', '.join(LANGUAGES)}")
    return language


Game = Literal["big_two", "rikken"]
Language = Annotated[
    str, AfterValidator(_known_language), WithJsonSchema({"type": "string", "enum": LANGUAGES})
]
SeatKind = Literal["person", "computer", "open"]
RoomPhase = Literal["waiting", "playing", "over"]
Spectators = Literal["none", "public", "delayed"]
#: When the first game of a room with open seats begins: as soon as all are taken, or when the host says so.
Begins = Literal["full", "host"]
#: What people say at a table by a code: a reaction or a set phrase, in the language of each who hears it.
SignalCode = Literal[
    "smile",
    "laugh",
    "wow",
    "sad",
    "bravo",
    "think",
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "good_game",
    "one_more",
    "must_go",
]
#: How long computers seem to think.
Pace = Literal["natural", "quick", "instant"]
#: Who made a move: a person, a computer, or the clock when the time was up; `start` is a move that had been
#: made where the games of the room start.
MadeBy = Literal["person", "computer", "clock", "start"]

#: Switches of rules that differ from a preset.
Switches = dict[str, bool | int | str | list[str]]


class Reason(TypedDict):
    """A message by its code and its values; the catalogues have it in every language."""

    code: str
    values: "dict[str, str | int | float | list[str] | Reason]"


#: What the server itself knows it by.
Why = Annotated[InstanceOf[reason.Reason], PlainSerializer(reason.Reason.to_json, return_type=Reason)]


class Model(BaseModel):
    """Unknown keys are refused, so a typo in a name is not silently ignored."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """What the comments say of the fields is for developers of other programs too."""
        schema = handler(core_schema)
        fields = handler.resolve_ref_schema(schema).get("properties", {})
        for model in cls.__mro__:
            for name, told in _comments(model).items():
                if name in fields:
                    fields[name].setdefault("description", told)
        return schema


@cache
def _comments(model: type) -> Mapping[str, str]:
    """The fields of a model that have a comment `#:` above them, and what it says."""
    found, said = {}, list[str]()
    for line in getsource(model).splitlines() if issubclass(model, Model) else ():
        if line.lstrip().startswith("#:"):
            said.append(line.partition("#:")[2].strip())
            continue
        if said:
            found[line.partition(":")[0].strip()] = " ".join(said)
        said = []
    return found
