from pathlib import Path

import pytest

from tools.includes import CORE, wrong_includes


@pytest.fixture
def core(tmp_path: Path) -> Path:
    """A small core whose includes all point one way."""
    files = {
        "cards.h": "",
        "search/playouts.h": '#include "cards.h"',
        "big_two/rules/rules.h": '#include "cards.h"',
        "big_two/hand/splits.h": '#include <vector>\n#include "big_two/rules/rules.h"',
        "big_two/players/lowest.cpp": '#include "big_two/hand/splits.h"\n#include "search/playouts.h"',
        "rikken/rules/rules.h": '#include "cards.h"',
        "bindings/module.cpp": '#include "big_two/rules/rules.h"\n#include "rikken/rules/rules.h"',
    }
    for name, text in files.items():
        (tmp_path / "core" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "core" / name).write_text(text)
    return tmp_path / "core"


def test_one_way(core: Path) -> None:
    assert list(wrong_includes(core)) == []
    assert list(wrong_includes(CORE)) == []


@pytest.mark.parametrize(
    ("file", "included", "why"),
    [
        ("big_two/rules/rules.h", "big_two/hand/splits.h", "rules must not include hand"),
        ("big_two/rules/rules.h", "search/playouts.h", ""),
        ("big_two/rules/rules.h", "rikken/rules/rules.h", "big_two must not include rikken"),
        ("search/playouts.h", "big_two/rules/rules.h", "what both games share must not include big_two"),
        ("cards.h", "search/playouts.h", "the ground must not include search"),
        ("big_two/hand/splits.h", "splits.h", '"splits.h" is no path below core/'),
    ],
)
def test_what_points_back_is_named(core: Path, file: str, included: str, why: str) -> None:
    (core / file).write_text(f'#pragma once\n#include "{included}"\n')
    assert list(wrong_includes(core)) == ([f"core/{file}:2: {why}"] if why else [])


def test_a_folder_that_is_no_room_is_named(core: Path) -> None:
    (core / "big_two" / "misc").mkdir()
    (core / "big_two" / "misc" / "more.h").write_text('#include "cards.h"')
    (found,) = wrong_includes(core)
    assert found.startswith("core/big_two/misc/more.h:1: misc/ is no room of the core: neural, search, rules")
