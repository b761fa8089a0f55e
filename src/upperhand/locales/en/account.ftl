# Accounts, profiles and the leaderboard.

## Account, profile and leaderboard

account_nickname = Your name at the table
account_save = Save
account_saved = Saved
account_register = Create account
account_log_in = Log in
account_log_out = Log out
account_why = An account keeps your games, points and rating. Games you played as a guest are kept too.
account_welcome = Welcome back.
account_name = Name
account_password = Password
account_you = You are logged in as { $name }.
account_profile = Your profile
profile_loading = Loading …
profile_none = No finished games yet.
profile_played = Games
profile_won = Won
profile_score = Score
profile_rating = Rating
profile_level = Level
profile_by_level = Against computers
profile_patterns = What was played
profile_recent = Recent games
profile_people_rating = Rating against people
profile_average = Points per game
profile_since = Playing since { $date }
leaderboard_against = Opponents
leaderboard_everybody = Against everybody
leaderboard_people = Against people
leaderboard_none = Nobody has a rating yet.

## Ratings

leaderboard_computers = Show computers
leaderboard_how = People and computers share one scale: about 800 is { level_beginner }, 2400 is { level_champion }. Everyone starts at 1200; a ? means that few games were played so far.
account_change_password = Change your password
account_password_now = Your password now
account_password_changed = Your password is changed, and other devices are logged out.
account_sessions = Where you are logged in
account_session_here = this browser
account_session_unknown = unknown browser
account_session_since = since { $day }
account_session_end = Log out
account_sessions_end = Log out all others
account_delete = Delete the account
account_delete_what = Your ratings, statistics and settings are deleted. Games with others stay, without your name. This cannot be undone.
account_delete_now = Delete for good
