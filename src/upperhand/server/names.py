"""Names: which a table can show, and which look like another one."""

import unicodedata

from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError

#: Letters and signs that look like Latin ones, after compatibility forms are gone: those of Greek, Cyrillic,
#: Armenian and others in the list of confusable characters of Unicode that a plain font shows alike.
_ALIKE = {
    "a": "аɑαᴀ",
    "b": "ЬƄвʙβВΒᏴ",
    "c": "сϲᴄⅽСϹᏟ",
    "d": "ԁɗᏧᴅ",
    "e": "еєҽᴇЕΕᎬ",
    "f": "ƒғϝ",
    "g": "ɡցɢԌ",
    "h": "һհНΗʜᎻн",
    "i": "іıɩιⅰӏ̇ɪ",
    "j": "јϳЈᎫ",
    "k": "кκᴋКΚᏦK",
    "l": "I1|ӏІЇΙƖⅠLʟԼᏞ",
    "m": "мᴍМΜᎷ",
    "n": "пոηɴΝ",
    "o": "0оοօσᴏОΟՕ",
    "p": "рρᴘРΡᏢ",
    "q": "ԛգԚ",
    "r": "гᴦʀᎡ",
    "s": "ѕꜱЅՏᏚ5",
    "t": "тτᴛТΤᎢ",
    "u": "υսцᴜՍ",
    "v": "ѵνᴠⅴѴᏙ",
    "w": "ԝѡωᴡԜᎳ",
    "x": "хχⅹХΧ",
    "y": "уүγʏУΥҮ",
    "z": "ᴢΖᏃ",
}
#: What one letter of several strokes can be written as.
_STROKES = {"m": "rn", "w": "vv"}
_LATIN = {sign: letter for letter, signs in _ALIKE.items() for sign in signs}


def check_name(name: str) -> str:
    """A name that a table can show: printable, and without half of a surrogate pair."""
    name = " ".join(name.split())
    if not name or len(name) > 24 or not name.isprintable():
        raise RefusalError("name", Reason("bad_name"), status=422)
    return name


def login_of(name: str) -> str:
    """What an account is found by: width, case and spaces do not count.

    >>> login_of("Ｗu  Fei") == login_of("wu fei")
    True
    """
    return check_name(unicodedata.normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    """The same text for names that look alike on a table.

    >>> skeleton("Аnn") == skeleton("Ann") == skeleton("a n n"), skeleton("Ann") == skeleton("Anna")
    (True, False)
    >>> skeleton("BiIl 0'Hara") == skeleton("Bill O’Hara"), skeleton("rnike") == skeleton("Mike")
    (True, True)
    """
    plain = unicodedata.normalize("NFKC", name)
    letters = (_LATIN.get(sign) or _LATIN.get(sign.casefold(), sign.casefold()) for sign in plain)
    shown = "".join(sign for sign in "".join(letters) if unicodedata.category(sign)[0] in "LNMS")
    return "".join(_STROKES.get(sign, sign) for sign in unicodedata.normalize("NFC", shown)) or plain
