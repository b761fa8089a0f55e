# Settings: how the page looks, sounds and plays.

settings_here = Deze instellingen worden in deze browser bewaard.
settings_account = Maak een account om ze overal te hebben.
settings_kept = Deze instellingen worden bij je account bewaard, { $name }.
settings_not_kept = De laatste wijziging staat tot nu toe alleen in deze browser: { $why }

## Look

settings_look = Uiterlijk
settings_felt = Tafel
settings_felt_green = Groen
settings_felt_blue = Blauw
settings_felt_wine = Wijnrood
settings_felt_plum = Pruim
settings_felt_grey = Grijs
settings_back = Achterkant van de kaarten
settings_back_red = Rode strepen
settings_back_blue = Blauw raster
settings_back_green = Groene stippen
settings_back_black = Zwart met goud
settings_suits = Kleuren van de kaarten
settings_suits_four = Vier kleuren
settings_suits_two = Rood en zwart
settings_card_size = Kaarten in de hand
settings_card_size_normal = Normaal
settings_card_size_small = Klein
settings_card_size_large = Groot
settings_theme = Thema
settings_theme_system = Zoals het systeem
settings_theme_light = Licht
settings_theme_dark = Donker

## Play

settings_play = Spelen
settings_hand = Knoppen
settings_hand_right = Voor de rechterhand
settings_hand_left = Voor de linkerhand
settings_forced_moves_how = Is er maar één zet mogelijk, dan wordt die na een moment gedaan.
settings_confirm = Vraag het voor elke zet
settings_confirm_how = Een zet wordt gedaan als je hem nog een keer kiest.
settings_confirm_again = Nog een keer om zeker te zijn: { $move }

## Sound and touch

settings_cues = Geluid en trillen
settings_sound = Geluiden
settings_sound_soft = Zacht
settings_sound_full = Luid
settings_sound_off = Uit
settings_vibration = Trillen
settings_vibration_how = Als je aan de beurt bent, en als de tijd bijna om is.
settings_vibration_missing = Dit apparaat of deze browser kan niet trillen.

## Games

settings_games = Jouw spellen
settings_teaches = Computers mogen van mijn spellen leren
settings_teaches_how = Ze leren wat wanneer gespeeld wordt. Als je het verbiedt, vergeten ze ook de spellen die ze van jou geleerd hebben.
