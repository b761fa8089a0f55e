"""How accurate the bidding methods are, and the conditions that follow from it (sections 4.1.1 and 4.2.1).

`games` and `playing` make the datapoints, `errors` the tables of the thesis, `calibration` the conditions,
`readings` and `cover` try two readings; `published` is what the thesis prints; `claims`, `pictures`, `tables`
and `section` tell.
"""

from upperhand.experiments.rikken.accuracy.experiment import PART

__all__ = ["PART"]
