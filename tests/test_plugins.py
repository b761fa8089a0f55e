"""Players from outside the package: classes in files, and the players of installed packages."""

import os
import pickle
import subprocess
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from upperhand import Decision, Rng, make_player
from upperhand.arena import Schedule, make_match, run
from upperhand.arena.run import local_workers
from upperhand.arena.schedule import Entrant
from upperhand.arena.tournament import make_tournament
from upperhand.big_two import State, preset
from upperhand.cli import app
from upperhand.env import SeatEnv
from upperhand.errors import PlayerError, SpecError
from upperhand.match import name_of, play_game
from upperhand.player import format_spec, make_reference

HIGHEST = '''
from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from upperhand import Decision, Rng
from upperhand.spec import Between, check_settings


@dataclass(frozen=True)
class Highest:
    """Plays the last of its legal moves."""

    patience: Annotated[int, Between(0, 20)] = 5
    file: str = ""
    __post_init__ = check_settings

    def decide(self, view, rng: Rng) -> Decision:
        return Decision(view.legal_moves()[-1], f"it comes last, says {self.patience}")
'''


@pytest.fixture
def highest(tmp_path: Path) -> str:
    path = tmp_path / "highest.py"
    path.write_text(HIGHEST)
    return f"{path}:Highest"


def test_a_class_in_a_file_is_a_player(highest: str) -> None:
    player = make_player(highest)
    state = State.deal(preset("hongkong"), seed=7)
    decision = player.decide(state.view(state.turn), Rng(1))
    assert decision.move == state.legal_moves()[-1]
    assert str(decision.reason) == "it comes last, says 5"
    assert make_player(highest) == player
    assert hash(make_player(highest)) == hash(player)


@pytest.mark.parametrize("settings", ["", ":patience=6", ":patience=6,file=b.py:Other", ":file=a:b"])
def test_its_spec_makes_it_again(highest: str, settings: str) -> None:
    player = make_player(highest + settings)
    assert format_spec(player) == highest + settings
    assert make_player(format_spec(player)) == player
    assert pickle.loads(pickle.dumps(player)) == player


def test_a_path_may_start_where_one_works(highest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(highest).parent)
    player = make_player("./highest.py:Highest:patience=6")
    assert player == make_player("highest.py:Highest:patience=6")
    assert format_spec(player) == f"{highest}:patience=6"


def test_a_file_may_be_of_any_game(highest: str) -> None:
    assert make_player(highest, "rikken") == make_player(highest)
    with pytest.raises(SpecError, match="there is no game 'chess'"):
        make_player(highest, "chess")


def test_a_name_before_a_colon_is_never_a_file() -> None:
    with pytest.raises(SpecError, match="there is no player 'highest'"):
        make_player("highest:file=x.py:Highest")


def test_no_file_is_a_reference(highest: str) -> None:
    with pytest.raises(SpecError, match="there is no reference"):
        make_reference(highest)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", r"there is no class Player in '.*player\.py'"),
        ("Player = 3", r"there is no class Player in '.*player\.py'"),
        ("class Player: ...", r"Player in '.*player\.py' is no player: a player is a frozen dataclass with"),
        (
            "from dataclasses import dataclass\n@dataclass\nclass Player:\n def decide(self): ...",
            "is no player",
        ),
        ("from dataclasses import dataclass\n@dataclass(frozen=True)\nclass Player: ...", "is no player"),
        (HIGHEST.replace("Highest", "Player").replace(" = 5", ""), "cannot be made: TypeError: .*a default"),
        (HIGHEST.replace("Highest", "Player").replace("file: str", "file: Txt"), "cannot be made: NameError"),
        ("import nowhere_at_all", r"player\.py' cannot be loaded: ModuleNotFoundError: No module named"),
        ("1 / 0", "cannot be loaded: ZeroDivisionError: division by zero"),
        ("class", r"cannot be loaded: SyntaxError: invalid syntax \(player.py, line 1\)"),
        ("raise SystemExit(3)", "cannot be loaded: SystemExit: 3"),
    ],
)
def test_what_is_no_player_is_refused_in_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "player.py").write_text(text)
    with pytest.raises(SpecError, match=sentence) as refusal:
        make_player(f"{tmp_path}/player.py:Player")
    assert "\n" not in str(refusal.value)


