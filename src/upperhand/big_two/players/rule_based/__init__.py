"""The agent of Sugiyanto, Fernando and Tai, A Rule-Based AI Method for an Agent Playing Big Two, 2021.

One function is one of the paper's Algorithms 1 to 11 and bears its number. They read in this order: the hand
is split into combinations (`partition`), each is put into a class by what the opponents could hold
(`classes`), and one of them is led (`few_cards`, `many_cards`) or played on the table (`following`).

The paper knows singles, pairs and five-card hands. What it says of pairs holds here for triples and four-card
hands as well, where the rules have them: together they are the *groups*. Where a printed line can never be
reached, the docstring says so.

The core has the same player without reasons (`core/big_two/opponents/rule_based/`), for learners that meet it
in millions of games; a change belongs into both, and `tests/big_two/test_opponents.py` compares their moves.
"""

from upperhand.big_two.players.rule_based.player import RuleBased

__all__ = ["RuleBased"]
