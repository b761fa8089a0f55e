"""Puzzles and the deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("champion", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name=op.f("pk_daily_deals")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "puzzle_scores",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_puzzle_scores_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "game", name=op.f("pk_puzzle_scores")),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("tried_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_puzzle_tries_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "daily_tries",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("room_code", sa.String(length=6), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_daily_tries_person_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["room_code"], ["rooms.code"], name=op.f("fk_daily_tries_room_code")),
        sa.PrimaryKeyConstraint("person_id", "day", "game", name=op.f("pk_daily_tries")),
        sa.UniqueConstraint("room_code", name=op.f("uq_daily_tries_room_code")),
    )
    with op.batch_alter_table("daily_tries", schema=None) as batch_op:
        batch_op.create_index("ix_daily_tries_day_game", ["day", "game"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("daily_tries", schema=None) as batch_op:
        batch_op.drop_index("ix_daily_tries_day_game")

    op.drop_table("daily_tries")
    op.drop_table("puzzle_tries")
    op.drop_table("puzzle_scores")
    op.drop_table("secrets")
    op.drop_table("daily_deals")
