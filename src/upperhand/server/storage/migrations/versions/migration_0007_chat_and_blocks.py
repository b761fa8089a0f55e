"""Who allows free chat, and who has blocked whom."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("blocked_id", sa.String(length=36), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_blocks_person_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["blocked_id"], ["people.id"], name=op.f("fk_blocks_blocked_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name=op.f("pk_blocks")),
    )
    # Not in a batch: SQLite would copy the table, and everything that refers to it.
    op.add_column("people", sa.Column("chat", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("people", "chat")
    op.drop_table("blocks")
