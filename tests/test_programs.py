"""Programs as players: what they are told, what they may answer, and that nothing of them is left behind."""

import os
import shlex
import signal
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from upperhand import Cards, Rng, games, make_player
from upperhand.arena import Schedule, make_match, run
from upperhand.arena.run import local_workers
from upperhand.arena.summary import summarise
from upperhand.big_two import PRESETS, State, preset
from upperhand.cli import app
from upperhand.conformance import check_player
from upperhand.errors import AnswerError, SpecError
from upperhand.player import format_spec
from upperhand.programs import protocol

EXAMPLES = Path(__file__).parent.parent / "examples"
IN_PYTHON = shlex.join([sys.executable, str(EXAMPLES / "program.py")])
PLAYERS = f"program:{IN_PYTHON}"
READY = "print('ready', flush=True)"
STATE = State.deal(preset("hongkong"), seed=7)


@pytest.fixture(scope="module")
def in_cpp(tmp_path_factory: pytest.TempPathFactory) -> str:
    bot = tmp_path_factory.mktemp("program") / "bot"
    compiler = ["c++", "-std=c++20", "-Wall", "-Wextra", "-Werror", str(EXAMPLES / "program.cpp")]
    subprocess.run([*compiler, "-o", str(bot)], check=True)
    return f"program:{bot}"


def scripted(folder: Path, *lines: str, settings: str = "") -> str:
    """The spec of a program that runs these lines of Python for each line it reads."""
    script = folder / "bot.py"
    body = "\n    ".join(("word, _, rest = line.strip().partition(' ')", *lines))
    script.write_text(f"import os, sys, time\nfor line in sys.stdin:\n    {body}\n")
    return f"program:{shlex.join([sys.executable, str(script)])}{settings}"


def answering(folder: Path, answer: str, settings: str = "") -> str:
    """The spec of a program that is ready at once, and does this when it is asked to decide."""
    return scripted(
        folder, f"if word == 'upperhand': {READY}", f"if word == 'go': {answer}", settings=settings
    )


# Through the arena.


def test_programs_in_two_languages_play_a_match(in_cpp: str, tmp_path: Path) -> None:
    match = make_match([f"{PLAYERS}:most=2", f"{in_cpp}:side=last"], deals=2, seed=7)
    lines = []
    for workers in (1, 2):
        save = tmp_path / f"{workers}.jsonl"
        ran = run(Schedule((match,)), workers=partial(local_workers, count=workers), save=save)
        assert [each.failure for each in ran.outcomes if each.failure] == []
        lines.append(save.read_text())
    assert lines[0] == lines[1]
    assert lines[0].count("\n") == 12
    words = f"arena --game rikken --deals 1 --workers 1 --json --players {in_cpp} basic".split()
    found = CliRunner().invoke(app, words)
    assert found.exit_code == 0, found.output
    assert in_cpp in found.stdout
    assert check_player(in_cpp, rules=["hongkong:players=2"]).passed


def test_failures_are_named_and_counted(tmp_path: Path) -> None:
    """Each of them opens one of the four games; in the game that `lowest` opens, the next one fails."""
    specs = {}
    for name, answer in {
        "crash": "os._exit(7)",
        "silence": "time.sleep(3600)",
        "illegal": "print('move 3D 3D', flush=True)",
    }.items():
        (tmp_path / name).mkdir()
        limit = ":limit=300" if name == "silence" else ""
        specs[name] = answering(tmp_path / name, answer, limit)
    match = make_match([*specs.values(), "lowest"], deals=1, seed=1, layout="latin")
    found: dict[str, Any] = summarise(run(Schedule((match,)), workers=partial(local_workers, count=1)), None)
    assert found["failed_games"] == 4
    counted = {name: found["players"][spec]["failure_kinds"] for name, spec in specs.items()}
    assert counted["crash"].keys() == {"crash"}
    assert counted["silence"].keys() == {"silence"}
    assert counted["illegal"].keys() == {"illegal"}
    assert sum(sum(kinds.values()) for kinds in counted.values()) == 4
    reasons = {each["kind"]: each["reason"] for each in found["failures"]}
    assert reasons["crash"] == "it ended with status 7"
    assert reasons["silence"] == "it did not answer within 0.3 s"
    assert reasons["illegal"].startswith("it answered '3D 3D', but ")


# What a program is told.