def test_settings_are_checked_as_those_of_our_own(highest: str, tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"highest.py:Highest has no setting 'depth'; its settings are"):
        make_player(f"{highest}:depth=3")
    with pytest.raises(SpecError, match="patience=21 is not possible: patience is a number from 0 to 20"):
        make_player(f"{highest}:patience=21")
    (tmp_path / "other.py").write_text(HIGHEST.replace('file: str = ""', "file: bytes = b''"))
    with pytest.raises(SpecError, match="file cannot be set in a spec text"):
        make_player(f"{tmp_path}/other.py:Highest:file=x")


@pytest.mark.parametrize("text", ["./nowhere.py:Highest", "~/nowhere.py:Highest", "a\0b.py:Highest"])
def test_a_file_that_is_not_there_is_named(text: str) -> None:
    with pytest.raises(SpecError, match=r"there is no file '/.*\.py'"):
        make_player(text)


@pytest.mark.parametrize(
    "text", ["./highest.py", "./highest.py:", "./highest.py:2x", "./highest.txt:Highest"]
)
def test_a_file_without_a_class_is_no_spec(text: str) -> None:
    with pytest.raises(SpecError, match=r"a player may also be file\.py:Class"):
        make_player(text)


def test_a_class_in_a_module_is_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "own_players"
    folder.mkdir()
    (folder / "calm.py").write_text(HIGHEST)
    monkeypatch.syspath_prepend(tmp_path)
    player = make_player("own_players.calm:Highest:patience=6", "rikken")
    assert format_spec(player) == "own_players.calm:Highest:patience=6"
    assert make_player("own_players.calm:Highest:patience=6") == player
    assert pickle.loads(pickle.dumps(player)) == player
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(folder)
    assert format_spec(make_player("calm:Highest")) == "calm:Highest"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nowhere.at_all:Bot", "there is no module nowhere.at_all$"),
        ("highest:Bot", r"there is no module highest; for the file, write \./highest\.py:Bot"),
        ("upperhand.player:Nobody", "there is no class Nobody in the module upperhand.player"),
        ("upperhand.player:make_player", "there is no class make_player in the module upperhand.player"),
        ("upperhand.player:Decision", "Decision in the module upperhand.player is no player"),
        ("broken_module:Bot", "the module broken_module cannot be loaded: ZeroDivisionError"),
        ("lowest:patience", "'patience' in 'lowest:patience' is not a setting"),
    ],
)
def test_a_module_without_a_player_is_named(
    highest: str, text: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(highest).parent)
    monkeypatch.syspath_prepend(tmp_path / "modules")
    (tmp_path / "modules").mkdir()
    (tmp_path / "modules" / "broken_module.py").write_text("1 / 0")
    with pytest.raises(SpecError, match=sentence):
        make_player(text)


def test_a_ready_player_stands_wherever_a_spec_does(highest: str) -> None:
    ready = make_player(f"{highest}:patience=6")
    assert make_player(ready) is ready
    match = make_match([ready, Last(), Entrant("mine", Last(3))], deals=1, seed=1, rules="hongkong:players=3")
    assert match.names == (f"{highest}:patience=6", f"{__name__}:Last", "mine")
    assert not [each.failure for each in run(Schedule((match,))).outcomes if each.failure]
    described = {"players": [ready, Last(), "lowest"], "deals": 1, "seed": 1}
    assert len(make_tournament(described).schedule.matches) == 3
    env = SeatEnv(opponents=Last())
    env.reset(seed=1)
    assert env.opponents == [Last()] * 3
    assert SeatEnv(opponents=["lowest", Last(), ready]).opponents == [make_player("lowest"), Last(), ready]
    for wrong in (3, None, Last, object()):
        with pytest.raises(SpecError, match="is no player: give a spec text, or an object"):
            make_player(wrong)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Last:
    """A player of this module."""

    rounds: int = 1

    def decide(self, view: Any, rng: Rng) -> Decision:  # noqa: ARG002
        return Decision(view.legal_moves()[-1], "it comes last")  # type: ignore[arg-type]


def test_a_class_that_the_file_imports_keeps_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "ours.py").write_text("from upperhand.big_two.players.simple import Lowest")
    player = make_player(f"{tmp_path}/ours.py:Lowest")
    assert player == make_player("lowest")
    assert format_spec(player) == "lowest"
    assert pickle.loads(pickle.dumps(player)) == player


