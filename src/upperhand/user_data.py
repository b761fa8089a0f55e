"""The folder for a user's files: the playroom's database, and the games of the table in the terminal.

Only data with no explicit location goes here. `--data FOLDER` takes precedence, then the environment variable
UPPERHAND_DATA, then the platform's usual folder for program data.
"""

import os
from pathlib import Path

import platformdirs

from upperhand.errors import UpperhandError


def data_folder(given: str | os.PathLike[str] | None = None) -> Path:
    """The folder, which exists and is writable."""
    named = given or os.environ.get("UPPERHAND_DATA")
    folder = Path(named).expanduser().absolute() if named else platformdirs.user_data_path("upperhand")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _refusal(folder, error.strerror or str(error)) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise _refusal(folder, "it is not writable")
    return folder


def _refusal(folder: Path, reason: str) -> UpperhandError:
    return UpperhandError(f"no data can be kept in {folder}: {reason}; name another folder with --data")
