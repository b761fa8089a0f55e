"""Conformance: what every player must do, checked by playing; for our own players and for those of others.

Each check has a name. `check_player` runs all of them and reports; `Watched` checks each decision of a player
while it plays, and raises a `FaultError`.

>>> report = check_player("lowest", rules=["hongkong"])
>>> report.passed, report.checks[0].name
(True, 'made')
"""

import json
import pickle
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

from upperhand import games
from upperhand._core import Rng
from upperhand.errors import PlayerError, UpperhandError
from upperhand.locales import arguments
from upperhand.match import play_game
from upperhand.player import Decision, Player, format_spec, make_player
from upperhand.reason import Reason
from upperhand.record import Record

#: The checks, and what each of them asks for.
CHECKS = {
    "made": "the spec text makes the player",
    "value": "the same spec text makes an equal player, with a docstring",
    "spec": "its own spec text makes it again",
    "pickled": "it can be sent to worker processes",
    "legal": "it answers with a Decision, and its move is legal",
    "repeatable": "the same view and generator give the same decision",
    "view": "it leaves the view as it is",
    "reason": "its reason is one line of text, or a message that every language has",
    "values": "its values are finite numbers of legal moves",
    "record": "a game with the same seed gives the same Record, which replays",
}


class FaultError(UpperhandError):
    """A player broke the rule of a check."""

    def __init__(self, check: str, problem: str) -> None:
        super().__init__(problem)
        self.check = check
        self.problem = problem


@dataclass(frozen=True)
class Check:
    """The result of one check; `problem` is empty if it passed, None if it could not be made."""

    name: str
    asks: str
    problem: str | None


@dataclass(frozen=True)
class Report:
    """What the checks of a player found."""

    player: str
    game: str
    checks: tuple[Check, ...]
    tables: int
    decisions: int
    milliseconds: float
    """Of the slowest decision."""

    @property
    def passed(self) -> bool:
        return all(check.problem == "" for check in self.checks)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "passed": self.passed}


@dataclass
class Watched:
    """A player under observation: each decision is checked before it is passed on."""

    player: Player
    decisions: int = 0
    milliseconds: float = 0.0

    def decide(self, view: Any, rng: Rng) -> Decision:
        seed, before, begun = rng.bits(), (view, str(view)), perf_counter()
        first = self.player.decide(view, Rng(seed))
        self.milliseconds = max(self.milliseconds, 1e3 * (perf_counter() - begun))
        self.decisions += 1
        check_decision(first, view)
        second = self.player.decide(view, Rng(seed))
        if first != second:
            told = f"{first.move} and then {getattr(second, 'move', second)} after {view.ply} moves"
            raise FaultError("repeatable", f"it answered {told}; chance must come from the generator alone")
        if (view, str(view)) != before:
            raise FaultError("view", "it changed the view")
        return first


@dataclass
class _Once:
    """The same player with the same generators, asked once for each decision."""

    player: Player

    def decide(self, view: Any, rng: Rng) -> Decision:
        return self.player.decide(view, Rng(rng.bits()))


def check_decision(decision: Any, view: Any) -> None:
    """Raises a FaultError if it is no decision for this view."""
    if not isinstance(decision, Decision):
        raise FaultError("legal", f"it answered with {type(decision).__name__} instead of a Decision")
    legal = view.legal_moves()
    if decision.move not in legal:
        raise FaultError(
            "legal", f"it answered {decision.move!s} after {view.ply} moves: {_why(decision, view)}"
        )
    _check_reason(decision.reason)
    if not isinstance(decision.values, tuple) or any(len(each) != 2 for each in decision.values):
        raise FaultError("values", "the values are no tuple of pairs of a move and a number")
    for move, value in decision.values:
        if move not in legal:
            raise FaultError("values", f"there is a value of {move!s}, which is not legal")
        try:
            json.dumps(value, allow_nan=False)
        except (TypeError, ValueError):
            raise FaultError("values", f"the value of {move!s} is {value!r}, not a finite number") from None


def _why(decision: Decision, view: Any) -> str:
    try:
        return str(view.why_not(decision.move))
    except TypeError:
        return f"{type(decision.move).__name__} is no Move of this game"


