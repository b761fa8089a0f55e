"""Which process has which room, and notices about what the processes keep in memory."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

#: What is told when a row of a table changes: the statement's rows, the kind of notice, and its value.
_NOTICES = {
    "sessions": ("DELETE", "session", "OLD.token_hash"),
    "bot_tokens": ("DELETE", "session", "OLD.token_hash"),
    "people": ("UPDATE OF name, language, login, chat", "person", "OLD.id"),
    "blocks": ("INSERT OR DELETE", "person", "COALESCE(NEW.person_id, OLD.person_id)"),
}


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=63), nullable=False),
        sa.Column("address", sa.String(length=255), nullable=False),
        sa.Column("beats", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_processes")),
    )
    op.add_column("rooms", sa.Column("owner", sa.Integer(), server_default="0", nullable=False))
    if op.get_bind().dialect.name == "postgresql":
        for table, (when, kind, value) in _NOTICES.items():
            op.execute(
                f"CREATE FUNCTION tell_{table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
                f"PERFORM pg_notify('upperhand', '{kind} ' || {value}); RETURN NULL; END $$"
            )
            op.execute(
                f"CREATE TRIGGER tell_{table} AFTER {when} ON {table} "
                f"FOR EACH ROW EXECUTE FUNCTION tell_{table}()"
            )


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for table in _NOTICES:
            op.execute(f"DROP TRIGGER tell_{table} ON {table}")
            op.execute(f"DROP FUNCTION tell_{table}()")
    op.drop_column("rooms", "owner")
    op.drop_table("processes")
