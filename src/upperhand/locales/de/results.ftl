# The end of a game: the result and the score sheet.

## End of a game

sheet_title = Spielzettel
sheet_empty = Noch ist kein Spiel zu Ende.
sheet_bid = Gebot
sheet_made = geschafft
sheet_lost = verloren
over_title = Das Spiel ist zu Ende
over_won = Gewonnen
over_lost = Verloren
over_even = Niemand hat gewonnen
over_look = Tisch ansehen
over_show = Ergebnis
over_player = Spieler
over_cards_left = Übrige Karten
over_cards_dealt = Verteilte Karten
over_none_left = keine Karten übrig
over_total = Gesamt
over_leave = Verlassen
over_next = Nächstes Spiel ({ $number } von { $of })
over_again = Noch einmal
over_countdown = Das nächste Spiel beginnt in { $time }
over_hold = Countdown anhalten
