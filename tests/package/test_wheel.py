"""From an empty folder, with no clone: what the wheel holds, and that it plays where it is installed."""

import asyncio
import hashlib
import platform
import re
import tomllib
import zipfile
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from tests.browser.person import PATIENCE_MS, Person
from tests.package.installed import ROOT, Installed, built_wheel
from tests.server.visitor import PATIENCE, first, visitor
from tests.terminal.deals import moves_of_the_person
from upperhand.cli import COMMANDS
from upperhand.record import read_records

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
SOURCES = ROOT / "src" / "upperhand"
WEIGHTS = "big_two/weights/network.npz"
VARIANTS = {"v2", "v3"} if platform.machine() in ("x86_64", "AMD64") else {"generic"}


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """What lies in the wheel, by its path below the package."""
    with zipfile.ZipFile(built_wheel()) as wheel:
        return {
            name.removeprefix("upperhand/"): wheel.read(name)
            for name in wheel.namelist()
            if name.startswith("upperhand/") and not name.endswith("/")
        }


def test_the_wheel_holds_every_file_of_the_package_as_it_is_now(files: dict[str, bytes]) -> None:
    built = ("__pycache__", "_core")
    for path in SOURCES.rglob("*"):
        name = path.relative_to(SOURCES).as_posix()
        if path.is_file() and not any(part in built for part in path.parts):
            assert digest(files.get(name, b"")) == digest(path.read_bytes()), f"{name}: run `make wheel` anew"


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


@pytest.mark.parametrize(
    "pattern",
    [
        r"py\.typed",
        r"_core/__init__\.py",
        r"_core/__init__\.pyi",
        r"_core/big_two\.pyi|_core/big_two/__init__\.pyi",
        r"big_two/weights/\w+\.npz",
        r"big_two/knowledge/shipped\.db",
        r"puzzles/shipped/rikken\.jsonl",
        r"server/storage/migrations/versions/\w+\.py",
        r"page/index\.html",
        r"page/assets/.+\.js",
        r"page/assets/.+\.css",
    ],
)
def test_the_wheel_holds_what_it_runs_with(files: dict[str, bytes], pattern: str) -> None:
    assert [name for name in files if re.fullmatch(pattern, name)]


def test_the_weights_are_there_only_once(files: dict[str, bytes]) -> None:
    content = digest(files[WEIGHTS])
    assert [name for name, each in files.items() if digest(each) == content] == [WEIGHTS]


def test_the_module_is_there_for_every_machine(files: dict[str, bytes]) -> None:
    modules = [Path(name) for name in files if name.endswith((".so", ".pyd"))]
    assert {(path.parent.name, path.name.partition(".")[0]) for path in modules} == {
        ("_core", variant) for variant in VARIANTS
    }


def test_the_wheel_holds_nothing_else() -> None:
    """No tests, and of the page only what was built."""
    with zipfile.ZipFile(built_wheel()) as wheel:
        names = [name for name in wheel.namelist() if not name.endswith("/")]
    tops = {name.partition("/")[0] for name in names}
    assert tops == {"upperhand", f"upperhand-{PROJECT['version']}.dist-info"}
    foreign = re.compile(r"(^|/)(tests?|node_modules)/|\.(svelte|ts|cpp|h)$")
    assert not [name for name in names if foreign.search(name)]


def test_the_version_is_that_of_the_project_and_says_which_core(bare: Installed) -> None:
    told = re.fullmatch(r"upperhand (\S+) \(native core: (\w+)\)\n", bare.upperhand("--version").stdout)
    assert told is not None
    assert told[1] == PROJECT["version"]
    assert told[2] in VARIANTS


def test_the_environment_chooses_the_core(bare: Installed) -> None:
    wanted = min(VARIANTS)
    told = bare.upperhand("--version", UPPERHAND_CORE=wanted).stdout
    assert told == f"upperhand {PROJECT['version']} (native core: {wanted})\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_there_without_any_extra(bare: Installed, command: str) -> None:
    done = bare.upperhand(command, "--help")
    assert f"Usage: upperhand {command}" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("knowledge", "store", "shipped", "club"), "server"),
        (("bench", "--playroom", "1"), "server"),
        (("bench", "--oracle", "1"), "bench"),
        (("arena", "--players", "random", "lowest", "--deals", "1"), "arena"),
        (("tournament", str(ROOT / "experiments" / "ratings" / "sugiyanto.toml")), "arena"),
        (("experiment", "sugiyanto"), "arena"),
    ],
)
def test_a_missing_extra_is_told_in_a_sentence(bare: Installed, words: tuple[str, ...], extra: str) -> None:
    done = bare.upperhand(*words)
    assert (done.returncode, done.stdout) == (2, "")
    sentence = rf'upperhand: [\w ]+ needs \w+, which is not installed: pip install "upperhand\[{extra}\]"\n'
    assert re.fullmatch(sentence, done.stderr), done.stderr


