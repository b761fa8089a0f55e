# The pages to learn a game: the page's own words.

learn_try = Lerne es am Tisch, Schritt für Schritt
learn_title = Ein Spiel lernen
learn_lead = Etwa zehn kleine Schritte am Tisch, mit vorbereiteten Karten und ohne Uhr. Dann ein erstes Spiel mit einem Trainer.
learn_start = Lektion beginnen
learn_go_on = Lektion fortsetzen
learn_lesson = { $game } lernen
learn_loading = Die Karten werden gemischt …
learn_step = Schritt { $number } von { $of }
learn_right = Richtig.
learn_wrong = Noch nicht.
learn_watch = Schau, was die anderen tun.
learn_ready = Gut gemacht. Weiter zum nächsten Schritt.
learn_next = Weiter
learn_skip = Überspringen
learn_back = Zurück
learn_again = Noch einmal
learn_points = So ging das Spiel aus
learn_guided = Ein begleitetes Spiel
learn_guided_how = Jetzt ein richtiges Spiel, ohne Uhr. Der Trainer sagt dir, worauf es ankommt.
coach_title = Trainer
coach_silent = Der Trainer meldet sich, wenn du am Zug bist.
