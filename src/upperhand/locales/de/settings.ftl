# Settings: how the page looks, sounds and plays.

settings_here = Diese Einstellungen werden in diesem Browser gespeichert.
settings_account = Lege ein Konto an, um sie überall zu haben.
settings_kept = Diese Einstellungen werden mit deinem Konto gespeichert, { $name }.
settings_not_kept = Die letzte Änderung ist bisher nur in diesem Browser: { $why }

## Look

settings_look = Aussehen
settings_felt = Tisch
settings_felt_green = Grün
settings_felt_blue = Blau
settings_felt_wine = Weinrot
settings_felt_plum = Pflaume
settings_felt_grey = Grau
settings_back = Kartenrücken
settings_back_red = Rote Streifen
settings_back_blue = Blaues Gitter
settings_back_green = Grüne Punkte
settings_back_black = Schwarz und Gold
settings_suits = Farben der Karten
settings_suits_four = Vier Farben
settings_suits_two = Rot und Schwarz
settings_card_size = Deine Karten
settings_card_size_normal = Normal
settings_card_size_small = Klein
settings_card_size_large = Groß
settings_theme = Darstellung
settings_theme_system = Wie das System
settings_theme_light = Hell
settings_theme_dark = Dunkel

## Play

settings_play = Spiel
settings_hand = Knöpfe
settings_hand_right = Für Rechtshänder
settings_hand_left = Für Linkshänder
settings_forced_moves_how = Ist nur ein Zug möglich, wird er nach einem Moment gemacht.
settings_confirm = Vor jedem Zug nachfragen
settings_confirm_how = Ein Zug gilt, wenn du ihn ein zweites Mal wählst.
settings_confirm_again = Noch einmal zur Sicherheit: { $move }

## Sound and touch

settings_cues = Ton und Vibration
settings_sound = Töne
settings_sound_soft = Leise
settings_sound_full = Laut
settings_sound_off = Aus
settings_vibration = Vibrieren
settings_vibration_how = Wenn du am Zug bist und wenn die Zeit knapp wird.
settings_vibration_missing = Dieses Gerät oder dieser Browser kann nicht vibrieren.

## Games

settings_games = Deine Spiele
settings_teaches = Computer dürfen aus meinen Spielen lernen
settings_teaches_how = Sie lernen, was wann gespielt wird. Wenn du es verbietest, vergessen sie auch die Spiele, die sie von dir gelernt haben.
