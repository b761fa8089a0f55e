"""The agent of Matthew, Dynamic Greedy Algorithm for Big Two Card Game's AI, Bandung, 2009.

Section 4.2 gives every card, pair, triple and five-card hand a *greedy value*. A hand is worth the best total
over all ways to split it, a move earns a bonus, and the player takes the move with the largest sum. It reads
in this order: the paper's numbers (`settings`), what they come to with the cards still out (`standing`), what
a move earns beside what it leaves (`bonus`), the choice (`weighing`, `player`) and its reason (`wording`).
`tuned` holds the numbers that a search found; `tuning` is that search, and nothing else imports it.

The paper leaves out what rules beyond its own bring. Triples and four-card hands on the table are treated as
it treats pairs, and a bomb as the five cards that it is.

The core has the same player without reasons (`core/big_two/opponents/dynamic_greedy.h`); a change belongs
into both, and `tests/big_two/test_opponents.py` compares their moves.
"""

from upperhand.big_two.players.dynamic_greedy.player import DynamicGreedy
from upperhand.big_two.players.dynamic_greedy.tuned import TUNED

__all__ = ["TUNED", "DynamicGreedy"]
