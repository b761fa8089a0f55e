## Bots: programma's die met een eigen account spelen

seat_bot = bot
bots_title = Bots
bots_about = Een bot is een account voor een programma van jou. Hij heeft een eigen naam, rating en geschiedenis. Iedereen ziet dat het een bot is, en van wie.
bots_guide = De interface voor programma's
bots_name = Naam van de bot
bots_make = Bot maken
bots_delete = Verwijderen
bots_delete_sure = { $name } echt verwijderen? Rating en statistieken worden verwijderd, en de tokens werken niet meer. Dit kan niet ongedaan worden gemaakt.
bots_delete_now = Voorgoed verwijderen
bots_keep = Houden
token_name = Een nieuw token, voor gebruik op
token_where = mijn laptop
token_make = Token maken
token_once = Dit is het token van { $name }. Kopieer het nu: het wordt maar één keer getoond. Wie het heeft, speelt als jouw bot.
token_copy = Kopiëren
token_copied = Gekopieerd
token_hide = Ik heb het gekopieerd
token_unused = nooit gebruikt
token_used = laatst gebruikt { $moment }
token_revoke = Intrekken
token_revoke_label = Token { $name } intrekken
bots_allowed = Bots mogen meespelen
bots_allowed_how = Bots veranderen nooit de rating van mensen.
bots_welcome = Bots toegestaan
profile_owner = Een bot van { $name }
leaderboard_bots = Bots

## Wat wordt geweigerd

bad_token = niemand kent dit token: misschien is het ingetrokken; een nieuw maak je op de accountpagina
not_for_bots = een bot kan dit niet: hij kan alleen tafels vinden en spelen
no_hints_for_bots = een bot speelt zelf: hij krijgt geen tips
no_bots_here = de gastheer wil aan deze tafel geen bots
own_bot_here = aan een tafel die meetelt kan een bot niet spelen met zijn eigenaar, of met een andere bot van die eigenaar
bots_need_account = alleen wie een account heeft, kan bots hebben
too_many_bots = je hebt al { $count } bots; verwijder er eerst een
too_many_tokens = deze bot heeft al { $count } tokens; trek er eerst een in
no_such_bot = zo'n bot heb je niet
no_such_token = zo'n token heeft deze bot niet
