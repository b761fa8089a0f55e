# Accounts, profiles and the leaderboard.

## Account, profile and leaderboard

account_nickname = Dein Name am Tisch
account_save = Speichern
account_saved = Gespeichert
account_register = Konto anlegen
account_log_in = Anmelden
account_log_out = Abmelden
account_why = Ein Konto bewahrt deine Spiele, Punkte und deine Wertung auf. Auch was du als Gast gespielt hast.
account_welcome = Willkommen zurück.
account_name = Name
account_password = Passwort
account_you = Du bist als { $name } angemeldet.
account_profile = Dein Profil
profile_loading = Wird geladen …
profile_none = Noch keine beendeten Spiele.
profile_played = Spiele
profile_won = Gewonnen
profile_score = Ergebnis
profile_rating = Wertung
profile_level = Stufe
profile_by_level = Gegen Computer
profile_patterns = Was gespielt wurde
profile_recent = Letzte Spiele
profile_people_rating = Wertung gegen Menschen
profile_average = Punkte pro Spiel
profile_since = Dabei seit { $date }
leaderboard_against = Gegner
leaderboard_everybody = Gegen alle
leaderboard_people = Gegen Menschen
leaderboard_none = Noch hat niemand eine Wertung.

## Ratings

leaderboard_computers = Computer zeigen
leaderboard_how = Menschen und Computer stehen auf einer Skala: etwa 800 ist { level_beginner }, 2400 ist { level_champion }. Alle beginnen bei 1200; ein ? bedeutet, dass erst wenige Spiele gespielt sind.
account_change_password = Passwort ändern
account_password_now = Dein jetziges Passwort
account_password_changed = Dein Passwort ist geändert, und andere Geräte sind abgemeldet.
account_sessions = Wo du angemeldet bist
account_session_here = dieser Browser
account_session_unknown = unbekannter Browser
account_session_since = seit { $day }
account_session_end = Abmelden
account_sessions_end = Alle anderen abmelden
account_delete = Konto löschen
account_delete_what = Deine Wertungen, Statistiken und Einstellungen werden gelöscht. Spiele mit anderen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account_delete_now = Endgültig löschen
