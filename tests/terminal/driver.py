"""Drives the full-screen table by keys and clicks; after each of them the table has settled."""

import asyncio
import functools
import html
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Button

from tests.terminal.deals import FOLLOWING, SEED, SOLO, lay_out
from upperhand.terminal.options import Options
from upperhand.terminal.screen.app import TableApp
from upperhand.terminal.screen.bar import MessageLine
from upperhand.terminal.screen.hand import HandRow
from upperhand.terminal.screen.table import TableScreen
from upperhand.terminal.session import Session

SMALL, LARGE = (80, 24), (120, 40)


class Driver:
    """A table under test."""

    def __init__(self, pilot: Pilot[None], app: TableApp) -> None:
        self.pilot = pilot
        self.app = app
        self.session = app.session

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def dialog(self) -> Screen[Any]:
        return self.app.screen

    @property
    def message(self) -> str:
        return self.table.query_one(MessageLine).text

    @property
    def tone(self) -> str:
        return self.table.query_one(MessageLine).tone

    @property
    def chosen(self) -> str:
        return str(self.table.selection.cards)

    def may(self, action: str) -> bool:
        """Whether the button of an action can be pressed."""
        return not self.table.query_one(f"#do-{action}", Button).disabled

    @property
    def left(self) -> bool:
        """Whether the person has left the table."""
        return self.app.return_code is not None

    async def text(self) -> str:
        """Everything that can be read on the screen, line breaks as spaces."""
        await self.pilot.pause()
        pieces = re.findall(r"<text[^>]*>([^<]*)</text>", self.app.export_screenshot())
        return " ".join(html.unescape(" ".join(pieces)).split())

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def click(self, selector: str, offset: tuple[int, int] = (1, 0)) -> None:
        await self.pilot.click(selector, offset=offset)
        await self.settle()

    async def click_card(self, card: str) -> None:
        row = [str(held) for held in self.table.selection.row]
        hand = self.table.query_one(HandRow)
        await self.click("#hand", (hand.left + row.index(card) * hand.pitch + 1, 2))

    async def settle(self) -> None:
        """Lets the computers and the advisor finish, and the screen show it."""
        await self.app.workers.wait_for_complete()
        if not self.left:
            await self.pilot.pause()

    async def play_out(self) -> None:
        """Follows the hints to the end of the game, using only the keyboard."""
        while not self.session.over:
            await self.press("h", "enter" if self.chosen or self.table.picked else "p")

    def skip_to_the_end(self) -> None:
        """Plays the game to its end behind the screen, which then shows the end at the next key."""
        while not self.session.over:
            self.session.play(self.session.decide().move)


@asynccontextmanager
async def sit_down(
    size: tuple[int, int] = SMALL,
    hands: tuple[str, ...] | None = FOLLOWING,
    opponent: str = "lowest",
    deal: dict[str, Any] | None = None,
    **options: Any,
) -> AsyncIterator[Driver]:
    """A table with these hands, or without any as the options say; its computers do not pause."""
    with TemporaryDirectory() as folder:
        if hands:
            options["resume"] = lay_out(Path(folder), hands, opponent, **deal or {})
        usual: dict[str, Any] = {"seed": SEED, "pause": 0.0, "hint": "lowest"}
        session = Session(Options(**usual | options))
        app = TableApp(session)
        try:
            async with app.run_test(size=size) as pilot:
                driver = Driver(pilot, app)
                await pilot.pause()
                await driver.settle()
                yield driver
        finally:
            session.close()


def sit_down_to_rikken(
    size: tuple[int, int] = SMALL,
    hands: tuple[str, ...] | None = SOLO,
    rules: str = "vorsteveld2007",
    dealer: int = 3,
    moves: tuple[str, ...] = (),
    **options: Any,
) -> AbstractAsyncContextManager[Driver]:
    """A table of Rikken at which the computers never bid; as a rule the person speaks first."""
    usual: dict[str, Any] = {"opponent": "random_silent", "hint": "random_silent", "game": "rikken"}
    if hands:
        usual["deal"] = {"game": "rikken", "rules": rules, "dealer": dealer, "moves": moves}
    else:
        usual |= {"rules": rules, "seats": ("random",)}
    return sit_down(size, hands, **usual | options)


def scenario(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Lets pytest run a coroutine as a test."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def body() -> None:
            await test(*args, **kwargs)

        asyncio.run(body())

    return run
