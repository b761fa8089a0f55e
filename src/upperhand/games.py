"""The table of games, and what the package of a game provides.

A game is a package `upperhand.<name>`, imported on first use. It provides the classes `Rules`, `State`,
`View` and `Move`, the table `PRESETS` and the functions `perft` and `perft_divide`. Its sub-package
`players` provides `PLAYERS`, a table of players by name, its module `words` the game's texts, its module
`analysis` the figures of a decision, its module `open_play` the best play with all cards open, and its
sub-package `knowledge` what its players learn. The protocols below are all that records, matches and
commands know about a game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, cast

from upperhand import _core, plugins, spec
from upperhand.errors import RulesError
from upperhand.reason import Reason

if TYPE_CHECKING:
    from upperhand.analysis import Analysis, Effort
    from upperhand.open_play import OpenValues
    from upperhand.player import Player

# The name of the package, and what people call the game.
GAMES: dict[str, str] = {
    "big_two": "Big Two",
    "rikken": "Rikken",
}


class Rules(Protocol):
    """A frozen value of switches.

    The class also has `from_dict`, `from_json`, `replace`, `SWITCHES` and `CHOICES`.
    """

    @property
    def players(self) -> int: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...


class State(Protocol):
    """The complete state of one game; the class also has `deal(rules, seed, names)` and `from_hands(...)`.

    If a game has a dealer, the class has the property `dealer`, and both methods take an argument `dealer`.
    `Move(text)` reads a move with or without the spaces of its `str`, and `-` as the pass if there is one.
    """

    @property
    def rules(self) -> Any: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def seed(self) -> int | None: ...
    @property
    def from_start(self) -> bool: ...
    @property
    def dealt(self) -> Sequence[Any]: ...
    @property
    def turn(self) -> int: ...
    @property
    def ply(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def scores(self) -> Sequence[int]: ...
    @property
    def counts(self) -> Sequence[int]: ...
    @property
    def table(self) -> Any | None: ...
    @property
    def history(self) -> Sequence[tuple[int, Any]]: ...
    def apply(self, move: Any, seat: int | None = None) -> None: ...
    def view(self, seat: int) -> Any: ...


@dataclass(frozen=True)
class Preset:
    """Rules with a name: their source, and the possible numbers of players."""

    rules: Any
    source: str
    players: tuple[int, ...]

    def with_switches(self, name: str, **switches: Any) -> Any:
        """These rules with some switches changed; refuses a number of players that it does not allow."""
        rules = self.rules.replace(**switches)
        if rules.players not in self.players:
            allowed = " or ".join(str(count) for count in self.players)
            raise RulesError(Reason("not_played_by", preset=name, allowed=allowed, count=rules.players))
        return rules


class Game(Protocol):
    """The package of a game. Its classes are `Any`: each game has its own, and they are never mixed."""

    Rules: Any
    State: Any
    View: Any
    Move: Any
    PRESETS: dict[str, Preset]
    perft: Any
    perft_divide: Any


@dataclass(frozen=True)
class Told:
    """One line of the story of a game: a number or nothing, who acts, the action as text, and a remark."""

    label: str
    seat: int | None
    text: str
    remark: str = ""


class Words(Protocol):
    """The module `words` of a game."""

    SCORE: str
    """What a score counts, in the plural."""
    RANKS: str
    """The ranks from high to low."""
    SCORELESS: str
    """What is said of games that end without anybody winning or losing; empty where there are none."""
    ONE_WINNER: bool
    """Whether a game is won by one seat alone; if not, a seat has won that gained."""
    CARDS_LEFT: bool
    """Whether the cards somebody is left with at the end say how well that seat did."""
    USUAL_RULES: str
    """The rules where nobody names any."""
    USUAL_PLAYER: str
    """The player where nobody names one: at a table in the terminal, for its advice, and in `/api/decide`."""

    def command(self, move: Any) -> Reason:
        """A move as advice: `play 3D`, `bid Solo 8`, `pass`."""

    def line_ends(self, state: Any) -> bool:
        """Whether a line of the notation ends with the move that was just made."""

    def hand(self, cards: Any) -> str:
        """A hand as text, in display order."""

    def roles(self, state: Any) -> tuple[Reason, ...]:
        """The role of each seat in a finished game; empty if the game has no roles."""

    def story(self, state: Any) -> Iterator[Told]:
        """The moves of a game so far, as lines."""


class Knowledge(Protocol):
    """The module `knowledge` of a game."""

    KnowledgeBase: Any
    """The class of its bases, a `upperhand.knowledge.KnowledgeBase`."""

    def load(self, text: str, rules: Any = None) -> Any | None:
        """The index that a player's setting names, or None."""

    def path_of(self, text: str) -> Path:
        """The file that a setting names."""

    def shipped_for(self, rules: Any) -> Path | None:
        """The shipped base of games that are played by these rules."""


class Coach(Protocol):
    """The module `coach` of a game."""

    def what_matters(self, view: Any) -> Reason | None:
        """One sentence for the seat to move, from its View; None where there is nothing to say."""


class Analyser(Protocol):
    """The module `analysis` of a game."""

    USUAL_EFFORT: int
    """Games played for an analysis unless another number is asked for: less than a second."""

    def analyse(self, view: Any, also: Sequence[Any], effort: "Effort") -> "Analysis":
        """The figures of a decision; the moves in `also` are among the candidates."""


