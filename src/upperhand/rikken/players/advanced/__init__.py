"""The advanced player of Vorsteveld, Automated Bidding and Playing in the card game Rikken, 2007, 3.3.

Its card play is in the core, `core/rikken/strategy/`, so that simulations can use it: what follows about
hidden cards (`inference`), who plays together (`sides`), the score of Table 3.6 (`discard_score`), the card
kept for the one trick of Piek (`cover_card`), and the lists of section 3.3.2 for Rik and Solo (`tricks`),
`piek` and `misere`. Here the word of the step that chose a card becomes a sentence.
"""

from upperhand.rikken.players.advanced.player import Advanced

__all__ = ["Advanced"]
