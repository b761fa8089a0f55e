# The page's own words.

## Header and titles

nav_skip = Naar de inhoud
nav_label = Hoofdmenu
nav_menu = Menu
nav_language = Taal
theme_label = Thema
theme_system = Zoals het systeem
theme_light = Licht
theme_dark = Donker
title_room = Tafel
title_lobby = Lobby
title_records = Mijn spellen
title_review = Terugblik
title_rules = Regels
title_profile = Profiel
title_leaderboard = Ranglijst
title_account = Account
title_analysis = Analyse
title_missing = Pagina niet gevonden

## Errors and guests

missing_lead = Op dit adres staat niets. Kijk of er een typefout in zit.
review_missing = Er is geen spel bij deze link, of het is nog niet uit.
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
home_join = Speel met vrienden
home_join_how = Vul de code van hun kamer in.
home_code = Kamercode
home_enter = Ga binnen
home_lobby = Ontmoet anderen
home_lobby_how = Zoek een tafel met een vrije plaats.
home_review = Leer van je spellen
home_review_how = Loop door elke zet en zie waar het spel kantelde.

## New table

new_title = Nieuwe tafel { $game }
new_close = Sluiten
new_preset = Regels
new_players = Spelers
new_timer = Tijd per zet
new_seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
new_no_limit = Onbeperkt
new_games = Spellen
new_seats = Wie speelt mee
new_seat = Plaats { $number }
new_levels = Computer op niveau
new_wait = Computers vullen open plaatsen na
new_wait_always = Nooit: wacht op mensen
new_spectators = Toeschouwers
new_private = Besloten: alleen met code of link
new_teaching = Leer het me: een coach zegt waar het om gaat
new_switches = Eigen regels
new_switches_how = Wijzig losse regels van de gekozen regels.
new_add = Toevoegen
new_remove = { $value } verwijderen
new_lower = { $value } lager zetten
new_create = Kamer maken
new_play = Spelen
spectators_none = Geen
spectators_public = Zien de tafel, maar geen handen
spectators_delayed = Zien alle handen, met vertraging

## Lobby

lobby_lead = Tafels met een plaats voor jou.
lobby_empty = Er is nu geen tafel open. Open de eerste.
lobby_host = Gastheer: { $name }
lobby_join = Meespelen

## Waiting room

room_title = Kamer { $code }
room_timer = { $count } s per zet
room_no_timer = geen tijdslimiet
room_invite = Nodig vrienden uit met deze code of link. Vrije plaatsen worden door computers gevuld.
room_share = Link delen
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
room_watching_late = Je kijkt toe met alle handen open, { $count } seconden later dan aan tafel.
room_watching_soon = De eerste zetten verschijnen zodra ze oud genoeg zijn.
room_wait =
    Computers ({ $level }) nemen de open plaatsen in over { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }.
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
dock_hint = Tip
dock_hand_over = Laat spelen
dock_take_back = Zelf spelen
sort_rank = Op rang
sort_suit = Op kleur
sort_combination = Op sets
table_last_trick = Laatste slag
table_forced_moves = Doe gedwongen zetten voor mij
log_title = Zetten
log_clock = tijd was om
log_fallback = computer faalde; er werd een zet voor gedaan

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

## My games and reviews

running_title = Lopende spellen
running_continue = Verder spelen
records_none = Je hebt nog geen spel uitgespeeld.
records_game = Spel
records_score = Jouw score
records_running = loopt nog
records_load = Laad een verslag
records_load_how = Een verslag is één spel als één regel JSON. Je downloadt het bij een terugblik.
records_file = Uit een bestand
records_text = Of plak de regel
records_open = Terugblik openen
review_working = De terugblik wordt gemaakt: vanaf elke zet worden duizenden spellen uitgespeeld …
review_controls = Loop door het spel
review_back = Vorige zet
review_forward = Volgende zet
review_turn_before = Vorige gemiste zet
review_turn_after = Volgende gemiste zet
review_move = Zet
review_at = { $number } van { $of }
review_curve = Kans om te winnen
review_judgement = Over deze zet
review_only = Dit was de enige mogelijke zet.
review_download = Verslag downloaden

## Account, profile and leaderboard

account_nickname = Je naam aan tafel
account_save = Bewaren
account_saved = Bewaard
account_register = Account maken
account_log_in = Inloggen
account_log_out = Uitloggen
account_why = Een account bewaart je spellen, punten en rating. Ook wat je als gast speelde.
account_welcome = Welkom terug.
account_name = Naam
account_password = Wachtwoord
account_you = Je bent ingelogd als { $name }.
account_profile = Jouw profiel
profile_loading = Laden …
profile_none = Nog geen uitgespeelde spellen.
profile_played = Spellen
profile_won = Gewonnen
profile_score = Score
profile_rating = Rating
profile_level = Niveau
profile_by_level = Tegen computers
profile_patterns = Wat er gespeeld werd
profile_recent = Recente spellen
profile_people_rating = Rating tegen mensen
profile_average = Punten per spel
profile_since = Speelt sinds { $date }
leaderboard_against = Tegenstanders
leaderboard_everybody = Tegen iedereen
leaderboard_people = Tegen mensen
leaderboard_none = Nog niemand heeft een rating.

