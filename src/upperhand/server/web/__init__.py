"""The web: routes, sockets, the messages of the page, and the checks on every request."""