def test_what_fails_is_named_by_its_spec(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(HIGHEST.replace("view.legal_moves()", "view.nothing()"))
    text = f"{tmp_path}/broken.py:Highest"
    player = make_player(text)
    assert name_of(player, "big_two") == text
    with pytest.raises(PlayerError, match=r"broken\.py:Highest.* failed at move 1: AttributeError"):
        play_game(State.deal(preset("hongkong"), seed=7), [player] * 4, seed=7)


def test_worker_processes_load_the_file_again(highest: str, tmp_path: Path) -> None:
    games = Schedule((make_match([f"{highest}:patience=6", "lowest"], deals=4, seed=7),))
    lines = []
    for count in (1, 2):
        save = tmp_path / f"{count}.jsonl"
        outcomes = run(games, workers=partial(local_workers, count=count), save=save).outcomes
        assert not [each.failure for each in outcomes if each.failure]
        lines.append(save.read_text())
    assert lines[0] == lines[1]
    assert len(lines[0].splitlines()) == 24


def test_arena_command(highest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(highest).parent)
    words = "arena --players ./highest.py:Highest:patience=6 lowest --deals 2 --workers 2 --json".split()
    found = CliRunner().invoke(app, words)
    assert found.exit_code == 0, found.output
    assert '"./highest.py:Highest:patience=6"' in found.stdout


def test_play_command(highest: str) -> None:
    command = [sys.executable, "-m", "upperhand.cli", "play", "--against", highest, "--hint", highest]
    done = subprocess.run(command, input="hint\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "it comes last, says 5" in done.stdout.lower()


def test_tournament_command(highest: str, tmp_path: Path) -> None:
    file = tmp_path / "cup.toml"
    file.write_text(f'name = "Cup"\nplayers = ["{highest}", "lowest", "random"]\ndeals = 1\nseed = 1\n')
    found = CliRunner().invoke(app, ["tournament", str(file), "--workers", "1", "--json"])
    assert found.exit_code == 0, found.output
    assert highest in found.stdout


# Packages. They lie as installers leave them, in a folder that a process of its own imports from.


def install(folder: Path, text: str, entry_points: str, name: str = "my-players") -> None:
    (folder / "mine.py").write_text(text)
    info = folder / f"{name.replace('-', '_')}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(entry_points)


def upperhand(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "upperhand.cli", *words],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_installed_package_adds_players_by_name(tmp_path: Path) -> None:
    hasty = HIGHEST + "\nHASTY = Highest(patience=0)\n"
    groups = "[upperhand.big_two.players]\nhasty = mine:HASTY\n[upperhand.players]\nhighest = mine:Highest\n"
    install(tmp_path, hasty, groups)
    words = "arena --players highest:patience=6 hasty --deals 1 --workers 2 --json".split()
    played = upperhand(tmp_path, *words)
    assert played.returncode == 0, played.stderr
    assert '"highest:patience=6"' in played.stdout
    names = {game: _names(upperhand(tmp_path, "players", "--game", game)) for game in ("big_two", "rikken")}
    assert "highest" in names["big_two"] & names["rikken"]
    assert "hasty" in names["big_two"] - names["rikken"]


def _names(listed: subprocess.CompletedProcess[str]) -> set[str]:
    assert listed.returncode == 0, listed.stderr
    return {
        line.split()[1] for line in listed.stdout.splitlines() if line.startswith("│ ") and line[2] != " "
    }


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("lowest = mine:Highest", "player 'lowest' of the package my-players has a name that is taken"),
        ("my-own = mine:Highest", "player 'my-own' of the package my-players needs another name"),
        ("mine = mine:Nobody", "player 'mine' of the package my-players cannot be loaded: AttributeError"),
        ("mine = nowhere:Highest", "package my-players cannot be loaded: ModuleNotFoundError"),
        ("mine = mine:Rng", "player 'mine' of the package my-players is no player: a player is a frozen"),
    ],
)
def test_a_package_that_is_wrong_is_named_and_hinders_no_player_of_ours(
    tmp_path: Path, entry: str, sentence: str
) -> None:
    install(tmp_path, HIGHEST, f"[upperhand.players]\n{entry}\n")
    listed = upperhand(tmp_path, "players")
    assert listed.returncode == 2
    assert sentence in listed.stderr
    assert len(listed.stderr.splitlines()) == 1
    assert upperhand(tmp_path, *"arena --players lowest random --deals 1 --json".split()).returncode == 0


def test_two_packages_cannot_share_a_name(tmp_path: Path) -> None:
    for name in ("one", "two"):
        install(tmp_path, HIGHEST, "[upperhand.players]\nmine = mine:Highest\n", name)
    assert "has a name that is taken by" in upperhand(tmp_path, "players").stderr
