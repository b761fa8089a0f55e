"""Every colour of the table; the stylesheet gets them as variables, `$felt` and so on."""

FELT = "#11503c"
FELT_DARK = "#0b3a2c"
FELT_RIM = "#2b7a5d"
NIGHT = "#0a211a"
TEXT = "#e6efe6"
MUTED = "#93bba5"
FAINT = "#6f9a83"
GOLD = "#f2c14e"
AMBER = "#ffb26b"
SKY = "#9fd3ff"

#: The suits on a card's face: tones after Okabe and Ito, apart for every kind of colour vision.
SUITS = {"D": "#0b45b5", "C": "#008a5e", "H": "#cc3a00", "S": "#101216"}
FACE = "#f4f0e4"
FACE_CHOSEN = "#ffe08a"
FACE_FADED = "#a9b8ae"
EDGE = "#b3ab97"
BACK = "#8aa4dc"
BACK_EDGE = "#3d5490"

VARIABLES = {
    "felt": FELT,
    "felt-dark": FELT_DARK,
    "felt-rim": FELT_RIM,
    "night": NIGHT,
    "ink": TEXT,
    "muted": MUTED,
    "faint": FAINT,
    "gold": GOLD,
    "amber": AMBER,
    "sky": SKY,
}
