# Settings: how the page looks, sounds and plays.

settings_here = These settings are kept in this browser.
settings_account = Create an account to have them everywhere.
settings_kept = These settings are kept with your account, { $name }.
settings_not_kept = The last change is only in this browser so far: { $why }

## Look

settings_look = Look
settings_felt = Table
settings_felt_green = Green
settings_felt_blue = Blue
settings_felt_wine = Wine red
settings_felt_plum = Plum
settings_felt_grey = Grey
settings_back = Card backs
settings_back_red = Red stripes
settings_back_blue = Blue lattice
settings_back_green = Green dots
settings_back_black = Black and gold
settings_suits = Suit colours
settings_suits_four = Four colours
settings_suits_two = Red and black
settings_card_size = Cards in hand
settings_card_size_normal = Normal
settings_card_size_small = Small
settings_card_size_large = Large
settings_theme = Theme
settings_theme_system = Same as system
settings_theme_light = Light
settings_theme_dark = Dark

## Play

settings_play = Play
settings_hand = Buttons
settings_hand_right = For the right hand
settings_hand_left = For the left hand
settings_forced_moves_how = If only one move is possible, it is made after a moment.
settings_confirm = Ask before each move
settings_confirm_how = A move is made when you choose it a second time.
settings_confirm_again = Once more to be sure: { $move }

## Sound and touch

settings_cues = Sound and touch
settings_sound = Sounds
settings_sound_soft = Soft
settings_sound_full = Loud
settings_sound_off = Off
settings_vibration = Vibrate
settings_vibration_how = When it is your turn, and when time is running out.
settings_vibration_missing = This device or browser cannot vibrate.

## Games

settings_games = Your games
settings_teaches = Computers may learn from my games
settings_teaches_how = They learn what is played when. If you forbid it, they also forget the games that they have learned from you.
