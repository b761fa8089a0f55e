# Past games: filters, statistics over time, files; sharing a game on other pages.

title_statistics = Statistieken
history_views = Spellen of statistieken
history_games = Spellen
history_filter = Filter
history_all = Alle
history_game = Spel
history_opponent = Tegenstander
history_people = Mensen
history_levels = Computers
history_result = Uitslag
history_contract = Bod
history_finish = Hoe het eindigde
history_kind = Bod of einde
history_role = Rol
history_since = Vanaf
history_until = Tot en met
history_clear = Alle spellen tonen
history_more = Meer spellen
history_none = Geen spel past bij het filter.
history_ended_by = geëindigd met { $kind }
history_passed_out = allemaal gepast
result_won = gewonnen
result_lost = verloren
result_even = gelijk
role_is_declarer = bieder
role_is_partner = maat
role_is_defender = tegenspeler

## Files

history_export = Je gegevens
history_export_how = Al je uitgespeelde spellen als verslagen, en wat er over je bewaard wordt: profiel, ratings en statistieken.
history_export_games = Alle spellen downloaden
history_export_data = Mijn gegevens downloaden

## Statistics

statistics_counted = Alleen spellen die meetellen voor je rating.
statistics_none = Geen meetellend spel past bij het filter.
statistics_win_rate = Gewonnen
statistics_time = Spellen door de tijd
statistics_time_key = Het donkere deel van een kolom heb je gewonnen.
statistics_points = Punten, opgeteld
statistics_chips = Fiches, opgeteld
statistics_rating = Rating
statistics_by_contract = Per bod
statistics_by_finish = Naar hoe het spel eindigde
statistics_by_role = Per rol
statistics_table = Als tabel
statistics_period = Vanaf
statistics_game_number = Spel
statistics_day = Dag
statistics_mistakes = Wat het meest kostte
statistics_reviewed = { $count ->
    [0] Bekijk de terugblik op een spel, dan wordt hier geteld welke beslissingen het meest kostten.
    [one] Uit { $count } spel met terugblik, nauwkeurigheid { $accuracy }.
   *[other] Uit { $count } spellen met terugblik, nauwkeurigheid { $accuracy }.
}
statistics_no_mistakes = Geen dure beslissing.
statistics_times = { $count }×
mistake_missed_win = een zekere winst gemist
mistake_passed = gepast, terwijl spelen beter was
mistake_should_pass = gespeeld, terwijl passen beter was
mistake_lead = met de verkeerde kaarten uitgekomen
mistake_follow = met de verkeerde kaarten gevolgd
mistake_timid = gepast, terwijl een bod beter was
mistake_overbid = geboden, terwijl passen beter was
mistake_other_bid = een ander bod was beter
mistake_choice = de verkeerde troef of gevraagde kaart gekozen

## Sharing

embed_title = Insluiten
embed_how = Zet deze regel in je pagina om het spel daar te tonen. Alle handen en zetten zijn te zien, en niets over je account.
embed_code = Code voor je pagina
embed_copy = Kopiëren
embed_copied = Gekopieerd
embed_look = Bekijken
shared_room = { $game }: een tafel van { $name }
shared_room_about = Neem plaats: { $rules }.
shared_daily_about = Voor iedereen dezelfde kaarten, één keer per dag.
