# Evenings of clubs: what the server says, then the page's own texts.

evening_decides = an einem Tisch eines Abends bestimmt das der Abend
evening_time_is_over = die Zeit der Runde ist um; Computer spielen das Spiel zu Ende
evening_is_paused = der Abend ist unterbrochen; warte, bis ein Leiter ihn fortsetzt
evening_no_hints = an einem Abend gibt es keine Tipps: Alle spielen dieselben Karten
evening_bad_time = ein Abend beginnt in der Zukunft, innerhalb von { $days } Tagen
evening_needs_account = nur wer ein Konto hat, kann einen Abend veranstalten; lege erst eins an
evening_nobody = am Abend gibt es niemanden mit dieser Nummer
evening_removed = ein Leiter hat dich von diesem Abend entfernt
evening_too_late = es beginnt keine Runde mehr; zum Mitspielen ist es zu spät
evening_full = der Abend ist voll: { $count } Leute machen mit
evening_not_joined = du machst an diesem Abend nicht mit
evening_has_started = der Abend hat schon begonnen
evening_is_empty = noch macht niemand mit
evening_is_over = der Abend ist zu Ende
evening_directors_only = das kann nur ein Leiter des Abends
evening_not_running = der Abend läuft nicht
evening_too_many = du hast schon { $count } Abende, die nicht zu Ende sind; beende erst einen davon
evening_server_full = auf diesem Server gibt es zu viele Abende; versuche es später noch einmal
evening_bad_name = der Name eines Abends hat 1 bis 60 druckbare Zeichen
evening_unknown = es gibt keinen Abend mit diesem Code

## The list of evenings

title_evenings = Spielabende
title_evening = Spielabend
evenings_lead = Ein Turnier über mehrere Runden: Alle Tische spielen dieselben Karten. So entscheidet nicht, was du bekommst, sondern was du daraus machst.
evenings_need_account = Um einen Abend zu leiten, brauchst du ein Konto:
evenings_new = Neuer Abend
evenings_code = Code eines Abends
evenings_running = Läuft gerade
evenings_coming = Kommt noch
evenings_past = Vorbei
evenings_none_running = Es läuft kein Abend.
evenings_none_coming = Es ist kein Abend geplant.
evenings_none_past = Noch wurde kein Abend gespielt.
evenings_starts = Beginn: { $time }
evenings_by_hand = Beginnt, wenn ein Leiter es sagt
evenings_paused = Der Abend ist unterbrochen
evenings_round = Runde { $round } von { $of }
evenings_size =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } zu { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }
evenings_people =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
evenings_director = Leitung: { $name }

## A new evening

evenings_name = Name des Abends
evenings_rounds = Runden
evenings_games = Spiele pro Runde
evenings_minutes = Zeit pro Runde
evenings_count_minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
evenings_count_minutes_round =
    { $count ->
        [one] { $count } Minute pro Runde
       *[other] { $count } Minuten pro Runde
    }
evenings_rest = Pause zwischen den Runden
evenings_level = Stufe der Computer
evenings_start = Beginn
evenings_start_by_hand = Wenn ich auf einen Knopf drücke
evenings_start_at_time = Zu einer Uhrzeit, mit oder ohne mich
evenings_time = Beginnt um
evenings_private = Privat: nur mit Link oder Code zu finden
evenings_make = Abend anlegen

## An evening

evenings_computers = Computer: { $level }
evenings_resting = Pause: Runde { $round } von { $of } beginnt bald
evenings_over = Der Abend ist zu Ende
evenings_given_up = Der Abend wurde nicht gespielt
evenings_time_left = Restzeit: { $time }
evenings_go_to_table = Zu meinem Tisch
evenings_your_name = Dein Name
evenings_join = Mitmachen
evenings_come_back = Ich bin wieder da
evenings_joined = Du bist dabei. Dein Tisch öffnet sich hier, wenn der Abend beginnt.
evenings_next_round = Du spielst ab der nächsten Runde.
evenings_leave = Den Abend verlassen
evenings_removed_you = Ein Leiter hat dich von diesem Abend entfernt.
evenings_tables = Tische der Runde { $round }
evenings_table = Tisch { $number }
evenings_computer = Computer
evenings_table_done = fertig
evenings_played = { $played } von { $of } Spielen gespielt
evenings_nobody_yet = Noch macht niemand mit. Teile den Link.
evenings_here = da
evenings_out = spielt nicht
evenings_removed = entfernt
evenings_second = zweiter Leiter

## Directing

evenings_directing = Den Abend leiten
evenings_directing_how = Du kannst diese Seite schließen: Die Runden folgen von selbst, und für Fehlende spielen Computer.
evenings_begin = Abend beginnen
evenings_pause = Unterbrechen
evenings_continue = Fortsetzen
evenings_end = Abend beenden
evenings_end_sure = Computer spielen die laufenden Spiele zu Ende, und es beginnt keine Runde mehr.
evenings_end_sure_now = Es beginnt keine Runde mehr.
evenings_not_end = Nicht beenden
evenings_make_second = Zweiter Leiter
evenings_replace = Durch Computer ersetzen
evenings_remove = Entfernen

## Standings

evenings_standings = Stand
evenings_final = Endstand
evenings_how = Die Differenz vergleicht dein Ergebnis mit dem Mittel derer, die an anderen Tischen dieselben Karten hatten. Ein Spiel zählt, wenn alle Tische damit fertig sind.
evenings_place = Platz
evenings_difference = Differenz
# A narrow column.
evenings_round_short = R{ $round }
evenings_your_boards = Deine Spiele
evenings_boards_of = Spiele von { $name }
evenings_board = Runde { $round }, Spiel { $board }
evenings_compared = { $points }, Mittel der anderen { $mean }
evenings_alone = { $points }, niemand zum Vergleichen
evenings_others = Andere mit diesen Karten: { $others }
evenings_by_computer = Meist von einem Computer gespielt: zählt höchstens als Durchschnitt.
evenings_no_boards = Noch ist kein Spiel an allen Tischen fertig.

## At a table of an evening

evenings_at_table = Runde { $round } von { $of }, Spiel { $board } von { $boards }
# A small sign on the table.
evenings_at_table_short = R { $round }/{ $of } · { $board }/{ $boards }
evenings_closed = Wie gezählt wurde
evenings_table_closed = Das ist ein Tisch eines Abends. Solange andere dieselben Karten spielen, sehen ihn nur die Leute, die daran sitzen.
evenings_to_evening = Zum Abend
