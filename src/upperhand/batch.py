"""Many games in lock step: the fastest way to play from Python, for training and for measuring.

A batch plays its games in the core, on as many threads as you like. Each game waits for one decision:
`observe` shows all of them, `step` answers all of them. A seat with only one legal move is not asked, and
where a game ends, the next one begins.

>>> import numpy as np
>>> batch = Batch("big_two", rules=["hongkong", "sugiyanto"], games=64, seed=7)
>>> won = np.zeros(4, int)
>>> while batch.finished < 100:
...     seen = batch.observe()
...     played = batch.step(seen.counts // 2)  # each game plays the move in the middle of its legal ones
...     won += played.rewards.sum(axis=0)
>>> int(won.sum())  # what one seat wins, others lose
0
"""

from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Integral
from typing import Any

import numpy as np
import numpy.typing as npt

from upperhand import games as table
from upperhand import spec
from upperhand._core import Cards, Rng
from upperhand.errors import IllegalMoveError, SpecError, UpperhandError, shown

SEATS = 4
"""Columns of `seating` and `rewards`, also in games with fewer players."""

Words = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Waiting:
    """The decisions that games wait for, one for each game. Row i is of game i."""

    seats: npt.NDArray[np.uint8]
    """Who decides, by game."""
    states: Words
    """What that seat may know, packed into words; see `bits`."""
    hidden: Words
    """What only training may see, such as the other hands; no columns where it is not known."""
    first: Numbers
    """Where the legal moves of each game begin, and the end of all: those of game i are the rows from
    `first[i]` to `first[i + 1]` of what is told of moves."""

    @property
    def counts(self) -> Numbers:
        """How many legal moves each game has."""
        return np.diff(self.first)

    @property
    def owners(self) -> Numbers:
        """The game of each legal move."""
        return np.repeat(np.arange(len(self.seats)), self.counts)


@dataclass(frozen=True, eq=False)
class Decisions(Waiting):
    """Decisions for a network that scores each legal move."""

    moves: Words
    """What each legal move does, packed into words."""


@dataclass(frozen=True, eq=False)
class NumberedDecisions(Waiting):
    """Decisions for a network with an output for each numbered action, as the environments have them."""

    actions: Numbers
    """The number of each legal move."""
    size: int
    """How many numbers there are."""

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """By game and number, whether the action is legal."""
        mask = np.zeros((len(self.seats), self.size), dtype=np.bool_)
        mask[self.owners, self.actions] = True
        return mask

    def choices(self, actions: npt.ArrayLike) -> Numbers:
        """What `Batch.step` takes to play these actions, one for each game."""
        wanted = _whole_numbers("actions", actions, self.seats.shape)
        found = np.flatnonzero(self.actions == wanted[self.owners])
        games = self.owners[found]
        if len(games) < len(wanted):
            game = int(np.setdiff1d(np.arange(len(wanted)), games)[0])
            raise IllegalMoveError(f"action {wanted[game]} is not legal in game {game}")
        return found - self.first[:-1]


@dataclass(frozen=True, eq=False)
class Played:
    """What became of the games in a step."""

    ended: npt.NDArray[np.bool_]
    """Which games ended; the next one has begun there."""
    rewards: npt.NDArray[np.int32]
    """By game and seat, the score of a game that ended; 0 elsewhere."""


