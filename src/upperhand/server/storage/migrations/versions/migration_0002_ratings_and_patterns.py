"""Ratings and patterns."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "patterns",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_patterns_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "game", "name", name=op.f("pk_patterns")),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("against", sa.String(length=400), nullable=False),
        sa.Column("rated", sa.String(length=400), nullable=False),
        sa.Column("person_id", sa.String(length=36), nullable=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_ratings_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "against", "rated", name=op.f("pk_ratings")),
    )
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.create_index("ix_ratings_leaders", ["game", "against", "rating"], unique=False)
        batch_op.create_index(batch_op.f("ix_ratings_person_id"), ["person_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_ratings_person_id"))
        batch_op.drop_index("ix_ratings_leaders")

    op.drop_table("ratings")
    op.drop_table("patterns")
