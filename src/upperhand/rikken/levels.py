"""The levels that a table offers for its computer seats, from weak to strong, each a spec text.

The order is that of the measured strength; `Easy` plays any legal card and never bids.
"""

LEVELS: dict[str, str] = {
    "Easy": "random_silent",
    "Normal": "basic",
    "Hard": "monte_carlo",
    "Challenge": "advanced",
}