class OpenPlayer(Protocol):
    """The module `open_play` of a game."""

    def values(self, state: Any) -> "tuple[OpenValues, ...]":
        """What each move comes to with all cards open; empty if it cannot be told."""


def match_deal(game: str, rules: Rules, seed: int, names: Sequence[str]) -> State:
    """A deal of matches and experiments, from its seed alone.

    A game whose pack is not shuffled between games has its own function `match_deal`, as its hands depend on
    earlier games; for any other it is the deal of the seed.
    """
    package = load(game)
    deal = getattr(package, "match_deal", package.State.deal)
    return cast(State, deal(rules, seed, names))


def unseen_deal(game: str, rules: Rules, names: Sequence[str], dealer: int, chance: Random) -> State:
    """A deal from chance alone, of a game that has such a function because its pack is not shuffled."""
    package: Any = load(game)
    return cast(State, package.unseen_deal(rules, names, dealer, chance))


def load(game: str) -> Game:
    """The package of a game by its name in the table."""
    spec.pick(GAMES, game, "game")
    return cast(Game, import_module(f"upperhand.{game}"))


def native(game: str) -> Any:
    """The native module of a game."""
    spec.pick(GAMES, game, "game")
    return getattr(_core, game)


def players(game: str) -> Mapping[str, "Player"]:
    """The players of a game, its own and installed ones; separate from `load`: a record needs no player."""
    return plugins.PlayerTable(_module(game, "players").PLAYERS, game)


def opponents(game: str) -> Mapping[str, Callable[[], Any]]:
    """Players that the core itself can seat in a batch of games, by name."""
    return cast("Mapping[str, Callable[[], Any]]", _module(game, "opponents").OPPONENTS)


def references(game: str) -> Mapping[str, "Player"]:
    """The table of references of a game: they decide by the State, and only the arena seats them."""
    spec.pick(GAMES, game, "game")
    if find_spec(f"upperhand.{game}.references") is None:
        return {}
    return cast("Mapping[str, Player]", import_module(f"upperhand.{game}.references").REFERENCES)


def words(game: str) -> Words:
    """The words of a game."""
    return cast(Words, _module(game, "words"))


def knowledge(game: str) -> Knowledge:
    """What players of a game learn, and where they keep it."""
    return cast(Knowledge, _module(game, "knowledge"))


def coach(game: str) -> Coach:
    """What matters in a game, for people who learn it."""
    return cast(Coach, _module(game, "coach"))


def analyser(game: str) -> Analyser:
    """How decisions of a game are analysed."""
    return cast(Analyser, _module(game, "analysis"))


def open_play(game: str) -> OpenPlayer:
    """How a game is played with all cards open."""
    return cast(OpenPlayer, _module(game, "open_play"))


def _module(game: str, name: str) -> Any:
    """A module of the package of a game."""
    spec.pick(GAMES, game, "game")
    return import_module(f"upperhand.{game}.{name}")


def game_of(view: Any) -> str:
    """The name of the game whose View this is."""
    game = type(view).__module__.rpartition(".")[2]
    if game not in GAMES or not isinstance(view, load(game).View):
        raise TypeError(f"a View of a game is needed, not {type(view).__name__}")
    return game


def usual_player(game: str) -> str:
    """The default player."""
    return words(game).USUAL_PLAYER


def has_dealer(game: str) -> bool:
    """Whether the game has a dealer, who is then part of the start of a game."""
    return hasattr(load(game).State, "dealer")


def read_rules(text: str, game: str = "big_two") -> Any:
    """Rules from a preset spec like `hongkong:players=3`, or from the JSON of all their switches.

    >>> read_rules("hongkong:players=3").players
    3
    """
    package = load(game)
    if text.lstrip().startswith("{"):
        return package.Rules.from_json(text)
    wanted = spec.parse(text)
    preset: Preset = spec.pick(package.PRESETS, wanted.name, "preset")
    return preset.with_switches(
        wanted.name, **spec.read_settings(wanted.settings, switch_kinds(package), wanted.name)
    )


def write_rules(rules: Rules, game: str = "big_two") -> str:
    """The shortest preset spec that `read_rules` turns into exactly these rules (JSON if no preset is close).

    >>> write_rules(read_rules("hongkong:players=3"))
    'hongkong:players=3'
    """
    wanted = rules.to_dict()
    specs = [
        (len(changed), position, name, changed)
        for position, (name, preset) in enumerate(load(game).PRESETS.items())
        if rules.players in preset.players
        for usual in [preset.rules.to_dict()]
        for changed in [{switch: value for switch, value in wanted.items() if value != usual[switch]}]
    ]
    if not specs:
        return rules.to_json()
    _, _, name, changed = min(specs, key=lambda entry: entry[:2])
    return spec.write(name, {switch: _frozen(value) for switch, value in changed.items()})


def switch_kinds(package: Game) -> dict[str, Any]:
    """The switches of a game's rules and the type of each, taken from its default."""
    return {
        name: tuple[str, ...] if isinstance(default, tuple | list) else type(default)
        for name, default, _ in package.Rules.SWITCHES
    }


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
