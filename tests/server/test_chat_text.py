"""What somebody writes becomes one line of plain text, or is refused with a sentence."""

import pytest

from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.chat_text import LONGEST, chat_text


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("nice one", "nice one"),
        ("  a\tb\r\n c\x00\x1b[31m ", "a b c [31m"),
        ("<b>bold</b> & so on", "<b>bold</b> & so on"),  # plain text: the page shows it as it is
        ("\u202eevil\u2066", "evil"),  # nothing turns the direction of the table's text
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("👩\u200d👩\u200d👧 and 🇳🇱", "👩\u200d👩\u200d👧 and 🇳🇱"),
        ("e" + "\u0301" * 40, "é" + "\u0301" * 3),
        ("\ud800lone", "lone"),
        ("你好，下一局", "你好，下一局"),
        ("wait... what?", "wait... what?"),
        ("3.5 points. Not bad", "3.5 points. Not bad"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_line_is_plain_text(written: str, shown: str) -> None:
    assert chat_text(written) == shown


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "chat_empty"),
        (" \n\t\x07\u200b", "chat_empty"),
        ("\u200d", "chat_empty"),
        ("x" * (LONGEST + 1), "chat_long"),
        ("see https://example.org", "chat_link"),
        ("HTTP://x", "chat_link"),
        ("www.example.test", "chat_link"),
        ("go to example.com now", "chat_link"),
        ("me@example.nl", "chat_link"),
        ("ｅｘａｍｐｌｅ．ｃｏｍ", "chat_link"),
        ("exam\u200bple.c\u200bom", "chat_link"),
        ("example.club/join", "chat_link"),
        ("example.zone/join", "chat_link"),
    ],
)
def test_what_cannot_be_sent_is_refused(written: str, code: str) -> None:
    with pytest.raises(RefusalError) as refused:
        chat_text(written)
    assert refused.value.code == code
    assert str(refused.value)
