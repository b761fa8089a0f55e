"""Every message between the page and the server, as typed and versioned models.

`client` and `server` are the two directions of the socket, `views` has what a seat sees of a game, `http` the
bodies of requests and answers, and `puzzles` those of puzzles and of the deal of the day. `typescript`
generates the page's types from them.
"""
