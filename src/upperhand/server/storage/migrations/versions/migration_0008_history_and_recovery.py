"""Histories, what reviews found, recovery codes and mail.

Games that are over already get their place in the history of their people. What each of them was, the
contract or how it ended, is in their Records. Which ratings they led to is not known any more.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

from upperhand import Record
from upperhand.errors import UpperhandError
from upperhand.server.web.presenters import Played, load_presenter, result_of

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "history",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("result", sa.String(length=4), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=True),
        sa.Column("role", sa.String(length=8), nullable=True),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_history_game_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_history_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "game_id", name=op.f("pk_history")),
    )
    with op.batch_alter_table("history", schema=None) as batch_op:
        batch_op.create_index("ix_history_person_ended", ["person_id", "ended_at", "game_id"], unique=False)
    op.create_table(
        "reviews",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("accuracy", sa.Double(), nullable=True),
        sa.Column("mistakes", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_reviews_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_reviews")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("beginning", sa.String(length=4), nullable=False),
        sa.Column("code_hash", sa.String(length=200), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_recovery_codes_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "beginning", name=op.f("pk_recovery_codes")),
    )
    op.create_table(
        "mail_tokens",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=36), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_mail_tokens_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_mail_tokens")),
    )
    with op.batch_alter_table("mail_tokens", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_mail_tokens_person_id"), ["person_id"], unique=False)
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("mail", sa.String(length=254), nullable=True))
    _remember_games(op.get_bind())


def downgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("mail")
    with op.batch_alter_table("mail_tokens", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_mail_tokens_person_id"))
    op.drop_table("mail_tokens")
    op.drop_table("recovery_codes")
    op.drop_table("reviews")
    with op.batch_alter_table("history", schema=None) as batch_op:
        batch_op.drop_index("ix_history_person_ended")
    op.drop_table("history")


# --- games that are over already ---

_GAMES = sa.text(
    "SELECT games.id, games.game, games.record, games.ended_at, rooms.options FROM games "
    "JOIN rooms ON rooms.code = games.room_code WHERE games.over AND games.id > :after "
    "ORDER BY games.id LIMIT 200"
).columns(ended_at=sa.DateTime(timezone=True), options=sa.JSON())
_SEATINGS = sa.text(
    "SELECT seat, person_id, dealt_to, score FROM seatings WHERE game_id = :game ORDER BY seat"
)
_BY_COMPUTERS = sa.text(
    "SELECT seat, made_by, COUNT(*) FROM moves WHERE game_id = :game GROUP BY seat, made_by"
)
_ENTRY = sa.text(
    "INSERT INTO history VALUES (:person_id, :game_id, :ended_at, :game, :seat, :score, :result, :kind, "
    ":role, :counted, NULL)"
).bindparams(sa.bindparam("ended_at", type_=sa.DateTime(timezone=True)))


def _remember_games(connection: sa.Connection) -> None:
    after = ""
    while found := connection.execute(_GAMES, {"after": after}).all():
        rows = [row for game in found for row in _entries(connection, game)]
        if rows:
            connection.execute(_ENTRY, rows)
        after = found[-1].id


def _entries(connection: sa.Connection, game: Any) -> Iterator[dict[str, Any]]:
    seats = connection.execute(_SEATINGS, {"game": game.id}).all()
    scores = [seat.score for seat in seats]
    if None in scores or game.ended_at is None:
        return
    played = _played(game)
    people = {seat.dealt_to: seat.seat for seat in seats} | {seat.person_id: seat.seat for seat in seats}
    own = _own_play(connection, game.id)
    for person, seat in people.items():
        if person is None:
            continue
        sits, dealt = seats[seat].person_id == person, seats[seat].dealt_to == person
        counts = (sits and seat in own) or (dealt and scores[seat] < 0)
        yield {
            "person_id": person,
            "game_id": game.id,
            "ended_at": game.ended_at,
            "game": game.game,
            "seat": seat,
            "score": scores[seat],
            "result": result_of(game.game, scores, seat),
            "kind": played.contract or played.finish,
            "role": played.role(seat),
            "counted": bool(any(scores) and counts and game.options.get("start") is None),
        }


def _own_play(connection: sa.Connection, game: str) -> set[int]:
    """The seats whose moves were not made by a computer for the most part."""
    made: Counter[int] = Counter()
    by_computer: Counter[int] = Counter()
    moves: Sequence[Any] = connection.execute(_BY_COMPUTERS, {"game": game}).all()
    for seat, by, count in moves:
        made[seat] += count
        by_computer[seat] += count if by == "computer" else 0
    return {seat for seat in made if 2 * by_computer[seat] <= made[seat]}


def _played(game: Any) -> Played:
    """A Record that cannot be read says nothing."""
    try:
        return load_presenter(game.game).played(Record.from_json(game.record).replay())
    except UpperhandError:
        return Played(None, [])
