"""Every number of section 4.2, under the name of what it decides."""

from dataclasses import dataclass, fields

from upperhand.errors import SpecError

# Table 2, a row a rank from 3 to 2 and a column a suit from low to high.
# fmt: off
TABLE_2_SINGLES = (
    -9.0, -9.0, -9.0, -9.0,
    -7.0, -7.0, -7.0, -7.0,
    -5.0, -5.0, -5.0, -5.0,
    -2.0, -2.0, -2.0, -2.0,
    0.0, 0.0, 0.0, 0.0,
    1.0, 1.0, 1.0, 1.0,
    2.0, 3.0, 4.0, 5.0,
    6.0, 7.0, 8.0, 9.0,
    10.0, 11.0, 12.0, 13.0,
    14.0, 15.0, 16.0, 17.0,
    18.0, 19.0, 20.0, 21.0,
    22.0, 23.0, 24.0, 25.0,
    30.0, 35.0, 40.0, 50.0,
)
# Without the highest suit, and with it. As printed: 10s are below 9s, and 2s are low since they are better
# played one by one.
TABLE_2_PAIRS = (
    20.0, 20.0,
    25.0, 25.0,
    30.0, 30.0,
    35.0, 35.0,
    40.0, 40.0,
    45.0, 45.0,
    50.0, 50.0,
    45.0, 45.0,
    50.0, 50.0,
    55.0, 60.0,
    65.0, 70.0,
    75.0, 80.0,
    30.0, 25.0,
)
# fmt: on

_LENGTHS = {"singles": 52, "pairs": 26, "four_card_hands": 2}
_LENGTH_ELSE = 5


@dataclass(frozen=True)
class Settings:
    """The numbers of section 4.2. A table of five goes by the number of cards, or by the five-card hand."""

    # What combinations kept in hand are worth.
    singles: tuple[float, ...] = TABLE_2_SINGLES
    pairs: tuple[float, ...] = TABLE_2_PAIRS
    triple: float = 50.0  # beside the value of its highest card
    four_card_hands: tuple[float, ...] = (100.0, 110.0)  # two pair, four of a kind; likewise
    five_card_hands: tuple[float, ...] = (150.0, 160.0, 170.0, 180.0, 190.0)  # as in KINDS, straights first

    # What a play earns when it leads, and when it follows.
    lead: tuple[float, ...] = (0.0, 50.0, 50.0, 100.0, 150.0)
    follow: tuple[float, ...] = (0.0, 50.0, 50.0, 100.0, 150.0)

    # What a play on so many cards earns beside that: with many cards in hand while another has few, with few
    # cards in hand, and while another has so many cards that the next play of this size may be its last.
    many_cards: int = 10
    another_close: int = 6
    late: tuple[float, ...] = (30.0, 30.0, 30.0, 30.0, 0.0)
    few_cards: int = 4
    finish: tuple[float, ...] = (20.0, 50.0, 50.0, 50.0, 0.0)
    last_play: tuple[int, ...] = (1, 2, 3, 4, 7)  # from the size of the play to this many cards
    stop: tuple[float, ...] = (20.0, 200.0, 200.0, 200.0, 100.0)
    stop_next: float = 1_000.0  # for the highest card on a single while the next player has one card

    # Where the paper is silent: the price of leading what may be another's last play, and going out at once,
    # which is what the game is for.
    lead_risk: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 0.0)
    going_out: float = 10_000.0

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            wanted = _LENGTHS.get(field.name, _LENGTH_ELSE)
            if isinstance(value, tuple) and len(value) != wanted:
                raise SpecError(f"{field.name} takes {wanted} numbers parted by /, not {len(value)}")
