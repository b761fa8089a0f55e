# Puzzels en het spel van de dag.

## Wat een puzzel vraagt

puzzle_goal_find_win = Vind de zet die zeker wint, wat de anderen ook hebben.
puzzle_goal_best_lead = Vind de beste uitkomst. Je ziet de andere handen niet.
puzzle_goal_make = Haal { CONTRACT($contract) }. Alle handen liggen open.
puzzle_goal_make_tricks = Haal { CONTRACT($contract) }: er zijn { $tricks } slagen nodig. Alle handen liggen open.
puzzle_goal_defeat = Versla { CONTRACT($contract) }. Alle handen liggen open.
puzzle_goal_defeat_tricks = Versla { CONTRACT($contract) }: houd de bieder onder de { $tricks } slagen. Alle handen liggen open.
puzzle_goal_best_card_make = Vind de beste uitkomst om { CONTRACT($contract) } te halen. Je ziet alleen je eigen hand.
puzzle_goal_best_card_defeat = Vind de beste uitkomst tegen { CONTRACT($contract) }. Je ziet alleen je eigen hand.

## Wat er van een antwoord werd

puzzle_go_on = Goed. Ga door.
puzzle_solved = Opgelost.
puzzle_pass_gives_away = Met passen geef je de zekere winst weg.
puzzle_can_be_beaten = { CARDS($play) } is niet zeker: iemand kan { CARDS($answer) } hebben, en je kunt niet op elke zo'n zet antwoorden.
puzzle_rest_not_sure = Niemand verslaat { CARDS($play) }, maar met de kaarten die je overhoudt, win je niet zeker.
puzzle_goes_down = Na { CARDS($card) } gaat het bod verloren.
puzzle_is_made = Na { CARDS($card) } wordt het bod gehaald.
puzzle_goes_down_tricks =
    Na { CARDS($card) } haalt jouw kant maar { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }; er zijn er { $wanted } nodig.
puzzle_is_made_tricks = Na { CARDS($card) } haalt de bieder { $tricks } slagen; { $wanted } is genoeg.
puzzle_lead_costs = { CARDS($best) } is minstens { NUMBER($points) } punten per spel beter dan elke andere uitkomst, in { $games } spellen van een lange zoektocht. Jij kwam uit met { CARDS($play) }.
puzzle_card_keeps_less = In { $deals } verdelingen die passen bij wat je zag, haalt { CARDS($best) } het doel in { PERCENT($share) }, en geen andere uitkomst in meer dan { PERCENT($other_share) }. Jij kwam uit met { CARDS($card) }.

## Weigeringen

no_such_puzzle = die puzzel bestaat niet
puzzle_is_over = deze puzzel is al beslist: er valt niets meer te antwoorden
daily_no_hints = bij het spel van de dag zijn er geen tips: anderen spelen het ook

## Soorten en thema's

puzzle_kind_find_win = Vind de winst
puzzle_kind_best_lead = Beste uitkomst
puzzle_kind_make = Haal het bod
puzzle_kind_defeat = Versla het bod
puzzle_kind_any = Elke soort
puzzle_theme_on_lead = Zelf uitkomen
puzzle_theme_to_beat = Een zet om te verslaan
puzzle_theme_to_follow = Een kaart om te volgen
puzzle_theme_unbeatable = Niets verslaat het
puzzle_theme_lead_low = Laag uitkomen, dan terugpakken
puzzle_theme_five_cards = Vijf kaarten
puzzle_theme_few_cards = Weinig kaarten
puzzle_theme_trump = Troef
puzzle_theme_discard = Weggooien
puzzle_theme_short = Kort
puzzle_theme_long = Lang

## De pagina met puzzels

puzzles_kind = Soort
puzzles_rating = Rating { NUMBER($rating, useGrouping: 0) }
puzzles_your_rating = Jouw rating
puzzles_solved_count = Opgelost
puzzles_streak = Op rij
puzzles_best_streak = Beste reeks
puzzles_next = Volgende puzzel
puzzles_again = Nog eens proberen
puzzles_line = De oplossing
puzzles_step = Zet { $number } van { $of }
puzzles_back = Eén zet terug
puzzles_forward = Eén zet vooruit
puzzles_right_was = Goed was { CARDS($moves) }.
puzzles_counted_once = Alleen de eerste poging telt.
puzzles_loading = Een puzzel zoeken …

## Het spel van de dag

daily_play = Speel het spel van vandaag
daily_resume = Ga door met het spel van vandaag
daily_results = Uitslag van de dag
daily_place = Plaats
daily_name = Naam
daily_champion = { level_champion }
daily_you = Jij
daily_score_points = { SIGNED($points, digits: 0) } punten
daily_score_chips = { SIGNED($points, digits: 0) } fiches
daily_yours = Je haalde { $score }: plaats { $place } van { $of }. Je versloeg { PERCENT($share) } van de anderen; gelijk telt half.
daily_yours_alone = Je haalde { $score }. Niemand anders is al klaar.
daily_against_champion = { level_champion } haalde { $score } met jouw kaarten.
daily_nobody = Nog niemand heeft dit spel afgemaakt.
daily_others =
    { $count ->
        [one] { $count } persoon is klaar.
       *[other] { $count } mensen zijn klaar.
    }
daily_next = Het volgende spel komt om middernacht UTC.
