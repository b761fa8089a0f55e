"""Accounts that programs play, and the tokens that let them in."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bots",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("owner_id", sa.String(length=36), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_bots_person_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["people.id"], name=op.f("fk_bots_owner_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_bots")),
    )
    op.create_index(op.f("ix_bots_owner_id"), "bots", ["owner_id"], unique=False)
    op.create_table(
        "bot_tokens",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("bot_id", sa.String(length=36), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["bot_id"], ["people.id"], name=op.f("fk_bot_tokens_bot_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_bot_tokens")),
    )
    op.create_index(op.f("ix_bot_tokens_bot_id"), "bot_tokens", ["bot_id"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_bot_tokens_bot_id"), table_name="bot_tokens")
    op.drop_table("bot_tokens")
    op.drop_index(op.f("ix_bots_owner_id"), table_name="bots")
    op.drop_table("bots")
