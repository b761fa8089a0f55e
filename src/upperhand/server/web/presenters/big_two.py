"""How Big Two is shown."""

from collections.abc import Iterable, Sequence
from typing import Any

from upperhand import Cards, Decision, Rng, make_player
from upperhand.big_two import KINDS, Move, Rules, State, View, suggested_split
from upperhand.big_two.words import kind_of
from upperhand.reason import Reason
from upperhand.server.web.presenters import Played, TrickStarts, cached, refusals, texts
from upperhand.server.web.wire.views import BigTwoSeat, BigTwoView, LastTrick, Legal, Stake, TableMove

_LOWEST = make_player("lowest")


def views(views: Sequence[View], starts: TrickStarts) -> list[BigTwoView]:
    shown = _shown(views[0], starts)
    return [_own(each, shown) for each in views]


def public(views: Sequence[View], starts: TrickStarts) -> BigTwoView:
    """All seats know the same, except for their hands."""
    return BigTwoView(**_shown(views[0], starts))


def _own(view: View, shown: dict[str, Any]) -> BigTwoView:
    own = {
        "seat": view.seat,
        "hand": texts(view.hand),
        "groups": _groups(view.rules, view.hand),
        "must_contain": str(view.must_contain) or None,
    }
    return BigTwoView(**shown | own)


@cached
def _groups(rules: Rules, hand: Cards) -> list[list[str]]:
    return [texts(play.cards) for play in suggested_split(rules, hand)]


def _shown(view: View, starts: TrickStarts) -> dict[str, Any]:
    """What a spectator sees, and every seat apart from its own hand."""
    moves = [table_move(view.rules, who, move) for who, move in view.history[starts.before :]]
    passed = view.passed
    before, trick = moves[: starts.start - starts.before], moves[starts.start - starts.before :]
    return {
        "game": "big_two",
        "seat": None,
        "phase": "over" if view.over else "play",
        "turn": view.turn,
        "leader": view.leader,
        "seats": [
            _seat(place, name, count, place in passed)
            for place, (name, count) in enumerate(zip(view.names, view.counts, strict=True))
        ],
        "hand": [],
        "table": None if view.table is None else table_move(view.rules, view.table_seat or 0, view.table),
        "trick": trick,
        "last_trick": LastTrick(plays=before, winner=_taker(before)) if before else None,
        "must_contain": None,
        "winner": view.winner,
    }


@cached
def _seat(place: int, name: str, count: int, passed: bool) -> BigTwoSeat:
    return BigTwoSeat(seat=place, name=name, count=count, passed=passed)


def _taker(trick: list[TableMove]) -> int:
    """The seat that played last and so took it."""
    return next(play.seat for play in reversed(trick) if play.cards)


def legal(view: View) -> list[Legal]:
    plays = [(view.rules.classify(move.cards), move) for move in view.legal_moves() if not move.is_pass]
    named = sorted((KINDS.index(play.kind), play.strength, str(move)) for play, move in plays if play)
    found = [_legal(text, KINDS[kind]) for kind, _, text in named]
    if view.is_legal(Move.PASS):
        found.append(Legal(move=str(Move.PASS), kind="pass", cards=[]))
    return found


@cached
def _legal(text: str, kind: str) -> Legal:
    return Legal(move=text, kind=kind, cards=text.split())


def stakes(rules: Rules) -> list[Stake]:  # noqa: ARG001 - nobody bids
    return []


def why_not(view: View, legal: Iterable[Legal]) -> dict[str, Reason]:
    return refusals(view, legal, Move.of)


def asks_for_cards(view: View) -> bool:  # noqa: ARG001 - it always is
    return True


@cached
def table_move(rules: Rules, seat: int, move: Move) -> TableMove:
    text = "pass" if move.is_pass else f"{move} ({kind_of(rules, move)})"
    kind = _kind(rules, move)
    return TableMove(seat=seat, move=str(move), kind=kind, cards=texts(move.cards), text=text)


def sentence(rules: Rules, name: str, move: Move) -> str:
    return f"{name} passes" if move.is_pass else f"{name} plays {move} ({kind_of(rules, move)})"


def _kind(rules: Rules, move: Move) -> str:
    combination = rules.classify(move.cards)
    return combination.kind if combination else "pass"


def clock_move(view: View, rng: Rng) -> Decision:
    """A pass or, for the leader, the lowest play."""
    if view.is_legal(Move.PASS):
        return Decision(Move.PASS, Reason("time_was_up"))
    return _LOWEST.decide(view, rng)


def patterns(state: State) -> list[list[str]]:
    """The kinds of combinations that each seat played."""
    return [
        [
            table_move(state.rules, who, move).kind
            for who, move in state.history
            if who == seat and not move.is_pass
        ]
        for seat in range(len(state.names))
    ]


def played(state: State) -> Played:
    return Played(None, [state.winner or 0], finish=_kind(state.rules, state.history[-1][1]))


def headline(state: State) -> Reason:
    return Reason("has_won", name=state.names[state.winner or 0])


def explain(state: State) -> list[list[Reason]]:
    return [_counted(state, seat) for seat in range(len(state.names))]


def _counted(state: State, seat: int) -> list[Reason]:
    score, left, cost = state.scores[seat], state.hands[seat], state.cost(seat)
    if not left:
        paid = " + ".join(str(-points) for points in state.scores if points < 0)
        return [Reason("went_out_first"), Reason("receives", sum=paid, points=score)]
    lines = [Reason("cards_left_cost", count=len(left), points=cost.points)]
    if cost.times_for_twos > 1:
        lines.append(Reason("doubled_for_twos", times=cost.times_for_twos))
    if cost.times_for_many > 1:
        lines.append(Reason("many_cards_left", times=cost.times_for_many))
    return [*lines, Reason("pays", points=-score)]
