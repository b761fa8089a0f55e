"""The playroom, in five packages.

`rooms` has the state of a room, its seats, its turns and the messages to its clients. `computers` decides
and reviews in worker processes. `accounts` has people, sessions and ratings. `storage` writes and reads the
database. `web` has the routes, the sockets and every message of the page. `playroom` connects the parts,
and `serve` runs them with the `settings`.
"""
