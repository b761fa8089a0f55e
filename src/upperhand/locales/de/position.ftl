# The page that analyses a position.

## Setting up a position

position_lead = Stelle eine Stellung auf und sieh, was jeder Zug wert ist und wer wahrscheinlich welche Karte hat.
position_game = Spiel
position_rules = Regeln
position_players = Spieler
position_first = Wer spielt zuerst aus
position_dealer = Wer gibt
position_seat = Platz { $number }
position_hand = Dein Blatt nach dem Geben
position_hand_how = Klicke die Karten an, die du bekommen hast.
position_count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
position_clear = Leeren
position_paste = Oder die Zeile eines Protokolls einfügen
position_paste_how = Die JSON-Zeile eines Spiels, wie du sie in einem Rückblick herunterladen kannst. Dann sind alle Karten bekannt.
position_open = Öffnen
position_edit = Blatt ändern

## The moves

position_moves = Bisherige Züge
position_no_moves = Noch ist nichts gespielt.
position_undo = Zurücknehmen
position_to_move = { $name } ist am Zug
position_yours = Du bist am Zug: Spiele aus deinem Blatt oder sieh, was jeder Zug wert ist.
position_over = Das Spiel ist zu Ende.
position_choose_for = Wähle, was { $name } gespielt hat
position_add = Hinzufügen
position_text = Oder den Zug schreiben
position_at = Nach Zug { $number }
position_seen_by = Gesehen von
position_partner = Der Partner, falls jemand { contract_troela } bietet
position_partner_none = Du oder niemand
position_lies_open = Das Blatt von { $name } liegt offen: Wähle die { $count } Karten

## Results

position_analyse = Analysieren
position_working = Von hier aus werden viele Spiele gespielt …
position_candidates = Was jeder Zug wert ist
position_games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, ± { $error }
position_holders = Wer hat was
position_holders_how = Wie wahrscheinlich jeder Platz eine Karte hat, die du nicht siehst, in Prozent.
position_cards_of = Karten von { $name }
position_open_play = Wenn alle Karten offen lägen
position_open_ask = Mit offenen Karten lösen
position_open_exact = Alle sehen alle Karten und spielen bestmöglich.
position_open_network = Alle Karten sind bekannt; die anderen spielen wie das Netz.
position_open_side = Stiche für { $names }
position_open_made = Gebot von { $names }
position_open_points = Punkte für { $names }
position_open_none = Das lässt sich hier nicht lösen: Es ist noch keine Karte zu spielen, oder es sind zu viele übrig.
position_made = geschafft
position_down = verloren
position_show_hands = Alle Blätter zeigen
position_share = Diese Stellung teilen
position_link = Diese Stellung analysieren
