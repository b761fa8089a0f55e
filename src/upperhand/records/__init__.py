"""Many records: files of games filtered, counted, converted, and read as tables.

`upperhand.record` is one game and its file; this package works over whole files of them. What it reads is
checked for its form, not replayed: `upperhand.record.verify` does that. Files may be compressed by gzip or
zstd.

- `read_games(paths)` gives the games, each as `RecordedGame`, fast enough for millions.
- `games_of(lines)` gives those of lines that come from elsewhere.
- `Filter` chooses some of them.
- `statistics(games, by)` counts them by player, contract, seat, opening or length.
- `frame(paths)` is a polars DataFrame with a row per game or per move.
- `convert(games, path)` writes them as records, notation, CSV or Parquet.
"""

from upperhand.records.games import Filter, RecordedGame, games_of, read_games
from upperhand.records.statistics import GROUPS, statistics
from upperhand.records.tables import convert, frame

__all__ = ["GROUPS", "Filter", "RecordedGame", "convert", "frame", "games_of", "read_games", "statistics"]
