"""What can go wrong between a bot and a playroom."""

from upperhand.errors import UpperhandError


class ClientError(UpperhandError):
    """Anything that a playroom does not do for a bot."""


class RefusedError(ClientError):
    """The playroom has refused something; nothing has changed there.

    `code` is a word for programs, such as `full`, `no_bots` or `illegal`.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class TokenError(RefusedError):
    """The token is not known, or not any more."""


class SeatLostError(ClientError):
    """The bot has no seat at the table, or not any more."""


class LostConnectionError(ClientError):
    """The playroom could not be reached for as long as the client is patient."""
