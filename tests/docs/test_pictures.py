"""The pictures of the README: each is shown there, and small enough for a phone."""

from tools.pictures import FOLDER, MOST_BYTES

README = FOLDER.parents[1] / "README.md"


def test_every_picture_is_shown_and_small() -> None:
    shown = README.read_text("utf-8")
    pictures = sorted(FOLDER.iterdir())
    assert pictures
    for picture in pictures:
        assert f'src="docs/pictures/{picture.name}"' in shown
        assert picture.stat().st_size <= MOST_BYTES
