# What an analysis says about moves, for hints at the table. The figures are shown next to it.

## What speaks for a move

waiting_pays = deine Karten sind später mehr wert
keeps_the_lead =
    niemand kann das schlagen, also spielst du wieder aus; { $plays ->
        [one] noch { $plays } Zug, und dein Blatt ist leer
       *[other] noch { $plays } Züge, und dein Blatt ist leer
    }
somebody_nearly_out =
    { $count ->
        [one] jemand hat nur noch { $count } Karte
       *[other] jemand hat nur noch { $count } Karten
    }, und das hält ihn am besten auf
leaves_plays =
    danach { $plays ->
        [one] noch { $plays } Zug, und dein Blatt ist leer
       *[other] noch { $plays } Züge, und dein Blatt ist leer
    }

## What speaks against it

no_worse_in_games = so gut wie das Beste, soweit { $games } simulierte Spiele das zeigen
worse_than_play =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger als { CARDS($play) }
worse_than_pass =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger als passen

## What to look at

nudge_forced = Von hier aus kannst du gewinnen, was auch immer die anderen haben.
nudge_wait = Du musst nicht immer spielen, wenn du kannst.
nudge_unbeatable = Du hast eine Kombination, die niemand schlagen kann.
nudge_cards =
    { $count ->
        [one] Sieh dir deine Einzelkarten an.
        [2] Sieh dir deine Paare an.
       *[other] Sieh dir deine Kombinationen aus { $count } Karten an.
    }

## Rikken

passing_is_best = kein Gebot bringt mehr als passen
bid_made_in = du spielst es in { PERCENT($played) } der Spiele und gewinnst { PERCENT($share) } davon
bid_no_gain = die Spiele beweisen nicht, dass es mehr bringt als passen
bid_gains =
    alles in allem { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    } mehr als passen
bid_costs =
    alles in allem { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    } weniger als passen
bid_for_each = dann spielt jeder allein
bid_never_played = jedes Mal bietet jemand höher
pass_others_play =
    dann spielt { $name } meist { CONTRACT($contract) } ({ PERCENT($share) }), { SIGNED($chips) } Chips für dich
pass_all_pass = meist passen alle ({ PERCENT($share) })
fewer_chips =
    { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    } weniger als das Beste
more_chips_in_games = bringt die meisten Chips in { $games } simulierten Spielen
nudge_pass = Dein Blatt ist besser in der Abwehr.
nudge_bid = Dein Blatt ist ein Gebot wert.
nudge_low_bid = Niedrige Karten können eine Stärke sein.
nudge_trump = Sieh dir deine längsten Farben an.
nudge_call = In welcher Farbe kann dir ein Partner helfen?
nudge_lead_trump = Denk an die Trümpfe.
nudge_lead = Welche Farbe hilft deiner Seite?
nudge_take = Kannst du diesen Stich machen?
nudge_keep = Hier brauchst du keine hohe Karte herzugeben.
