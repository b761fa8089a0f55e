"""The playroom, in five packages.

`rooms` has the state of a room, its seats, its turns and what everybody in it is sent. `computers` decides
and reviews in worker processes. `accounts` has people, sessions and ratings. `storage` writes and reads the
database. `web` has the routes, the sockets and every message of the page. `playroom` puts the parts together,
and `serve` runs them with the choices of `settings`.
"""
