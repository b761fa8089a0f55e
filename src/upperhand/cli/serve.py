"""`upperhand serve`: the playroom, for browsers and programs."""

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from upperhand.cli import options
from upperhand.errors import needs_extra


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on.", show_default="127.0.0.1")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; 0 selects a free port.", show_default="8000"),
    ] = None,
    data: options.Data = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="An SQLite file, or a URL: postgresql://...",
            show_default="playroom.db in the data folder",
            metavar="WHERE",
        ),
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Another page to serve.", show_default="the page in the package"),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=SPEC",
            help="A player from outside that tables may seat, like calm=./calm.py:Calm or "
            "rikken/fast=program:./fast; may be given several times.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=64,
            help="Server processes that share the port; more than one need PostgreSQL.",
            show_default="1",
        ),
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    with needs_extra("server", "the playroom"):
        from upperhand.server.serve import serve as run
        from upperhand.server.settings import Settings
        from upperhand.server.web.page import NO_PAGE, find_page

    settings = Settings.read(
        host=host,
        port=port,
        data=None if data is None else str(data),
        database_url=database,
        page=None if page is None else str(page),
        players=None if player is None else "; ".join(player),
        processes=workers,
    )

    def started(address: str) -> None:
        typer.echo(f"The playroom is open at {address}")
        if find_page(settings.page_folder) is None:
            typer.echo(NO_PAGE, err=True)
        where = "the database" if "://" in settings.database else settings.database
        typer.echo(f"Games are kept in {where}. Ctrl-C closes the playroom.")
        if open_:  # in a separate thread, because some browsers run in the terminal until they are closed
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, started)
