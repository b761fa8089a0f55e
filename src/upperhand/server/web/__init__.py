"""The web: routes, sockets, the messages of the page, and what every request passes."""