def _check_reason(reason: Any) -> None:
    if not isinstance(reason, Reason):
        raise FaultError("reason", f"its reason is {type(reason).__name__}, not a text or a Reason")
    if reason.code != "plain_text":
        try:
            known = reason.values.keys() == arguments(reason.code)
        except KeyError:
            known = False
        if not known:
            raise FaultError("reason", f"no catalogue has the message {reason.code} with these values")
    text = str(reason)
    if not text or text != text.strip() or "\n" in text:
        raise FaultError("reason", f"its reason is {text!r}, not one line of text")


# The report.


@dataclass
class _Session:
    """The checks of one player, as they are made."""

    text: str
    game: str
    rules: Sequence[Any]
    seeds: range
    tables: int = 0
    problems: dict[str, str] = field(default_factory=dict)
    watched: list[Watched] = field(default_factory=list)

    def run(self) -> None:
        player = self._attempt("made", lambda: make_player(self.text, self.game))
        if player is None:
            return
        self._attempt("value", lambda: self._check_value(player))
        self._attempt("spec", lambda: self._check_spec(player))
        self._attempt("pickled", lambda: _check_pickle(player))
        for rules in self.rules:
            for seed in self.seeds:
                self._attempt("record", lambda rules=rules, seed=seed: self._check_game(player, rules, seed))  # type: ignore[misc]

    def _attempt(self, check: str, work: Callable[[], Any]) -> Any:
        """Does the work; what it raises is the first problem of a check."""
        try:
            return work()
        except FaultError as fault:
            self.problems.setdefault(fault.check, fault.problem)
        except PlayerError as error:
            cause = error.__cause__
            check = cause.check if isinstance(cause, FaultError) else "legal"
            problem = cause.problem if isinstance(cause, FaultError) else str(error)
            self.problems.setdefault(check, problem)
        except Exception as error:
            told = str(error) if isinstance(error, UpperhandError) else f"{type(error).__name__}: {error}"
            self.problems.setdefault(check, " ".join(told.split()))
        return None

    def _check_value(self, player: Player) -> None:
        if make_player(self.text, self.game) != player or hash(player) != hash(
            make_player(self.text, self.game)
        ):
            raise FaultError("value", "the same spec text makes another player: is it a frozen dataclass?")
        told = type(player).__doc__ or ""
        if not told.strip() or told.startswith(f"{type(player).__name__}("):
            raise FaultError("value", f"the class {type(player).__name__} has no docstring to describe it")

    def _check_spec(self, player: Player) -> None:
        text = format_spec(player, self.game)
        if make_player(text, self.game) != player:
            raise FaultError("spec", f"{text} makes another player")

    def _check_game(self, player: Player, rules: Any, seed: int) -> None:
        package = games.load(self.game)
        watched = Watched(player)
        self.watched.append(watched)
        self.tables += 1
        first, second = package.State.deal(rules, seed), package.State.deal(rules, seed)
        record = play_game(first, [watched] * rules.players, seed, game=self.game)
        again = play_game(second, [_Once(player)] * rules.players, seed, game=self.game)
        if again != record:
            raise FaultError("record", f"two games with the seed {seed} differ: it remembers something")
        if Record.from_json(record.to_json()).replay() != first:
            raise FaultError("record", "the Record of a game does not replay to the same game")


def _check_pickle(player: Player) -> None:
    if pickle.loads(pickle.dumps(player)) != player:
        raise FaultError("pickled", "what arrives in another process is another player")


def check_player(text: str, game: str = "big_two", *, rules: Sequence[str] = (), seeds: int = 1) -> Report:
    """Plays that many games on every preset and number of players, or under the given rules, and reports."""
    chosen = [games.read_rules(each, game) for each in rules] if rules else list(_all_rules(game))
    session = _Session(text, game, chosen, range(seeds))
    session.run()
    return Report(
        player=text,
        game=game,
        checks=tuple(Check(name, asks, _problem(name, session)) for name, asks in CHECKS.items()),
        tables=session.tables,
        decisions=sum(each.decisions for each in session.watched),
        milliseconds=round(max((each.milliseconds for each in session.watched), default=0.0), 3),
    )


def _problem(check: str, session: _Session) -> str | None:
    if check in session.problems:
        return session.problems[check]
    return None if "made" in session.problems else ""


def _all_rules(game: str) -> Iterator[Any]:
    for name, preset in games.load(game).PRESETS.items():
        for count in preset.players:
            yield games.read_rules(f"{name}:players={count}", game)
