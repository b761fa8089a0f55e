"""The four suit colours are distinct for every kind of colour vision, and readable on a card's face."""

from itertools import combinations

import pytest

from upperhand.terminal.screen.palette import FACE, FACE_CHOSEN, SUITS

#: Linear RGB as it is seen with a full deficiency: Machado, Oliveira and Fernandes, IEEE TVCG 15 (6), 2009.
VISION = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
#: CIE 1976 difference; about 2 is just noticeable.
APART = 25.0
#: WCAG's contrast for large or bold text.
READABLE = 3.0

Colour = tuple[float, float, float]


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("pair", list(combinations(SUITS, 2)), ids="".join)
def test_two_suits_differ(vision: str, pair: tuple[str, str]) -> None:
    first, second = (lab(seen(linear(SUITS[suit]), vision)) for suit in pair)
    assert sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5 > APART


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("face", [FACE, FACE_CHOSEN])
def test_a_suit_reads_on_the_face(suit: str, face: str) -> None:
    low, high = sorted(luminance(linear(colour)) + 0.05 for colour in (SUITS[suit], face))
    assert high / low > READABLE


def linear(colour: str) -> Colour:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return expanded(red), expanded(green), expanded(blue)


def expanded(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def seen(colour: Colour, vision: str) -> Colour:
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, colour, strict=True))))
        for row in VISION[vision]
    )
    return red, green, blue


def luminance(colour: Colour) -> float:
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def lab(colour: Colour) -> Colour:
    red, green, blue = colour
    x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = curve(luminance(colour))
    z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def curve(ratio: float) -> float:
    return float(ratio ** (1 / 3)) if ratio > 0.008856 else 7.787 * ratio + 16 / 116
