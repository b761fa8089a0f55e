# Evenings of clubs: what the server says, then the page's own texts.

evening_decides = aan een tafel van een clubavond bepaalt de avond dit
evening_time_is_over = de tijd van de ronde is om; computers maken het spel af
evening_is_paused = de avond staat stil; wacht tot een leider verdergaat
evening_no_hints = op een clubavond zijn er geen tips: iedereen speelt dezelfde kaarten
evening_bad_time = een avond begint in de toekomst, binnen { $days } dagen
evening_needs_account = alleen wie een account heeft kan een avond maken; maak er eerst een
evening_nobody = er is niemand met dit nummer op de avond
evening_removed = een leider heeft je van deze avond verwijderd
evening_too_late = er begint geen ronde meer; het is te laat om mee te doen
evening_full = de avond is vol: { $count } mensen doen mee
evening_not_joined = je doet niet mee aan deze avond
evening_has_started = de avond is al begonnen
evening_is_empty = er doet nog niemand mee
evening_is_over = de avond is afgelopen
evening_directors_only = alleen een leider van de avond kan dit doen
evening_not_running = de avond is niet bezig
evening_too_many = je hebt al { $count } avonden die niet afgelopen zijn; beëindig er eerst een
evening_server_full = er zijn te veel avonden op deze server; probeer het later opnieuw
evening_bad_name = de naam van een avond heeft 1 tot 60 zichtbare tekens
evening_unknown = er is geen avond met deze code

## The list of evenings

title_evenings = Clubavonden
title_evening = Clubavond
evenings_lead = Een toernooi van meerdere rondes: alle tafels spelen dezelfde kaarten, dus niet de kaarten beslissen, maar wat je ermee doet.
evenings_need_account = Om een avond te leiden heb je een account nodig:
evenings_new = Nieuwe avond
evenings_code = Code van een avond
evenings_running = Nu bezig
evenings_coming = Binnenkort
evenings_past = Afgelopen
evenings_none_running = Er is geen avond bezig.
evenings_none_coming = Er is geen avond gepland.
evenings_none_past = Er is nog geen avond gespeeld.
evenings_starts = Begint { $time }
evenings_by_hand = Begint als een leider het zegt
evenings_paused = De avond staat stil
evenings_round = Ronde { $round } van { $of }
evenings_size =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } van { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }
evenings_people =
    { $count ->
        [one] { $count } persoon
       *[other] { $count } mensen
    }
evenings_director = Leider: { $name }

## A new evening

evenings_name = Naam van de avond
evenings_rounds = Rondes
evenings_games = Spellen per ronde
evenings_minutes = Tijd per ronde
evenings_count_minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
evenings_count_minutes_round =
    { $count ->
        [one] { $count } minuut per ronde
       *[other] { $count } minuten per ronde
    }
evenings_rest = Pauze tussen rondes
evenings_level = Niveau van de computers
evenings_start = Begin
evenings_start_by_hand = Als ik op een knop druk
evenings_start_at_time = Op een tijd, met of zonder mij
evenings_time = Begint om
evenings_private = Besloten: alleen te vinden met link of code
evenings_make = Avond maken

## An evening

evenings_computers = computers: { $level }
evenings_resting = Pauze: ronde { $round } van { $of } begint zo
evenings_over = De avond is afgelopen
evenings_given_up = De avond is niet gespeeld
evenings_time_left = Resterende tijd: { $time }
evenings_go_to_table = Naar mijn tafel
evenings_your_name = Je naam
evenings_join = Meedoen
evenings_come_back = Ik ben terug
evenings_joined = Je doet mee. Je tafel opent hier als de avond begint.
evenings_next_round = Je speelt vanaf de volgende ronde.
evenings_leave = Avond verlaten
evenings_removed_you = Een leider heeft je van deze avond verwijderd.
evenings_tables = Tafels van ronde { $round }
evenings_table = Tafel { $number }
evenings_computer = Computer
evenings_table_done = klaar
evenings_played = { $played } van { $of } spellen gespeeld
evenings_nobody_yet = Er doet nog niemand mee. Deel de link.
evenings_here = aanwezig
evenings_out = speelt niet
evenings_removed = verwijderd
evenings_second = tweede leider

## Directing

evenings_directing = De avond leiden
evenings_directing_how = Je mag deze pagina sluiten: rondes volgen vanzelf, en computers spelen voor mensen die er niet zijn.
evenings_begin = Avond beginnen
evenings_pause = Stilzetten
evenings_continue = Verdergaan
evenings_end = Avond beëindigen
evenings_end_sure = Computers maken de lopende spellen af, en er begint geen ronde meer.
evenings_end_sure_now = Er begint geen ronde meer.
evenings_not_end = Niet beëindigen
evenings_make_second = Tweede leider
evenings_replace = Computer laten spelen
evenings_remove = Verwijderen

## Standings

evenings_standings = Stand
evenings_final = Eindstand
evenings_how = Het verschil vergelijkt je resultaat van elk spel met het gemiddelde van wie dezelfde kaarten had aan andere tafels. Een spel telt als alle tafels het uit hebben.
evenings_place = Plaats
evenings_difference = Verschil
# A narrow column.
evenings_round_short = R{ $round }
evenings_your_boards = Jouw spellen
evenings_boards_of = Spellen van { $name }
evenings_board = Ronde { $round }, spel { $board }
evenings_compared = { $points }, gemiddelde van anderen { $mean }
evenings_alone = { $points }, niemand om mee te vergelijken
evenings_others = Anderen met deze kaarten: { $others }
evenings_by_computer = Vooral door een computer gespeeld: telt hoogstens als gemiddeld.
evenings_no_boards = Nog geen spel is aan alle tafels uit.

## At a table of an evening

evenings_at_table = ronde { $round } van { $of }, spel { $board } van { $boards }
# A small sign on the table.
evenings_at_table_short = R { $round }/{ $of } · { $board }/{ $boards }
evenings_closed = Hoe er geteld is
evenings_table_closed = Dit is een tafel van een clubavond. Zolang anderen dezelfde kaarten spelen, zien alleen de mensen aan deze tafel haar.
evenings_to_evening = Naar de avond
