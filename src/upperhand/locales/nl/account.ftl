# Accounts, profiles and the leaderboard.

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

## Ratings

leaderboard_computers = Toon computers
leaderboard_how = Mensen en computers delen één schaal: ongeveer 800 is { level_beginner }, 2400 is { level_champion }. Iedereen begint op 1200; een ? betekent dat er nog weinig spellen gespeeld zijn.
account_change_password = Je wachtwoord wijzigen
account_password_now = Je huidige wachtwoord
account_password_changed = Je wachtwoord is gewijzigd en andere apparaten zijn uitgelogd.
account_sessions = Waar je bent ingelogd
account_session_here = deze browser
account_session_unknown = onbekende browser
account_session_since = sinds { $day }
account_session_end = Uitloggen
account_sessions_end = Alle andere uitloggen
account_delete = Het account verwijderen
account_delete_what = Je ratings, statistieken en instellingen worden verwijderd. Spellen met anderen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
account_delete_now = Definitief verwijderen
