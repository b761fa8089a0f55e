"""The picture of a shared link: a title, the result and some cards, drawn as a PNG without a browser."""

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

SIZE = (1200, 630)
#: At most so many cards and players fit.
CARDS, LINES = 5, 4

# The colours of the page (`web/src/app.css`).
_FELT, _EDGE, _RAIL = (23, 96, 79), (10, 51, 41), (75, 53, 34)
_INK, _SOFT, _BRASS = (243, 248, 244), (207, 227, 218), (240, 195, 90)
_FACE, _FACE_EDGE = (255, 253, 247), (207, 199, 180)
_SUITS = {
    "S": ("♠", (20, 23, 28)),
    "H": ("♥", (189, 66, 0)),
    "C": ("♣", (0, 112, 90)),
    "D": ("♦", (0, 98, 168)),
}
_LEFT, _WIDTH = 80, 560  # of the text
_CARD = (200, 284)
_SHARP = 2  # cards are drawn larger and reduced, so that their edges are smooth


@dataclass(frozen=True)
class Picture:
    """What is drawn; lines are names with a score each, and `marked` is the one that is brighter."""

    title: str
    caption: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    marked: int | None = None
    cards: tuple[str, ...] = ()


def draw(wanted: Picture) -> bytes:
    """The picture as a PNG."""
    image = _felt()
    pen = ImageDraw.Draw(image)
    pen.text((_LEFT, 62), "Upperhand", fill=_BRASS, font=_font("DejaVuSerif-Bold", 34))
    y = 124
    y = _text(pen, wanted.title, y, "DejaVuSerif-Bold", 54, _INK, lines=2) + 10
    y = _text(pen, wanted.caption, y, "DejaVuSans", 30, _SOFT, lines=3)
    _lines(pen, wanted, max(y + 24, 330))
    _cards(image, wanted.cards[:CARDS])
    stored = BytesIO()
    image.quantize(128).save(stored, "PNG")
    return stored.getvalue()


def drawable(text: str) -> bool:
    """Whether the font has every sign of a text; it has no Chinese ones."""
    return all(ord(sign) in _signs() for sign in text)


def _felt() -> Image.Image:
    """A table with its rail; the middle is lighter."""
    glow = Image.radial_gradient("L").resize((SIZE[0] * 3 // 2, SIZE[1] * 3 // 2))
    left, top = (glow.width - SIZE[0]) // 2, (glow.height - SIZE[1]) // 2
    mask = glow.crop((left, top, left + SIZE[0], top + SIZE[1]))
    image = Image.composite(Image.new("RGB", SIZE, _EDGE), Image.new("RGB", SIZE, _FELT), mask)
    ImageDraw.Draw(image).rectangle((0, 0, SIZE[0] - 1, SIZE[1] - 1), outline=_RAIL, width=22)
    return image


def _lines(pen: ImageDraw.ImageDraw, wanted: Picture, y: int) -> None:
    for place, (name, score) in enumerate(wanted.lines[:LINES]):
        colour = _BRASS if place == wanted.marked else _INK
        font = _font("DejaVuSans-Bold" if place == wanted.marked else "DejaVuSans", 34)
        room = _WIDTH - pen.textlength(score, font) - 30
        pen.text((_LEFT, y), _shortened(pen, name, font, room), fill=colour, font=font)
        pen.text((_LEFT + _WIDTH, y), score, fill=colour, font=font, anchor="ra")
        y += 58


def _text(
    pen: ImageDraw.ImageDraw,
    text: str,
    y: int,
    face: str,
    size: int,
    colour: tuple[int, int, int],
    lines: int,
) -> int:
    """Words in lines of the usual width, and where they end; what does not fit is cut off."""
    font = _font(face, size)
    rows = _rows(pen, text, font)
    for place, row in enumerate(rows[:lines]):
        shown = f"{row} …" if place == lines - 1 < len(rows) - 1 else row
        pen.text((_LEFT, y), _shortened(pen, shown, font, _WIDTH), fill=colour, font=font)
        y += round(size * 1.25)
    return y


def _rows(pen: ImageDraw.ImageDraw, text: str, font: ImageFont.FreeTypeFont) -> list[str]:
    rows: list[str] = []
    for word in text.split():
        if rows and pen.textlength(f"{rows[-1]} {word}", font) <= _WIDTH:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


def _shortened(pen: ImageDraw.ImageDraw, text: str, font: ImageFont.FreeTypeFont, width: float) -> str:
    if pen.textlength(text, font) <= width:
        return text
    while text and pen.textlength(f"{text}…", font) > width:
        text = text[:-1]
    return f"{text}…"


def _cards(image: Image.Image, cards: Sequence[str]) -> None:
    """A fan on the right side."""
    middle, low = 920, 330
    step, turn = 62, 7
    for place, card in enumerate(cards):
        off = place - (len(cards) - 1) / 2
        turned = _card(card).rotate(-off * turn, Image.Resampling.BICUBIC, expand=True)
        x, y = round(middle + off * step), round(low + abs(off) ** 2 * 9)
        image.paste(turned, (x - turned.width // 2, y - turned.height // 2), turned)


def _card(card: str) -> Image.Image:
    glyph, colour = _SUITS[card[1]]
    width, height = (each * _SHARP for each in _CARD)
    large = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    pen = ImageDraw.Draw(large)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 20 * _SHARP, _FACE, _FACE_EDGE, 2 * _SHARP)
    rank = card[0].replace("T", "10")
    pen.text((width * 0.16, height * 0.05), rank, colour, _font("DejaVuSerif-Bold", 54 * _SHARP), anchor="ma")
    pen.text((width * 0.16, height * 0.27), glyph, colour, _font("DejaVuSans", 50 * _SHARP), anchor="ma")
    pen.text((width * 0.62, height * 0.68), glyph, colour, _font("DejaVuSans", 120 * _SHARP), anchor="mm")
    return large.resize(_CARD, Image.Resampling.LANCZOS)


@cache
def _font(face: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_fonts() / f"{face}.ttf", size)


@cache
def _signs() -> frozenset[int]:
    return frozenset(TTFont(_fonts() / "DejaVuSans.ttf").getBestCmap())


@cache
def _fonts() -> Path:
    """The fonts that come with matplotlib, which is not loaded for them."""
    found = importlib.util.find_spec("matplotlib")
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0], "mpl-data", "fonts", "ttf")
