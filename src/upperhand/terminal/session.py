"""The flow of games at one table, without any screen: deals, turns, hints, scores and the Record."""

import secrets
from dataclasses import dataclass
from typing import cast

from upperhand import Cards, Decision, Record, Rng, make_player
from upperhand.big_two import KINDS, Combination, Move, Rules, State, View
from upperhand.games import read_rules, write_rules
from upperhand.match import deal_seed
from upperhand.terminal.ledger import Past, open_ledger
from upperhand.terminal.options import Options
from upperhand.terminal.seating import PERSON, Seat, seating


@dataclass(frozen=True)
class Turn:
    """A move that was made and, where a computer made it, why."""

    seat: int
    move: Move
    reason: str = ""


class Session:
    """Games one after another between a person and the chosen players.

    Whoever shows it asks `yours` whose turn it is, lets `decide` choose for the computers and `play`s what
    was chosen; `view` is all that the person may see until the game is over.
    """

    def __init__(self, options: Options) -> None:
        past = Past.read(options.resume) if options.resume else None
        self.options = options
        self.rules: Rules = past.last.rules if past else read_rules(options.rules, options.game)
        name, specs = (past.last.seats[0], past.last.seats[1:]) if past else (options.name, options.seats)
        self.rules_text = write_rules(self.rules, options.game)
        self.seats: tuple[Seat, ...] = seating(name, specs, self.rules.players, options.game)
        self.seed = _seed(options, past)
        self.totals: tuple[int, ...] = past.totals if past else (0,) * self.rules.players
        self.game = past.number if past else 0
        self._hinter = make_player(options.hint, options.game)
        self._ledger = open_ledger(options.save, options.resume, past)
        if past is None:
            self._deal()
        elif past.runs:
            self._take_up(past.last)
        else:
            self.next_game()

    @property
    def view(self) -> View:
        """All that the person may know."""
        return self._view

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def yours(self) -> bool:
        return not self.over and self._state.turn == PERSON

    @property
    def more(self) -> bool:
        """Whether another game follows this one."""
        return self.options.games == 0 or self.game + 1 < self.options.games

    @property
    def scores(self) -> tuple[int, ...]:
        return self._state.scores

    @property
    def uncovered(self) -> tuple[Cards, ...]:
        """What everybody was left with; nobody may look before the end."""
        return tuple(self._state.hands) if self.over else ()

    @property
    def turns(self) -> list[Turn]:
        """Every move so far. A computer's reasons speak of its cards, so they come when the game is over."""
        if self.over:
            return self._turns
        return [turn if turn.seat == PERSON else Turn(turn.seat, turn.move) for turn in self._turns]

    def plays(self) -> tuple[Combination, ...]:
        """The person's legal plays by kind, each kind from weak to strong."""
        named = [self.rules.classify(move.cards) for move in self.view.legal_moves() if not move.is_pass]
        return tuple(sorted(filter(None, named), key=lambda play: (KINDS.index(play.kind), play.strength)))

    def decide(self) -> Decision:
        """What the computer at turn would do; changes nothing, so it may run beside the screen."""
        seat = self._state.turn
        chosen = self.seats[seat].player
        player = self._hinter if chosen is None else chosen
        return player.decide(self._state.view(seat), self._chance(seat))

    def hint(self) -> Decision:
        """What the advisor would do in the person's place."""
        return self._hinter.decide(self.view, self._chance(PERSON))

    def play(self, move: Move, reason: str = "") -> None:
        """Make the move of the seat at turn; a move that is not legal raises and changes nothing."""
        seat = self._state.turn
        self._state.apply(move)
        self._ledger.move(move)
        self._follow(Turn(seat, move, reason))

    def next_game(self) -> None:
        self.game += 1
        self._deal()

    @property
    def parting_note(self) -> str:
        """What becomes of the running game when the person leaves now."""
        kept = self.options.save or self.options.resume
        if self.over:
            return "The game is over; the totals are shown once more when you leave."
        if kept:
            return f"The game is kept in {kept}; --resume takes it up again."
        return "This game is not being saved, so it is lost."

    def close(self) -> None:
        """Leave the table; a game that runs stays in its file as it stands."""
        self._ledger.close()

    def _deal(self) -> None:
        names = [seat.recorded for seat in self.seats]
        self._sit(State.deal(self.rules, deal_seed(self.seed, self.game), names))
        self._ledger.begin(self._state, self.options.game, self.seed, self.game)

    def _take_up(self, record: Record) -> None:
        """Go on with a game that runs; its moves are verified before any of them counts."""
        record.replay()
        self._sit(cast(State, record.start()))
        for text in record.moves[self._state.ply :]:
            seat = self._state.turn
            self._state.apply(Move(text))
            self._follow(Turn(seat, Move(text)))

    def _sit(self, state: State) -> None:
        """Start showing a game; the rules may have made its first move themselves."""
        self._state = state
        self._turns: list[Turn] = []
        self.trick: list[Turn] = []
        self.last_trick: list[Turn] = []
        self._view = state.view(PERSON)
        for seat, move in state.history:
            self._follow(Turn(seat, move, "the rules open the game with the lowest card"))

    def _follow(self, turn: Turn) -> None:
        """Show a move that was made; whether it ended the trick or the game is for the state to say."""
        self._turns.append(turn)
        self.trick.append(turn)
        self._view = self._state.view(PERSON)
        if self.over:
            self.totals = tuple(total + score for total, score in zip(self.totals, self.scores, strict=True))
            self._ledger.end(self.scores)
        elif self._state.table is None:
            self.last_trick, self.trick = self.trick, []

    def _chance(self, seat: int) -> Rng:
        return Rng.derive(self.seed, self.game, seat, self._state.ply)


def _seed(options: Options, past: Past | None) -> int:
    known = past.seed if past else None
    if known is None:
        known = options.seed
    return secrets.randbits(63) if known is None else known
