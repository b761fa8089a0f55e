"""Chat text: what somebody wrote, as plain text that a table can show, or the reason why not."""

import re
import unicodedata

from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError

LONGEST = 140
#: Marks above and below one letter; more of them would cover the lines around it.
_MARKS = 3
#: Joins the parts of one emoji; all other invisible characters are removed.
_JOINER = "\u200d"
_ENDINGS = (
    "com net org info biz io gg me tv co ly to cc app dev link click site online shop top xyz live club fun "
    "nl be de id tw cn hk sg uk eu fr es it ru us"
).split()
#: An address on the web, or of mail: with a scheme, with a usual ending, or with a path.
_LINK = re.compile(
    rf"://|\bwww\s?[.。]|[\w-][.。](?:{'|'.join(_ENDINGS)})(?![\w-])|[\w-][.。][a-z]{{2,}}[/:?]\S",
    re.IGNORECASE,
)


def chat_text(text: str) -> str:
    """Plain text of one line; refuses what is empty, too long, or has a link in it.

    >>> chat_text("  nice \\x07 one\\n:) ")
    'nice one :)'
    """
    line = " ".join(_without_heaps(unicodedata.normalize("NFC", _visible(text))).split())
    if not line.strip(_JOINER):
        raise RefusalError("chat_empty", Reason("chat_empty"), status=422)
    if len(line) > LONGEST:
        raise RefusalError("chat_long", Reason("chat_long", count=LONGEST), status=422)
    if _LINK.search(unicodedata.normalize("NFKC", line)):
        raise RefusalError("chat_link", Reason("chat_link"), status=422)
    return line


def _visible(text: str) -> str:
    """Control characters become spaces; those without a width, or that turn the direction, disappear."""
    return "".join(
        " " if unicodedata.category(each) in ("Cc", "Zl", "Zp") else each for each in text if _shown(each)
    )


def _shown(character: str) -> bool:
    return character == _JOINER or unicodedata.category(character) not in ("Cf", "Cs", "Co", "Cn")


def _without_heaps(text: str) -> str:
    kept: list[str] = []
    for character in text:
        last = kept[-_MARKS:]
        if _is_mark(character) and len(last) == _MARKS and all(map(_is_mark, last)):
            continue
        kept.append(character)
    return "".join(kept)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Me")