@pytest.mark.parametrize("game", games.GAMES)
def test_the_position_is_all_that_a_view_is_made_from(game: str) -> None:
    """Read back by `from_known`, the lines give the same View, at every decision of a game."""
    package: Any = games.load(game)
    state = package.State.deal(games.read_rules(games.words(game).USUAL_RULES, game), 3)
    while not state.over:
        view = state.view(state.turn)
        assert _read_back(protocol.position(view, game, 1), package) == view
        state.apply(make_player(games.usual_player(game), game).decide(view, Rng(state.ply)).move)


def _read_back(lines: list[str], package: Any) -> Any:
    known = dict(line.split(" ", 1) for line in lines)
    names = [line.split(" ", 2)[2] for line in lines if line.startswith("name ")]
    moves = [package.Move(text) for text in known["moves"].split(", ") if text]
    optional: dict[str, Any] = {
        each: int(known[each]) for each in ("first", "dealer", "partner") if each in known
    }
    if "dealer" in known:
        opened = [line.split(" ", 2)[1:] for line in lines if line.startswith("open ")]
        optional["exposed"] = {int(seat): Cards(cards) for seat, cards in opened}
    rules = package.Rules.from_json(known["rules"])
    return package.View.from_known(
        rules, int(known["seat"]), Cards(known["dealt"]), moves, names=names, **optional
    )


def test_time_count_seed_and_settings_are_told(tmp_path: Path) -> None:
    spec = scripted(
        tmp_path,
        "told = globals().setdefault('told', [])",
        "told += [line.strip()] if word in ('set', 'seed', 'go') else []",
        "if word == 'upperhand': print('setting depth int 3 1 9\\nsetting hurry bool false')",
        f"if word == 'upperhand': {READY}",
        "if word == 'go': print('reason ' + ' | '.join(told) + '\\nmove 3D', flush=True)",
        settings=":depth=4,hurry=true,ms=50,count=700",
    )
    player = make_player(spec)
    decision = player.decide(STATE.view(STATE.turn), Rng(1))
    seed = Rng(1).bits() >> 11
    assert str(decision.reason) == f"set depth 4 | set hurry true | seed {seed} | go ms 50 count 700"
    assert make_player(format_spec(player)) == player
    assert make_player(spec.replace("depth=4", "depth=3")) != player


def test_decisions_carry_reason_and_values() -> None:
    decision = make_player(f"{PLAYERS}:most=1").decide(STATE.view(STATE.turn), Rng(1))
    assert (str(decision.move), str(decision.reason)) == ("3D", "it is 1 of 13 cards")
    assert Counter(value for _, value in decision.values) == {1.0: 1, 5.0: 34 + 1}


def test_the_example_passes_the_checks() -> None:
    assert check_player(PLAYERS, rules=["hongkong:players=2"]).passed


# What it may not answer.


@pytest.mark.parametrize(
    ("answer", "kind", "sentence"),
    [
        (
            "print('hello', flush=True)",
            "illegal",
            "it wrote 'hello'; a line begins with value, reason, info or move",
        ),
        ("print('move', flush=True)", "illegal", "it answered '', but "),
        ("print('move 4S', flush=True)", "illegal", "it answered '4S', but "),
        ("print('value x 3D\\nmove 3D', flush=True)", "illegal", "'x' is not the value of a move"),
        ("print('value nan 3D\\nmove 3D', flush=True)", "illegal", "'nan' is not the value of a move"),
        ("print('value 1 4S\\nmove 3D', flush=True)", "illegal", "it answered '4S', but "),
        ("print('reason ' + 'x' * 1001 + '\\nmove 3D', flush=True)", "illegal", "its reason is not one line"),
        ("print('info', 'x' * 70_000, flush=True)", "illegal", "it wrote a line of more than 65,536 bytes"),
        ("print('info\\n' * 10_001, flush=True)", "illegal", "it wrote more than 10,000 lines"),
        ("os.write(1, b'move \\xff\\n')", "illegal", "it wrote a line that is not UTF-8 text"),
        ("1 / 0", "crash", "it ended with status 1; it last wrote: ZeroDivisionError: division by zero"),
        ("os.kill(os.getpid(), 11)", "crash", "it was ended by SIGSEGV"),
        (
            "os.write(2, b'x' * 300_000); 1 / 0",
            "crash",
            "it ended with status 1; it last wrote: ZeroDivisionError",
        ),
    ],
)
def test_what_is_no_answer_is_named(tmp_path: Path, answer: str, kind: str, sentence: str) -> None:
    player = make_player(answering(tmp_path, answer))
    with pytest.raises(AnswerError) as refusal:
        player.decide(STATE.view(STATE.turn), Rng(1))
    assert refusal.value.kind == kind
    assert str(refusal.value).startswith(sentence)


