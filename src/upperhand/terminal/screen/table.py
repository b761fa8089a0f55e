"""The table on the screen: shows the session, turns keys and clicks into its moves."""

import asyncio
from typing import Any

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from upperhand import Cards
from upperhand.locales import with_glyphs
from upperhand.terminal.presenters import Choice, Presenter
from upperhand.terminal.screen.bar import ActionBar, MessageLine, TitleBar
from upperhand.terminal.screen.dialogs import HelpScreen, LeaveScreen
from upperhand.terminal.screen.hand import HandRow
from upperhand.terminal.screen.log import MoveLog
from upperhand.terminal.screen.plays import PlayList
from upperhand.terminal.screen.result import Answer, ResultScreen
from upperhand.terminal.screen.seat import OwnLine, SeatPanel
from upperhand.terminal.seating import PERSON
from upperhand.terminal.selection import Selection
from upperhand.terminal.session import Session
from upperhand.terminal.words import advice, refusal, sentence

#: Where the opponents sit, clockwise from the person's left, by the number of players.
CHAIRS = {2: ("top",), 3: ("left", "right"), 4: ("left", "top", "right")}

NO_SUCH_PLAY = "No legal play contains the chosen cards; Escape deselects them."
PASS = "pass"
#: The answer to Enter when nothing is chosen, for moves with cards and without.
NOTHING_CHOSEN = {
    False: "Choose the cards to play first, or press h for a hint.",
    True: "Choose from the list first with Tab or the arrows, or press h for a hint.",
}

RANK_KEYS = {key: key for key in "3456789"} | {"0": "T", "t": "T", "T": "T", "2": "2", "Q": "Q"}
RANK_KEYS |= {key: key.upper() for key in "jka"} | {key: key for key in "JKA"}


class Pile(Static):
    """The middle of the table, as the game lays it out."""

    def present(self, session: Session, presenter: Presenter) -> None:
        self.update(presenter.centre(session, self.size.width, self.size.height), layout=False)


