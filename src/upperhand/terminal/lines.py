"""Line mode: the table in plain text for pipes, scripts and screen readers; one command a line."""

import sys
from typing import TextIO

from upperhand.big_two import Move
from upperhand.errors import UpperhandError
from upperhand.terminal.options import Options
from upperhand.terminal.session import Session, Turn
from upperhand.terminal.words import PLURALS, advice, because, kind_of, refusal, signed, totals_line

HELP = "Write the cards of your play (5D 5S), or one of: pass, hint, moves, view, help, quit."


def run_lines(options: Options, source: TextIO | None = None, sink: TextIO | None = None) -> None:
    """Play by lines of text until the games are over, `quit`, or the end of the input."""
    session = Session(options)
    try:
        Lines(session, source or sys.stdin, sink or sys.stdout).run()
    finally:
        session.close()


class Lines:
    """One conversation: says what happens, asks for a move, obeys."""

    def __init__(self, session: Session, source: TextIO, sink: TextIO) -> None:
        self._session = session
        self._source = source
        self._sink = sink
        self._told = 0

    def run(self) -> None:
        self._announce()
        while self._play_game():
            if not self._session.more:
                return
            self._session.next_game()
            self._told = 0
            self._announce()

    def _play_game(self) -> bool:
        """Play to the end of the game; False when the person leaves."""
        session = self._session
        while not session.over:
            if not session.yours:
                decision = session.decide()
                session.play(decision.move, decision.reason)
            elif not self._ask():
                return False
            self._tell()
        self._conclude()
        return True

    def _ask(self) -> bool:
        """Read commands until one of them is a move; False when the person leaves."""
        self._tell()
        self._show()
        ply = self._session.view.ply
        while self._session.view.ply == ply:
            line = self._source.readline()
            command = line.strip().lower()
            if not line or command in ("quit", "q", "exit"):
                self._say(self._session.parting_note)
                return False
            self._obey(command)
        return True

    def _obey(self, command: str) -> None:
        if command == "hint":
            decision = self._session.hint()
            self._say(f"Hint: {advice(decision.move, decision.reason)}")
        elif command == "moves":
            self._list_plays()
        elif command == "view":
            self._say(str(self._session.view))
        elif command in ("help", "?"):
            self._say(HELP)
        elif command:
            self._move(command)

    def _move(self, text: str) -> None:
        try:
            self._session.play(Move(text))
        except UpperhandError as error:
            self._say(refusal(str(error)))

    def _announce(self) -> None:
        session = self._session
        self._say(f"Game {session.game + 1}, {session.rules_text}, seed {session.seed}.")
        chairs = [f"{seat.name} ({seat.spec})" for seat in session.seats if seat.player]
        self._say(f"You sit with {', '.join(chairs)}.")
        self._say(HELP)
        self._tell()

    def _tell(self) -> None:
        """Every move since the last time."""
        for turn in self._session.turns[self._told :]:
            self._say(self._turn_line(turn))
        self._told = len(self._session.turns)

    def _turn_line(self, turn: Turn) -> str:
        kind = kind_of(self._session.rules, turn.move)
        seat = self._session.seats[turn.seat]
        who, ending = (seat.name, "s") if seat.player else ("You", "")
        line = f"{who} play{ending} {turn.move} ({kind})"
        if turn.move.is_pass:
            line = f"{who} pass{'es' if ending else ''}"
        return f"{line}: {because(turn.reason)}" if turn.reason else line

    def _show(self) -> None:
        session, view = self._session, self._session.view
        counts = zip(session.seats, view.counts, strict=True)
        self._say("cards: " + ", ".join(f"{seat.name} {count}" for seat, count in counts))
        if view.table is None or view.table_seat is None:
            self._say("table: empty, you lead")
        else:
            owner = session.seats[view.table_seat].name
            self._say(f"table: {view.table} ({kind_of(session.rules, view.table)}) by {owner}")
        self._say(f"hand:  {view.hand}")
        self._say("your move?")

    def _list_plays(self) -> None:
        plays = self._session.plays()
        for kind, title in PLURALS.items():
            of_kind = [str(play.cards) for play in plays if play.kind == kind]
            if of_kind:
                self._say(f"{title}: {' | '.join(of_kind)}")
        if Move.PASS in self._session.view.legal_moves():
            self._say("pass")

    def _conclude(self) -> None:
        session = self._session
        names = [seat.name for seat in session.seats]
        self._say(f"{names[session.view.winner or 0]} won game {session.game + 1}.")
        for seat, left, score in zip(session.seats, session.uncovered, session.scores, strict=True):
            self._say(f"  {seat.name}: {signed(score)}{f' with {left} left' if left else ''}")
        self._say(f"totals: {totals_line(names, session.totals)}")

    def _say(self, text: str) -> None:
        print(text, file=self._sink, flush=True)
