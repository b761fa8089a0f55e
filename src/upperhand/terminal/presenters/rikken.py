"""What is said and seen at a table of Rikken in the terminal."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from upperhand import Cards
from upperhand.locales import GLYPHS, word
from upperhand.rikken import Move, Rules, View
from upperhand.rikken.words import (
    Name,
    by_suit,
    card_name,
    command,
    contract,
    contract_name,
    count,
    hand,
    result,
    suit_name,
)
from upperhand.terminal.presenters import Chair, Choice, Orders, reason_below
from upperhand.terminal.screen.faces import card_row, chips, ink, label
from upperhand.terminal.screen.palette import FACE, FACE_CHOSEN, FACE_FADED, FAINT, GOLD, MUTED, TEXT
from upperhand.terminal.seating import PERSON
from upperhand.terminal.session import Session, Turn
from upperhand.terminal.words import signed

HELP = (
    "Write a bid (rik), trump H, call AS or a card (AS) as it is asked for, "
    "or one of: pass, hint, moves, view, help, quit."
)
SINGLE = True
LISTS_CARDS = False

RANKS = "AKQJT98765432"


def orders(rules: Rules) -> Orders:  # noqa: ARG001 - suits and ranks are the same by all rules
    suits = "SHCD"
    return {
        "suit": lambda card: (suits.index(card.suit), RANKS.index(card.rank)),
        "rank": lambda card: (RANKS.index(card.rank), suits.index(card.suit)),
    }


def choices(rules: Rules, view: View) -> tuple[Choice, ...]:
    """What may be bid, made trump, called or played."""
    moves = [move for move in view.legal_moves() if not move.is_pass]
    return tuple(_CHOICES[move.kind](rules, view, move) for move in moves)


def _bid(rules: Rules, view: View, move: Move) -> Choice:  # noqa: ARG001
    name = move.contract or "pass"
    gain, loss = rules.stakes(name)
    meaning = f"{word('goal', name)}. Wins {gain} chips or loses {loss}."
    note = f"±{gain}" if gain == loss else f"+{gain} −{loss}"
    return Choice(move, "bids", contract_name(name), note=note, meaning=meaning)


def _trump(rules: Rules, view: View, move: Move) -> Choice:  # noqa: ARG001
    held = [card for card in view.hand if card.suit == move.suit]
    meaning = f"you hold {' '.join(map(str, held))}." if held else "you hold none."
    return Choice(move, "trump suits", suit_name(move.suit or "S"), note=f"{len(held)} held", meaning=meaning)


def _call(rules: Rules, view: View, move: Move) -> Choice:  # noqa: ARG001
    note = "blind" if move.blind else ""
    held = sum(card.suit == move.cards.suit for card in view.hand)
    meaning = f"its holder is your partner; you hold {held} of the suit."
    return Choice(move, "cards to call", card_name(move.cards), note=note, meaning=meaning)


def _card(rules: Rules, view: View, move: Move) -> Choice:  # noqa: ARG001
    return Choice(move, suit_name(move.cards.suit), str(move.cards), move.cards)


_CHOICES = {"bid": _bid, "trump": _trump, "call": _call, "card": _card}


def play_of(cards: Cards) -> Move:
    return Move.of(cards)


def told(session: Session, turn: Turn) -> str:
    who, you = session.who(turn.seat)
    verb, _, rest = str(command(turn.move)).partition(" ")
    ending = "" if you else "es" if verb == "pass" else "s"
    line = " ".join(filter(None, (who, verb + ending, rest)))
    taker = taker_after(session.view, turn.move)
    if taker is None:
        return line
    name, you = session.who(taker)
    return f"{line}, and {'you take' if you else f'{name} takes'} the trick"


def taker_after(view: View, move: Move) -> int | None:
    """Who took the trick that this card ended."""
    ended = (
        winner for _, played, winner in view.tricks if move.kind == "card" and played[-1][1] == move.cards
    )
    return next(ended, None)


def standing(session: Session) -> Iterator[str]:
    view = session.view
    name = _names(session)
    if view.phase == "auction":
        bids = ", ".join(f"{name(seat)} {contract_name(bid)}" for seat, bid in view.bids)
        yield f"auction: {name(view.dealer)} deals; {bids or 'you bid first'}"
    elif view.phase == "play":
        yield f"game: {contract(view, name)}{_partner(view, name)}"
        yield "tricks: " + ", ".join(f"{name(seat)} {won}" for seat, won in enumerate(view.tricks_won))
        yield from (f"{name(seat)} holds {hand(cards)}" for seat, cards in view.exposed.items() if seat)
        played = ", ".join(f"{name(seat)} {card}" for seat, card in view.trick)
        yield f"table: {played or 'empty, you lead'}"
    yield f"hand:  {hand(view.hand)}"
    if view.phase != "play":
        said = [f"{choice.move} ({choice.text} {choice.note})" for choice in session.choices()]
        if any(move.is_pass for move in view.legal_moves()):
            said.append("pass")
        yield f"your choices: {', '.join(said)}"


def _partner(view: View, name: Name) -> str:
    return "" if view.partner is None else f"; {name(view.partner)} is the partner"


def conclusion(session: Session) -> Iterator[str]:
    name = _names(session)
    yield f"Game {session.game + 1}: {result(session.view, session.scores, name)}"
    for seat, score in enumerate(session.scores):
        yield f"  {name(seat)}: {signed(score)} with {count(session.view.tricks_won[seat])}"


def _names(session: Session) -> Name:
    return lambda seat: session.seats[seat].name


# What is seen on the screen

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
    """The role of a seat in this game, as far as the person may know."""
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
    """An open hand, one row of ranks per suit."""
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
    """Everybody's bids, starting with the first bidder."""
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
    """The current trick; until the next one begins, the last one with its winner."""
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
    """A card in front of each seat; the best one stands out, the others of a finished trick are faded."""
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
        return "Call a card: its holder becomes your partner."
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
    """Every bid, and one line per trick; with the reasons of every move when the game is over."""
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
