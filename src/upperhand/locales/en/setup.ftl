# A new table, and the lobby.

## New table

new_title = New { $game } table
new_close = Close
new_preset = Rules
new_players = Players
new_timer = Time per move
new_seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
new_no_limit = No limit
new_games = Games
new_seats = Who plays
new_seat = Seat { $number }
new_levels = Computer by level
new_spectators = Spectators
new_private = Private: join by code or link only
new_teaching = Teach me: a coach says what matters
new_switches = Custom rules
new_switches_how = Change individual rules of the preset.
new_add = Add
new_remove = Remove { $value }
new_lower = Move { $value } down
new_create = Create room
new_play = Play
spectators_none = None
spectators_public = See the table, but no hands
spectators_delayed = See all hands, after the game

## Lobby

lobby_lead = Tables with a seat for you.
lobby_empty = No table is open right now. Be the first to open one.
lobby_host = Host: { $name }
lobby_join = Join
