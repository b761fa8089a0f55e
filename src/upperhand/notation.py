"""The notation: a text format for reading and writing games by hand.

    game: big_two
    rules: hongkong:players=3          a preset, optionally with other switches, or JSON
    seats: Ann | lowest | random       optional
    seed: 7                            or  deal: 3D4C...2S | 3C... | 3H...
    dealer: 2                          optional, if the game has one
    tag: event = Club night            optional, as many as you like
    0: 3D 5S 7C - 2H - -               a trick: the seat that leads, then the moves in turn; - is a pass
    1: 5D5S - -                        the cards of one move are written together
    scores: -5 12 -7                   once the game is over

A `#` at the start of a line or after a space starts a comment. Another `game:` line starts another game.
Reading replays the game, so the result is always legal, and errors name their line.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from upperhand._core import Cards
from upperhand.errors import RecordError, UpperhandError, shown
from upperhand.games import read_rules, words, write_rules
from upperhand.record import Record, Replay
from upperhand.record.schema import check_game

MAX_LINE = 1 << 16
_COMMENT = re.compile(r"(^|\s)#.*")
_SEAT = re.compile(r"[0-9]{1,2}")
_NUMBER = re.compile(r"-?[0-9]{1,20}")
# Characters that split a line; inside quotes they are written as JSON escapes.
_SIGNS = {"#": "\\u0023", "|": "\\u007c", "=": "\\u003d"}


def write_notation(record: Record) -> str:
    """The notation of a record, whose moves must be valid."""
    lines = [
        f"game: {record.game}",
        f"rules: {write_rules(record.rules, record.game)}",
        f"seats: {' | '.join(_quoted(seat) for seat in record.seats)}",
        f"seed: {record.seed}"
        if record.hands is None
        else f"deal: {' | '.join(map(_together, record.hands))}",
        *([] if record.dealer is None else [f"dealer: {record.dealer}"]),
        *(f"tag: {_quoted(key)} = {_tag_text(value)}" for key, value in record.tags.items()),
        *_tricks(record),
    ]
    if record.scores is not None:
        lines.append(f"scores: {' '.join(map(str, record.scores))}")
    return "\n".join(lines) + "\n"


def read_notation(text: str) -> Iterator[Record]:
    """The games of a text, one after another; a RecordError names the line that is wrong."""
    draft: _Draft | None = None
    for number, line in enumerate(text.split("\n"), start=1):
        try:
            label, value = _parts(line)
        except RecordError as error:
            raise error.at_line(number) from None
        if label == "game" and draft is not None:
            yield draft.finish()
            draft = None
        if label:
            draft = draft or _Draft()
            draft.add(number, label, value)
        if label == "scores" and draft is not None:
            yield draft.finish()
            draft = None
    if draft is not None:
        yield draft.finish()


class _Draft:
    """A game while its lines are read."""

    def __init__(self) -> None:
        self._headers: dict[str, Any] = {}
        self._tags: dict[str, Any] = {}
        self._replay: Replay | None = None
        self._number = 0

    def add(self, number: int, label: str, value: str) -> None:
        self._number = number
        try:
            self._line(label, value)
        except UpperhandError as error:
            raise _at_line(error, number) from None

    def finish(self) -> Record:
        """The game that was read; errors found only at the end name the last line."""
        try:
            replay = self._started()
            scores = self._headers.get("scores")
            replay.check_scores(scores)
            moves = tuple(str(move) for _, move in replay.state.history[: replay.ply])
            return self._start(moves, scores)
        except UpperhandError as error:
            raise _at_line(error, self._number) from None

    def _line(self, label: str, value: str) -> None:
        if label != "game" and "game" not in self._headers:
            raise RecordError("a game begins with the line game:, such as game: big_two")
        if _SEAT.fullmatch(label):
            self._trick(int(label), value)
        elif label == "tag":
            self._tag(value)
        elif label in _READERS:
            self._header(label, value)
        else:
            raise RecordError(
                f"{shown(label)} is not a label; a line begins with a seat or {', '.join(_READERS)}, tag"
            )

    def _header(self, label: str, value: str) -> None:
        if label in self._headers:
            raise RecordError(f"{label}: is given twice")
        if self._replay is not None and label != "scores":
            raise RecordError(f"{label}: must come before the first move")
        self._headers[label] = _READERS[label](value, self._headers.get("game", ""))

    def _tag(self, value: str) -> None:
        key, equals, text = value.partition("=")
        if not equals:
            raise RecordError("a tag is written as tag: key = value")
        if (name := _unquoted(key)) in self._tags:
            raise RecordError(f"the tag {shown(name)} is given twice")
        self._tags[name] = _tag_value(text.strip())

    def _trick(self, seat: int, value: str) -> None:
        replay = self._started()
        for position, text in enumerate(value.split()):
            if position == 0 and replay.seat != seat and not replay.state.over:
                raise RecordError(f"seat {replay.seat} is to move, not seat {seat}")
            replay.play(text)

    def _started(self) -> Replay:
        if self._replay is None:
            self._replay = Replay(self._start((), None))
        return self._replay

    def _start(self, moves: tuple[str, ...], scores: tuple[int, ...] | None) -> Record:
        rules = self._headers.get("rules")
        if rules is None:
            raise RecordError("the line rules: is missing")
        return Record(
            game=self._headers["game"],
            rules=rules,
            seats=self._headers.get("seats") or tuple(f"seat {seat}" for seat in range(rules.players)),
            seed=self._headers.get("seed"),
            hands=self._headers.get("deal"),
            moves=moves,
            scores=scores,
            tags=self._tags,
            dealer=self._headers.get("dealer"),
        )


def _parts(line: str) -> tuple[str, str]:
    """The label of a line and what follows it; two empty texts if there is only a comment."""
    if len(line) > MAX_LINE:
        raise RecordError(f"the line is longer than {MAX_LINE} characters")
    line = _COMMENT.sub("", line.replace("\t", " ")).strip()
    if not line.isprintable():
        raise RecordError("the line contains unprintable characters")
    label, colon, value = line.partition(":")
    if line and not (label.strip() and colon):
        raise RecordError(f"{shown(line)} is not a line of a game; it must be label: value")
    return label.strip(), value.strip()


def _read_game(text: str, _: str) -> str:
    check_game(text)
    return text


def _read_seats(text: str, _: str) -> tuple[str, ...]:
    return tuple(_unquoted(seat) for seat in text.split("|"))


def _read_number(text: str, _: str) -> int:
    return _number(text)


def _read_deal(text: str, _: str) -> tuple[Cards, ...]:
    return tuple(Cards(hand) for hand in text.split("|"))


def _read_scores(text: str, _: str) -> tuple[int, ...]:
    return tuple(_number(score) for score in text.split())


_READERS: dict[str, Callable[[str, str], Any]] = {
    "game": _read_game,
    "rules": read_rules,
    "seats": _read_seats,
    "seed": _read_number,
    "deal": _read_deal,
    "dealer": _read_number,
    "scores": _read_scores,
}


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise RecordError(f"{shown(text)} is not a whole number")
    return int(text)


def _tricks(record: Record) -> Iterator[str]:
    """One line per trick, as the game divides them."""
    replay, line_ends = Replay(record), words(record.game).line_ends
    line: list[str] = []
    for text in record.moves:
        seat, move = replay.play(text)
        line.append(_together(move) if line else f"{seat}: {_together(move)}")
        if replay.ply >= replay.state.ply and line_ends(replay.state):
            yield " ".join(line)
            line = []
    if line:
        yield " ".join(line)


def _together(text: object) -> str:
    """The cards of one move or hand without spaces; a pass as a dash."""
    plain = str(text).replace(" ", "")
    return "-" if plain == "pass" else plain


def _quoted(text: str) -> str:
    """A text unchanged if it reads back as itself, otherwise as JSON."""
    plain = text and text == text.strip() and text[0] != '"' and not _SIGNS.keys() & set(text)
    return text if plain else _as_json(text)


def _as_json(text: str) -> str:
    return "".join(_SIGNS.get(sign, sign) for sign in json.dumps(text, ensure_ascii=False))


def _unquoted(text: str) -> str:
    text = text.strip()
    if not text.startswith('"'):
        return text
    value = _scalar(text)
    if not isinstance(value, str):
        raise RecordError(f"{shown(text)} begins with a quote but is not a JSON string")
    return value


def _tag_text(value: Any) -> str:
    if not isinstance(value, str):
        return json.dumps(value)
    return _quoted(value) if _scalar(value) is None else _as_json(value)


def _tag_value(text: str) -> Any:
    value = _unquoted(text) if text.startswith('"') else _scalar(text)
    return text if value is None else value


def _scalar(text: str) -> str | int | float | bool | None:
    """The JSON text, number or truth value that this is, if it is one."""
    try:
        value = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, str | int | float | bool) else None


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not a JSON number")


def _at_line(error: UpperhandError, line: int) -> RecordError:
    if isinstance(error, RecordError):
        return error.at_line(line)
    return RecordError(str(error), line)
