"""Evenings of clubs, and games that stay closed while others play the same deal."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not as a batch: on SQLite that would make the table anew and delete all that refers to its rows.
    op.add_column("games", sa.Column("sealed", sa.Boolean(), server_default=sa.false(), nullable=False))

    op.create_table(
        "evenings",
        sa.Column("code", sa.String(length=6), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("director_id", sa.String(length=36), nullable=False),
        sa.Column("second_id", sa.String(length=36), nullable=True),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("phase", sa.String(length=8), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=True),
        sa.Column("seconds_left", sa.Integer(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["director_id"], ["people.id"], name=op.f("fk_evenings_director_id")),
        sa.ForeignKeyConstraint(["second_id"], ["people.id"], name=op.f("fk_evenings_second_id")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_evenings")),
    )
    with op.batch_alter_table("evenings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_evenings_director_id"), ["director_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_evenings_phase"), ["phase"], unique=False)

    op.create_table(
        "evening_people",
        sa.Column("evening_code", sa.String(length=6), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(
            ["evening_code"],
            ["evenings.code"],
            name=op.f("fk_evening_people_evening_code"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_evening_people_person_id")),
        sa.PrimaryKeyConstraint("evening_code", "number", name=op.f("pk_evening_people")),
        sa.UniqueConstraint("evening_code", "person_id", name=op.f("uq_evening_people_evening_code")),
    )
    with op.batch_alter_table("evening_people", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_evening_people_person_id"), ["person_id"], unique=False)

    op.create_table(
        "evening_tables",
        sa.Column("evening_code", sa.String(length=6), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("room_code", sa.String(length=6), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["evening_code"],
            ["evenings.code"],
            name=op.f("fk_evening_tables_evening_code"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(["room_code"], ["rooms.code"], name=op.f("fk_evening_tables_room_code")),
        sa.PrimaryKeyConstraint("evening_code", "round", "number", name=op.f("pk_evening_tables")),
        sa.UniqueConstraint("room_code", name=op.f("uq_evening_tables_room_code")),
    )
    op.create_table(
        "evening_results",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("evening_code", sa.String(length=6), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=400), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("own", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["evening_code"],
            ["evenings.code"],
            name=op.f("fk_evening_results_evening_code"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_evening_results_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_evening_results")),
    )
    with op.batch_alter_table("evening_results", schema=None) as batch_op:
        batch_op.create_index(
            "ix_evening_results_evening_code", ["evening_code", "round", "table"], unique=False
        )


def downgrade() -> None:
    with op.batch_alter_table("evening_results", schema=None) as batch_op:
        batch_op.drop_index("ix_evening_results_evening_code")

    op.drop_table("evening_results")
    op.drop_table("evening_tables")
    with op.batch_alter_table("evening_people", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_evening_people_person_id"))

    op.drop_table("evening_people")
    with op.batch_alter_table("evenings", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_evenings_phase"))
        batch_op.drop_index(batch_op.f("ix_evenings_director_id"))

    op.drop_table("evenings")
    op.drop_column("games", "sealed")
