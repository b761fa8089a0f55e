"""What the written calls are made of: the native module's names, real objects, and objects that misbehave."""

from __future__ import annotations

import copy
import gc
import operator
import pickle
from collections.abc import Callable, Iterator
from functools import cache, reduce
from importlib import resources
from math import inf, nan
from random import Random
from threading import Barrier, Thread
from typing import Any

import numpy as np
import numpy.typing as npt

from tests.property.positions import dealt_position, late_position, small_position
from tests.property.rikken_positions import position as rikken_position
from tests.reference.rikken_variants import random_switches as rikken_switches
from tests.reference.variants import random_switches
from tests.rikken.drawn_weights import drawn_weights
from upperhand import _core
from upperhand._core import big_two, rikken
from upperhand.big_two.players.dynamic_greedy import DynamicGreedy
from upperhand.big_two.weights import load_network, load_place_network
from upperhand.errors import UpperhandError
from upperhand.networks import Arrays

Array = npt.NDArray[Any]
Job = Callable[[], object]


class RefusalError(Exception):
    """What a misbehaving object raises; the core lets it pass."""


class NothingFoundError(Exception):
    """A call that should make an argument made none, so there is nothing to try."""


class OddInt(int):
    """A number of a separate class."""


class OddStr(str):
    """A text of a separate class."""


class Raising:
    """Raises whatever is asked of it."""

    def __getattr__(self, name: str) -> Any:
        raise RefusalError(name)

    def __len__(self) -> int:
        raise RefusalError

    def __getitem__(self, place: Any) -> Any:
        raise RefusalError

    def __iter__(self) -> Iterator[Any]:
        raise RefusalError

    def __index__(self) -> int:
        raise RefusalError

    def __float__(self) -> float:
        raise RefusalError

    def __eq__(self, other: object) -> bool:
        raise RefusalError

    def __hash__(self) -> int:
        raise RefusalError


class Calling:
    """Represents a value, and calls back before it answers anything."""

    def __init__(self, value: Any, back: Job) -> None:
        self.__dict__["value"], self.__dict__["back"] = value, back

    def __getattr__(self, name: str) -> Any:
        tried(self.__dict__["back"])
        return getattr(self.__dict__["value"], name)

    def __len__(self) -> int:
        tried(self.__dict__["back"])
        return len(self.__dict__["value"])

    def __getitem__(self, place: Any) -> Any:
        tried(self.__dict__["back"])
        return self.__dict__["value"][place]

    def __iter__(self) -> Iterator[Any]:
        for one in self.__dict__["value"]:
            tried(self.__dict__["back"])
            yield one


class Emptying:
    """Represents a value in a list, and empties the list before it answers."""

    def __init__(self, value: Any, within: list[Any]) -> None:
        self.value, self.within = value, within

    def answer(self) -> Any:
        value = self.value
        self.within.clear()
        gc.collect()
        return value

    def __float__(self) -> float:
        return float(self.answer())

    def __index__(self) -> int:
        return int(self.answer())

    def __getitem__(self, place: Any) -> Any:
        return self.answer()[place]

    def __len__(self) -> int:
        return len(self.answer())


def emptying(values: list[Any]) -> list[Any]:
    """The list with every value able to empty it."""
    out: list[Any] = []
    out += [Emptying(value, out) for value in values]
    return out


def tried(job: Job) -> object:
    """What the job gives; an error that the core may raise is as good."""
    try:
        return job()
    except (UpperhandError, TypeError, RefusalError, NothingFoundError) as error:
        return error


def in_turn(*jobs: Job) -> list[object]:
    """Several calls on one object."""
    return [tried(job) for job in jobs]


