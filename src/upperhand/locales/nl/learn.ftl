# The pages to learn a game: the page's own words.

title_learn = Leren
title_lesson = Les
learn_invitation = Nieuw bij { $game }? Leer het in vijf minuten
learn_try = Leer het aan tafel, stap voor stap
learn_title = Leer een spel
learn_lead = Een stuk of tien kleine stappen aan tafel, met klaargelegde kaarten en zonder klok. Daarna een eerste spel met een coach.
learn_start = Begin de les
learn_go_on = Ga verder met de les
learn_lesson = { $game } leren
learn_loading = De kaarten worden geschud …
learn_step = Stap { $number } van { $of }
learn_right = Juist.
learn_wrong = Nog niet.
learn_watch = Kijk wat de anderen doen.
learn_ready = Goed gedaan. Ga naar de volgende stap.
learn_next = Verder
learn_skip = Overslaan
learn_back = Terug
learn_again = Opnieuw
learn_points = Zo liep het af
learn_guided = Speel een begeleid spel
learn_guided_how = Nu een echt spel, zonder klok. De coach zegt waar het om gaat.
coach_title = Coach
coach_silent = De coach spreekt als je aan de beurt bent.

## Rules of Rikken: what a first reader needs

rules_rikken_trick = Een slag
rules_rikken_trick_text =
    Ieder legt om de beurt één kaart op tafel: die vier kaarten zijn een slag. Een van de kaarten wint hem, en dertien slagen zijn een spel. Het gaat om het aantal slagen; de kaarten erin hebben geen waarde.
rules_rikken_trick_picture = Ruiten is gevraagd en iedereen bekent: de aas, de hoogste ruiten, wint de slag.
rules_rikken_auction_example =
    Een voorbeeld: jij biedt Rik. Ada biedt Piek, dat is hoger. Blaise en Emmy passen. Nu bied jij nog hoger, zoals Misère, of je past. Je past, dus Ada speelt Piek, tegen jullie drieën.
rules_rikken_blind_text =
    De aas moet van een kleur zijn waarvan de speler zelf een kaart heeft. Is er zo geen aas, dan vraagt de speler de aas van een kleur waarvan hij niets heeft: dat heet blind vragen, en dat zegt hij erbij. Wie alle azen behalve troef heeft, vraagt een heer.
rules_rikken_bid = Bod
rules_rikken_goal = Wat het belooft
rules_rikken_made = Gehaald
rules_rikken_lost = Verloren
