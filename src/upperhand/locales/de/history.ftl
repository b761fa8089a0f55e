# Past games: filters, statistics over time, files; sharing a game on other pages.

title_statistics = Statistik
history_views = Spiele oder Statistik
history_games = Spiele
history_filter = Filter
history_all = Alle
history_game = Spiel
history_opponent = Gegner
history_people = Menschen
history_levels = Computer
history_result = Ergebnis
history_contract = Gebot
history_finish = Wie es endete
history_kind = Gebot oder Ende
history_role = Rolle
history_since = Von
history_until = Bis
history_clear = Alle Spiele zeigen
history_more = Mehr Spiele
history_none = Kein Spiel passt zum Filter.
history_ended_by = beendet mit { $kind }
history_passed_out = alle gepasst
result_won = gewonnen
result_lost = verloren
result_even = unentschieden
role_is_declarer = Spielmacher
role_is_partner = Partner
role_is_defender = Gegenspieler

## Files

history_export = Deine Daten
history_export_how = Alle deine beendeten Spiele als Protokolle und was über dich gespeichert ist: Profil, Wertungen und Statistik.
history_export_games = Alle Spiele herunterladen
history_export_data = Meine Daten herunterladen

## Statistics

statistics_counted = Nur Spiele, die für deine Wertung zählen.
statistics_none = Kein gezähltes Spiel passt zum Filter.
statistics_win_rate = Gewonnen
statistics_time = Spiele im Lauf der Zeit
statistics_time_key = Der dunkle Teil einer Säule ist, was du gewonnen hast.
statistics_points = Punkte, zusammengezählt
statistics_chips = Chips, zusammengezählt
statistics_rating = Wertung
statistics_by_contract = Nach Gebot
statistics_by_finish = Danach, wie das Spiel endete
statistics_by_role = Nach Rolle
statistics_table = Als Tabelle
statistics_period = Von
statistics_game_number = Spiel
statistics_day = Tag
statistics_mistakes = Was am meisten kostete
statistics_reviewed =
    { $count ->
        [0] Sieh dir den Rückblick eines Spiels an, und hier wird gezählt, welche Entscheidungen am meisten kosteten.
        [one] Aus { $count } Rückblick, Genauigkeit { $accuracy }.
       *[other] Aus { $count } Rückblicken, Genauigkeit { $accuracy }.
    }
statistics_no_mistakes = Keine teure Entscheidung.
statistics_times = { $count }×
mistake_missed_win = ein sicherer Sieg wurde verpasst
mistake_passed = gepasst, obwohl ein Zug besser war
mistake_should_pass = gespielt, obwohl passen besser war
mistake_lead = die falschen Karten ausgespielt
mistake_follow = die falschen Karten zugegeben
mistake_timid = gepasst, obwohl ein Gebot besser war
mistake_overbid = geboten, obwohl passen besser war
mistake_other_bid = ein anderes Gebot war besser
mistake_choice = den falschen Trumpf gewählt oder die falsche Karte gerufen

## Sharing

embed_title = Einbetten
embed_how = Füge diese Zeile in deine Seite ein, um das Spiel dort zu zeigen. Sie zeigt alle Blätter und jeden Zug, und nichts über dein Konto.
embed_code = Code für deine Seite
embed_copy = Kopieren
embed_copied = Kopiert
embed_look = Ansehen
shared_room = { $game }: ein Tisch von { $name }
shared_room_about = Setz dich: { $rules }.
shared_daily_about = Dieselben Karten für alle, einmal am Tag.
