"""The lines that are exchanged with a program: what it is, what a seat knows, and what it answers.

docs/programs.md describes them for people who write programs.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from upperhand import games, spec
from upperhand.errors import AnswerError, SpecError, UpperhandError, shown
from upperhand.player import Decision

VERSION = 1
HELLO = f"upperhand {VERSION}"
READY = "ready"
MAX_REASON = 1_000
#: Settings that every program has: they are ours.
OWN = ("ms", "count", "limit")
_KINDS = {"int": int, "float": float, "bool": bool, "text": str}


@dataclass(frozen=True)
class Setting:
    """A setting that a program declares: its type, its default, and its bounds if it has them."""

    kind: Any
    default: Any
    bounds: spec.Between | None = None


@dataclass(frozen=True)
class Identity:
    """What a program says of itself; without games it plays every game."""

    name: str = ""
    games: tuple[str, ...] = ()
    settings: Mapping[str, Setting] = field(default_factory=dict)

    def check(self, given: Mapping[str, str], owner: str) -> tuple[str, ...]:
        """The settings as `name=value`, without those that have their default; refuses impossible ones."""
        kinds = {name: one.kind for name, one in self.settings.items()}
        values = spec.read_settings(given, kinds, owner)
        for name, value in values.items():
            bounds = self.settings[name].bounds
            if bounds is not None and value not in bounds:
                raise SpecError(bounds.refusal(name, value))
        return tuple(
            f"{name}={spec.write_value(value)}"
            for name, value in sorted(values.items())
            if value != self.settings[name].default
        )


def read_identity(lines: Sequence[str]) -> Identity:
    """What the lines of a program say that it is."""
    name, played, settings = "", list[str](), dict[str, Setting]()
    for line in lines[:-1]:
        word, _, rest = line.partition(" ")
        if word == "name":
            name = rest.strip()
        elif word == "game":
            spec.pick(games.GAMES, rest.strip(), "game")
            played.append(rest.strip())
        elif word == "setting":
            settings.update([_setting(rest.split())])
    return Identity(name, tuple(played), settings)


def _setting(words: Sequence[str]) -> tuple[str, Setting]:
    """Reads `NAME KIND DEFAULT`, for numbers with `LEAST MOST`, and for a choice with all its words."""
    try:
        name, kind, default, *rest = words
        if not spec.is_name(name) or name in OWN:
            raise SpecError(f"{shown(name)} is no name for a setting of a program")
        if kind == "choice":
            wanted: Any = Literal[tuple(dict.fromkeys([default, *rest]))]
            return name, Setting(wanted, default)
        read = spec.read_value(default, _KINDS[kind], name)
        bounds = spec.Between(*(spec.read_value(each, _KINDS[kind], name) for each in rest)) if rest else None
        return name, Setting(_KINDS[kind], read, bounds)
    except (KeyError, TypeError, ValueError) as error:
        why = f": {error}" if isinstance(error, UpperhandError) else ""
        raise AnswerError("illegal", f"{shown('setting ' + ' '.join(words))} is no setting{why}") from None


def position(view: Any, game: str, seed: int) -> list[str]:
    """All that a seat knows, as lines."""
    seats = range(len(view.names))
    return [
        f"game {game}",
        f"rules {view.rules.to_json()}",
        *(f"name {seat} {' '.join(view.names[seat].split())}" for seat in seats),
        f"seat {view.seat}",
        *_beginning(view, game),
        f"moves {_listed(move for _, move in view.history)}",
        f"hand {view.hand}",
        *(f"count {seat} {view.counts[seat]}" for seat in seats),
        f"legal {_listed(view.legal_moves())}",
        f"seed {seed}",
    ]


def _beginning(view: Any, game: str) -> list[str]:
    """What `View.from_known` takes beside rules, seat and moves."""
    if games.has_dealer(game):
        exposed = [f"open {seat} {cards}" for seat, cards in view.exposed.items()]
        partner = [] if view.partner is None else [f"partner {view.partner}"]
        return [f"dealt {view.dealt}", f"dealer {view.dealer}", *partner, *exposed]
    dealt, first = view.hand, view.turn
    for seat, move in view.history:
        dealt = dealt | move.cards if seat == view.seat else dealt
    if view.history:
        first = view.history[0][0]
    table = [] if view.table is None else [f"table {view.table}", f"table_seat {view.table_seat}"]
    return [f"dealt {dealt}", f"first {first}", *table]


def _listed(moves: Any) -> str:
    return ", ".join(map(str, moves))


def ends_identity(line: str) -> bool:
    """Whether it ends what a program says of itself; an AnswerError if it is no part of that."""
    return _ends(line, ("name", "game", "setting", "info"), READY)


def ends_decision(line: str) -> bool:
    """Whether it ends an answer to `go`; an AnswerError if it is no part of one."""
    return _ends(line, ("value", "reason", "info"), "move")


def _ends(line: str, words: tuple[str, ...], last: str) -> bool:
    word = line.partition(" ")[0]
    if word not in (*words, last):
        raise AnswerError(
            "illegal", f"it wrote {shown(line)}; a line begins with {', '.join(words)} or {last}"
        )
    return word == last


def read_decision(lines: Sequence[str], view: Any) -> Decision:
    """The decision that the lines of an answer give; a AnswerError if it is not possible."""
    reason, values = "", list[tuple[Any, float]]()
    for line in lines[:-1]:
        word, _, rest = line.partition(" ")
        if word == "reason":
            reason = _sentence(rest.strip())
        elif word == "value":
            number, _, text = rest.strip().partition(" ")
            values.append((_legal(text, view), _number(number)))
    move = _legal(lines[-1].partition(" ")[2], view)
    return Decision(move, reason or "the program says no reason", tuple(values))  # type: ignore[arg-type]


def _legal(text: str, view: Any) -> Any:
    try:
        move = games.load(games.game_of(view)).Move(text.strip())
        problem = view.why_not(move)
    except UpperhandError as error:
        problem = error
    if problem:
        raise AnswerError("illegal", f"it answered {shown(text)}, but {problem}")
    return move


def _sentence(text: str) -> str:
    if len(text) > MAX_REASON or not text.isprintable():
        raise AnswerError(
            "illegal", f"its reason is not one line of at most {MAX_REASON:,} printable characters"
        )
    return text


def _number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise AnswerError("illegal", f"{shown(text)} is not the value of a move: a number was expected")
    return value
