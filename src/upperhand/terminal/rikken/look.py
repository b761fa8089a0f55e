"""What is seen at a table of Rikken: the auction, the trick in the middle, tricks won, open hands."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from upperhand import Cards
from upperhand.rikken import Move
from upperhand.rikken.words import (
    by_suit,
    contract,
    contract_name,
    count,
    result,
    suit_name,
)
from upperhand.terminal.screen.faces import card_row, chips, ink, label
from upperhand.terminal.screen.log import reason_below
from upperhand.terminal.screen.palette import FACE, FACE_CHOSEN, FACE_FADED, FAINT, GOLD, MUTED, TEXT
from upperhand.terminal.screen.seat import Chair
from upperhand.terminal.seating import PERSON
from upperhand.terminal.session import Session, Turn
from upperhand.terminal.words import GLYPHS

KEYS = """\
Tab ↓ ↑       step through the bids, suits or cards you may choose
← → Space     walk along your cards, pick one up or put it back
2…9 J K A     the next card of that rank; 0 a ten, Shift+Q a queen"""
ENDING = "tricks"

VERBS = {"auction": "Bid", "trump": "Choose", "call": "Call"}
LIST_TITLES = {"auction": "your bids", "trump": "your trump", "call": "your call"}

#: Widths and heights of a card in the middle of the table; the first that fits is taken.
_SIZES = ((8, 7), (6, 5), (4, 3))
_GAP = 2
BELOW, LEFT, ABOVE, RIGHT = range(4)  # clockwise from the person


# The chairs


def chair(session: Session, place: int) -> Chair:
    view = session.view
    open_hand = session.uncovered[place] if session.over else view.exposed.get(place)
    return Chair(
        seat=session.seats[place],
        count=view.counts[place],
        at_turn=not view.over and view.turn == place,
        winner=view.over and session.scores[place] > 0,
        out=view.phase == "auction" and (place, "pass") in view.bids,
        role=role(session, place),
        face_up=None if open_hand is None else (_suits(open_hand, " "), _suits(open_hand, "\n")),
        last=_last(session, place),
    )


def role(session: Session, place: int) -> str:
    """What a seat is in this game, as far as the person may know."""
    view = session.view
    if view.phase == "auction" or view.passed_out:
        return "deals" if view.dealer == place else ""
    if place in view.declarers:
        return "declarer"
    if view.partner != place:
        return ""
    return "secret partner" if view.called is not None and view.called <= view.hand else "partner"


def _last(session: Session, place: int) -> Text | None:
    view = session.view
    if view.phase == "auction" or view.passed_out:
        bids = [bid for seat, bid in view.bids if seat == place]
        return (
            Text(contract_name(bids[-1]), f"italic {MUTED}" if bids[-1] == "pass" else f"bold {GOLD}")
            if bids
            else None
        )
    won = view.tricks_won[place]
    return Text(str(count(won)), f"bold {TEXT}" if won else FAINT)


def _suits(hand: Cards, between: str) -> Text:
    """An open hand, a run of ranks a suit."""
    runs = []
    for suit, cards in by_suit(hand):
        ranks = "".join(label(card)[:-1] for card in cards)
        runs.append(Text(GLYPHS[suit] + ranks, ink(cards[0])))
    return Text(between).join(runs)


# The middle of the table


def centre(session: Session, width: int, height: int) -> Text:
    view = session.view
    if view.phase == "auction" or view.passed_out:
        return _auction(session)
    if view.phase in ("trump", "call"):
        return _awaited(session)
    return _trick(session, width, height)


def _auction(session: Session) -> Text:
    """Everybody's bids, from the first to speak on."""
    view, seats = session.view, session.seats
    lines = [Text("Everybody passed" if view.passed_out else "Auction", f"bold {GOLD}")]
    longest = max(len(seat.name) for seat in seats)
    for place in range(1, len(seats) + 1):
        seat = (view.dealer + place) % len(seats)
        bids = [contract_name(bid) for who, bid in view.bids if who == seat]
        at_turn = not view.over and view.turn == seat
        line = Text(f"{seats[seat].name:<{longest}} ", f"bold {GOLD}" if at_turn else TEXT)
        said = bids[-1] if bids else "…" if at_turn else ""
        lines.append(
            line.append(f"{said:<{len('Open Misère, talk')}}", MUTED if said in ("pass", "…") else TEXT)
        )
    return Text("\n").join(lines)


def _awaited(session: Session) -> Text:
    view = session.view
    who, you = session.who(view.turn)
    what = "trump" if view.phase == "trump" else "a card"
    text = Text(contract_name(view.contract), f"bold {GOLD}")
    verb = "choose" if view.phase == "trump" else "call"
    return text.append(f"\n{who} {verb}{'' if you else 's'} {what}", MUTED)


def _trick(session: Session, width: int, height: int) -> Text:
    """The running trick; until the next one begins, the last one with its winner."""
    view = session.view
    running = bool(view.trick)
    if not running and not view.tricks:
        who, you = session.who(view.turn)
        return Text(f"{who} lead{'' if you else 's'}", f"bold {GOLD}")
    played = view.trick if running else view.tricks[-1][1]
    best = _best(session, played) if running else view.tricks[-1][2]
    number = len(view.tricks) + running
    below = Text(f"trick {number}", MUTED)
    if not running:
        who, you = session.who(best)
        below = Text(f"{who} {'take' if you else 'takes'} trick {number}", f"bold {GOLD}")
    return Text("\n").join([_cross(dict(played), best, not running, width, height - 1), below])


