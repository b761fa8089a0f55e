"""Fair play: figures of rated games that may point to help by an engine, or to people who play together.

They are for an operator to read, and prove nothing; no other part of the playroom uses them.

- `rated_games` reads the games from the database.
- `decisions` compares what people did with what a strong policy would do.
- `accounts` and `pairs` add that up, in sums that do not grow with the number of games.
- `survey` does all of it.
"""

from upperhand.server.fair_play.survey import POLICIES, Survey

__all__ = ["POLICIES", "Survey"]
