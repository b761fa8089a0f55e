"""The playroom: tables, rooms, storage and the messages between the server and its page.

`app.create_app` builds it from `settings.Settings`. A game is known here by the protocols of
`upperhand.games` and by one module a game in `shows`, which turns a View into what is sent.
"""
