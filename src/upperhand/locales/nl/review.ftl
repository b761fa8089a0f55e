# Terugblikken, en kamers die midden in een spel beginnen.

## Kamers die bij een stelling beginnen

start_too_late =
    het spel heeft maar { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }: daarna kan geen kamer beginnen
start_no_such_seat = de kaarten kunnen voor een plaats vanaf 0 opnieuw worden gedeeld, maar er zijn maar { $count } plaatsen
start_is_over = het spel is daar al afgelopen: kies een eerdere zet
start_has_rules = een kamer die bij een spel begint, heeft de regels van dat spel: noem geen andere
start_of_another_game = het spel waarmee je wilt beginnen, is een ander soort spel dan de kamer
start_needs_one_game = noem het beginspel één keer: met zijn id of met zijn verslag

## Wat een terugblik over een dure zet zegt

gain_of_points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
gain_of_chips =
    { $points ->
        [one] { $points } fiche
       *[other] { $points } fiches
    }
remark_instead = Zet { $number }: { $made }. Beter: { $better }, { $gain } meer waard.
remark_missed_win = Zet { $number }: hier was een zekere winst: { $better }.
remark_passed = Zet { $number }: gepast; { $better } was { $points } punten meer waard.
remark_should_pass = Zet { $number }: { CARDS($play) } gespeeld; passen was { $points } punten meer waard.
remark_led_into =
    Zet { $number }: uitgekomen met een { KIND($kind) } ({ CARDS($play) }), en er { $count ->
        [one] volgde een sterkere
       *[other] volgden { $count } sterkere
    }. Een andere zet was { $points } punten meer waard.
remark_timid = Zet { $number }: gepast bij het bieden; { $better } was { $chips } fiches meer waard.
remark_overbid = Zet { $number }: { CONTRACT($bid) } geboden; { $better } was { $chips } fiches meer waard.

## De pagina van een terugblik

review_progress = { $number } van { $of } zetten beoordeeld
review_seat = Gezien door
review_believed = Naar wat elke speler kon weten
review_true = Naar hoe de kaarten liggen
review_measure_chances = Kans om te winnen
review_measure_points = Verwachte punten
review_measure_chips = Verwachte fiches
review_accuracy = Nauwkeurigheid
review_accuracy_none = geen keuze
review_summary = Het spel in het kort
review_turning_points = Waar het spel kantelde
review_no_turning_points = De kansen veranderden nooit veel.
review_no_remarks = Geen dure zet.
review_grade_best = beste
review_grade_good = goed
review_grade_inaccuracy = onnauwkeurig
review_grade_mistake = fout
review_grade_blunder = blunder
review_loss = Verlies:
review_better_move = Beter: { $move }
review_made_figures = De gespeelde zet: { $figures }
review_best_figures = De beste zet: { $figures }
review_line = Zo kan het verdergaan:
review_no_better = Er is niets duidelijk beters gevonden.
review_waiting = Deze zet wordt beoordeeld …
review_again = Probeer het opnieuw vanaf hier
review_again_how = Jij neemt deze plaats, computers nemen de andere.
review_play_on = Speel verder vanaf hier
review_play_on_how = Tegen de spelers van dit spel.
review_otherwise = Andere verborgen kaarten
review_otherwise_how = Dezelfde stelling, met de kaarten die je niet ziet opnieuw gedeeld.
review_link = Link naar deze zet

## Een link naar een terugblik, zoals andere programma's hem tonen

shared_title = { $game }: { NAMES($names) }
shared_score = { $name } { SIGNED($points, digits: 0) }
shared_about = { NAMES($scores) }. Elke zet beoordeeld, met alle kaarten open.

## Errors and guests

review_missing = Er is geen spel bij deze link, of het is nog niet uit.

## My games and reviews

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
