## Bots: Programme, die mit einem eigenen Konto spielen

seat_bot = Bot
bots_title = Bots
bots_about = Ein Bot ist ein Konto für ein Programm von dir. Er hat einen eigenen Namen, eine eigene Wertung und einen eigenen Verlauf. Alle sehen, dass er ein Bot ist und wem er gehört.
bots_guide = Die Schnittstelle für Programme
bots_name = Name des Bots
bots_make = Bot anlegen
bots_delete = Löschen
bots_delete_sure = { $name } wirklich löschen? Wertung und Statistik werden gelöscht, und die Token gelten nicht mehr. Das lässt sich nicht rückgängig machen.
bots_delete_now = Endgültig löschen
bots_keep = Behalten
token_name = Ein neues Token, verwendet auf
token_where = mein Laptop
token_make = Token erzeugen
token_once = Das ist das Token von { $name }. Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt. Wer es hat, spielt als dein Bot.
token_copy = Kopieren
token_copied = Kopiert
token_hide = Ich habe es kopiert
token_unused = nie verwendet
token_used = zuletzt verwendet { $moment }
token_revoke = Widerrufen
token_revoke_label = Token { $name } widerrufen
bots_allowed = Bots dürfen mitspielen
bots_allowed_how = Bots verändern nie die Wertung von Menschen.
bots_welcome = Bots erlaubt
profile_owner = Ein Bot von { $name }
leaderboard_bots = Bots

## Was abgelehnt wird

bad_token = dieses Token kennt niemand: vielleicht ist es widerrufen; ein neues gibt es auf der Kontoseite
not_for_bots = ein Bot kann das nicht: er kann nur Tische finden und spielen
no_hints_for_bots = ein Bot spielt selbst: er bekommt keine Hinweise
no_bots_here = an diesem Tisch will der Gastgeber keine Bots
own_bot_here = an einem gewerteten Tisch kann ein Bot nicht mit seinem Besitzer oder einem anderen Bot von ihm spielen
bots_need_account = nur wer ein Konto hat, kann Bots haben
too_many_bots = du hast schon { $count } Bots; lösche erst einen
too_many_tokens = dieser Bot hat schon { $count } Token; widerrufe erst eines
no_such_bot = einen solchen Bot hast du nicht
no_such_token = ein solches Token hat dieser Bot nicht
