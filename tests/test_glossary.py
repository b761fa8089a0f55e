"""Within a language a thing has one name: that of `words.ftl`, and no word of another language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import upperhand
from upperhand.locales import LANGUAGES

LOCALES = Path(upperhand.__file__).parent / "locales"
#: Words that players know for a thing, and the one that this catalogue has for it.
OTHERWISE = {
    "de": {"Alleinspieler": "Spielmacher", "Auktion": "Reizen", "Hand|Hände": "Blatt", "Kontrakt": "Gebot"},
    "id": {
        "chips?": "keping",
        "dobel": "berlipat dua",
        "kartu tunggal": "satuan",
        "memimpin(?! acara)": "membuka",
        "paket (empat|lima)": "kombinasi",
        "pemain kontrak": "pemain utama",
        "penawaran": "lelang",
        "petunjuk": "saran",
        "rekaman": "catatan",
    },
    "nl": {
        "contract|contracten": "bod",
        "hints?": "tip",
        "koning": "heer",
        "partij|partijen": "spel",
        "(het|dit|dat) (gevraagde |vierde )?aas": "de aas",
        "v(ier|ijf)kaart[a-z]*": "combinatie van vier of vijf",
    },
    "zh-Hans": {
        "主打": "庄家",
        "合约": "定约",
        "大老二": "锄大地",
        "您": "你",
        "帐号": "账号",
        "王牌": "将牌",
        "红心": "红桃",
        "铁支": "四带一",
        "首攻|首出": "领出",
    },
    "zh-Hant": {
        "主人": "房主",
        "主打": "莊家",
        "做成": "完成",
        "定約": "合約",
        "夥伴": "搭檔",
        "(全部|[該時者合])不[出叫]": "過牌",
        "您": "你",
        "將牌": "王牌",
        "紅桃": "紅心",
        "記錄": "紀錄",
        "鋤大": "大老二",
        "首攻|首出": "領出",
    },
}
#: Groups of words that only one language uses, unless two have the same.
OWN = ("kind", "contract", "suit", "level")


def words(language: str, group: str) -> dict[str, str]:
    """The words of a group by their codes; a pass is a verb, and has its forms."""
    text = (LOCALES / language / "words.ftl").read_text("utf-8")
    found = dict(re.findall(rf"^{group}_(\w+) = (.+)$", text, re.M))
    return {code: word for code, word in found.items() if code != "pass"}


@cache
def texts(language: str) -> dict[str, tuple[str, ...]]:
    """What each message says between its values and references."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = tuple(_texts(entry))
    return found


def _texts(message: ast.Message) -> list[str]:
    said: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            said.append(node.value)

    Texts().visit(message)
    return said


def uses(language: str, pattern: str) -> Iterator[str]:
    """The messages of a language that say a word, with the word. Chinese has no spaces between words."""
    whole = re.compile(rf"(?<![a-zà-ÿ])(?:{pattern})(?![a-zà-ÿ])", re.IGNORECASE)
    for name, parts in texts(language).items():
        if name.startswith("preset_source_"):  # titles of works
            continue
        yield from (f"{name}: {found[0]}" for part in parts for found in whole.finditer(part))


def any_of(names: set[str]) -> str:
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contract_is_named_by_its_word(language: str) -> None:
    """`{ contract_piek }` and not `Piek`, so that no text keeps an old name, or that of another language."""
    names = {name for each in LANGUAGES for name in words(each, "contract").values()}
    found = [use for use in uses(language, any_of(names)) if not use.startswith("contract_")]
    assert found == ["bids_need_a_plain_one: rik"]  # the code, as it is typed


@pytest.mark.parametrize("group", OWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_another_language_is_used(language: str, group: str) -> None:
    own = {name.casefold() for each in OWN for name in words(language, each).values()}
    spoken = {part for name in own for part in (name, *name.split())}
    others = {name for each in LANGUAGES for name in words(each, group).values()}
    foreign = {name for name in others if name.casefold() not in spoken}
    assert list(uses(language, any_of(foreign))) == []


@pytest.mark.parametrize("language", OTHERWISE)
def test_a_thing_has_one_name(language: str) -> None:
    for word, name in OTHERWISE[language].items():
        assert list(uses(language, word)) == [], f"say {name}"


@pytest.mark.parametrize(("language", "characters"), [("zh-Hans", "gb2312"), ("zh-Hant", "big5")])
def test_chinese_is_written_in_one_script(language: str, characters: str) -> None:
    """The old character sets have the characters of one script only."""
    said = {sign for parts in texts(language).values() for part in parts for sign in part}
    assert {sign for sign in said if "\u4e00" <= sign <= "\u9fff" and not _has(characters, sign)} == set()


def _has(characters: str, sign: str) -> bool:
    try:
        sign.encode(characters)
    except UnicodeEncodeError:
        return False
    return True
