"""How long people take for their moves."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("taken_ms", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("moves", "taken_ms")
