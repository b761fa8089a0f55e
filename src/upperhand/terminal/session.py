"""The flow of games at one table, without any screen: deals, turns, hints, scores and the Record."""

import secrets
import shlex
from dataclasses import dataclass
from typing import Any

from upperhand import Cards, Decision, Record, Rng, games, make_player
from upperhand.match import deal_seed
from upperhand.reason import Reason
from upperhand.terminal.ledger import Past, open_ledger
from upperhand.terminal.options import Options
from upperhand.terminal.presenters import Choice, load_presenter
from upperhand.terminal.seating import PERSON, Seat, seating


@dataclass(frozen=True)
class Turn:
    """A move and, if a computer made it, the reason."""

    seat: int
    move: Any
    reason: Reason | None = None


class Session:
    """Games one after another between a person and the chosen players.

    The display checks `yours` for whose turn it is, calls `decide` for the computers and `play`s the chosen
    move; `view` is everything the person may see until the game is over.
    """

    def __init__(self, options: Options) -> None:
        past = Past.read(options.resume) if options.resume else None
        self.options = options
        self.played = past.last.game if past else options.game
        self.words = words = games.words(self.played)
        self.presenter = load_presenter(self.played)
        self.rules: Any = (
            past.last.rules if past else games.read_rules(options.rules or words.USUAL_RULES, self.played)
        )
        self.rules_text = games.write_rules(self.rules, self.played)
        self.seats = _seats(options, past, self.rules.players, games.usual_player(self.played))
        self.seed = _seed(options, past)
        self.totals: tuple[int, ...] = past.totals if past else (0,) * self.rules.players
        self.game = past.number if past else 0
        self._hinter = make_player(options.hint or games.usual_player(self.played), self.played)
        self._ledger = open_ledger(options.save, options.resume, past)
        self._state: Any = None
        if past is None:
            self._deal()
        elif past.runs:
            self._take_up(past.last)
        else:
            self._state = past.last.replay()
            self.next_game()

    @property
    def view(self) -> Any:
        """Everything the person may know."""
        return self._view

    @property
    def over(self) -> bool:
        return bool(self._state.over)

    @property
    def yours(self) -> bool:
        return not self.over and self._state.turn == PERSON

    @property
    def more(self) -> bool:
        """Whether another game follows this one."""
        return self.options.games == 0 or self.game + 1 < self.options.games

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._state.scores)

    @property
    def uncovered(self) -> tuple[Cards, ...]:
        """The cards left in all hands; not available before the end."""
        return tuple(self._state.hands) if self.over else ()

    def who(self, seat: int) -> tuple[str, bool]:
        """The subject of a sentence about a seat, and whether it is `you`."""
        return ("You", True) if self.seats[seat].player is None else (self.seats[seat].name, False)

    @property
    def turns(self) -> list[Turn]:
        """Every move so far. A computer's reasons reveal its cards, so they are shown after the game."""
        if self.over:
            return self._turns
        return [turn if turn.seat == PERSON else Turn(turn.seat, turn.move) for turn in self._turns]

    def choices(self) -> tuple[Choice, ...]:
        """What the person may do now, except a pass."""
        return self.presenter.choices(self.rules, self.view)

    @property
    def move_type(self) -> Any:
        """The class that parses a move."""
        return games.load(self.played).Move

    def decide(self) -> Decision:
        """What the computer to move would do; changes nothing, so it may run in another thread."""
        seat = self._state.turn
        chosen = self.seats[seat].player
        player = self._hinter if chosen is None else chosen
        return player.decide(self._state.view(seat), self._chance(seat))

    def hint(self) -> Decision:
        """What the advisor would do in the person's place."""
        return self._hinter.decide(self.view, self._chance(PERSON))

    def play(self, move: Any, reason: Reason | None = None) -> None:
        """Make the move of the seat to move; an illegal move raises and changes nothing."""
        seat = self._state.turn
        self._state.apply(move)
        self._ledger.move(move)
        self._follow(Turn(seat, move, reason))

    def next_game(self) -> None:
        self.game += 1
        self._deal()

    @property
    def parting_note(self) -> str:
        """What happens to the running game if the person leaves now."""
        kept = self.options.save or self.options.resume
        if self.over:
            return "The game is over; the totals are shown again when you leave."
        if kept:
            return f"The game is saved; `upperhand play --resume {shlex.quote(str(kept))}` resumes it."
        return "This game is not being saved, so it is lost."

    def close(self) -> None:
        """Leave the table; a running game stays in its file as it is."""
        self._ledger.close()

    def _deal(self) -> None:
        names, seed = [seat.recorded for seat in self.seats], deal_seed(self.seed, self.game)
        chained = getattr(self._state, "next_deal", None)  # if the pack comes from the last game
        if chained:
            self._sit(chained(seed, names))
        else:
            self._sit(games.load(self.played).State.deal(self.rules, seed, names))
        self._ledger.begin(self._state, self.played, self.seed, self.game)

    def _take_up(self, record: Record) -> None:
        """Resume a running game; its moves are verified first."""
        record.replay()
        self._sit(record.start())
        for text in record.moves[self._state.ply :]:
            seat, move = self._state.turn, self.move_type(text)
            self._state.apply(move)
            self._follow(Turn(seat, move))

    def _sit(self, state: Any) -> None:
        """Start showing a game; the rules may have made its first move automatically."""
        self._state = state
        self._turns: list[Turn] = []
        self.trick: list[Turn] = []
        self.last_trick: list[Turn] = []
        self._view = state.view(PERSON)
        for seat, move in state.history:
            self._follow(Turn(seat, move, Reason("rules_open")))

    def _follow(self, turn: Turn) -> None:
        """Show a move; the state decides whether it ended the trick or the game."""
        self._turns.append(turn)
        self.trick.append(turn)
        self._view = self._state.view(PERSON)
        if self.over:
            self.totals = tuple(total + score for total, score in zip(self.totals, self.scores, strict=True))
            self._ledger.end(self.scores)
        elif self.words.line_ends(self._state):
            self.last_trick, self.trick = self.trick, []

    def _chance(self, seat: int) -> Rng:
        return Rng.derive(self.seed, self.game, seat, self._state.ply)


def _seats(options: Options, past: Past | None, players: int, usual: str) -> tuple[Seat, ...]:
    if past:
        return seating(past.last.seats[0], past.last.seats[1:], players, past.last.game)
    return seating(options.name, options.seats or (usual,), players, options.game)


def _seed(options: Options, past: Past | None) -> int:
    known = past.seed if past else None
    if known is None:
        known = options.seed
    return secrets.randbits(63) if known is None else known
