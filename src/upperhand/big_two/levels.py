"""The levels that a table offers for its computer seats, from weak to strong, each a spec text.

They are the paper's names for AI 1.0 to 4.0 of Big2AI; every seat has a level of its own.
"""

LEVELS: dict[str, str] = {
    "Easy": "ai1",
    "Normal": "ai2",
    "Hard": "ai3",
    "Challenge": "ai4",
}
