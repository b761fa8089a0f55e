"""`upperhand serve`: the playroom, for browsers and programs."""

from pathlib import Path
from typing import Annotated

import typer

from upperhand.errors import UpperhandError


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at.", show_default="127.0.0.1")
    ] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port.", show_default="8000")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="An SQLite file, or a URL: postgresql://...",
            show_default="a file of your own",
            metavar="WHERE",
        ),
    ] = None,
    page: Annotated[
        Path | None, typer.Option(help="The folder of the built page.", show_default="web/dist")
    ] = None,
) -> None:
    try:
        from upperhand.server.serve import serve as run
        from upperhand.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise UpperhandError(f"the playroom needs {missing.name}: pip install 'upperhand[server]'") from None

    settings = Settings.read(
        host=host, port=port, database_url=database, page=None if page is None else str(page)
    )
    run(settings, lambda address: typer.echo(f"The playroom is open at {address}"))
