"""Names that look alike."""

import sqlalchemy as sa
from alembic import op

from upperhand.server.names import skeleton

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_SKELETON = sa.text("UPDATE people SET skeleton = :skeleton WHERE id = :id")


def upgrade() -> None:
    # Not as a batch: on SQLite that would make the table anew and delete all that refers to its rows.
    op.add_column("people", sa.Column("skeleton", sa.String(length=100), server_default="", nullable=False))
    people = op.get_bind().execute(sa.text("SELECT id, name FROM people")).all()
    if people:
        op.get_bind().execute(
            _SKELETON, [{"id": each.id, "skeleton": skeleton(each.name)} for each in people]
        )
    op.create_index(op.f("ix_people_skeleton"), "people", ["skeleton"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_people_skeleton"), table_name="people")
    op.drop_column("people", "skeleton")
