"""Takes the pictures of the README from the real page and a real report: `make pictures`.

The games are fixed, so a picture changes only with the page, or with the players. Each is a WebP file in
docs/pictures that loads quickly on a phone.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tools import programs
from upperhand import games, make_player
from upperhand.match import play_game

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
MOST_BYTES = 150_000
_LAPTOP = ViewportSize(width=1280, height=800)
_REPORT = ViewportSize(width=1100, height=900)
_PHONE = ViewportSize(width=390, height=844)
_WAIT_MS = 300_000
_UPPERHAND = str(Path(sys.executable).with_name("upperhand"))
_MATCH = "arena --players network rule_based lowest random --deals 50 --seed 7".split()


@dataclass(frozen=True)
class Game:
    """A game of computers, and the move at which its picture is taken."""

    name: str
    players: tuple[str, ...]
    seed: int
    move: int
    seats: tuple[str, ...] = ("Ann", "Ben", "Cai", "Dee")

    @property
    def line(self) -> str:
        """Its record."""
        rules = games.read_rules(games.words(self.name).USUAL_RULES, self.name)
        state = games.load(self.name).State.deal(rules, self.seed, list(self.seats))
        players = [make_player(each, self.name) for each in self.players]
        return play_game(state, players, self.seed, game=self.name).to_json()


TABLE = Game("big_two", ("champion", "rule_based", "lowest", "champion"), seed=10, move=5)
REVIEW = Game("big_two", ("lowest", "champion", "rule_based", "champion"), seed=11, move=14)
PHONE = Game("rikken", ("advanced",) * 4, seed=1, move=18)


def main() -> None:
    found = programs.chromium()
    if not found:
        sys.exit(programs.PROGRAMS["chromium"].missing)
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright, _playroom(folder) as address:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        _keep("review", _open_review(browser, address, REVIEW, _LAPTOP))
        _keep("table", _with_hint(_sit_down(browser, address, TABLE, _LAPTOP)))
        _keep("phone", _sit_down(browser, address, PHONE, _PHONE))
        _keep("report", _report(browser, Path(folder)))
        browser.close()


@contextmanager
def _playroom(folder: str) -> Iterator[str]:
    """The address of one with an empty database."""
    command = [_UPPERHAND, "serve", "--port", "0", "--data", folder]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    try:
        yield server.stdout.readline().split()[-1]
    finally:
        server.terminate()
        server.communicate()


def _page(browser: Browser, size: ViewportSize) -> Page:
    context = browser.new_context(
        viewport=size, device_scale_factor=2, locale="en-GB", color_scheme="light", reduced_motion="reduce"
    )
    context.set_default_timeout(_WAIT_MS)
    return context.new_page()


def _open_review(browser: Browser, address: str, game: Game, size: ViewportSize) -> Page:
    """The review of a game, with every move judged, at its move."""
    page = _page(browser, size)
    page.goto(f"{address}/games")
    page.get_by_label("Or paste the line").fill(game.line)
    page.get_by_role("button", name="Open review").click()
    page.wait_for_selector(".judgement table")
    page.goto(f"{page.url.partition('?')[0]}?move={game.move}")
    page.wait_for_selector(".judgement table")
    return page


def _sit_down(browser: Browser, address: str, game: Game, size: ViewportSize) -> Page:
    """A table at which a person goes on from a position of the game."""
    page = _open_review(browser, address, game, size)
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_url("**/room/*")
    page.wait_for_selector(".message.turn")
    return page


def _with_hint(page: Page) -> Page:
    page.get_by_role("button", name="Hint", exact=True).click()
    page.wait_for_selector(".card.advised")
    return page


def _report(browser: Browser, folder: Path) -> Page:
    """The top of a report: its figures and the first plots."""
    subprocess.run([_UPPERHAND, *_MATCH, "--report", str(folder)], check=True, stdout=subprocess.DEVNULL)
    page = _page(browser, _REPORT)
    page.goto((folder / "report.html").as_uri())
    return page


def _keep(name: str, page: Page) -> None:
    """Stores a picture as the best WebP that is small enough."""
    image = Image.open(BytesIO(page.screenshot(animations="disabled")))
    for quality in (90, 80, 70, 60, 50):
        stored = BytesIO()
        image.save(stored, "WEBP", quality=quality, method=6)
        if stored.tell() <= MOST_BYTES:
            break
    path = FOLDER / f"{name}.webp"
    path.write_bytes(stored.getvalue())
    print(f"{path.relative_to(Path.cwd())}: {stored.tell():,} bytes, quality {quality}")


if __name__ == "__main__":
    main()
