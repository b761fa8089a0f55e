"""Longer codes of private rooms and evenings."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_COLUMNS = {
    "rooms": "code",
    "games": "room_code",
    "daily_tries": "room_code",
    "evenings": "code",
    "evening_people": "evening_code",
    "evening_results": "evening_code",
}


def upgrade() -> None:
    _set_length(6, 12)


def downgrade() -> None:
    _set_length(12, 6)


def _set_length(before: int, after: int) -> None:
    if op.get_bind().dialect.name == "sqlite":
        _declare(before, after)
        return
    for table, column in [
        *_COLUMNS.items(),
        ("evening_tables", "room_code"),
        ("evening_tables", "evening_code"),
    ]:
        op.alter_column(table, column, type_=sa.String(after))


def _declare(before: int, after: int) -> None:
    """SQLite does not look at the length; a new table would delete all that refers to the rows of the old."""
    op.execute("PRAGMA writable_schema=ON")
    op.execute(
        f"UPDATE sqlite_master SET sql = replace(sql, 'code VARCHAR({before})', 'code VARCHAR({after})') "
        "WHERE type = 'table'"
    )
    op.execute("PRAGMA writable_schema=RESET")
