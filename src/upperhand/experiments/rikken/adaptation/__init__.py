"""Bidding that learns from results (section 6.2), against weak, strong and changing opponents.

`series` plays, `measures` counts, `section` tells.
"""

from upperhand.experiments.rikken.adaptation.experiment import PART

__all__ = ["PART"]
