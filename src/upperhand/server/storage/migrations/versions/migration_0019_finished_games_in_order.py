"""An index that gives finished games in the order in which they ended."""

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_games_over_ended", "games", ["over", "ended_at", "id"])
    op.drop_index("ix_games_over", table_name="games")


def downgrade() -> None:
    op.create_index("ix_games_over", "games", ["over"])
    op.drop_index("ix_games_over_ended", table_name="games")