class Batch:
    """Many games at once, each waiting for one decision.

    `rules` are presets or Rules, one or several: game i has those with the number i modulo how many there
    are. `opponents` sit inside the core: one or several names from `upperhand.games.opponents`, or objects of
    the game's class `Opponent`. `seating` has a row for each game with who is on its four seats: an opponent,
    counted from 1, or 0, the caller. Without it, the caller has all seats or, if there are opponents, one
    that moves on from game to game. The games depend on the seed alone, not on how many threads play them.
    """

    def __init__(
        self,
        game: str = "big_two",
        *,
        rules: Any = None,
        games: int = 256,
        seed: int = 0,
        opponents: Any = (),
        seating: npt.ArrayLike | None = None,
        threads: int = 1,
    ) -> None:
        self._core = table.native(game)
        self.game = game
        self.rules = _read_rules(game, rules)
        self.games = _from_one("games", games)
        self.threads = _from_one("threads", threads)
        self.opponents = tuple(_read_opponent(game, one) for one in _one_or_several(opponents))
        self.seating = self._usual_seating() if seating is None else self._read_seating(seating)
        self.actions: int = max(self._core.action_count(one) for one in self.rules)
        self.seed: int = seed
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew; with a seed, others."""
        seed = self.seed if seed is None else seed
        self._batch = self._core.Batch(
            list(self.rules), self.games, seed, self.threads, list(self.opponents), self.seating
        )
        self.seed = seed

    @property
    def finished(self) -> int:
        """How many games have ended since the reset."""
        return int(self._batch.finished)

    @property
    def answered(self) -> int:
        """How many decisions opponents have made since the reset."""
        return int(self._batch.answered)

    def observe(self) -> Decisions:
        """The decisions, with what each legal move does."""
        core = self._core
        moves = np.empty((self._batch.moves, core.MOVE_WORDS), np.uint64)
        return Decisions(**self._waiting(self._batch.observe, moves), moves=moves)

    def observe_actions(self) -> NumberedDecisions:
        """The decisions as environments show them, with the number of each legal move."""
        numbers = np.empty((self._batch.moves, 1), np.uint64)
        waiting = self._waiting(self._batch.observe_actions, numbers)
        return NumberedDecisions(**waiting, actions=numbers[:, 0].astype(np.int64), size=self.actions)

    def step(self, choices: npt.ArrayLike) -> Played:
        """Plays one of the legal moves of each game, counted from 0.

        Then forced moves and opponents are played, up to the next decision. If a choice is refused, no game
        has moved.
        """
        chosen = _whole_numbers("choices", choices, (self.games,))
        ended = np.empty(self.games, np.uint8)
        rewards = np.zeros((self.games, SEATS), np.int32)
        self._batch.step(chosen.clip(-1, np.iinfo(np.int32).max).astype(np.int32), ended, rewards)
        return Played(ended.view(np.bool_), rewards)

    def legal_moves(self, game: int) -> list[Any]:
        """The moves that the choices of a game stand for."""
        return list(self._batch.legal_moves(self._place(game)))

    def hand(self, game: int, seat: int) -> Cards:
        """What a seat holds now, also one that does not decide."""
        found: Cards = self._batch.hand(self._place(game), seat)
        return found

    def _place(self, game: int) -> int:
        if not 0 <= game < self.games:
            raise UpperhandError(f"there is no game {game}: they are numbered from 0 to {self.games - 1}")
        return game

    def _waiting(self, observe: Any, moves: Words) -> dict[str, Any]:
        """Has the core write the decisions; what both kinds of them have in common."""
        waiting = {
            "states": np.empty((self.games, self._core.STATE_WORDS), np.uint64),
            "hidden": np.empty((self.games, self._core.HIDDEN_WORDS), np.uint64),
            "first": np.empty(self.games + 1, np.int64),
            "seats": np.empty(self.games, np.uint8),
        }
        observe(moves=moves, **waiting)
        return waiting

    def _usual_seating(self) -> npt.NDArray[np.uint8] | None:
        """The caller has one seat, which moves on from game to game; the opponents take turns on the rest."""
        if not self.opponents:
            return None
        round_of = np.arange(self.games)[:, None] // len(self.rules)
        players = np.resize([one.players for one in self.rules], self.games)[:, None]
        away = (np.arange(SEATS) - round_of) % players
        theirs = 1 + (away - 1 + round_of) % len(self.opponents)
        return np.where(away == 0, 0, theirs).astype(np.uint8)

    def _read_seating(self, given: npt.ArrayLike) -> npt.NDArray[np.uint8]:
        seating = _whole_numbers("the seating", given, (self.games, SEATS))
        wrong = seating[(seating < 0) | (seating > len(self.opponents))]
        if wrong.size:
            raise UpperhandError(
                f"the seating names opponent {wrong[0]}, and {len(self.opponents)} are given"
            )
        return seating.astype(np.uint8)


def bits(words: Words) -> npt.NDArray[np.uint8]:
    """The bits of packed words, as numbers: bit b of word w of a row is its number 64 w + b.

    >>> bits(np.array([[5, 1]], np.uint64))[0, [0, 1, 2, 64]]
    array([1, 0, 1, 1], dtype=uint8)
    """
    return np.unpackbits(np.ascontiguousarray(words, dtype="<u8").view(np.uint8), axis=-1, bitorder="little")


def observe_view(view: Any) -> Decisions:
    """The decision of one View, as a batch shows it: for players that use what they learned in a batch."""
    state, moves = table.native(table.game_of(view)).encode(view)
    return Decisions(
        seats=np.array([view.seat], np.uint8),
        states=np.array([state], np.uint64),
        hidden=np.empty((1, 0), np.uint64),
        first=np.array([0, len(moves)]),
        moves=np.array(moves, np.uint64),
    )


def deal_seed(seed: int, number: int) -> int:
    """The seed of the deal with that number in a batch: `State.deal(rules, deal_seed(...))` has its cards.

    In a batch of n games, place i plays the numbers i, i + n, i + 2n and so on. In Rikken only the first of
    them is a `deal`; those that follow are the `next_deal` of the game before them.
    """
    return Rng.derive(seed, number, SEATS, 0).bits()


def _read_rules(game: str, given: Any) -> tuple[Any, ...]:
    """Rules from one preset or Rules, or several of them; without any, those that people play by most."""
    given = table.words(game).USUAL_RULES if given is None else given
    found = [table.read_rules(one, game) if isinstance(one, str) else one for one in _one_or_several(given)]
    if not found:
        raise SpecError("a batch needs at least one set of rules")
    for one in found:
        if not isinstance(one, table.native(game).Rules):
            raise SpecError(f"rules are a preset or an object of the class Rules of {game}, not {shown(one)}")
    return tuple(found)


def _one_or_several(given: Any) -> Sequence[Any]:
    return given if isinstance(given, Sequence) and not isinstance(given, str) else [given]


def _from_one(name: str, number: int) -> int:
    if not isinstance(number, Integral) or number < 1:
        raise UpperhandError(f"{name} must be a whole number from 1, not {shown(number)}")
    return int(number)


def _read_opponent(game: str, given: Any) -> Any:
    if isinstance(given, str):
        return spec.pick(table.opponents(game), given, "opponent")()
    if isinstance(given, table.native(game).Opponent):
        return given
    raise SpecError(f"an opponent is a name or an object of the class Opponent of {game}, not {shown(given)}")


def _whole_numbers(what: str, given: npt.ArrayLike, shape: tuple[int, ...]) -> Numbers:
    """An array of the caller's, checked."""
    try:
        array = np.asarray(given)
    except ValueError:  # rows of different lengths
        raise UpperhandError(f"{what} must be an array of the shape {shape}") from None
    if array.shape != shape:
        raise UpperhandError(f"{what} must have the shape {shape}, not {array.shape}")
    if array.dtype.kind not in "iu":
        raise UpperhandError(f"{what} must be whole numbers, not {array.dtype}")
    return array.astype(np.int64)