## Rules

rules_title = Zo speel je { $game }
rules_presets = Regels om uit te kiezen
rules_presets_how =
    Elke tafel speelt anders. Kies een set regels als je een tafel inricht, en verander losse regels als je wilt.
rules_big_two_aim = Het doel
rules_big_two_aim_text =
    Raak al je kaarten kwijt voordat de anderen dat doen. Twee tot vier spelers krijgen elk 13 kaarten.
rules_big_two_order = De volgorde van de kaarten
rules_big_two_order_text = Van laag naar hoog: 3 4 5 6 7 8 9 10 J Q K A 2. De 2 is de hoogste.
rules_big_two_suits =
    Bij gelijke rang beslist de kleur; aan de meeste tafels is ruiten het laagst, dan klaveren, harten en schoppen.
rules_big_two_opening = De opening
rules_big_two_opening_text =
    Wie de laagste gedeelde kaart heeft, begint. Aan de meeste tafels moet die kaart in de eerste zet zitten.
rules_big_two_tricks = Het spelen
rules_big_two_tricks_text =
    Wie uitkomt, speelt een combinatie naar keuze. De anderen verslaan haar op hun beurt met een hogere van evenveel kaarten, of passen. Verslaat niemand haar, dan komt de speler ervan opnieuw uit.
rules_big_two_end = Het einde
rules_big_two_end_text = Het spel is uit zodra iemand geen kaarten meer heeft: die speler wint.
rules_big_two_kinds = De combinaties
rules_big_two_kinds_text =
    Eén, twee of, aan sommige tafels, drie kaarten; en combinaties van vijf, hier van laag naar hoog: elke hogere verslaat elke lagere.
rules_kind_single = Eén kaart; eerst de rang, dan de kleur.
rules_kind_pair = Twee kaarten van één rang; bij gelijke rang wint de hogere kleur.
rules_kind_triple = Drie kaarten van één rang; niet aan elke tafel.
rules_kind_straight = Vijf opeenvolgende rangen, van meer dan één kleur.
rules_kind_flush = Vijf kaarten van één kleur.
rules_kind_full_house = Drie van één rang en twee van een andere; de drie beslissen.
rules_kind_four_plus_one = Vier van één rang en een vijfde kaart naar keuze.
rules_kind_straight_flush = Vijf opeenvolgende rangen van één kleur.
rules_big_two_points = Punten
rules_big_two_points_text =
    Elke verliezer betaalt voor de kaarten die nog in de hand zijn; aan de meeste tafels dubbel vanaf tien kaarten. De winnaar krijgt wat de verliezers betalen.
rules_rikken_aim = Het doel
rules_rikken_aim_text =
    Vier spelers krijgen elk 13 kaarten en bieden op wat ze zullen halen: zoveel slagen, precies één, of geen.
rules_rikken_order = De volgorde van de kaarten
rules_rikken_order_text = In elke kleur, ook troef, is de aas het hoogst, dan heer, vrouw, boer, 10, en zo tot de 2.
rules_rikken_auction = Het bieden
rules_rikken_auction_text =
    Vanaf de speler links van de gever biedt ieder hoger dan het laatste bod of past; wie gepast heeft, doet niet meer mee. De hoogste bieder speelt. De tabel onderaan noemt de biedingen van laag naar hoog.
rules_rikken_partner = Troef en maat
rules_rikken_partner_text =
    Bij een Rik noemt de speler troef en vraagt een aas die niet in de eigen hand zit. Wie die heeft, is de maat, en niemand anders weet het tot de aas valt.
rules_rikken_play = Het spelen
rules_rikken_play_text =
    De speler links van de gever komt uit. De anderen bekennen kleur als ze kunnen, en spelen anders een kaart naar keuze. De hoogste troef wint de slag, of anders de hoogste kaart van de gevraagde kleur. De winnaar komt uit.
rules_rikken_play_picture = Klaveren is gevraagd; met harten als troef wint harten 2 de slag.
rules_rikken_points = Fiches
rules_rikken_points_text =
    Na dertien slagen betalen de verliezers de winnaars, meer naarmate het bod moeilijker was. Wie alleen speelt, rekent met elk van de drie anderen af. De tabel zegt wat de speler van het bod in totaal krijgt of betaalt.
