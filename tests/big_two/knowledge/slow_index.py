"""The index written a second time, slow and plain, from histories alone."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from upperhand import Cards
from upperhand.big_two import Move, Rules
from upperhand.big_two.knowledge import set_name

History = Sequence[tuple[int, Move]]


def level(rules: Rules, history: History) -> int:
    return min(49, sum(rules.card_value(move.cards) for _, move in history) // 10)


def names_of_sets(rules: Rules, history: History) -> set[str]:
    return {set_name(rules, move.cards) for _, move in history if not move.is_pass}


def rounds(history: History, seat: int) -> list[History]:
    """The turns, split before every turn of the seat."""
    starts = sorted({0, *(ply for ply, (mover, _) in enumerate(history) if mover == seat)})
    return [history[a:b] for a, b in zip(starts, [*starts[1:], len(history)], strict=True)]


@dataclass(frozen=True)
class Situation:
    """What a seat sees of a game after some turns: by round, the last first."""

    first: tuple[str, ...]
    levels: tuple[int, ...]
    held: tuple[int, ...]


def situation(rules: Rules, history: History, seat: int, count: int) -> Situation:
    first: list[str] = []
    levels: list[int] = []
    held: list[int] = []
    past = 0
    for each in rounds(history, seat) if history else []:
        past += len(each)
        sets = [set_name(rules, move.cards) for _, move in each if not move.is_pass]
        first.append(sets[0] if sets else "pass")
        levels.append(level(rules, history[:past]))
        gone = sum(len(move.cards) for mover, move in history[:past] if mover == (seat + 1) % 4)
        held.append(13 - gone)
    first, levels, held = first[::-1][:count], levels[::-1][:count], held[::-1][:count]
    return Situation(tuple(first), tuple(levels), tuple(held))


def types(first: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.rsplit(" ", 1)[0] for name in first)


def alike(a: Situation, b: Situation, ranks: bool, held: bool, apart: int) -> bool:
    same = a.first == b.first if ranks else types(a.first) == types(b.first)
    if held:
        same = same and a.held == b.held
    return same and all(abs(x - y) <= apart for x, y in zip(a.levels, b.levels, strict=True))


@dataclass(frozen=True)
class Moment:
    """Before a turn of a learned game, or after it."""

    game: int
    ply: int
    seen: Situation
    played: set[str]


def moments(rules: Rules, games: Sequence[History], count: int, moved: bool) -> list[Moment]:
    return [
        Moment(number, ply, situation(rules, past, seat, count), names_of_sets(rules, past))
        for number, game in enumerate(games)
        for ply, (seat, _) in enumerate(game)
        for past in [game[: ply + moved]]
    ]


def related(
    rules: Rules, known: Sequence[Moment], now: History, seat: int, *, ranks: bool, held: bool, count: int
) -> dict[tuple[int, int], float]:
    """The info-sets like the moment that ends `now`, by game and ply, with H(s)."""
    wanted, mine = situation(rules, now, seat, count), names_of_sets(rules, now)
    found = [each for each in known if alike(each.seen, wanted, ranks, held, 0)]
    if len(found) < 3:
        found = [each for each in known if alike(each.seen, wanted, ranks, held, 2)]
    return {(each.game, each.ply): len(mine & each.played) / len(mine) if mine else 1.0 for each in found}


def answers(game: History, ply: int) -> dict[int, Move]:
    """What was done from a turn on, by distance, until that seat had another turn."""
    seat = game[ply][0]
    rest = takewhile(lambda turn: turn[0] != seat, game[ply + 1 :])
    found = {0: game[ply][1]}
    for mover, move in rest:
        found.setdefault((mover - seat) % 4, move)
    return found


def pairs(rules: Rules, game: History) -> Counter[tuple[Cards, Cards, int]]:
    """Eq. 5: what followed what, by the level before it; after three passes the table is empty."""
    found: Counter[tuple[Cards, Cards, int]] = Counter()
    table, owner = Cards(), None
    for ply, (seat, move) in enumerate(game):
        if seat == owner:
            table = Cards()
        found[table, move.cards, level(rules, game[:ply])] += 1
        if not move.is_pass:
            table, owner = move.cards, seat
    return found
