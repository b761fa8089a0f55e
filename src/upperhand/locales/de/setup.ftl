# A new table, and the lobby.

## New table

new_title = Neuer Tisch: { $game }
new_close = Schließen
new_preset = Regeln
new_players = Spieler
new_timer = Zeit pro Zug
new_seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
new_no_limit = Unbegrenzt
new_games = Spiele
new_seats = Wer spielt
new_seat = Platz { $number }
new_levels = Computer nach Stufe
new_spectators = Zuschauer
new_private = Privat: nur mit Code oder Link
new_teaching = Lehrtisch: Ein Trainer sagt, worauf es ankommt
new_switches = Eigene Regeln
new_switches_how = Ändere einzelne Regeln der Vorlage.
new_add = Hinzufügen
new_remove = { $value } entfernen
new_lower = { $value } nach unten
new_create = Raum öffnen
new_play = Spielen
spectators_none = Keine
spectators_public = Sehen den Tisch, aber keine Blätter
spectators_delayed = Sehen alle Blätter, nach dem Spiel

## Lobby

lobby_lead = Tische mit einem Platz für dich.
lobby_empty = Gerade ist kein Tisch offen. Öffne du den ersten.
lobby_host = Gastgeber: { $name }
lobby_join = Mitspielen
