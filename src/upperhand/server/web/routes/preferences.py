"""The preferences of an account; those of a guest stay in the browser."""

from fastapi import APIRouter

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.web.routes.dependencies import CurrentPerson, ThePlayroom
from upperhand.server.web.wire.http import Preferences

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/preferences", response_model_exclude_none=True)
async def find_preferences(person: CurrentPerson, playroom: ThePlayroom) -> Preferences | None:
    """What the account has stored; null if nothing yet."""
    _check_account(person)
    row = await playroom.queries.person(person.id)
    stored = row.preferences if row else None
    return None if stored is None else Preferences.model_validate(stored)


@router.put("/preferences", response_model_exclude_none=True)
async def store_preferences(wanted: Preferences, person: CurrentPerson, playroom: ThePlayroom) -> Preferences:
    """Replaces all of them; what is left out is as usual from then on."""
    _check_account(person)
    await playroom.journal.write(changes.preferences(person.id, wanted.model_dump(exclude_none=True)))
    return wanted


def _check_account(person: Person) -> None:
    if person.guest:
        raise RefusalError("account", Reason("preferences_need_account"))
