"""The strength of card play: the same hands for every type of player, with the auction skipped.

`deals` plays, `measures` computes, `published` is what the thesis prints, `claims` and `section` tell.
"""

from upperhand.experiments.rikken.strength.experiment import PART

__all__ = ["PART"]
