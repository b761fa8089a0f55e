"""In which browser a session was started, so that people can tell their sessions apart."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("browser", sa.String(length=60), server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("sessions", "browser")
