"""Who one is."""

from typing import Annotated

from pydantic import Field, SecretStr

from upperhand.server.web.wire.common import Language, Model, Name


class SessionRequest(Model):
    """A guest sits down with a name."""

    name: Name
    language: Language = "en"


class ChangeMe(Model):
    """What shall be different from now on."""

    name: Name | None = None
    language: Language | None = None


class Credentials(Model):
    """The name and password of an account, to make it or to log in."""

    name: Name
    password: Annotated[SecretStr, Field(min_length=1, max_length=200)]


class Me(Model):
    """Who one is here. Requests that change something carry `csrf` in the header X-CSRF-Token."""

    id: str
    name: str
    language: Language
    guest: bool
    csrf: str
