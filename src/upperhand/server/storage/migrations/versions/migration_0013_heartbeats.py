"""A row that is written to find out whether anything can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("written_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeats")),
    )
    op.execute("INSERT INTO heartbeats VALUES (1, CURRENT_TIMESTAMP)")


def downgrade() -> None:
    op.drop_table("heartbeats")
