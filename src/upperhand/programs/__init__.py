"""Programs as players: any program that answers by lines over its standard input and output.

A spec text names it by its command line: `program:./bot --fast:depth=3`. It is started when it is first
asked, once per process and player, gets all that its seat knows with every question, and ends with this
process.
"""

import atexit
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Annotated, Any

from upperhand import games, spec
from upperhand._core import Rng
from upperhand.errors import AnswerError, SpecError, shown
from upperhand.player import Decision
from upperhand.programs import protocol
from upperhand.programs.process import Process

__all__ = ["Program", "make_program"]

_START = 60.0  # seconds for a program to say what it is: some load a network first


@dataclass(frozen=True)
class Program:
    """A program of its own, asked by lines of text."""

    command: str
    #: Its own settings, as `name=value`; none of them has its default.
    settings: tuple[str, ...] = ()
    #: The time and the count that it is told to use for a decision; 0: as it likes.
    ms: spec.Milliseconds = 0
    count: Annotated[int, spec.Between(0, 10**12)] = 0
    #: Milliseconds after which it counts as silent.
    limit: Annotated[int, spec.Between(1, 3_600_000)] = 60_000

    def __post_init__(self) -> None:
        spec.check_settings(self)

    def decide(self, view: Any, rng: Rng) -> Decision:
        seed, game = rng.bits() >> 11, games.game_of(view)
        with _lock:
            process = _running(self)
            try:
                process.tell([*protocol.position(view, game, seed), self._go()])
                answer = process.answer(protocol.ends_decision, self.limit / 1e3)
                return protocol.read_decision(answer, view)
            except BaseException:  # also Ctrl-C: what it may still answer belongs to no other question
                _processes.pop(self).close(at_once=True)
                raise

    def spec_text(self) -> str:
        """The spec text that makes it again."""
        own = {name: getattr(self, name) for name in protocol.OWN}
        usual = Program(self.command)
        changed = {name: value for name, value in own.items() if value != getattr(usual, name)}
        theirs = dict(each.split("=", 1) for each in self.settings)
        return spec.write(f"program:{self.command}", {**theirs, **changed})

    def _go(self) -> str:
        return "go" + (f" ms {self.ms}" if self.ms else "") + (f" count {self.count}" if self.count else "")


def make_program(command: str, settings: Mapping[str, str], game: str) -> Program:
    """The player that a command line and the texts of its settings name; starts it to learn what it is."""
    own = {name: text for name, text in settings.items() if name in protocol.OWN}
    theirs = {name: text for name, text in settings.items() if name not in protocol.OWN}
    identity = _identity(command)
    if identity.games and game not in identity.games:
        raise SpecError(f"{shown(command)} does not play {game}; it plays {' and '.join(identity.games)}")
    ours = spec.read_settings(own, dict.fromkeys(own, int), command)
    return Program(command, identity.check(theirs, command), **ours)


# The programs of this process.

_lock = Lock()
_processes: dict[Program, Process] = {}
_identities: dict[str, protocol.Identity] = {}


def _identity(command: str) -> protocol.Identity:
    """What the program of a command line is; asked once per process."""
    with _lock:
        if command not in _identities:
            try:
                process, _identities[command] = _started(command)
            except AnswerError as error:
                raise SpecError(f"{shown(command)} is no player: {error}") from error
            process.close()  # who decides may be another process, and other settings
        return _identities[command]


def _running(player: Program) -> Process:
    """The process of a player, started if there is none."""
    if player not in _processes:
        process, _ = _started(player.command)
        _processes[player] = process
        process.tell(f"set {each.replace('=', ' ', 1)}" for each in player.settings)
    return _processes[player]


def _started(command: str) -> tuple[Process, protocol.Identity]:
    process = Process(command)
    try:
        process.tell([protocol.HELLO])
        return process, protocol.read_identity(process.answer(protocol.ends_identity, _START))
    except BaseException:
        process.close(at_once=True)
        raise


@atexit.register
def close_all() -> None:
    """Ends all programs of this process."""
    while _processes:
        _processes.popitem()[1].close()