def test_a_failed_program_is_started_again(tmp_path: Path) -> None:
    """What it had still to say to the first question is no answer to the second."""
    spec = answering(
        tmp_path, "print('move 4S\\nmove 4S' if not os.path.exists('told') else 'move 3D', flush=True)"
    )
    player = make_player(spec)
    with pytest.raises(AnswerError):
        player.decide(STATE.view(STATE.turn), Rng(1))
    with pytest.raises(AnswerError, match="but "):
        player.decide(STATE.view(STATE.turn), Rng(2))


# What is no player.


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("program:./nowhere", r"there is no program '\./nowhere' that can be run"),
        ("program:'", "is no command line: No closing quotation"),
        ("program:false", "'false' is no player: it ended with status 1"),
        (
            "program:cat",
            "'cat' is no player: it wrote 'upperhand 1'; a line begins with name, game, setting, ",
        ),
        (f"{PLAYERS}:most=6", "most=6 is not possible: most is a number from 1 to 5"),
        (f"{PLAYERS}:most=x", "most takes a whole number"),
        (f"{PLAYERS}:depth=1", "has no setting 'depth'; its settings are most"),
        (f"{PLAYERS}:limit=0", "limit is a number from 1 to 3600000"),
    ],
)
def test_what_is_no_player_is_refused_in_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(SpecError, match=sentence):
        make_player(spec)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("setting ms int 3", "'ms' is no name for a setting of a program"),
        ("setting depth int", "'setting depth int' is no setting"),
        ("setting depth big 3", "'setting depth big 3' is no setting"),
        ("setting depth int x", "depth takes a whole number"),
        ("game chess", "there is no game 'chess'"),
    ],
)
def test_what_it_says_of_itself_is_checked(line: str, sentence: str) -> None:
    with pytest.raises((AnswerError, SpecError), match=sentence):
        protocol.read_identity([line, "ready"])


def test_a_program_may_play_one_game_only(tmp_path: Path) -> None:
    spec = scripted(tmp_path, f"if word == 'upperhand': print('game rikken'); {READY}")
    assert make_player(spec, "rikken")
    with pytest.raises(SpecError, match="does not play big_two; it plays rikken"):
        make_player(spec)


# Nothing is left behind. The program and what it starts hold a pipe open: its reader sees when all are gone.


@pytest.fixture
def held(tmp_path: Path) -> Path:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    return pipe


def holding(folder: Path, pipe: Path, settings: str = "") -> str:
    """The spec of a program that never answers, ignores the end of its input, and starts another."""
    opened = f"pipe = os.open({str(pipe)!r}, os.O_WRONLY); os.set_inheritable(pipe, True)"
    return answering(
        folder, f"{opened}; os.spawnlp(os.P_NOWAIT, 'sleep', 'sleep', '3600'); time.sleep(3600)", settings
    )


def test_a_silent_program_is_ended(tmp_path: Path, held: Path) -> None:
    player = make_player(holding(tmp_path, held, ":limit=2000"))
    pipe = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(AnswerError, match="did not answer within 2 s"):
        player.decide(STATE.view(STATE.turn), Rng(1))
    os.set_blocking(pipe, True)
    assert os.read(pipe, 1) == b""
    os.close(pipe)


def test_a_killed_process_takes_its_programs_with_it(tmp_path: Path, held: Path) -> None:
    script = (
        "from upperhand import Rng, make_player\n"
        "from upperhand.big_two import State, preset\n"
        "state = State.deal(preset('hongkong'), seed=7)\n"
        f"make_player({holding(tmp_path, held, ':limit=3600000')!r}).decide(state.view(state.turn), Rng(1))\n"
    )
    asking = subprocess.Popen([sys.executable, "-c", script])
    with held.open("rb") as pipe:  # waits until the program has opened it
        asking.send_signal(signal.SIGKILL)
        asking.wait()
        assert pipe.read() == b""


def test_every_preset_can_be_told() -> None:
    for name in PRESETS:
        state = State.deal(preset(name), seed=1)
        lines = protocol.position(state.view(state.turn), "big_two", 1)
        assert all(("\n" not in line and line.strip() == line) or line == "moves " for line in lines), name
