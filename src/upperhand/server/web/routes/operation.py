"""For operators: whether it lives, whether it is ready, and what it counts."""

from fastapi import APIRouter, Response
from sqlalchemy.exc import SQLAlchemyError

from upperhand.server.web.routes.asking import ThePlayroom

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def is_alive() -> dict[str, str]:
    return {"status": "alive"}


@router.get("/readyz")
async def is_ready(playroom: ThePlayroom, response: Response) -> dict[str, str]:
    try:
        ready = await playroom.is_ready()
    except (SQLAlchemyError, OSError):
        ready = False
    response.status_code = 200 if ready else 503
    return {"status": "ready" if ready else "not ready"}


@router.get("/metrics")
async def count(playroom: ThePlayroom) -> Response:
    return Response(playroom.metrics.text(), media_type="text/plain; version=0.0.4")
