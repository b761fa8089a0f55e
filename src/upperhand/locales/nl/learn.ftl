# The pages to learn a game: the page's own words.

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
