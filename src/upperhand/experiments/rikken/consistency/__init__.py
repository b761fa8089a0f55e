"""How many simulations make the Monte-Carlo player answer the same when asked again (section 3.4.3).

`measures` asks, `figures` computes, `section` tells.
"""

from upperhand.experiments.rikken.consistency.experiment import PART

__all__ = ["PART"]
