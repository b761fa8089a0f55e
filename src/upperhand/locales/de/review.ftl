# Reviews, and rooms that start from a position of a game.

## Rooms that start from a position

start_too_late =
    das Spiel hat nur { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }: Ein Raum kann nicht später beginnen
start_no_such_seat = die Karten können für einen Platz ab 0 neu gegeben werden, aber es gibt nur { $count } Plätze
start_is_over = dort ist das Spiel zu Ende: Wähle einen früheren Zug
start_has_rules = ein Raum, der von einem Spiel ausgeht, hat dessen Regeln: Nenne keine anderen
start_of_another_game = das Spiel, von dem der Raum ausgeht, ist eine andere Art von Spiel
start_needs_one_game = nenne das Spiel, von dem der Raum ausgeht, einmal: mit seiner Kennung oder seinem Protokoll

## What a review says about a costly move

gain_of_points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gain_of_chips =
    { $points ->
        [one] { $points } Chip
       *[other] { $points } Chips
    }
remark_instead = Zug { $number }: { $made }. Besser: { $better }, { $gain } mehr wert.
remark_missed_win = Zug { $number }: Ein sicherer Sieg war da: { $better }.
remark_passed = Zug { $number }: gepasst; { $better } war { $points } Punkte mehr wert.
remark_should_pass = Zug { $number }: { CARDS($play) } gespielt; passen war { $points } Punkte mehr wert.
remark_led_into =
    Zug { $number }: { KIND($kind) } ausgespielt ({ CARDS($play) }), { $count ->
        [one] und einmal geschlagen
       *[other] und { $count }-mal geschlagen
    }. Ein anderer Zug war { $points } Punkte mehr wert.
remark_timid = Zug { $number }: beim Reizen gepasst; { $better } war { $chips } Chips mehr wert.
remark_overbid = Zug { $number }: { CONTRACT($bid) } geboten; { $better } war { $chips } Chips mehr wert.

## The page of a review

review_progress = { $number } von { $of } Zügen bewertet
review_seat = Gesehen von
review_believed = Nach dem, was jeder wissen konnte
review_true = Nach den wirklichen Karten
review_measure_chances = Siegchance
review_measure_points = Erwartete Punkte
review_measure_chips = Erwartete Chips
review_accuracy = Genauigkeit
review_accuracy_none = keine Wahl
review_summary = Das Spiel in Kürze
review_turning_points = Wo das Spiel gekippt ist
review_no_turning_points = Die Chancen haben sich nie stark geändert.
review_no_remarks = Kein teurer Zug.
review_grade_best = bester Zug
review_grade_good = gut
review_grade_inaccuracy = ungenau
review_grade_mistake = Fehler
review_grade_blunder = grober Fehler
review_loss = Verlust:
review_better_move = Besser: { $move }
review_made_figures = Der Zug: { $figures }
review_best_figures = Der beste Zug: { $figures }
review_line = So kann es weitergehen:
review_no_better = Etwas klar Besseres wurde nicht gefunden.
review_waiting = Dieser Zug wird noch bewertet …
review_again = Ab hier neu versuchen
review_again_how = Du nimmst diesen Platz, Computer nehmen die anderen.
review_play_on = Ab hier weiterspielen
review_play_on_how = Gegen die Spieler dieses Spiels.
review_otherwise = Andere verdeckte Karten
review_otherwise_how = Dieselbe Stellung, aber die Karten, die du nicht siehst, sind neu verteilt.
review_link = Link zu diesem Zug

## A link to a review, as other programs show it

shared_title = { $game }: { NAMES($names) }
shared_score = { $name } { SIGNED($points, digits: 0) }
shared_about = { NAMES($scores) }. Jeder Zug bewertet, mit allen Blättern offen.

## Errors and guests

review_missing = Zu diesem Link gibt es kein Spiel, oder es ist noch nicht zu Ende.

## My games and reviews

records_none = Du hast noch kein Spiel beendet.
records_game = Spiel
records_score = Dein Ergebnis
records_running = läuft
records_load = Ein Protokoll laden
records_load_how = Ein Protokoll ist ein Spiel als eine Zeile JSON. Du kannst es in einem Rückblick herunterladen.
records_file = Aus einer Datei
records_text = Oder die Zeile einfügen
records_open = Rückblick öffnen
review_working = Der Rückblick entsteht: Ab jedem Zug werden Tausende Spiele ausgespielt …
review_controls = Das Spiel durchgehen
review_back = Voriger Zug
review_forward = Nächster Zug
review_turn_before = Voriger teurer Zug
review_turn_after = Nächster teurer Zug
review_move = Zug
review_at = { $number } von { $of }
review_curve = Siegchance
review_judgement = Zu diesem Zug
review_only = Das war der einzig mögliche Zug.
review_download = Protokoll herunterladen