class TableScreen(Screen[None]):
    """One table; the session is the source of truth, everything here displays it."""

    BINDINGS = [
        Binding("left", "walk(-1)"),
        Binding("right", "walk(1)"),
        Binding("home", "walk_to(0)"),
        Binding("end", "walk_to(-1)"),
        Binding("space", "pick"),
        Binding("tab,down", "next_play"),
        Binding("shift+tab,up", "previous_play"),
        Binding("backspace,delete", "drop_last"),
        Binding("escape", "clear"),
        Binding("u", "undo"),
        Binding("s", "sort"),
        Binding("enter", "play"),
        Binding("p", "pass"),
        Binding("h", "hint"),
        Binding("l", "log"),
        Binding("pageup", "page_log(-1)"),
        Binding("pagedown", "page_log(1)"),
        Binding("f", "fast"),
        Binding("n", "next_game"),
        Binding("question_mark", "help"),
        Binding("q", "leave"),
        *(Binding(key, f"rank('{rank}')") for key, rank in RANK_KEYS.items()),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.presenter = session.presenter
        self.selection = Selection(self.presenter.orders(session.rules), self.presenter.SINGLE)
        #: What was picked from the list where a move lays down no cards.
        self.picked: Choice | None = None
        self.pause = session.options.pause

    def compose(self) -> ComposeResult:
        chairs = CHAIRS[len(self.session.seats)]
        yield TitleBar(id="title")
        with Horizontal(id="room"):
            with Vertical(id="felt"):
                yield from self._seats(chairs, "top")
                with Horizontal(id="middle"):
                    yield from self._seats(chairs, "left")
                    yield Pile(id="pile")
                    yield from self._seats(chairs, "right")
                yield OwnLine(id="own")
                yield HandRow()
            with Vertical(id="side"):
                yield PlayList()
                yield MoveLog()
        yield MessageLine()
        yield ActionBar(id="actions")

    def on_mount(self) -> None:
        self._proceed()

    def on_resize(self) -> None:
        # The pile picks the size of its cards by the room it has, which is known only after the layout.
        self.call_after_refresh(self._present)

    # What the person does with the cards

    def action_walk(self, step: int) -> None:
        self.selection.move_cursor(step)
        self._present_hand()

    def action_walk_to(self, place: int) -> None:
        self.selection.cursor = place % max(1, len(self.selection.row))
        self._present_hand()

    def action_pick(self) -> None:
        self.selection.toggle(self.selection.cursor)
        self._present_hand()

    def action_rank(self, rank: str) -> None:
        self.selection.toggle_rank(rank)
        self._present_hand()

    def action_next_play(self) -> None:
        self._step(1)

    def action_previous_play(self) -> None:
        self._step(-1)

    def action_drop_last(self) -> None:
        self.selection.drop_last()
        self._present_hand()

    def action_clear(self) -> None:
        self.picked = None
        self.selection.clear()
        self._present_hand()

    def action_undo(self) -> None:
        self.selection.undo()
        self._present_hand()

    def action_sort(self) -> None:
        self.selection.sort()
        self._present_hand()

    def on_hand_row_picked(self, event: HandRow.Picked) -> None:
        self.selection.toggle(event.place)
        self._present_hand()

    def on_play_list_picked(self, event: PlayList.Picked) -> None:
        self._hold(event.choice)
        self._present_hand()

    # What the person does at the table

    def action_play(self) -> None:
        if self.session.over:
            self._show_result()
        elif (move := self._move) is None:
            self._say("no", NOTHING_CHOSEN[self._speaks])
        else:
            self._try(move)

    def action_pass(self) -> None:
        self._try(self.session.move_type(PASS))

    def action_hint(self) -> None:
        if self.session.yours:
            self.run_worker(self._hint(), group="hint", exclusive=True)

    def action_next_game(self) -> None:
        if self.session.over and self.session.more:
            self._after_result("next")

    def action_log(self) -> None:
        self.toggle_class("-log")

    def action_page_log(self, pages: int) -> None:
        log = self.query_one(MoveLog)
        log.scroll_relative(y=pages * log.size.height, animate=False)

    def action_fast(self) -> None:
        self.pause = 0 if self.pause else self.session.options.pause or 0.7
        self._say("wait", f"The computers {'pause before they move' if self.pause else 'move at once'}.")

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self.presenter.KEYS))

    def action_leave(self) -> None:
        self.app.push_screen(LeaveScreen(self.session.parting_note), self._after_leave)

    # The flow

    @property
    def _speaks(self) -> bool:
        """Whether the person is to bid or choose, rather than to play cards."""
        return any(choice.cards is None for choice in self.session.choices())

    @property
    def _move(self) -> Any | None:
        """The current choice, as a move: from the list, or the selected cards."""
        if self.picked is not None:
            return self.picked.move
        return self.presenter.play_of(self.selection.cards) if self.selection.chosen else None

    def _hold(self, choice: Choice) -> None:
        """Select a choice: cards in the hand, anything else in the list."""
        self.picked = choice if choice.cards is None else None
        self.selection.take(choice.cards or Cards())

    def _try(self, move: Any) -> None:
        reason = self._refusal(move)
        if reason is not None:
            self._say("no", reason)
            return
        self.session.play(move)
        self.picked = None
        self.selection.clear()
        self._proceed()

    def _refusal(self, move: Any) -> str | None:
        if not self.session.yours:
            return "The game is over." if self.session.over else f"It is {self._at_turn}'s turn."
        why = self.session.view.why_not(move)
        return None if why is None else refusal(why)

    def _proceed(self) -> None:
        """Show the state of the game and let the computers continue."""
        self._present()
        self._show_result()
        if not (self.session.yours or self.session.over):
            self.run_worker(self._computers(), group="computers", exclusive=True)

    async def _computers(self) -> None:
        session = self.session
        while not (session.yours or session.over):
            decision, _ = await asyncio.gather(asyncio.to_thread(session.decide), self._breathe())
            session.play(decision.move, decision.reason)
            self._present()
        if session.over:
            await self._breathe()  # the last play is seen before the scores cover it
            self._show_result()

    async def _breathe(self) -> None:
        if self.pause:
            done = asyncio.Event()
            self.set_timer(self.pause, done.set)
            await done.wait()

    async def _hint(self) -> None:
        ply = self.session.view.ply
        decision = await asyncio.to_thread(self.session.hint)
        if self.session.view.ply != ply:
            return  # the person moved before the advice came
        advised = [choice for choice in self.session.choices() if choice.move == decision.move]
        self._hold(advised[0] if advised else Choice(decision.move, "", "", Cards()))
        self._present_hand()
        self._say("hint", advice(self.session.words.command(decision.move), decision.reason))

    def _step(self, step: int) -> None:
        if self._speaks:
            self._step_through_list(step)
            return
        plays = [choice.cards for choice in self.session.choices() if choice.cards is not None]
        found = self.selection.step(plays, step)
        self._present_hand()
        if not found and self.session.yours:
            self._say(
                "no", NO_SUCH_PLAY if self.selection.chosen else self.presenter.invitation(self.session)
            )

    def _step_through_list(self, step: int) -> None:
        choices = self.session.choices()
        at = choices.index(self.picked) if self.picked in choices else -1 if step > 0 else 0
        self._hold(choices[(at + step) % len(choices)])
        self._present_hand()

    def _show_result(self) -> None:
        """Once the game is over; a dialog that is open stays, and Enter shows the scores after it."""
        if self.session.over and self.is_current:
            self.app.push_screen(ResultScreen(self.session, self.presenter), self._after_result)

    def _after_result(self, answer: Answer | None) -> None:
        if answer == "next":
            self.session.next_game()
            self._proceed()
        elif answer == "leave":
            self.app.exit()

    def _after_leave(self, leave: bool | None) -> None:
        if leave:
            self.app.exit()

    # What is shown

    def _present(self) -> None:
        session, presenter = self.session, self.presenter
        self.query_one(TitleBar).present(session)
        for place, side in enumerate(CHAIRS[len(session.seats)], start=PERSON + 1):
            self.query_one(f"#{side}", SeatPanel).present(presenter.chair(session, place))
        self.query_one(OwnLine).present(presenter.chair(session, PERSON))
        self.query_one("#felt").border_title = with_glyphs(presenter.sign(session))
        self.query_one(Pile).present(session, presenter)
        self.query_one(MoveLog).present(session, presenter)
        self.selection.hold(session.view.hand)
        self._present_hand()

    def _present_hand(self) -> None:
        """The hand, what may be done with it, and the message that goes with the selection."""
        selection, session, move = self.selection, self.session, self._move
        playable = self.presenter.playable(session)
        self.query_one(HandRow).present(selection.row, selection.chosen, selection.cursor, playable)
        self.query_one(PlayList).present(self.presenter.list_title(session), session.choices(), move)
        self.set_class(not (self.presenter.LISTS_CARDS or self._speaks), "-listless")
        bar = self.query_one(ActionBar)
        bar.rename("play", self.presenter.verb(session))
        bar.allow("play", move is not None and self._refusal(move) is None)
        bar.allow("pass", self._refusal(session.move_type(PASS)) is None)
        bar.allow("hint", session.yours)
        bar.allow("next-play", session.yours)
        self._say(*self._prompt(move))

    def _prompt(self, move: Any | None) -> tuple[str, str]:
        session = self.session
        if session.over:
            return (
                "turn",
                f"The game is over: {'n deals the next one, ' * session.more}Enter shows the scores again.",
            )
        if not session.yours:
            return "wait", f"{self._at_turn} is thinking."
        if move is None:
            return "turn", self.presenter.invitation(session)
        refusal = self._refusal(move)
        if refusal is not None:
            return "no", refusal
        if self.picked is not None and self.picked.meaning:
            return "turn", sentence(f"{self.picked.text}: {self.picked.meaning}")
        return "turn", self.presenter.intent(session, move)

    def _say(self, tone: str, text: str) -> None:
        self.query_one(MessageLine).say(tone, text)

    def _seats(self, chairs: tuple[str, ...], side: str) -> ComposeResult:
        if side in chairs:
            yield SeatPanel(id=side)

    @property
    def _at_turn(self) -> str:
        return self.session.who(self.session.view.turn)[0]
