"""Runs the notebooks from the first cell to the last, in kernels of their own.

`make test-docs` runs this.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"


@cache
def ran(name: str) -> list[Any]:
    """The cells of code, with what they showed; one that fails raises its error."""
    notebook = nbformat.read(FOLDER / name, as_version=4)
    assert not [cell for cell in notebook.cells if cell.get("outputs")], "it is stored with what it showed"
    NotebookClient(notebook, timeout=1_200, kernel_name="python3").execute()
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.ipynb")))
def test_a_notebook_runs_to_its_end(name: str) -> None:
    shown = [each for cell in ran(name) for each in cell.outputs]
    assert shown
    assert [each.text for each in shown if each.get("name") == "stderr"] == []


def test_the_curves_are_drawn() -> None:
    shown = [each for cell in ran("analyse_a_game.ipynb") for each in cell.outputs]
    assert [each for each in shown if "image/png" in each.get("data", {})]


def test_the_trained_agent_is_stronger_than_its_rival() -> None:
    """The interval of its lead, on deals that it did not learn from, lies above zero."""
    lead = re.search(r"lead: .* \[(\S+),", ran("train_and_rate.ipynb")[-1].outputs[0].text)
    assert lead is not None
    assert float(lead[1]) > 0
