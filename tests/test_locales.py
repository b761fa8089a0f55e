"""Every language has a sentence for every reason that the code can give, with exactly its values."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import upperhand
from upperhand.locales import LANGUAGES, messages, preferred, say
from upperhand.reason import Reason

PACKAGE = Path(upperhand.__file__).parent
CORE = Path(__file__).parents[1] / "core"
#: The words of the core for cards of Rikken become codes of these players (`rikken/words.py`).
STRATEGIES = {"basic": ("basic.cpp",), "advanced": ("advanced.cpp", "tricks.cpp", "piek.cpp", "misere.cpp")}
CARD_VALUES = {"own", "led", "trump", "best", "cover"}

Given = Iterator[tuple[str, frozenset[str]]]


def given_by_python() -> Given:
    """Every `Reason("code", name=value)` of the package; the code is written out, or one of two."""
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                names = [keyword.arg for keyword in node.keywords]
                if None in names:  # **values: of the core's words, collected below
                    assert file in (PACKAGE / "rikken" / "words.py", PACKAGE / "reason.py")
                    continue
                for code in _codes(node.args[0]):
                    yield code, frozenset(filter(None, names))


def _codes(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_codes(node.body), *_codes(node.orelse))
    else:
        assert isinstance(node, ast.Constant), f"a code must be written out: {ast.unparse(node)}"
        yield str(node.value)


def given_by_core() -> Given:
    """Every `Reason{"code", {{"name", value}, ...}}` of the core."""
    for file in (*CORE.rglob("*.cpp"), *CORE.rglob("*.h")):
        text = file.read_text("utf-8")
        for found in re.finditer(r'Reason\{\s*"(\w+)"', text):
            yield found[1], frozenset(re.findall(r'\{\s*"(\w+)",', _up_to_its_brace(text[found.end() :])))


def _up_to_its_brace(text: str) -> str:
    depth = 1
    for at, sign in enumerate(text):
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if depth == 0:
            return text[:at]
    raise AssertionError(f"no closing brace: {text[:80]}")


def words_of_core() -> Iterator[tuple[str, str]]:
    """The codes that the strategies of Rikken's core become."""
    for player, files in STRATEGIES.items():
        for file in files:
            text = (CORE / "rikken" / "players" / "strategy" / file).read_text("utf-8")
            yield from ((player, word) for word in re.findall(r'"([a-z_]+)"', text))


@cache
def given() -> dict[str, frozenset[str]]:
    """Every code with its values, which must be the same wherever it is given."""
    found: dict[str, frozenset[str]] = {}
    for code, names in (*given_by_python(), *given_by_core()):
        assert found.setdefault(code, names) == names, code
    for player, word in words_of_core():
        code = word if word == "only_card" else f"{player}_{word}"
        values = messages("en").get(code, frozenset())
        assert values <= CARD_VALUES, code
        found.setdefault(code, values)
    return found


def test_enough_is_found_to_be_worth_a_test() -> None:
    assert len(dict(given_by_python())) > 150
    assert len(dict(given_by_core())) > 40
    assert len(set(words_of_core())) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_message_with_exactly_its_values(language: str) -> None:
    known = messages(language)
    assert {code: known.get(code) for code in given()} == given()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("name", ["analysis", "coach", "lessons", "reasons", "refusals", "requests", "table"])
def test_no_message_is_left_over(name: str) -> None:
    text = (PACKAGE / "locales" / "en" / f"{name}.ftl").read_text("utf-8")
    assert set(re.findall(r"^(\w+) =", text, re.M)) <= given().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_said_without_a_mistake(language: str) -> None:
    """With samples for values; what a catalogue cannot say stands in braces."""
    samples: dict[str, object] = {"suit": "H", "own": "S", "led": "D", "trump": "C", "kind": "pair"}
    samples |= {"contract": "rik", "bid": "piek", "names": ("Ann", "Ben"), "share": 0.5, "points": 2.5}
    samples |= {"other_points": -1.5, "chips": 3, "trusted": 0.65}
    for code, names in messages(language).items():
        values = {name: samples.get(name, "AS") for name in names}
        sentence = say(Reason(code, **values), language)
        assert sentence.strip(), code
        assert not re.search(r"\{|Fluent", sentence), f"{code}: {sentence}"


def test_plurals_and_numbers_follow_the_language() -> None:
    assert say(Reason("count_of_tricks", count=1)) == "1 trick"
    assert say(Reason("count_of_tricks", count=5)) == "5 tricks"
    assert say(Reason("nothing_near", points=2.5)) == "+2.5 points: nothing else comes close"
    assert "+2,5" in say(Reason("nothing_near", points=2.5), "nl")
    share = Reason("hint_share", share=0.385)
    assert [say(share, language) for language in ("en", "de")] == ["38%", "38\N{NO-BREAK SPACE}%"]


@pytest.mark.parametrize(
    ("language", "tags"),
    [
        ("zh-Hans", "zh zh-CN zh-SG zh-MY zh-Hans zh_CN.UTF-8"),
        ("zh-Hant", "zh-TW zh-HK zh-MO zh-Hant zh-Hant-CN zh_TW.UTF-8"),
        ("de", "de de-DE de-AT de-CH de_CH.UTF-8"),
        ("nl", "nl-BE fr,nl *,nl"),
        ("en", "fr C * en-US@posix"),
    ],
)
def test_the_first_language_that_has_a_catalogue_is_preferred(language: str, tags: str) -> None:
    assert {preferred(each.split(",")) for each in tags.split()} == {language}


def test_cards_can_be_drawn() -> None:
    why = Reason("nothing_beats", play="TS TD")
    assert say(why) == "nothing in hand beats TS TD"
    assert say(why, glyphs=True) == "nothing in hand beats 10♠ 10♦"


def test_a_reason_may_hold_reasons() -> None:
    inner = Reason("a_pair", rank="T")
    why = Reason("does_not_beat", play=inner, table=Reason("a_pair", rank="Q"))
    assert say(why) == "a pair of Ts does not beat a pair of Qs"
    assert Reason.from_json(why.to_json()) == why


def test_a_code_of_another_version_is_shown_as_it_is() -> None:
    assert say(Reason("of_the_future", count=3)) == "Reason('of_the_future', count=3)"
