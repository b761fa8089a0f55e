"""Who was dealt a hand."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seatings", schema=None) as batch_op:
        batch_op.add_column(sa.Column("dealt_to", sa.String(length=36), nullable=True))
        batch_op.create_index("ix_seatings_dealt_to_game", ["dealt_to", "game_id"], unique=False)
        batch_op.create_foreign_key(batch_op.f("fk_seatings_dealt_to"), "people", ["dealt_to"], ["id"])
    op.execute("UPDATE seatings SET dealt_to = person_id")


def downgrade() -> None:
    with op.batch_alter_table("seatings", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("fk_seatings_dealt_to"), type_="foreignkey")
        batch_op.drop_index("ix_seatings_dealt_to_game")
        batch_op.drop_column("dealt_to")
