"""What is said and seen at a table of Big Two in the terminal."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from upperhand import Cards
from upperhand.big_two import KINDS, Move, Rules, View
from upperhand.big_two.words import kind_of
from upperhand.locales import with_glyphs
from upperhand.terminal.presenters import Chair, Choice, Orders, reason_below
from upperhand.terminal.screen.faces import card_row, chips
from upperhand.terminal.screen.palette import FACE, FACE_FADED, FAINT, GOLD, MUTED, TEXT
from upperhand.terminal.session import Session, Turn
from upperhand.terminal.words import signed

HELP = "Write the cards of your play (5D 5S), or one of: pass, hint, moves, view, help, quit."
SINGLE = False
LISTS_CARDS = True

RANKS = "3456789TJQKA2"
PLURALS = {
    "single": "singles",
    "pair": "pairs",
    "triple": "triples",
    "two_pair": "two pairs",
    "four_of_a_kind": "fours of a kind",
    "straight": "straights",
    "flush": "flushes",
    "full_house": "full houses",
    "four_plus_one": "fours and one",
    "straight_flush": "straight flushes",
}


def orders(rules: Rules) -> Orders:
    suits = rules.suit_order
    return {
        "rank": lambda card: (RANKS.index(card.rank), suits.index(card.suit)),
        "suit": lambda card: (suits.index(card.suit), RANKS.index(card.rank)),
    }


def choices(rules: Rules, view: View) -> tuple[Choice, ...]:
    """The legal plays by kind, each kind from weak to strong."""
    named = [rules.classify(move.cards) for move in view.legal_moves() if not move.is_pass]
    plays = sorted(filter(None, named), key=lambda play: (KINDS.index(play.kind), play.strength))
    return tuple(
        Choice(Move.of(play.cards), PLURALS[play.kind], str(play.cards), play.cards) for play in plays
    )


def play_of(cards: Cards) -> Move:
    return Move.of(cards)


def told(session: Session, turn: Turn) -> str:
    who, you = session.who(turn.seat)
    if turn.move.is_pass:
        return f"{who} {'pass' if you else 'passes'}"
    return f"{who} {'play' if you else 'plays'} {turn.move} ({kind_of(session.rules, turn.move)})"


def standing(session: Session) -> Iterator[str]:
    view = session.view
    counts = zip(session.seats, view.counts, strict=True)
    yield "cards: " + ", ".join(f"{seat.name} {count}" for seat, count in counts)
    if view.table is None or view.table_seat is None:
        yield "table: empty, you lead"
    else:
        owner = session.seats[view.table_seat].name
        yield f"table: {view.table} ({kind_of(session.rules, view.table)}) by {owner}"
    yield f"hand:  {view.hand}"


def conclusion(session: Session) -> Iterator[str]:
    yield f"{session.seats[session.view.winner or 0].name} won game {session.game + 1}."
    for seat, left, score in zip(session.seats, session.uncovered, session.scores, strict=True):
        yield f"  {seat.name}: {signed(score)}{f' with {left} left' if left else ''}"


# What is seen on the screen

KEYS = """\
← → Space     walk along your cards, pick one up or put it back
3…9 J K A 2   the next card of that rank; 0 a ten, Shift+Q a queen
Tab ↓ ↑       step through the plays that hold the chosen cards"""
ENDING = "left with"

NOTHING_TO_PLAY = "Nothing in your hand can be played now: press p to pass."
MOST_CARDS = 5
WORDS = 3
#: Widths and heights of a card, the first that fits is taken.
SIZES = ((8, 7), (6, 5), (4, 3))


# The chairs


def chair(session: Session, place: int) -> Chair:
    view = session.view
    trick = session.trick or session.last_trick
    last = next((turn for turn in reversed(trick) if turn.seat == place), None)
    shown = _uncovered(session.uncovered[place]) if session.over else None
    return Chair(
        seat=session.seats[place],
        count=view.counts[place],
        at_turn=not view.over and view.turn == place,
        winner=view.winner == place,
        out=not view.over and place in view.passed,
        role="led" if session.trick and view.leader == place else "",
        face_up=None if shown is None else (shown, shown),
        last=_last(last, stale=not session.trick) if shown is None or place == 0 else None,
    )


def _uncovered(hand: Cards) -> Text:
    return chips(hand) if hand else Text("out of cards", GOLD)


def _last(turn: Turn | None, stale: bool) -> Text | None:
    """The last action of a seat in this trick; actions of the previous trick are faded."""
    if turn is None:
        return None
    if turn.move.is_pass:
        return Text("pass", f"italic {FAINT if stale else MUTED}")
    return chips(turn.move.cards, FACE_FADED if stale else FACE)


# The middle of the table


def centre(session: Session, width: int, height: int) -> Text:
    table = session.view.table
    return _lead(session) if table is None else _combination(session, table, width, height)


def _combination(session: Session, table: Move, width: int, height: int) -> Text:
    view = session.view
    kind = kind_of(session.rules, table)
    title = Text().append(kind[:1].upper() + kind[1:], f"bold {GOLD}")
    owner = view.leader if view.table_seat is None else view.table_seat
    below = Text("by ", MUTED).append(session.seats[owner].name, f"bold {TEXT}")
    if owner != view.leader:
        below.append(f"\n{session.seats[view.leader].name} led", MUTED)
    return Text("\n").join([title, *_cards(table.cards, width, height), below])


def _cards(cards: Cards, width: int, height: int) -> list[Text]:
    """As large as the longest combination and the words around it allow."""
    fitting = (size for size in SIZES if width > size[0] * MOST_CARDS and height > size[1] + WORDS)
    wide, high = next(fitting, SIZES[-1])
    return [Text("").join(card_row(card, row, wide, high, FACE) for card in cards) for row in range(high)]


def _lead(session: Session) -> Text:
    view = session.view
    who = session.seats[view.turn]
    text = Text().append("You lead" if who.player is None else f"{who.name} leads", f"bold {GOLD}")
    if view.must_contain:
        text.append(with_glyphs(f"\nwith {view.must_contain} in it"), MUTED)
    return text


def sign(session: Session) -> str:  # noqa: ARG001 - a game of tricks has a contract to show
    return ""


# What the person may do


def verb(session: Session) -> str:  # noqa: ARG001
    return "Play"


def list_title(session: Session) -> str:  # noqa: ARG001
    return "your plays"


def playable(session: Session) -> Cards | None:  # noqa: ARG001 - what is legal is a matter of combinations
    return None


def invitation(session: Session) -> str:
    if not session.choices():
        return NOTHING_TO_PLAY
    if session.view.table is None:
        return "You lead: pick up cards, or let Tab show what you may play."
    return f"Your turn: beat {session.rules.describe(session.view.table.cards)}, or pass."


def intent(session: Session, move: Move) -> str:
    return f"Enter plays {session.rules.describe(move.cards)}."


# The course and the end of the game


def log(session: Session) -> list[RenderableType]:
    return [_entry(session, turn) for turn in session.turns]


def _entry(session: Session, turn: Turn) -> Group:
    entry = Text().append(f"{session.seats[turn.seat].name} ", f"bold {TEXT}")
    if turn.move.is_pass:
        entry.append("pass", f"italic {FAINT}")
    else:
        entry.append_text(chips(turn.move.cards))
    return Group(entry, reason_below(turn.reason)) if turn.reason else Group(entry)


def headline(session: Session) -> Text:
    winner = session.view.winner
    if session.seats[winner].player is None:
        return Text("You win!", f"bold {GOLD}")
    return Text(f"{session.seats[winner].name} wins.", "bold")


def ending(session: Session, place: int) -> Text:
    left = session.uncovered[place]
    return chips(left) if left else Text("nothing", f"italic {MUTED}")


def won(session: Session, place: int) -> bool:
    return bool(place == session.view.winner)
