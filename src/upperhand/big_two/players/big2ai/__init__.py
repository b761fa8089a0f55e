"""The players of Chen and Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement
Prediction for the Card Game Big2, IEEE Access 10, 2022: AI 1.0 to 4.0, and a stronger one beside them.

The search and the flow of Fig. 3 are in the core (`core/big_two/big2ai`); here are the settings (`settings`),
the players (`player`) and what they say for themselves (`wording`).
"""

from upperhand.big_two.players.big2ai.player import AI1, AI2, AI3, AI4
from upperhand.big_two.players.big2ai.plus import AI4Plus

__all__ = ["AI1", "AI2", "AI3", "AI4", "AI4Plus"]
