## Other people: invitations, seats, talk, and tables that stay

seat_guest = Gast
rated_label = Wertung
rated_yes = Gewertetes Spiel
rated_no = Spiel ohne Wertung
rated_yes_how = Zählt für Wertungen und Statistik.
rated_no_how = Nur im Verlauf: Keine Wertung ändert sich.
wait_minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
wait_host = Bis ich starte
wait_label = Freie Plätze warten auf Menschen
wait_left = Computer ({ $level }) besetzen die freien Plätze in { $time }.
your_name = Dein Name

## Inviting

invite_title = Einladen
invite_copy = Link kopieren
invite_share = Teilen
invite_qr = QR-Code
invite_qr_label = QR-Code mit dem Link zu diesem Tisch
invite_qr_how = Scanne ihn mit der Kamera eines Telefons.
invited_title = { $host } lädt dich an einen Tisch ein
invited_seats =
    { $count ->
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }
invited_sit = Hinsetzen
invited_watch = Nur zuschauen
ready_button = Ich bin bereit
host_begins = { $name } startet das Spiel.

## Seats and tables that stay

together_title = Zusammen
swap_with = Mit { $name } tauschen
swap_take = Auf Platz { $number } wechseln
swap_asked = Du hast { $name } gebeten, den Platz zu tauschen.
swap_wanted = { $name } möchte den Platz mit dir tauschen.
swap_agree = Plätze tauschen
swap_decline = Nein danke
swap_withdraw = Doch nicht
swap_next = Plätze im nächsten Spiel, in Spielreihenfolge: { NAMES($names) }
shuffle_seats = Plätze auslosen
keep_room = Diesen Tisch behalten
keep_how = Adresse, Leute und Spielzettel bleiben: Trefft euch nächste Woche wieder hier.
keep_needs = Mit einem Konto kannst du einen Tisch behalten und dich nächste Woche wieder daran treffen.
kept = Dieser Tisch bleibt
kept_title = Tische, die bleiben
kept_open = Öffnen
kept_give_up = Diesen Tisch aufgeben
kept_sure = Aufgeben? Er schließt dann wie jeder andere Tisch.

## Talk

talk_title = Gespräch
talk_reactions = Reaktionen
talk_phrases = Sätze
talk_people = Leute
talk_said = { $name }: { $text }
signal_smile = Lächeln
signal_laugh = Lachen
signal_wow = Staunen
signal_sad = traurig
signal_bravo = bravo
signal_think = hm
signal_hello = Hallo!
signal_good_luck = Viel Glück!
signal_well_played = Gut gespielt!
signal_thanks = Danke!
signal_sorry = Entschuldigung!
signal_good_game = Schönes Spiel!
signal_one_more = Noch eins?
signal_must_go = Ich muss los.
chat_allow = Chat erlauben
chat_allow_how = Du liest, was andere schreiben, und sie lesen, was du schreibst, wenn auch sie es erlauben.
chat_label = Chat mit { NAMES($names) }
chat_nobody_yes = Noch erlaubt hier sonst niemand den Chat.
chat_send = Senden
chat_lines = Was geschrieben wurde
talk_mute = { $name } stummschalten
talk_unmute = { $name } wieder hören
talk_block = { $name } blockieren
talk_block_sure = { $name } wirklich blockieren? Ihr hört dann an keinem Tisch mehr voneinander.
talk_blocked = Du hast { $name } blockiert.
blocked_title = Blockierte Leute
blocked_none = Du hast niemanden blockiert.
talk_unblock = { $name } nicht mehr blockieren

## What is refused

host_only = das kann nur der Gastgeber
host_blocks_you = der Gastgeber dieses privaten Raums möchte nicht, dass du dazukommst
talk_alone = an diesem Tisch ist sonst niemand, mit dem du reden kannst
nobody_sits_there = dort sitzt niemand
not_yourself = das bist du
blocked_enough = du hast { $count } Leute blockiert; gib erst jemanden wieder frei
chat_off = erlaube erst den Chat; dann kannst du schreiben
chat_nobody = niemand an diesem Tisch kann lesen, was du schreibst: Beide müssen den Chat erlauben
chat_in_game = während eines Spiels kannst du nur schreiben, wenn alle am Tisch es lesen können
chat_empty = es gibt nichts zu senden
chat_long = eine Nachricht hat höchstens { $count } Zeichen
chat_link = eine Nachricht darf keinen Link enthalten
keep_needs_account = nur wer ein Konto hat, kann einen Tisch behalten
keep_not_this_room = ein Tisch, der von einer Stellung ausgeht, kann nicht behalten werden
kept_enough = du behältst schon { $count } Tische; gib erst einen auf
swap_between_games = Plätze lassen sich nur zwischen den Spielen tauschen
swap_no_such_seat = es gibt keinen anderen Platz mit dieser Nummer
swap_fixed_seats = an diesem Tisch behalten alle ihren Platz
