"""One scale of ratings for people and levels.

Until now a rating was OpenSkill's estimate (25 at first) less three deviations (25/3 at first). The estimate
at first becomes 1200 and its deviation 400: one unit is 48 points. The rows of the levels go: their ratings
are fixed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_LEVELS = ("Easy Normal Hard Challenge Beginner Novice Casual Steady Skilled Strong Expert Champion").split()


def upgrade() -> None:
    levels = ", ".join(f"'{name}'" for name in _LEVELS)
    op.execute(f"DELETE FROM ratings WHERE person_id IS NULL AND rated IN ({levels})")
    op.execute("UPDATE ratings SET rating = 1200 + 48 * (mu - 25), sigma = 48 * sigma")
    op.execute("UPDATE ratings SET rating = 100 WHERE rating < 100")
    op.execute("UPDATE ratings SET sigma = 60 WHERE sigma < 60")
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.alter_column("sigma", new_column_name="deviation", existing_type=sa.Double())
        batch_op.drop_column("mu")


def downgrade() -> None:
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.add_column(sa.Column("mu", sa.Double(), nullable=False, server_default="25"))
        batch_op.alter_column("deviation", new_column_name="sigma", existing_type=sa.Double())
    op.execute("UPDATE ratings SET mu = 25 + (rating - 1200) / 48, sigma = sigma / 48")
    op.execute("UPDATE ratings SET rating = mu - 3 * sigma")
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.alter_column("mu", server_default=None)
