# The page's own words.

## Header and titles

nav_skip = Naar de inhoud
nav_label = Hoofdmenu
nav_menu = Menu
nav_language = Taal
title_room = Tafel
title_lobby = Lobby
title_records = Mijn spellen
title_review = Terugblik
title_rules = Regels
title_profile = Profiel
title_leaderboard = Ranglijst
title_account = Account
title_settings = Instellingen
title_analysis = Analyse
title_learn = Leren
title_lesson = Les
title_puzzles = Puzzels
title_today = Puzzel van de dag
title_daily = Spel van de dag
title_missing = Pagina niet gevonden
title_offline = Offline spelen

## Errors and guests

missing_lead = Op dit adres staat niets. Kijk of er een typefout in zit.
error_offline = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
error_home = Naar de startpagina
guest_name = Gast

## Start page

home_title = Schuif aan. De kaarten zijn gedeeld.
home_lead = Speel Big Two en Rikken met vrienden of tegen computers, van vriendelijk tot genadeloos. Zonder account.
home_about_big_two =
    Raak als eerste al je kaarten kwijt: losse kaarten, paren en combinaties van vijf, telkens hoger dan de vorige.
home_about_rikken = Bieden en slagen halen: vraag een aas, vind je maat, of speel alleen tegen drie.
home_play = Speel nu
home_customise = Tafel inrichten
home_rules = Zo speel je het
learn_invitation = Nieuw bij { $game }? Leer het in vijf minuten
home_join = Speel met vrienden
home_join_how = Vul de code van hun kamer in.
home_code = Kamercode
home_enter = Ga binnen
home_lobby = Ontmoet anderen
home_lobby_how = Zoek een tafel met een vrije plaats.
home_review = Leer van je spellen
home_review_how = Loop door elke zet en zie waar het spel kantelde.
home_puzzle_how = Stellingen met een goed antwoord, bewezen door exacte oplossers.
home_offline_how = Beide spellen tegen computers, op dit apparaat en zonder server.
home_unreachable = De server is niet bereikbaar. Intussen kun je op dit apparaat spelen.
daily_lead = Iedereen krijgt vandaag dezelfde kaarten en dezelfde computers. Eén poging telt.

## Waiting room

room_title = Kamer { $code }
room_timer = { $count } s per zet
room_no_timer = geen tijdslimiet
room_invite = Nodig vrienden uit met deze code of link. Vrije plaatsen worden door computers gevuld.
room_copied = Gekopieerd
room_open_seat = Open plaats
room_computer = Computer, { $level }
room_away = afwezig
room_ready = klaar
room_sit = Ga hier zitten
room_stand = Plaats verlaten
room_start = Spel starten
room_waiting = Wachten op de anderen …
room_watching = Je kijkt toe.
room_watching_late = Je kijkt toe. Je ziet elk spel met alle handen zodra het uit is.
room_coming = Je speelt mee vanaf het volgende spel.
room_stay_away = Toch niet
room_comes = { $name } speelt mee vanaf het volgende spel
room_no_entry = Je kunt deze kamer niet in
room_missing = Er is geen kamer { $code }.
room_reload = Deze pagina is verouderd. Laad haar opnieuw.
room_connecting = Verbinden …
room_reconnecting = Verbinding verbroken. Opnieuw verbinden …

## Table

table_title = Tafel { $code }
table_side = Verloop van het spel
table_game = spel { $number } van { $of }
table_watching =
    { $count ->
        [one] { $count } kijker
       *[other] { $count } kijkers
    }
seat_you = Jij
seat_your_turn = Jij bent aan de beurt.
seat_turn = aan de beurt
seat_cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
seat_few =
    { $count ->
        [one] laatste kaart!
       *[other] nog { $count } kaarten!
    }
seat_passed = gepast
seat_led = kwam uit
seat_played_by_computer = computer speelt
# On a phone the seat is narrow: keep it short.
seat_back = nog { $time }
seat_hand = { $name } heeft { $cards }
hand_label =
    Jouw hand, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
timer_left =
    { $count ->
        [one] nog { $count } seconde
       *[other] nog { $count } seconden
    }
move_pass = Pas
status_won = { $name }: alle kaarten kwijt!
status_beat = Te verslaan: { $play } ({ $name })
status_leads = Uitkomst: { $name }.
status_contains = { CARDS($card) } moet erbij zijn.
dock_label = Jouw kaarten en acties
dock_choose = Jouw beurt: kies kaarten.
dock_choose_one = Jouw beurt: kies een kaart.
dock_speak = Jouw beurt: maak je keuze op tafel.
dock_bid = Jouw beurt: bied op tafel, of pas.
dock_must_pass = Je kunt alleen passen.
dock_forced = Alleen { $move } kan: dat gebeurt voor je.
dock_done = Voor je gedaan: { $move }.
dock_passing = Je past tot deze slag voorbij is.
dock_pass_trick = Pas deze slag
dock_waits = { $name } denkt na …
dock_away = De computer speelt voor jou.
dock_offers = Wat je kunt spelen
dock_play = Speel
dock_prepared = Klaar voor je beurt: { $move }
dock_unprepare = Annuleren
dock_prepare = Speel bij je volgende beurt
dock_prepare_pass = Pas bij je volgende beurt
dock_dropped = { $move } kan nu niet.
dock_dropped_why = Niet gedaan, { $move }: { $why }
dock_hint = Tip
dock_hand_over = Laat spelen
dock_take_back = Zelf spelen
sort_rank = Op rang
sort_suit = Op kleur
sort_combination = Op combi
table_last_trick = Laatste slag
table_forced_moves = Doe gedwongen zetten voor mij
log_title = Zetten
log_clock = tijd was om
log_fallback = de computer besliste niet op tijd; er is een eenvoudige zet voor gedaan

## Rikken at the table

rikken_auction = Het bieden.
rikken_highest = Hoogste bod: { $bid }
rikken_passed_out = Iedereen heeft gepast.
rikken_bids = Biedingen
rikken_choose_trump = Kies troef
rikken_choose_call = Vraag een kaart: wie haar heeft, is je maat
rikken_worth =
    { $count ->
        [one] { $count } fiche waard
       *[other] { $count } fiches waard
    }
rikken_trump_is = troef { $suit }
rikken_trump_short = troef: { SUIT($suit) }
rikken_calls = vraagt { CARDS($card) }
rikken_calls_blind = vraagt { CARDS($card) } blind
rikken_blind = blind
rikken_partner = maat
rikken_partner_is = maat: { $name }
rikken_partner_unknown = maat: onbekend
rikken_dealer = gever
rikken_declarer = speelt
rikken_taken = slagen: { $count }, doel: { $goal }
rikken_tricks =
    { $count ->
        [one] { $count } slag
       *[other] { $count } slagen
    }

## My games and reviews

running_title = Lopende spellen
running_continue = Verder spelen