def at_once(*jobs: Job) -> list[object]:
    """Several calls on one object by threads that begin together; raises the first error that may not be."""
    gate, wrong = Barrier(len(jobs)), []

    def run(job: Job) -> None:
        gate.wait()
        try:
            for _ in range(3):
                tried(job)
        except BaseException as error:
            wrong.append(error)

    threads = [Thread(target=run, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        raise wrong[0]
    return []


def pick(wanted: type, place: int, *jobs: Job) -> Any:
    """An object of a class, from the first of the calls that gives any, however it is packed."""
    for job in jobs:
        found = list(parts(tried(job), wanted))
        if found:
            return found[place % len(found)]
    raise NothingFoundError


def parts(value: object, wanted: type) -> Iterator[object]:
    if isinstance(value, wanted):
        yield value
    elif isinstance(value, list | tuple | dict):
        for one in value.values() if isinstance(value, dict) else value:
            yield from parts(one, wanted)


def whole(job: Job) -> Any:
    """The list or tuple that a call gives."""
    found = tried(job)
    if not isinstance(found, list | tuple):
        raise NothingFoundError
    return found


def unmade(made: Any) -> Any:
    """An object that was never initialised."""
    return made.__new__(made)


def copies(one: Any) -> list[object]:
    """Through a pickle of every protocol, and copied both ways."""
    pickled = [
        tried(lambda: pickle.loads(pickle.dumps(one, protocol)))  # noqa: B023 (called at once)
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1)
    ]
    return [tried(lambda: copy.copy(one)), tried(lambda: copy.deepcopy(one)), *pickled]


def written(one: Any, name: str, value: object) -> list[object]:
    """An attribute set and deleted; what is read-only says so in Python's own way."""

    def quietly(job: Job) -> object:
        try:
            return tried(job)
        except AttributeError as error:
            return error

    return [quietly(lambda: setattr(one, name, value)), quietly(lambda: delattr(one, name))]


def made_again(one: Any, *args: object, **settings: object) -> object:
    """An object initialised a second time."""
    return one.__init__(*args, **settings)


def read_only(array: Array) -> Array:
    array.flags.writeable = False
    return array


@cache
def buffer() -> Array:
    return np.zeros(1 << 16, np.uint8)


def shared(dtype: str, *shape: int) -> Array:
    """An array on the same memory as every other of these."""
    count = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return buffer()[: min(count, 1 << 16)].view(dtype)[: int(np.prod(shape))].reshape(shape)


@cache
def weights(name: str) -> Arrays:
    """The weights of a file that ships, without the version of their features, or small ones of Rikken."""
    if name == "rikken":
        return drawn_weights()
    with resources.as_file(resources.files("upperhand.big_two.weights") / f"{name}.npz") as path:
        arrays = np.load(path)
        return {part: arrays[part] for part in arrays.files if part != "features"}


def spoiled(name: str, seed: int) -> dict[Any, Any]:
    """Weights that ship, with a few parts damaged."""
    random, out = Random(seed), dict[Any, Any](weights(name))
    for _ in range(random.choice((1, 1, 2, 4))):
        part = random.choice(sorted(weights(name)))
        out[part] = random.choice(DAMAGES)(weights(name)[part])
    if random.random() < 0.2:
        out.pop(random.choice(sorted(weights(name))), None)
    if random.random() < 0.2:
        out[random.choice(("x", "", 3, None, "\ud800", "\0"))] = np.zeros((2, 2), np.float32)
    return out


DAMAGES: tuple[Callable[[Array], Any], ...] = (
    lambda part: part[: max(1, len(part) // 2)],
    lambda part: part[:0],
    lambda part: part[..., : max(1, part.shape[-1] // 2)],
    lambda part: np.ascontiguousarray(part.T),
    lambda part: part.T,
    lambda part: part[::2],
    lambda part: part.reshape(-1),
    lambda part: part.reshape(1, *part.shape),
    lambda part: np.repeat(part, 3, axis=0),
    lambda part: np.repeat(part, 3, axis=-1),
    lambda _: np.float32(1).reshape(()),
    lambda part: np.full_like(part, np.nan),
    lambda part: np.full_like(part, np.inf),
    lambda part: np.full_like(part, 3e38),
    lambda part: part.astype(np.float64),
    lambda part: part.astype(np.int8),
    lambda part: part.astype(object),
    lambda _: np.broadcast_to(np.float32(1), (2**40, 3)),
    lambda _: np.broadcast_to(np.float32(1), (0, 2**40)),
    lambda part: part.tolist(),
    lambda _: None,
    lambda _: "weights",
    lambda _: Raising(),
)


def index_of(seed: int) -> big_two.Index:
    """Learned games of four players, by the usual rules or others."""
    games = [(bytes([0, 0, 1, 0, 2, 0, 0, 0]), game) for game in learned_games(seed)]
    return big_two.Index(rules_to_learn(seed), ["", "Ann", "Ben"], games)


def rules_to_learn(seed: int) -> big_two.Rules:
    rules = big_two.Rules.from_dict(random_switches(seed))
    return rules.replace(players=4, deal="thirteen") if seed % 2 else big_two.Rules()


@cache
def learned_games(seed: int) -> list[bytes]:
    states = [dealt_position(rules_to_learn(seed), seed + i, 300).state for i in range(20)]
    return [big_two.encode_game(state) for state in states]


def ending_of(seed: int, cards: int) -> rikken.Ending:
    """Four hands of so many cards each, with a trump suit or without."""
    random = Random(seed)
    deck = random.sample(list(_core.Cards.DECK), 4 * cards)
    hands = [reduce(operator.or_, deck[seat::4]) for seat in range(4)]
    return rikken.Ending(hands, random.randrange(4), random.choice((None, "D", "S")))


# The names that the source of a call may use.
NAMES: dict[str, Any] = {
    **{name: thing for name, thing in vars(_core).items() if not name.startswith("__")},
    **{name: thing for name, thing in globals().items() if getattr(thing, "__module__", "") == __name__},
    **{each.__name__: each for each in (dealt_position, small_position, late_position, random_switches)},
    **{each.__name__: each for each in (DynamicGreedy, load_network, load_place_network, operator)},
    "rikken_position": rikken_position,
    "rikken_switches": rikken_switches,
    "np": np,
    "inf": inf,
    "nan": nan,
}
