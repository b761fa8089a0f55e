# A new table, and the lobby.

## New table

new_title = Nieuwe tafel { $game }
new_close = Sluiten
new_preset = Regels
new_players = Spelers
new_timer = Tijd per zet
new_seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
new_no_limit = Onbeperkt
new_games = Spellen
new_seats = Wie speelt mee
new_seat = Plaats { $number }
new_levels = Computer op niveau
new_spectators = Toeschouwers
new_private = Besloten: alleen met code of link
new_teaching = Leer het me: een coach zegt waar het om gaat
new_switches = Eigen regels
new_switches_how = Wijzig losse regels van de gekozen regels.
new_add = Toevoegen
new_remove = { $value } verwijderen
new_lower = { $value } lager zetten
new_create = Kamer maken
new_play = Spelen
spectators_none = Geen
spectators_public = Zien de tafel, maar geen handen
spectators_delayed = Zien alle handen, na het spel

## Lobby

lobby_lead = Tafels met een plaats voor jou.
lobby_empty = Er is nu geen tafel open. Open de eerste.
lobby_host = Gastheer: { $name }
lobby_join = Meespelen