#: Plays a game, analyses its first decision and judges it.
_PLAY_AND_JUDGE = """
from upperhand import analyse, make_player
from upperhand.big_two import State, preset
from upperhand.match import play_game
from upperhand.review import review, summary
state = State.deal(preset("hongkong"), seed=7)
best = analyse(state.view(state.turn), effort=20).best
record = play_game(state, [make_player("network")] * 4, seed=7)
print(best.move, len(summary(record, list(review(record, effort=2))).accuracies))
"""


def test_playing_analyses_and_reviews_need_no_extra(bare: Installed) -> None:
    done = bare.run("python", "-c", _PLAY_AND_JUDGE)
    assert re.fullmatch(r"3D.* 4\n", done.stdout), done.stderr


def test_a_missing_cluster_is_told_in_a_sentence(rich: Installed) -> None:
    done = rich.upperhand("arena", "--players", "random", "lowest", "--deals", "1", "--cluster", "local")
    assert done.stderr == (
        'upperhand: a cluster needs ray, which is not installed: pip install "upperhand[cluster]"\n'
    )


def test_a_missing_screen_is_told_in_a_sentence(bare: Installed) -> None:
    """As in a terminal; this one is a pipe, where a game needs no screen."""
    code = "from upperhand.terminal import Options, run_table; run_table(Options())"
    assert (
        bare.run("python", "-c", code)
        .stderr.splitlines()[-1]
        .endswith('needs textual, which is not installed: pip install "upperhand[terminal]"')
    )


def test_a_game_at_the_table_in_the_terminal(bare: Installed) -> None:
    typed = "".join(f"{move}\n" for move in moves_of_the_person(seed=2, games=1))
    done = bare.upperhand("play", "--seed", "2", "--games", "1", "--pause", "0", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = (bare.data / "tables").iterdir()
    (record,) = read_records(kept)
    assert record.scores is not None
    assert f"You: {record.scores[0]:+d}" in done.stdout
    assert not list(bare.cwd.iterdir())


async def play_a_game(address: str, game: str) -> int:
    """Plays a game over the socket as the page does; how many scores it ends with."""
    async with visitor(address) as person, person.socket(await person.create(game)) as talk:
        over = await talk.play(first)
    return len(over["scores"])


def weights_in_the_page(playroom: Installed) -> str:
    """The address from which the engine in the page fetches its network."""
    scripts = (playroom.package / "page" / "assets").glob("*.js")
    text = "\n".join(script.read_text() for script in scripts)
    (address,) = {found[0] for found in re.finditer(r"/assets/network-[\w-]+\.npz", text)}
    return address


def test_the_playroom_shows_its_page_and_plays(playroom: Installed) -> None:
    with playroom.serving() as address:
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            page = client.get("/").text
            parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            assert {Path(part).suffix for part in parts} >= {".js", ".css"}
            assert {client.get(part).status_code for part in parts} == {200}
            assert digest(client.get(weights_in_the_page(playroom)).content) == digest(
                (SOURCES / WEIGHTS).read_bytes()
            )
        assert asyncio.run(play_a_game(address, "big_two")) == 4
        assert asyncio.run(play_a_game(address, "rikken")) == 4
    assert (playroom.data / "playroom.db").is_file()
    assert not list(playroom.cwd.iterdir())


def test_data_goes_where_it_is_told_to(playroom: Installed, tmp_path: Path) -> None:
    chosen = tmp_path / "kept" / "here"
    before = {path: path.stat().st_mtime_ns for path in playroom.home.rglob("*")}
    with playroom.serving("--data", str(chosen)) as address:
        assert httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200
    assert (chosen / "playroom.db").is_file()
    assert {path: path.stat().st_mtime_ns for path in playroom.home.rglob("*")} == before


def test_a_browser_opens_the_page_and_makes_a_move(playroom: Installed, chromium: Browser) -> None:
    with playroom.serving() as address:
        context = chromium.new_context(base_url=address, locale="en-GB")
        context.set_default_timeout(PATIENCE_MS)
        person = Person(context.new_page())
        person.go("/")
        person.sit_down()
        person.take_turn()
        assert person.ply() > 0
        assert not person.complaints
        context.close()
