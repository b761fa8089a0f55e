"""Proves that no Python call of the native core ends the process, hangs or fails with a foreign error.

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

SEEDS = scaled(2, 70)
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
    wrong = {
        (call.name or call.source, call.detail.partition(":")[0]): str(call)
        for call in calls
        if call.outcome == "wrong"
    }
    assert not wrong, f"{len(wrong)} things went wrong:\n" + "\n".join(wrong.values())


def assert_reached(calls: list[Made]) -> None:
    """A thing that is never called with what it takes is not tried at all."""
    made = Counter(call.name for call in calls if call.outcome != "nothing")
    read = Counter(call.name for call in calls if call.outcome in READ)
    wanted = [one.name for one in targets()]
    never = [
        f"{name}: {made[name]} calls, {read[name]} read" for name in wanted if read[name] * 5 < made[name] + 1
    ]
    assert not never, "calls.py must be taught what these take:\n" + "\n".join(never)
    assert {one.name for one in misuses()} <= set(made)


OBSERVE = (
    "np.zeros((256, {}), 'u8'), np.zeros((256, 4), 'u8'), np.zeros((50_000, {}), 'u8'), np.zeros(257, 'i8')"
)
STEP = "b.step(np.zeros(256, 'i4'), np.zeros(256, 'u1'), np.zeros((256, 4), 'i4'))"
VIEW = "(s := big_two.State.deal(big_two.Rules(), 1)).view(s.turn)"
NETWORK = "load_network('rollout')"
SEARCH = f"big_two.champion_search({VIEW}, {NETWORK}, {NETWORK}, 1, big_two.SearchSettings"
SETTINGS = (
    "candidates=3, least_prior=0.0, playouts=8, deals=4, trust=1.0, floor=0.1, temperature=1.0, errors=1.0, "
    "doubt=0.5, solve=0, ms=0, threads=2"
)
ODD_SETTINGS = (
    "deals=0 | candidates=0 | threads=0 | playouts=0 | floor=nan | temperature=0.0 | solve=-1 | ms=-1"
)
# What chance seldom comes to: much work by threads at once, an error in a second thread, and odd settings.
ATTACKS = (
    *(
        f"[o := rikken.Oracle(), at_once(*[lambda n=n: o.{way} for n in range(4)])]"
        for way in (
            "value(ending_of(n, 13), rikken.Objective('most_tricks', [0, 2]))",
            "card_values(ending_of(n, 9), rikken.Objective('none', [1]))",
        )
    ),
    f"[b := big_two.Batch([big_two.Rules()], 256, 1, 2), at_once(*[lambda: {STEP}] * 4)]",
    f"[b := big_two.Batch([big_two.Rules()], 256, 1, 2), at_once(lambda: {STEP}, lambda: {STEP}, "
    f"lambda: b.observe({OBSERVE.format(16, 4)}, np.zeros(256, 'u1')))]",
    f"[r := Rng(1), v := {VIEW}, at_once(*[lambda: big_two.forecast(v, r)] * 4)]",
    "[i := index_of(2), at_once(*[lambda: i.related(dealt_position(i.rules, 1, 9).state.view(0))] * 4)]",
    "big_two.Batch([big_two.Rules(players=3, deal='whole_deck')], 256, 1, 2)"
    f".observe_places({OBSERVE.format(7, 1)}, np.zeros(256, 'u1'))",
    *(f"{SEARCH}(**dict({SETTINGS}) | dict({odd})))" for odd in ODD_SETTINGS.split(" | ")),
    "big_two.foresee(big_two.State.deal(big_two.Rules(), 1), load_network(), -1)",
    "big_two.resample([], 1, 1)",
    "big_two.resample(emptying([1.0] * 99), 3, 1)",
    "rikken.Objective('most_tricks', emptying([1] * 99), 1)",
    "[tried(lambda: rikken.solve_many(emptying([(ending_of(1, 1), None)] * 9))) for _ in range(99)]",
    "big_two.Index(big_two.Rules(), ['a'], emptying([(bytes(8), b'')] * 99))",
    "big_two.Batch([big_two.Rules()], 1, 1).hand(10**7, 0)",
    "rikken.Batch([rikken.Rules()], 1, 1).hand(10**7, 0)",
    f"[b := rikken.Batch([rikken.Rules()], 256, 1, 2), at_once(*[lambda: {STEP}] * 4)]",
    "rikken.Batch([rikken.Rules()], 9, 1, 2, [rikken.Opponent.random(False)], None, np.ones(9, 'u1'))",
    *(
        f"big_two.Network(weights('rollout') | {{'state_in.weight': {odd}}})"
        for odd in ("np.float32(1)", "None")
    ),
)


def test_attacks_are_answered(tmp_path: Path) -> None:
    assert_answered(list(made_sources(list(ATTACKS), tmp_path)))


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
