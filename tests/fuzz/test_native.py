"""Proves that nothing that Python asks of the native core ends the process, hangs or fails in foreign words.

A call is answered with a value, an error of ours or a TypeError, or with what an argument's own code raised.
"""

from __future__ import annotations

import ast
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.conftest import scaled
from tests.fuzz.native.children import ROOT, Made, made_calls, made_sources
from tests.fuzz.native.interface import misuses, targets

SEEDS = scaled(2, 68)
CALLS = 1_500  # of a seed: each thing that can be called three times, sound arguments and others in turn
READ = {"value", "ours", "type"}  # the arguments were of the right types


def test_every_call_has_an_answer(tmp_path: Path) -> None:
    halves = [range(SEEDS // 2), range(SEEDS // 2, SEEDS)]
    with ThreadPoolExecutor(len(halves)) as pool:
        jobs = [pool.submit(lambda half: list(made_calls(half, CALLS, tmp_path)), half) for half in halves]
    calls = [call for job in jobs for call in job.result()]
    assert_answered(calls)
    assert_reached(calls)


def assert_answered(calls: list[Made]) -> None:
    wrong = {(call.name, call.detail[:40]): str(call) for call in calls if call.outcome == "wrong"}
    assert not wrong, f"{len(wrong)} things went wrong:\n" + "\n".join(wrong.values())


def assert_reached(calls: list[Made]) -> None:
    """A thing that is never called with what it takes is not tried at all."""
    made = Counter(call.name for call in calls)
    read = Counter(call.name for call in calls if call.outcome in READ)
    wanted = [one.name for one in targets()]
    never = [
        f"{name}: {made[name]} calls, {read[name]} read" for name in wanted if read[name] * 5 < made[name] + 1
    ]
    assert not never, "calls.py must be taught what these take:\n" + "\n".join(never)
    assert {one.name for one in misuses()} <= set(made)


def stub_names(body: list[ast.stmt], path: str) -> set[str]:
    names: set[str] = set()
    for node in body:
        if isinstance(node, ast.FunctionDef):
            names.add(path.rstrip(".") if node.name == "__init__" else path + node.name)
        elif isinstance(node, ast.ClassDef) and not any("Error" in ast.unparse(one) for one in node.bases):
            names |= stub_names(node.body, f"{path}{node.name}.")
    return names


@pytest.mark.parametrize(("stub", "path"), [("__init__", ""), ("big_two", "big_two."), ("rikken", "rikken.")])
def test_everything_in_the_stubs_is_found(stub: str, path: str) -> None:
    text = (ROOT / "src/upperhand/_core" / f"{stub}.pyi").read_text()
    missing = stub_names(ast.parse(text).body, path) - {one.name for one in targets()}
    assert not missing


def test_what_goes_wrong_is_told(tmp_path: Path) -> None:
    """The fuzz sees a signal, a call without end and a foreign error, and makes the next call."""
    sources = ["__import__('os').abort()", "sum(iter(int, 1))", "1 // 0", "Cards('x')", "Cards()"]
    told = [(call.outcome, call.detail) for call in made_sources(sources, tmp_path, cpu_s=1)]
    assert told[0] == ("wrong", "the process died of SIGABRT")
    assert told[1] == ("wrong", "it worked without end")
    assert told[2] == ("wrong", "ZeroDivisionError: integer division or modulo by zero")
    assert [outcome for outcome, _ in told[3:]] == ["ours", "value"]
