# The end of a game: the result and the score sheet.

## End of a game

sheet_title = Scorelijst
sheet_empty = Er is nog geen spel klaar.
sheet_bid = Bod
sheet_made = gehaald
sheet_lost = verloren
over_title = Het spel is uit
over_won = Gewonnen
over_lost = Verloren
over_even = Niemand won
over_look = Tafel bekijken
over_show = Uitslag
over_player = Speler
over_cards_left = Kaarten over
over_cards_dealt = Gedeelde kaarten
over_none_left = geen kaarten over
over_total = Totaal
over_leave = Weggaan
over_next = Volgend spel ({ $number } van { $of })
over_again = Nog een keer
over_countdown = Het volgende spel begint over { $time }
over_hold = Stop het aftellen
