"""Line mode: the table in plain text for pipes, scripts and screen readers; one command per line."""

import sys
from itertools import groupby
from typing import TextIO

from upperhand.errors import UpperhandError, reason_of
from upperhand.terminal.options import Options
from upperhand.terminal.session import Session, Turn
from upperhand.terminal.words import advice, refusal, totals_line


def run_lines(options: Options, source: TextIO | None = None, sink: TextIO | None = None) -> None:
    """Play by lines of text until the games are over, `quit`, or the end of the input."""
    session = Session(options)
    try:
        Lines(session, source or sys.stdin, sink or sys.stdout).run()
    finally:
        session.close()


class Lines:
    """One conversation: reports what happens, asks for a move, executes commands."""

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
            advised = self._session.words.command(decision.move)
            self._say(f"Hint: {advice(advised, decision.reason)}")
        elif command == "moves":
            self._list_plays()
        elif command == "view":
            self._say(str(self._session.view))
        elif command in ("help", "?"):
            self._say(self._session.presenter.HELP)
        elif command:
            self._move(command)

    def _move(self, text: str) -> None:
        session = self._session
        named = [choice.move for choice in session.choices() if choice.text.lower() == text]
        try:
            session.play(named[0] if named else session.move_type(text))
        except UpperhandError as error:
            self._say(refusal(reason_of(error) or str(error)))

    def _announce(self) -> None:
        session = self._session
        self._say(f"Game {session.game + 1}, {session.rules_text}, seed {session.seed}.")
        chairs = [f"{seat.name} ({seat.spec})" for seat in session.seats if seat.player]
        self._say(f"You sit with {', '.join(chairs)}.")
        self._say(self._session.presenter.HELP)
        self._tell()

    def _tell(self) -> None:
        """Prints every move since the last time."""
        for turn in self._session.turns[self._told :]:
            self._say(self._turn_line(turn))
        self._told = len(self._session.turns)

    def _turn_line(self, turn: Turn) -> str:
        line = self._session.presenter.told(self._session, turn)
        return f"{line}: {turn.reason}" if turn.reason else line

    def _show(self) -> None:
        for line in self._session.presenter.standing(self._session):
            self._say(line)
        self._say("your move?")

    def _list_plays(self) -> None:
        """Prints the cards of one kind on a line, and bids on one line each with their meaning."""
        for group, members in groupby(self._session.choices(), key=lambda choice: choice.group):
            plays = list(members)
            if all(play.cards is not None for play in plays):
                self._say(f"{group}: {' | '.join(play.text for play in plays)}")
            else:
                self._say(f"{group}:")
                for play in plays:
                    self._say(f"  {play.text} ({play.move}): {play.meaning}")
        if any(move.is_pass for move in self._session.view.legal_moves()):
            self._say("pass")

    def _conclude(self) -> None:
        session = self._session
        for line in session.presenter.conclusion(session):
            self._say(line)
        self._say(f"totals: {totals_line([seat.name for seat in session.seats], session.totals)}")

    def _say(self, text: str) -> None:
        print(text, file=self._sink, flush=True)
