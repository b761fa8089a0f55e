# The page's own words.

## Header and titles

nav_skip = Zum Inhalt springen
nav_label = Hauptmenü
nav_menu = Menü
nav_language = Sprache
title_room = Tisch
title_lobby = Lobby
title_records = Meine Spiele
title_review = Rückblick
title_rules = Regeln
title_profile = Profil
title_leaderboard = Rangliste
title_account = Konto
title_settings = Einstellungen
title_analysis = Analyse
title_learn = Lernen
title_lesson = Lektion
title_puzzles = Rätsel
title_today = Rätsel des Tages
title_daily = Spiel des Tages
title_missing = Seite nicht gefunden
title_offline = Offline spielen

## Errors and guests

missing_lead = Unter dieser Adresse gibt es nichts. Prüfe sie auf Tippfehler.
error_offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
error_home = Zur Startseite
guest_name = Gast

## Start page

home_title = Setz dich. Die Karten sind verteilt.
home_lead = Spiele Big Two und Rikken mit Freunden oder gegen Computer, von sanft bis gnadenlos. Ganz ohne Konto.
home_about_big_two = Werde als Erster alle Karten los: Einzelkarten, Paare und Kombinationen aus fünf Karten, jede höher als die davor.
home_about_rikken = Das niederländische Spiel um Gebote und Stiche: Rufe ein Ass, finde deinen Partner oder spiele allein gegen drei.
home_play = Jetzt spielen
home_customise = Tisch einrichten
home_rules = So wird gespielt
learn_invitation = Neu bei { $game }? Lerne es in fünf Minuten
home_join = Zu Freunden
home_join_how = Gib ihren Raumcode ein.
home_code = Raumcode
home_enter = Eintreten
home_lobby = Andere treffen
home_lobby_how = Finde einen Tisch mit einem freien Platz.
home_review = Aus deinen Spielen lernen
home_review_how = Geh jeden Zug durch und sieh, wo das Spiel gekippt ist.
home_puzzle_how = Stellungen mit einer richtigen Antwort, exakt berechnet.
home_offline_how = Beide Spiele gegen Computer, auf diesem Gerät und ohne Server.
home_unreachable = Der Server ist nicht erreichbar. Du kannst inzwischen auf diesem Gerät spielen.
daily_lead = Heute bekommen alle dieselben Karten und dieselben Computer. Ein Versuch zählt.

## Waiting room

room_title = Raum { $code }
room_timer = { $count } s pro Zug
room_no_timer = ohne Zeitlimit
room_invite = Lade Freunde mit diesem Code oder Link ein. Freie Plätze besetzt der Computer.
room_copied = Kopiert
room_open_seat = Freier Platz
room_computer = Computer, { $level }
room_away = abwesend
room_ready = bereit
room_sit = Hier hinsetzen
room_stand = Aufstehen
room_start = Spiel starten
room_waiting = Warten auf die anderen …
room_watching = Du schaust zu.
room_watching_late = Du schaust zu. Du siehst jedes Spiel mit allen Blättern, sobald es zu Ende ist.
room_coming = Du spielst ab dem nächsten Spiel mit.
room_stay_away = Doch nicht
room_comes = { $name } spielt ab dem nächsten Spiel mit
room_no_entry = Du kannst diesen Raum nicht betreten
room_missing = Es gibt keinen Raum { $code }.
room_reload = Diese Seite ist veraltet. Bitte lade sie neu.
room_connecting = Verbindung wird aufgebaut …
room_reconnecting = Verbindung verloren. Neuer Versuch …

## Table

table_title = Tisch { $code }
table_side = Spielverlauf
table_game = Spiel { $number } von { $of }
table_watching = { $count } Zuschauer
seat_you = Du
seat_your_turn = Du bist am Zug.
seat_turn = am Zug
seat_cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
seat_few =
    { $count ->
        [one] letzte Karte!
       *[other] noch { $count } Karten!
    }
seat_passed = gepasst
seat_led = spielte aus
seat_played_by_computer = Computer spielt
# On a phone the seat is narrow: keep it short.
seat_back = noch { $time }
seat_hand = { $name } hat { $cards }
hand_label =
    Dein Blatt, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
timer_left =
    { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }
move_pass = Passen
status_won = { $name }: alle Karten los!
status_beat = Zu schlagen: { $play } ({ $name })
status_leads = Ausspiel: { $name }.
status_contains = { CARDS($card) } muss dabei sein.
dock_label = Deine Karten und Aktionen
dock_choose = Du bist am Zug: Wähle Karten.
dock_choose_one = Du bist am Zug: Wähle eine Karte.
dock_speak = Du bist am Zug: Wähle auf dem Tisch.
dock_bid = Du bist am Zug: Biete auf dem Tisch oder passe.
dock_must_pass = Du kannst nur passen.
dock_forced = Möglich ist nur: { $move }. Das geschieht für dich.
dock_done = Für dich erledigt: { $move }.
dock_passing = Du passt bis zum Ende dieses Stichs.
dock_pass_trick = Diesen Stich passen
dock_waits = { $name } denkt nach …
dock_away = Der Computer spielt für dich.
dock_offers = Was du spielen kannst
dock_play = Spielen
dock_prepared = Vorbereitet für deinen Zug: { $move }
dock_unprepare = Abbrechen
dock_prepare = Beim nächsten Zug spielen
dock_prepare_pass = Beim nächsten Zug passen
dock_dropped = Jetzt nicht möglich: { $move }.
dock_dropped_why = Nicht gemacht, { $move }: { $why }
dock_hint = Tipp
dock_hand_over = Spielen lassen
dock_take_back = Selbst spielen
sort_rank = Rang
sort_suit = Farbe
sort_combination = Art
table_last_trick = Letzter Stich
table_forced_moves = Erzwungene Züge für mich machen
log_title = Züge
log_clock = Zeit abgelaufen
log_fallback = der Computer entschied nicht rechtzeitig; ein einfacher Zug wurde gemacht

## Rikken at the table

rikken_auction = Das Reizen.
rikken_highest = Höchstes Gebot: { $bid }
rikken_passed_out = Alle haben gepasst.
rikken_bids = Gebote
rikken_choose_trump = Trumpf wählen
rikken_choose_call = Rufe eine Karte: Wer sie hat, ist dein Partner
rikken_worth =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    } wert
rikken_trump_is = Trumpf { $suit }
rikken_trump_short = Trumpf: { SUIT($suit) }
rikken_calls = ruft { CARDS($card) }
rikken_calls_blind = ruft { CARDS($card) } blind
rikken_blind = blind
rikken_partner = Partner
rikken_partner_is = Partner: { $name }
rikken_partner_unknown = Partner: unbekannt
rikken_dealer = Geber
rikken_declarer = spielt
rikken_taken = Stiche: { $count }, Ziel: { $goal }
rikken_tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }

## My games and reviews

running_title = Laufende Spiele
running_continue = Weiterspielen
