"""The table on the screen: shows the session, turns keys and clicks into its moves."""

import asyncio

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from upperhand.big_two import Move
from upperhand.terminal.screen.bar import ActionBar, TitleBar
from upperhand.terminal.screen.dialogs import HelpScreen, LeaveScreen
from upperhand.terminal.screen.hand import HandRow
from upperhand.terminal.screen.log import MoveLog
from upperhand.terminal.screen.message import MessageLine
from upperhand.terminal.screen.pile import Pile
from upperhand.terminal.screen.plays import PlayList
from upperhand.terminal.screen.result import Answer, ResultScreen
from upperhand.terminal.screen.seat import OwnLine, SeatPanel, chair
from upperhand.terminal.seating import PERSON
from upperhand.terminal.selection import Selection
from upperhand.terminal.session import Session
from upperhand.terminal.words import advice, refusal

#: Where the opponents sit, clockwise from the person's left, by the number of players.
CHAIRS = {2: ("top",), 3: ("left", "right"), 4: ("left", "top", "right")}

NO_SUCH_PLAY = "No legal play holds the chosen cards; Escape puts them back."
NOTHING_TO_PLAY = "Nothing in your hand can be played now: press p to pass."

RANK_KEYS = {key: key for key in "3456789"} | {"0": "T", "t": "T", "T": "T", "2": "2", "Q": "Q"}
RANK_KEYS |= {key: key.upper() for key in "jka"} | {key: key for key in "JKA"}


class TableScreen(Screen[None]):
    """One table; the session is the truth, everything here shows it."""

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
        self.selection = Selection(session.rules.suit_order)
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
        self.selection.take(event.cards)
        self._present_hand()

    # What the person does at the table

    def action_play(self) -> None:
        if self.session.over:
            self._show_result()
        elif not self.selection.chosen:
            self._say("no", "Pick up the cards to play first, or press h for a hint.")
        else:
            self._try(Move.of(self.selection.cards))

    def action_pass(self) -> None:
        self._try(Move.PASS)

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
        self.app.push_screen(HelpScreen())

    def action_leave(self) -> None:
        self.app.push_screen(LeaveScreen(self.session.parting_note), self._after_leave)

    # The flow

    def _try(self, move: Move) -> None:
        reason = self._refusal(move)
        if reason is not None:
            self._say("no", reason)
            return
        self.session.play(move)
        self.selection.clear()
        self._proceed()

    def _refusal(self, move: Move) -> str | None:
        if not self.session.yours:
            return "The game is over." if self.session.over else f"It is {self._at_turn}'s turn."
        why = self.session.view.why_not(move)
        return None if why is None else refusal(why)

    def _proceed(self) -> None:
        """Show where the game stands and let the computers go on."""
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
        self.selection.take(decision.move.cards)
        self._present_hand()
        self._say("hint", advice(decision.move, decision.reason))

    def _step(self, step: int) -> None:
        found = self.selection.step([play.cards for play in self.session.plays()], step)
        self._present_hand()
        if not found and self.session.yours:
            self._say("no", NO_SUCH_PLAY if self.selection.chosen else NOTHING_TO_PLAY)

    def _show_result(self) -> None:
        """Once the game is over; a dialog that is open stays, and Enter shows the scores after it."""
        if self.session.over and self.is_current:
            self.app.push_screen(ResultScreen(self.session), self._after_result)

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
        session = self.session
        self.query_one(TitleBar).present(session)
        for place, side in enumerate(CHAIRS[len(session.seats)], start=PERSON + 1):
            self.query_one(f"#{side}", SeatPanel).present(chair(session, place))
        self.query_one(OwnLine).present(chair(session, PERSON))
        self.query_one(Pile).present(session)
        self.query_one(MoveLog).present(session)
        self.selection.hold(session.view.hand)
        self._present_hand()

    def _present_hand(self) -> None:
        """The hand, what may be done with it, and the message that goes with the selection."""
        selection, plays = self.selection, self.session.plays()
        self.query_one(HandRow).present(selection.row, selection.chosen, selection.cursor)
        self.query_one(PlayList).present(plays, selection.cards)
        bar = self.query_one(ActionBar)
        bar.allow("play", bool(selection.chosen) and self._refusal(Move.of(selection.cards)) is None)
        bar.allow("pass", self._refusal(Move.PASS) is None)
        bar.allow("hint", self.session.yours)
        bar.allow("next-play", self.session.yours)
        self._say(*self._prompt())

    def _prompt(self) -> tuple[str, str]:
        session, chosen = self.session, self.selection.chosen
        if session.over:
            return (
                "turn",
                f"The game is over: {'n deals the next one, ' * session.more}Enter shows the scores again.",
            )
        if not session.yours:
            return "wait", f"{self._at_turn} is thinking."
        refusal = self._refusal(Move.of(self.selection.cards)) if chosen else None
        if refusal is not None:
            return "no", refusal
        if chosen:
            return "turn", f"Enter plays {session.rules.describe(self.selection.cards)}."
        if not session.plays():
            return "turn", NOTHING_TO_PLAY
        if session.view.table is None:
            return "turn", "You lead: pick up cards, or let Tab show what you may play."
        return "turn", f"Your turn: beat {session.rules.describe(session.view.table.cards)}, or pass."

    def _say(self, tone: str, text: str) -> None:
        self.query_one(MessageLine).say(tone, text)

    def _seats(self, chairs: tuple[str, ...], side: str) -> ComposeResult:
        if side in chairs:
            yield SeatPanel(id=side)

    @property
    def _at_turn(self) -> str:
        return self.session.seats[self.session.view.turn].name
