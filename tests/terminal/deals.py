"""Hands given card by card, so that no test depends on what a seed happens to deal.

A deal is the record of a game without a move, and a table resumes it like any game: with `resume`.
"""

from pathlib import Path

from upperhand import Cards, Record
from upperhand.games import read_rules
from upperhand.terminal.ledger import NUMBER, TABLE
from upperhand.terminal.options import Options
from upperhand.terminal.session import Session

#: The seed of a table that takes up a deal: it decides the computers' chance and the games after the first.
SEED = 2

#: Of each deal the first hand is the person's. Here Emmy opens and, as the lowest player she is, with 3D.
FOLLOWING = (
    "3C 4D 4H 4S 6C 7C 7S 9C 9H JD AC AS 2H",
    "3H 5D 6D 7D 8C TD TH JC QC QS KD KS 2D",
    "3S 4C 5C 6H 7H 8D 8S 9D JH QD KC AH 2C",
    "3D 5H 5S 6S 8H 9S TC TS JS QH KH AD 2S",
)

#: The person opens, and has no play but 3D alone and the fours of a kind with it.
OPENING = (
    "3D 4C 5S 6C 9D 9C 9H 9S TC TS QD AC 2S",
    "3C 4D 5D 6D 7D 8C TD JC QC QS KD KS 2D",
    "3H 4H 5C 6H 7H 7C 8D 8S JH QH KC AH 2C",
    "3S 4S 5H 6S 7S 8H TH JS JD KH AD AS 2H",
)

#: The person opens, and the game is over within a few moves.
LAST_CARDS = ("3D 2H", "4C KH", "5H QC", "6S AC")

#: The person opens, and Ada's next play is her last.
ADA_GOES_OUT = ("3D 2H", "4C", "5H QC", "6S AC")


#: Rikken. The person has eleven sure tricks with spades as trump, and no ace of hearts.
SOLO = (
    "AS KS QS JS TS 9S 8S AC KC AD KD 3H 2H",
    "7S 6S QC JC TC 9C QD JD TD AH KH QH JH",
    "5S 4S 8C 7C 6C 5C 9D 8D 7D TH 9H 8H 7H",
    "3S 2S 4C 3C 2C 6D 5D 4D 3D 2D 6H 5H 4H",
)

#: Rikken. As before, and the ace of hearts is the only heart of Ada.
LONE_ACE = (
    SOLO[0],
    "7S 6S QC JC TC 9C QD JD TD 6D 5D 4D AH",
    SOLO[2],
    "3S 2S 4C 3C 2C 3D 2D 6H 5H 4H KH QH JH",
)

#: Rikken. The person cannot win a trick if it is careful.
MISERE = (
    "2S 3S 4S 5S 2H 3H 4H 2C 3C 4C 2D 3D 4D",
    "AS KS QS JS AH KH QH AC KC QC AD KD QD",
    "TS 9S 8S JH TH 9H JC TC 9C JD TD 9D 8D",
    "7S 6S 8H 7H 6H 5H 8C 7C 6C 5C 7D 6D 5D",
)


def lay_out(
    folder: Path,
    hands: tuple[str, ...],
    opponent: str = "lowest",
    game: str = "big_two",
    rules: str = "hongkong",
    dealer: int | None = None,
    moves: tuple[str, ...] = (),
) -> Path:
    """A file with the record of a deal, for `resume`."""
    record = Record(
        game=game,
        rules=read_rules(rules, game),
        seats=("You", *[opponent] * (len(hands) - 1)),
        hands=tuple(Cards(hand) for hand in hands),
        tags={TABLE: str(SEED), NUMBER: 0},
        dealer=dealer,
        moves=moves,
    )
    path = folder / "deal.jsonl"
    path.write_text(record.to_json() + "\n")
    return path


def moves_of_the_person(seed: int, games: int) -> list[str]:
    """What a person types who follows every hint."""
    session, typed = Session(Options(seed=seed, games=games)), []
    while True:
        while not session.over:
            move = session.decide().move
            typed += [str(move)] if session.yours else []
            session.play(move)
        if not session.more:
            return typed
        session.next_game()
