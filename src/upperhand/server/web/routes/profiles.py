"""Profiles and the leaderboard."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from upperhand import games, levels
from upperhand.reason import Reason
from upperhand.server.accounts.ratings import EVERYBODY, PEOPLE, SETTLED, Skill
from upperhand.server.accounts.sessions import COOKIE, Person
from upperhand.server.names import login_of
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.storage.schema import PatternRow, PersonRow, RatingRow
from upperhand.server.web.routes.dependencies import Address, ThePlayroom
from upperhand.server.web.routes.games import level_infos
from upperhand.server.web.routes.records import games_of
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.http import (
    GameStatistics,
    Leader,
    LeaderboardReply,
    LevelStatistics,
    Pattern,
    ProfileReply,
)

router = APIRouter(prefix="/api", tags=["profiles"])

_RECENT = 10
_POOLS = {"everybody": EVERYBODY, "people": PEOPLE}

ProfileName = Annotated[str, Path(min_length=1, max_length=24)]


@router.get("/profile/{name}")
async def show_profile(
    name: ProfileName, request: Request, playroom: ThePlayroom, address: Address
) -> ProfileReply:
    """The profile of an account by name; a guest's profile is visible only to that guest."""
    playroom.limits.check("request", address)
    asking = await playroom.sessions.find(request.cookies.get(COOKIE))
    person = await _named(name, asking, playroom)
    own = asking is not None and asking.id == person.id
    owner = await playroom.queries.owner_of(person.id)
    ratings = await playroom.queries.ratings_of(person.id)
    patterns = await playroom.queries.patterns_of(person.id)
    recent = await games_of(person.id, playroom, _RECENT) if own else []
    return ProfileReply(
        name=person.name,
        since=person.created_at.date().isoformat(),
        guest=person.login is None,
        owner=owner.name if owner else None,
        games=_statistics(ratings, patterns),
        recent=recent,
    )


@router.get("/leaderboard")
async def show_leaders(
    playroom: ThePlayroom,
    address: Address,
    game: Game = "big_two",
    against: Annotated[Literal["everybody", "people"], Query()] = "everybody",
    bots: bool = False,
) -> LeaderboardReply:
    """The highest ratings of people or of bots, and the ratings of the levels of computers."""
    playroom.limits.check("request", address)
    found = await playroom.queries.leaders(game, _POOLS[against], SETTLED, bots=bots)
    return LeaderboardReply(
        game=game,
        rows=[_leader(place, *row) for place, row in enumerate(found, 1)],
        levels=level_infos(levels.ladder(game)),
    )


async def _named(name: str, asking: Person | None, playroom: Playroom) -> PersonRow:
    if asking is not None and asking.guest and asking.name == name:  # though an account may also have it
        found = await playroom.queries.person(asking.id)
    else:
        found = await playroom.queries.account(login_of(name))
    if found is None:
        raise RefusalError("not_found", Reason("no_such_account"), status=404)
    return found


def _leader(place: int, row: RatingRow, person: PersonRow) -> Leader:
    return Leader(
        place=None if _skill(row).provisional else place,
        name=person.name,
        rating=round(row.rating),
        played=row.played,
        won=row.won,
        score=row.score,
    )


def _skill(row: RatingRow) -> Skill:
    return Skill(row.rating, row.deviation)


def _statistics(ratings: Iterable[RatingRow], patterns: Iterable[PatternRow]) -> list[GameStatistics]:
    """One game after the other, in the order of the table of games."""
    rated: dict[str, list[RatingRow]] = defaultdict(list)
    played: dict[str, list[PatternRow]] = defaultdict(list)
    for rating in ratings:
        rated[rating.game].append(rating)
    for pattern in patterns:
        played[pattern.game].append(pattern)
    return [_of_game(game, rated[game], played[game]) for game in games.GAMES if rated[game]]


def _of_game(game: str, ratings: Sequence[RatingRow], patterns: Sequence[PatternRow]) -> GameStatistics:
    against = {row.against: row for row in ratings}
    whole, people = against[EVERYBODY], against.get(PEOPLE)
    return GameStatistics(
        game=game,  # type: ignore[arg-type]
        played=whole.played,
        won=whole.won,
        score=whole.score,
        average=whole.score / whole.played,
        rating=round(whole.rating),
        provisional=_skill(whole).provisional,
        people_rating=round(people.rating) if people else None,
        people_provisional=people is not None and _skill(people).provisional,
        by_level=[_against_level(row) for row in ratings if row.against not in (EVERYBODY, PEOPLE)],
        patterns=[Pattern(name=row.name, count=row.count) for row in patterns],
    )


def _against_level(row: RatingRow) -> LevelStatistics:
    return LevelStatistics(
        level=row.against,
        played=row.played,
        won=row.won,
        score=row.score,
        rating=round(row.rating),
        provisional=_skill(row).provisional,
    )
