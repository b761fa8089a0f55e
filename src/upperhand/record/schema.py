"""What a record may hold: every field is checked here, whether it comes from a file or from code.

A line is a JSON object with these keys, in this order when we write it:

    upperhand   1, the version of this schema
    game        a name in the table of games
    rules       every switch of the rules
    seed        the seed of the deal, or
    hands       the hands dealt, one text of cards per seat
    dealer      optional, if the game has one: the seat that deals
    seats       who sits where: names of people or specs of players
    tags        optional: an event, a date, ... to texts, numbers, true or false
    moves       the text of every move, including an automatic opening
    scores      one number per seat; absent while the game is running
"""

import json
import math
from collections.abc import Iterable, Mapping
from typing import Any

from upperhand._core import Cards
from upperhand.errors import RecordError, UpperhandError, shown
from upperhand.games import GAMES, has_dealer, load

VERSION = 1
MAX_TEXT = 1_000
_NEEDED = ("upperhand", "game", "rules", "seats", "moves")
_KEYS = ("upperhand", "game", "rules", "seed", "hands", "dealer", "seats", "tags", "moves", "scores")


def parse_object(text: str) -> dict[str, Any]:
    """The JSON object of a line; refuses duplicate keys, NaN and everything that is not an object."""
    try:
        found = json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
        _check_unicode(text, found)
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        raise RecordError(f"not JSON at column {error.colno}: {error.msg}") from None
    except (ValueError, RecursionError):
        raise RecordError(
            "not JSON that a record can hold: a number or the nesting is far too large"
        ) from None
    if not isinstance(found, dict):
        raise RecordError('not a record: it must be a JSON object like {"upperhand": 1, ...}')
    return found


def check_keys(found: Mapping[str, Any]) -> None:
    """Checks the version first, since others may have other keys; then missing and unknown keys."""
    version = found.get("upperhand")
    if type(version) is not int or version != VERSION:
        raise RecordError(f'"upperhand" is {shown(version)}; this program reads version {VERSION}')
    for key in _NEEDED:
        if key not in found:
            raise RecordError(f'"{key}" is missing')
    for key in found:
        if key not in _KEYS:
            raise RecordError(f"the key {shown(key)} is unknown; a record has {', '.join(_KEYS)}")


def check_game(game: object) -> None:
    if not isinstance(game, str) or game not in GAMES:
        raise RecordError(f'"game" is {shown(game)}; choose from {", ".join(GAMES)}')


def read_rules(switches: object, game: str) -> Any:
    if not isinstance(switches, dict):
        raise RecordError('"rules" must be an object of switches')
    try:
        return load(game).Rules.from_dict(switches)
    except UpperhandError as error:
        raise RecordError(f'"rules" are not valid: {error}') from None


def check_seats(seats: tuple[object, ...], players: int) -> None:
    if len(seats) != players:
        raise RecordError(f'"seats" names {len(seats)}, but the rules are for {players} players')
    for seat in seats:
        check_text(seat, "a seat")


def check_start(seed: object, hands: tuple[object, ...] | None, players: int) -> None:
    if (seed is None) == (hands is None):
        raise RecordError('a record has either "seed" or "hands"')
    if seed is not None and (type(seed) is not int or not 0 <= seed < 2**64):
        raise RecordError(f'"seed" is {shown(seed)}; it must be a whole number from 0 to 2^64 - 1')
    if hands is not None and (len(hands) != players or not all(isinstance(hand, Cards) for hand in hands)):
        raise RecordError(f'"hands" must be {players} hands of cards, one per seat')


def check_dealer(dealer: object, game: str, players: int) -> None:
    if not has_dealer(game):
        raise RecordError(f'"dealer" is given, but nobody deals in {GAMES[game]}')
    if type(dealer) is not int or not 0 <= dealer < players:
        raise RecordError(f'"dealer" is {shown(dealer)}; it must be a seat from 0 to {players - 1}')


def check_moves(moves: Iterable[object]) -> None:
    for number, move in enumerate(moves, start=1):
        if not isinstance(move, str) or len(move) > MAX_TEXT or not move.isprintable():
            raise RecordError(f"move {number} is {shown(move)}; it must be the text of a move")


def check_scores(scores: tuple[object, ...], players: int) -> None:
    if len(scores) != players or any(type(score) is not int or abs(score) >= 2**53 for score in scores):
        raise RecordError(f'"scores" must be {players} whole numbers, one per seat')


def check_tags(tags: Mapping[Any, object]) -> None:
    for key, value in tags.items():
        check_text(key, "the key of a tag")
        if isinstance(value, str):
            check_text(value, f"the tag {shown(key)}", empty=True)
        elif type(value) is int and abs(value) < 2**53:
            continue
        elif not isinstance(value, bool) and not (isinstance(value, float) and math.isfinite(value)):
            raise RecordError(f"the tag {shown(key)} must be a text, a number, true or false")


def check_text(text: object, what: str, *, empty: bool = False) -> None:
    """Printable characters only: control characters could rewrite the reader's terminal."""
    if not isinstance(text, str) or len(text) > MAX_TEXT or not text.isprintable() or not (text or empty):
        wanted = "0" if empty else "1"
        raise RecordError(f"{what} is {shown(text)}; it must be {wanted} to {MAX_TEXT} printable characters")


def as_tuple(value: object, key: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise RecordError(f'"{key}" must be a list')
    return tuple(value)


def as_tags(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError('"tags" must be an object')
    return value


def _check_unicode(text: str, found: Any) -> None:
    """Refuses half of a surrogate pair, which JSON can spell but no file or terminal can show."""
    if text.isascii() and "\\ud" not in text.lower():
        return
    try:
        json.dumps(found, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise RecordError("a text in it is not Unicode: half of a surrogate pair") from None


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise RecordError("a key is given twice")
    return found


def _no_constant(name: str) -> Any:
    raise RecordError(f"{name} is not a number a record can hold")