def _best(session: Session, played: list[tuple[int, Cards]]) -> int:
    table = session.view.table
    return next(seat for seat, card in played if table is not None and card == table.cards)


def _cross(cards: Mapping[int, Cards], best: int, done: bool, width: int, height: int) -> Text:
    """A card before each seat; the best one stands out, the others of a finished trick are faded."""
    fitting = (size for size in _SIZES if 3 * size[0] + 2 * _GAP <= width and 2 * size[1] + 1 <= height)
    wide, high = next(fitting, _SIZES[-1])
    sides = (high + 1) // 2
    tops = {ABOVE: 0, LEFT: sides, RIGHT: sides, BELOW: high + 1}
    papers = {seat: _paper(seat == best, done) for seat in cards}

    def piece(seat: int, line: int) -> Text:
        row = line - tops[seat]
        if seat in cards and 0 <= row < high:
            return card_row(cards[seat], row, wide, high, papers[seat])
        return Text(" " * wide)

    lines = []
    for line in range(2 * high + 1):
        middle = piece(ABOVE, line) if line < high else piece(BELOW, line)
        lines.append(Text(" " * _GAP).join([piece(LEFT, line), middle, piece(RIGHT, line)]))
    return Text("\n").join(lines)


def _paper(best: bool, done: bool) -> str:
    return FACE_CHOSEN if best else FACE_FADED if done else FACE


def sign(session: Session) -> str:
    view = session.view
    if view.phase in ("auction", "trump", "call") or view.passed_out:
        return ""
    text = contract(view, lambda seat: session.seats[seat].name)
    if view.trump:
        text = text.replace(f"in {suit_name(view.trump)}", f"in {GLYPHS[view.trump]}")
    if view.partner not in (None, *view.declarers):
        text += f", partner {session.seats[view.partner].name}"
    return text


# What the person may do


def verb(session: Session) -> str:
    return VERBS.get(session.view.phase, "Play")


def list_title(session: Session) -> str:
    return LIST_TITLES.get(session.view.phase, "your cards")


def playable(session: Session) -> Cards | None:
    view = session.view
    if view.phase != "play" or not session.yours:
        return None
    legal = Cards()
    for move in view.legal_moves():
        legal = legal | move.cards
    return legal


def invitation(session: Session) -> str:
    view = session.view
    if view.phase == "auction":
        highest = "" if view.contract in (None, "pass") else f" above {contract_name(view.contract)}"
        return f"Your bid{highest}: Tab and the arrows go through the list, Enter bids, p passes."
    if view.phase == "trump":
        return "Choose trump: Tab and the arrows go through the suits, Enter takes one."
    if view.phase == "call":
        return "Call the card whose holder shall be your partner."
    if not view.trick:
        return "You lead: pick a card, then Enter."
    led = view.trick[0][1].suit
    if any(card.suit == led for card in view.hand):
        return f"Your turn: follow {suit_name(led)}."
    return f"Your turn: you have no {suit_name(led)}, so play what you like."


def intent(session: Session, move: Move) -> str:  # noqa: ARG001
    return f"Enter plays {move}."


# The course and the end of the game


def log(session: Session) -> list[RenderableType]:
    """Every bid, and a line a trick; with the reasons of every move once the game is over."""
    if session.over:
        return [_reasoned(session, turn) for turn in session.turns]
    said = [_said(session, turn) for turn in session.turns if turn.move.kind != "card"]
    return [*said, *(_row(session, number) for number in range(len(session.view.tricks)))]


def _said(session: Session, turn: Turn) -> Text:
    entry = Text().append(f"{session.seats[turn.seat].name} ", f"bold {TEXT}")
    return entry.append(_spoken(turn), f"italic {FAINT}" if turn.move.is_pass else TEXT)


def _spoken(turn: Turn) -> str:
    move = turn.move
    if move.kind == "bid":
        return contract_name(move.contract)
    return f"{GLYPHS[move.suit]} trump" if move.kind == "trump" else f"calls {label(move.cards)}"


def _row(session: Session, number: int) -> Text:
    leader, played, winner = session.view.tricks[number]
    row = Text(f"{number + 1:>2} ", MUTED).append(f"{session.seats[leader].name[:4]:<4}", f"bold {TEXT}")
    for seat, card in played:
        row.append(" ").append(label(card), ink(card, FACE_CHOSEN if seat == winner else FACE))
    return row


def _reasoned(session: Session, turn: Turn) -> Group:
    entry = _said(session, turn)
    if turn.move.kind == "card":
        entry = (
            Text()
            .append(f"{session.seats[turn.seat].name} ", f"bold {TEXT}")
            .append_text(chips(turn.move.cards))
        )
    return Group(entry, reason_below(turn.reason)) if turn.reason else Group(entry)


def headline(session: Session) -> Text:
    text = str(result(session.view, session.scores, lambda seat: session.seats[seat].name))
    return Text(text, f"bold {GOLD}" if session.scores[PERSON] > 0 else "bold")


def ending(session: Session, place: int) -> Text:
    text = Text(str(count(session.view.tricks_won[place])))
    return text.append(f"  {role(session, place)}", MUTED)


def won(session: Session, place: int) -> bool:
    return session.scores[place] > 0
