"""Makes written calls one by one in this process, and says in a file what it is about to do.

python -m tests.fuzz.native --seed 7                          all calls of a seed, as a test makes them
python -m tests.fuzz.native --seed 7 --only big_two.playouts  calls of one thing alone
python -m tests.fuzz.native --source "Cards.from_mask(-1)"    one call, as a failure names it
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import resource
import sys
import warnings
from collections.abc import Iterator
from itertools import cycle, islice
from time import process_time
from typing import Any, NamedTuple

from tests.fuzz.native.calls import Writer
from tests.fuzz.native.interface import Target, classes, misuses, targets
from tests.fuzz.native.objects import NAMES, NothingFoundError, RefusalError, parts
from tests.fuzz.parsing import check_sentence
from upperhand.errors import UpperhandError

CPU_S = 20  # of one call; the processor's own time, as the machine may be busy
WAIT_S = 300  # of one call that waits for what never comes
TRIES = 6
UNREAD = "incompatible function arguments"  # nanobind's words
MEMORY = 4 << 30
STACK = 1 << 20  # of a thread: a call may ask for 1024 of them


class Result(NamedTuple):
    # value; ours, an error of ours; type, a TypeError; unread, one because the arguments were of wrong types;
    # passed, what an argument raised; nothing, no call for want of an argument; wrong, anything else
    outcome: str
    detail: str = ""


def limit_memory() -> None:
    """A request that is too large fails here, and does not bring down the machine."""
    resource.setrlimit(resource.RLIMIT_STACK, (STACK, resource.getrlimit(resource.RLIMIT_STACK)[1]))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def limit_time(cpu_s: int) -> None:
    """The process ends with SIGXCPU after this much work, with a traceback if a call waits too long."""
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_s, resource.getrlimit(resource.RLIMIT_CPU)[1]))
    faulthandler.dump_traceback_later(WAIT_S, exit=True)


def call(source: str) -> tuple[Result, object]:
    try:
        value = eval(source, dict(NAMES))
        repr(value)
    except UpperhandError as error:
        return said(error, source), None
    except TypeError as error:
        return Result("unread" if UNREAD in str(error) else "type", str(error)), None
    except RefusalError:
        return Result("passed"), None
    except NothingFoundError:
        return Result("nothing"), None
    except BaseException as error:
        return Result("wrong", f"{type(error).__name__}: {error}"), None
    return Result("value"), value


def said(error: UpperhandError, source: str) -> Result:
    try:
        check_sentence(str(error), source)
    except AssertionError as bad:
        return Result("wrong", str(bad))
    return Result("ours", str(error))


def schedule(writer: Writer, only: str | None) -> Iterator[tuple[Target, float]]:
    """Everything equally often: a pass of valid calls, then one with hostile calls, and so on."""
    chosen = [one for one in (*targets(), *misuses()) if only in (None, one.name)]
    if not chosen:
        sys.exit(f"nothing is called {only}")
    for hostility in cycle((0.0, 0.6)):
        yield from ((one, hostility) for one in writer.random.sample(chosen, len(chosen)))


def fuzz(seed: int, calls: int, only: str | None, log: Log) -> None:
    """The calls of a seed; one that has no call for want of an argument is written anew a few times."""
    writer = Writer(seed)
    for number, (target, hostility) in enumerate(islice(schedule(writer, only), calls)):
        for _ in range(TRIES):
            source = writer.call(target, hostility)
            result, value = log.call([seed, number, target.name, source])
            if result.outcome != "nothing":
                break
        if result.outcome == "value" and source.startswith(target.source) and len(source) < 500:
            learn(writer, source, value)


def learn(writer: Writer, source: str, value: object) -> None:
    for name, made in classes().items():
        if isinstance(value, made):
            writer.learn(name, source)
        elif any(True for _ in parts(value, made)):
            writer.learn(name, f"pick({name}, {writer.random.randrange(9)}, lambda: {source})")


class Log:
    """Makes calls, and writes each into a file before it is made and what came of it after."""

    def __init__(self, file: str, cpu_s: int) -> None:
        self.file = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self.cpu_s = cpu_s

    def call(self, what: list[Any]) -> tuple[Result, object]:
        self.write(what)
        began = process_time()
        limit_time(int(began) + 1 + self.cpu_s)
        result, value = call(what[-1])
        self.write([*result, round(process_time() - began, 4)])
        if result.outcome == "wrong":
            print(f"{what[-1]}\n  {result.detail}", flush=True)
        return result, value

    def write(self, line: list[Any]) -> None:
        os.write(self.file, json.dumps(line).encode() + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.native")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=1, help="how many seeds, from that one on")
    parser.add_argument("--calls", type=int, default=1_500, help="calls of a seed")
    parser.add_argument("--only", help="the one thing that is called, as a failure names it")
    parser.add_argument("--source", action="append", default=[], help="one call")
    parser.add_argument("--log", default=os.devnull, help="the file that tells every call")
    parser.add_argument("--cpu-s", type=int, default=CPU_S, help="how long one call may work")
    given = parser.parse_args()
    limit_memory()
    faulthandler.enable()
    warnings.simplefilter("ignore")  # nanobind warns of objects that were never initialised
    log = Log(given.log, given.cpu_s)
    for number, source in enumerate(given.source):
        print(log.call([0, number, "", source]))
    for seed in range(given.seed, given.seed + given.seeds if not given.source else 0):
        fuzz(seed, given.calls, given.only, log)


if __name__ == "__main__":
    main()
