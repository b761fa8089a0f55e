"""What computers learn from finished games, and who does not want that."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("preset", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("identity", sa.LargeBinary(), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_lessons_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "preset", "number", name=op.f("pk_lessons")),
        sa.UniqueConstraint("game", "preset", "identity", name=op.f("uq_lessons_game")),
        sa.UniqueConstraint("game_id", name=op.f("uq_lessons_game_id")),
    )
    # Not in a batch: SQLite would copy the tables, and everything that refers to them.
    op.add_column("people", sa.Column("teaches", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("games", sa.Column("known", sa.Integer(), nullable=True))
    op.add_column("games", sa.Column("studied", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("ix_games_studied_ended", "games", ["studied", "over", "ended_at"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_games_studied_ended", table_name="games")
    op.drop_column("games", "studied")
    op.drop_column("games", "known")
    op.drop_column("people", "teaches")
    op.drop_table("lessons")
