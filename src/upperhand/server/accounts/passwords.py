"""Passwords: which are allowed, and hashing outside the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError

SHORTEST = 8
_DIFFERENT = 4  # characters, so holding down a key does not make a password
_EVERYBODYS = frozenset(
    "password passw0rd password1 12345678 123456789 1234567890 87654321 qwertyui qwertyuiop qwerty123 "
    "abcd1234 abc12345 iloveyou sunshine princess football baseball welcome1 letmein1 upperhand".split()
)

#: 46 MiB and one pass: what OWASP's cheat sheet recommends for Argon2id on one lane.
_MEMORY_KIB, _PASSES, _LANES = 47_104, 1, 1
_AT_ONCE = 2  # many logins wait for each other instead of taking memory and cores from the tables


class Passwords:
    """Hashes and compares in its own threads; argon2 releases the GIL meanwhile."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=_PASSES, memory_cost=_MEMORY_KIB, parallelism=_LANES)
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="password")
        # Compared with when there is no such account, to take the same time.
        self._nobodys = self._threads.submit(self._hasher.hash, "nobody's")

    async def hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _signs(password))

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Whether the password is right; without a hash it is wrong, after the same work."""
        loop = asyncio.get_running_loop()
        against: str = await asyncio.wrap_future(self._nobodys) if password_hash is None else password_hash
        right = await loop.run_in_executor(self._threads, self._verify, against, password)
        return right and password_hash is not None

    def is_outdated(self, password_hash: str) -> bool:
        """Whether the hash was made with less work than we require now."""
        return self._hasher.check_needs_rehash(password_hash)

    def _verify(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, _signs(password))
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        self._threads.shutdown()


def _signs(password: str) -> bytes:
    """A password may be any text that a page can send, also half of a surrogate pair."""
    return password.encode("utf-8", "surrogatepass")


def check_password(password: str, name: str) -> None:
    """Raises a RefusalError if the password is too easy to guess."""
    folded = password.casefold()
    if len(password) < SHORTEST:
        raise _weak(Reason("password_too_short", count=SHORTEST))
    if len(set(password)) < _DIFFERENT:
        raise _weak(Reason("password_too_simple", count=_DIFFERENT))
    if folded in _EVERYBODYS or folded == name.casefold():
        raise _weak(Reason("password_too_common"))


def _weak(why: Reason) -> RefusalError:
    return RefusalError("weak_password", why, status=422)
