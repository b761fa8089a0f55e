"""Who loaded a Record, and until when it is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "loaded_games",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_loaded_games_game_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_loaded_games_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_loaded_games")),
    )
    op.create_index(op.f("ix_loaded_games_person_id"), "loaded_games", ["person_id"], unique=False)
    op.create_index(op.f("ix_loaded_games_expires_at"), "loaded_games", ["expires_at"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_loaded_games_expires_at"), table_name="loaded_games")
    op.drop_index(op.f("ix_loaded_games_person_id"), table_name="loaded_games")
    op.drop_table("loaded_games")
