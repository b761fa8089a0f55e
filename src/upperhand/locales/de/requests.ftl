# Why the playroom refuses something, away from the cards.

## Rules that contradict each other

switch_takes = { $switch } muss { $words } sein, nicht { $value }
switch_names_twice = { $switch } nennt { $value } doppelt
suits_once_each = { $switch } muss die Farben D, C, H und S je einmal von niedrig nach hoch nennen, nicht { $value }
no_straight =
    { $switch } müssen je fünf Ränge in Folge sein, der entscheidende am Ende, wie '34567'; { $value } ist das nicht
straight_twice = { $switch } nennt die Ränge von { $value } doppelt
straights_missing = { $switch }: Zu den Kombinationen aus fünf Karten gehören Straßen, also muss mindestens eine genannt sein
straights_unused = { $switch }: Unter den Kombinationen aus fünf Karten ist weder Straße noch Straight Flush, also kann keine genannt sein
bomb_not_played = { $switch }: { $value } gehört nicht zu den Kombinationen aus fünf Karten
card_points_stay = { $switch } muss 1 bleiben: Jede Karte hat einen eigenen Wert
double_below_triple = { $switch } muss unter der Zahl der Karten liegen, ab der dreifach gezahlt wird
whole_deck_is_for_three =
    { $switch }: Alle Karten werden bei 3 Spielern verteilt, nicht bei { $count }: Vier bekommen je dreizehn, zwei spielen mit einem Teil
bids_need_a_plain_one = { $switch } muss ein Gebot nennen, das kein besonderes Blatt braucht, wie rik
troela_not_in_bids = { $switch } ist { $value }, aber es ist nicht unter den Geboten
join_not_in_bids = { $switch }: { $value } ist nicht unter den Geboten
overtricks_of_their_own = { $switch }: Die Tabelle der Stichting Rikken hat eigene Chips für weitere Stiche, also muss es 0 sein
tariff_unreadable = { $switch }: { $word } ist kein Tarif; schreib ein Gebot mit den Chips, die es kostet, von 1 bis 1000, wie solo8:2, oder mit denen für gewonnen und verloren, wie solo9:60-25
tariff_has_one_amount = { $switch }: { $value } hat keinen Spielmacher, der es gewinnt oder verliert, also hat es einen Betrag
tariff_not_played = { $switch }: { $value } wird nach diesen Regeln nicht gespielt
not_played_by = { $preset } wird zu { $allowed } gespielt, nicht zu { $count }
rules_seat = diese Regeln sind für { $count } Spieler, nicht für { $given }

## A position that is typed in: what cannot be known so

move_impossible = Zug { $number } (Platz { $seat }: { $move }) kann nicht gemacht worden sein: { $why }
played_before = { CARDS($cards) } wurde schon gespielt
dealt_to = { CARDS($cards) } ging an Platz { $seat }
has_cards_left =
    er hat noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
not_dealt = { CARDS($cards) } wurde nicht verteilt: { CARDS($lowest) } hat als niedrigste Karte eröffnet
in_the_hand_of = { CARDS($card) } ist im Blatt von Platz { $seat }
shown_not_to_hold = er hat gezeigt, dass er { CARDS($card) } nicht hat
no_deal_allows_it = keine Verteilung der verdeckten Karten lässt das zu
hand_is_hidden = das Blatt von Platz { $seat } liegt nicht offen für Platz { $from }
hand_lies_open = das Blatt von Platz { $seat } liegt mit { $count } Karten offen, aber { $given } sind angegeben
open_hand_repeats = das Blatt von Platz { $seat } nennt { CARDS($cards) } doppelt
open_hands_fit_no_deal = mit den offenen Blättern lässt keine Verteilung der verdeckten Karten diese Züge zu
other_count_dealt = ein Blatt hat nach diesen Regeln { $count } Karten, nicht { $given }
opener_is_dealt_18 = dieses Blatt hat nach diesen Regeln { $count } Karten, nicht { $given }: 18 bekommt der Platz, der eröffnet
another_seat_opens = Platz { $seat } eröffnet: Er hat { CARDS($card) }, die niedrigste Karte von allen
lower_card_opens = die niedrigste Karte eröffnet, und { CARDS($card) } von Platz { $seat } ist niedriger als { CARDS($other) }
too_high_to_open = { $count } Karten werden verteilt, also ist die niedrigste davon niedriger als { CARDS($card) }

## The playroom: what is refused elsewhere

log_out_first = du hast schon ein Konto; melde dich ab, bevor du ein neues anlegst
name_taken = dieser Name gehört jemand anderem; wähle einen anderen
name_of_an_account = dieser Name sieht aus wie der eines Kontos; wähle einen anderen oder melde dich an
wrong_password = es gibt kein Konto mit diesem Namen und Passwort
no_such_account = es gibt kein Konto mit diesem Namen
password_too_short = ein Passwort braucht mindestens { $count } Zeichen
password_too_simple = ein Passwort braucht mindestens { $count } verschiedene Zeichen
password_too_common = dieses Passwort wäre sofort erraten; wähle ein anderes
bad_name = ein Name hat 1 bis 24 druckbare Zeichen
account_name_stays = der Name eines Kontos kann nicht geändert werden
preferences_need_account = die Einstellungen eines Gasts bleiben im Browser; leg ein Konto an, um sie hier zu speichern
no_session = es gibt keine Sitzung; öffne die Seite noch einmal
no_such_game = dieses Spiel gibt es nicht, oder es ist noch nicht zu Ende
no_record = das ist kein Protokoll: Ein Protokoll ist eine Zeile Text, die du in einem Rückblick herunterladen kannst
bad_record = dieses Protokoll lässt sich nicht öffnen: { $problem }
too_many_reviews = gerade werden zu viele Rückblicke gemacht; versuche es in einer Minute noch einmal
review_failed = der Rückblick auf dieses Spiel ist misslungen: { $problem }
no_decision = der Spieler kam zu keiner Entscheidung: { $problem }
too_many_open = von hier kommen zu viele Verbindungen; schließe einige Seiten
too_many_rooms = zu viele deiner Räume sind in Gebrauch; beende zuerst ein Spiel oder verlasse einen Raum
record_too_long = ein Protokoll hat höchstens { $count } Bytes
too_many_loaded = du hast schon { $count } Protokolle geladen; mehr werden nicht aufbewahrt
no_such_session = diese Sitzung ist schon beendet
