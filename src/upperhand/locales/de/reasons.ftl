# Why a player makes a move. The move itself is shown next to the reason.

# A sentence that was stored when reasons were still text.
plain_text = { $text }

## Any player

only_move = etwas anderes ist nicht möglich
only_card = keine andere Karte darf gespielt werden
nothing_beats = nichts im Blatt schlägt { CARDS($play) }
last_combination = das ist die letzte Kombination, und das Spiel ist gewonnen
drawn_from_plays = zufällig gewählt aus { $count } erlaubten Zügen
drawn_from_moves = zufällig gewählt aus { $count } erlaubten Möglichkeiten
only_play = das ist der einzige erlaubte Zug
rules_open = nach den Regeln eröffnet die niedrigste Karte
time_was_up = die Zeit war abgelaufen

## Big Two: the lowest

lowest_single = die niedrigste Einzelkarte
only_play_that_beats = das ist der einzige Zug, der { CARDS($play) } schlägt
weakest_that_beats = das ist der schwächste von { $count } Zügen, die { CARDS($play) } schlagen

## Big Two: rule_based

wins_by_force = das gewinnt, was auch immer die anderen haben: { CARDS($plays) }
class_A = keine unbekannte Karte schlägt das
class_B = wenige unbekannte Karten schlagen das
class_C = viele unbekannte Karten schlagen das
class_D = alle unbekannten Karten schlagen das
must_open_with = die Kombination im Blatt mit { CARDS($card) }, die gespielt werden muss
opens_alone = das Spiel beginnt mit dieser Karte allein
sure_and_out_next = nichts Unbekanntes schlägt das, und danach geht { CARDS($next) } als Letztes weg
sure_first_of_last = nichts Unbekanntes schlägt das, und es ist der erste von { $count } letzten Zügen
higher_of_two_against_one_card = die höhere von zwei Karten, denn ein Gegner hat noch eine Karte; { CARDS($other) } bleibt
lower_of_two = die niedrigere von zwei Karten, denn { CARDS($other) } kann noch geschlagen werden
control_later = nichts Unbekanntes schlägt { CARDS($sure) }, das später das Ausspiel für { CARDS($next) } holt
highest_of_three_against_one_card = die höchste von drei Karten, denn ein Gegner hat noch eine Karte
lowest_of_three = die niedrigste von drei Karten, denn selbst { CARDS($highest) } kann geschlagen werden
second_lowest_of_four = die zweitniedrigste von vier Karten, denn nichts Unbekanntes schlägt { CARDS($highest) }
highest_of_four_against_one_card = die höchste von vier Karten, denn ein Gegner hat noch eine Karte
lowest_of_four = die niedrigste von vier Karten, denn selbst { CARDS($highest) } kann geschlagen werden
one_card_cannot_follow = ein Gegner mit einer letzten Karte kann nicht mitgehen
could_answer_and_be_out = ein Gegner mit { $count } Karten könnte { CARDS($group) } schlagen und fertig sein
higher_of_two_pairs = das höhere von zwei Paaren, denn ein Gegner hat noch zwei Karten
lower_of_two_pairs = das niedrigere von zwei Paaren, denn { CARDS($other) } kann noch geschlagen werden
lower_single_against_two_cards = die niedrigere Einzelkarte, denn ein Gegner hat noch zwei Karten; { CARDS($pair) } bleibt für später
lower_single_before_sure_pair = die niedrigere Einzelkarte; { CARDS($pair) }, das nichts Unbekanntes schlägt, holt später das Ausspiel
first_to_get_rid_of = das muss zuerst weg: { $outlook }
more_pairs_than_singles = es sind mehr Paare als Einzelkarten, und keine Kombination aus fünf Karten
lowest_five_card_of_last = die niedrigste Kombination aus fünf Karten von { $count } letzten Zügen
single_against_one_card =
    die niedrigste der Einzelkarten, die am schwersten zu schlagen sind, denn ein Gegner hat noch eine Karte; { $outlook }
highest_pair_against_two_cards = das höchste Paar, denn ein Gegner hat noch zwei Karten
lowest_pair_of_last = das niedrigste Paar von { $count } letzten Zügen
broken_up = dafür wird { CARDS($combination) } geteilt, denn ein Gegner hat noch eine Karte
broken_up_for_last_plays = dafür wird { CARDS($combination) } geteilt, denn ein Gegner hat höchstens noch zwei Karten
nothing_held_back = nichts wird zurückgehalten, denn es bleiben nur noch { $count } Züge
no_part_beats = nicht einmal ein Teil einer Kombination schlägt { CARDS($play) }
held_back_few_sure =
    { CARDS($card) }, die höchste Karte, wird zurückgehalten, denn nur { $sure } von { $count } Zügen gewinnen sicher
held_back_far_from_out =
    { CARDS($card) }, die höchste Karte, wird zurückgehalten, solange alle mehr als { $count } Karten haben
held_back_twos = { CARDS($cards) } wird zurückgehalten, um mit einer 2 nach der anderen das Ausspiel zu holen
held_back_early =
    { CARDS($cards) } wird so früh nach einem Passen zurückgehalten, um das Ausspiel für die andere Kombination aus fünf Karten zu holen
weakest_of_the_hand = der schwächste Zug im Blatt, der { CARDS($play) } schlägt; { $outlook }
pair_split_for_control = ein hohes Paar wird geteilt, um mit jeder seiner Karten das Ausspiel zu holen; { $outlook }
nothing_beats_unbroken = nichts im Blatt schlägt { CARDS($play) }, ohne eine Kombination zu teilen

## Big Two: ai1 to ai4, ai4_plus, champion and the networks

most_passes =
    { PERCENT($share) } der Gegner passen, am meisten von { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    }
most_wins =
    { PERCENT($share) } der simulierten Spiele werden gewonnen, am meisten von { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    }
saves_points_passes =
    nichts erreicht { PERCENT($trusted) }, also werden Punkte gespart ({ PERCENT($share) } der Gegner passen)
saves_points_wins =
    nichts erreicht { PERCENT($trusted) }, also werden Punkte gespart ({ PERCENT($share) } der simulierten Spiele werden gewonnen)
only_play_there_is = einen anderen Zug gibt es nicht
kept_together = { CARDS($kept) } ist zusammen mehr wert als das, was davon gespielt werden könnte
won_from_here = von hier an ist das Spiel gewonnen, was auch immer die anderen haben
points_against_play =
    { SIGNED($points) } Punkte pro simuliertem Spiel, { SIGNED($other_points) } für { CARDS($other) }
points_against_pass = { SIGNED($points) } Punkte pro simuliertem Spiel, { SIGNED($other_points) } fürs Passen
nothing_learned = { $why }; nach diesen Regeln hat er noch kein Spiel gelernt
preferred = bevorzugt unter { $count } Zügen
promises = das verspricht { SIGNED($points) } Punkte, am meisten von { $count } Zügen
nothing_near = { SIGNED($points) } Punkte: Nichts anderes kommt heran
simulated_play =
    { CARDS($play) } gewinnt { PERCENT($share) } von { $games } simulierten Spielen, mit { SIGNED($points) } Punkten
simulated_pass = passen gewinnt { PERCENT($share) } von { $games } simulierten Spielen, mit { SIGNED($points) } Punkten
also = { $first }; { $then }
places_are_fewer = das Netz kennt Blätter bis zu { $places } Karten, nicht mit { $count }
foreseen = das führt zu { SIGNED($points, digits: 0) } Punkten, wenn die anderen dem Netz folgen
foreseen_against = das führt zu { SIGNED($points, digits: 0) } Punkten gegen { $opponents }

## Big Two: dynamic_greedy

bomb_against_last_card = eine Bombe kann der nächste Spieler mit seiner letzten Karte nicht schlagen
highest_against_last_card = die höchste Karte, denn der nächste Spieler hat noch eine Karte
leaves = es bleibt ein Blatt im Wert von { $worth }
leaves_and_earns = es bleibt ein Blatt im Wert von { $worth }, und der Zug bringt { $earned }
comes_behind = { $what }; { CARDS($other) } liegt { $behind } zurück
comes_level = { $what }; { CARDS($other) } ist gleich gut
rest_worth_less = der Rest des Blatts ist { $worth } weniger wert
rest_worth_more = der Rest des Blatts ist { $worth } mehr wert
rest_worth_as_much = der Rest des Blatts ist so viel wert wie das ganze
and_the_play_earns = { $what }, und der Zug bringt { $earned }
even_for = selbst für { CARDS($play) }: { $what }
as = { $what }, denn { $why }
and = { $first } und { $then }
many_cards_cost = { $own } Karten im Blatt kosten viel, wenn ein Gegner { $other } hat
few_cards_in_hand =
    im Blatt { $own ->
        [one] ist nur noch { $own } Karte
       *[other] sind nur noch { $own } Karten
    }
opponent_has =
    ein Gegner hat noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
opponent_has_range = ein Gegner hat noch { $least } bis { $most } Karten

## Rikken: basic. $led is the suit led, $own the suit of the card, $best the card that wins the trick so far

basic_lead_highest = eine höhere Karte in { SUIT($own) } gibt es nicht mehr
basic_lead_any = zufällig aus dem Blatt: Keine Karte ist die höchste übrige ihrer Farbe
basic_play_highest = eine höhere Karte in { SUIT($led) } gibt es nicht mehr
basic_follow_any =
    zufällig aus den Karten in { SUIT($led) }: Eine schlägt { CARDS($best) }, aber eine höhere ist noch im Spiel
basic_follow_lowest = die niedrigste Karte in { SUIT($led) }: Keine davon schlägt { CARDS($best) }
basic_trump_low = der niedrigste Trumpf im Blatt, denn { SUIT($led) } fehlt
basic_throw_away_low = eine niedrigste Karte des Blatts, und nicht die höchste übrige in { SUIT($own) }
basic_throw_away_highest = in jeder Farbe ist die niedrigste Karte des Blatts die höchste übrige
basic_win_cheaply = die niedrigste Karte in { SUIT($led) }, die { CARDS($best) } schlägt
basic_last_lowest = die niedrigste Karte in { SUIT($led) }, denn der Stich ist gegen { CARDS($best) } nicht zu gewinnen
basic_trump_to_win = der niedrigste Trumpf, der { CARDS($best) } schlägt
basic_only_low_trumps = der niedrigste Trumpf: Keiner im Blatt schlägt { CARDS($best) }
basic_lead_low = die niedrigste Karte in { SUIT($own) }, damit jemand anders den Stich macht
basic_duck = die höchste Karte in { SUIT($led) } unter { CARDS($best) }
basic_cannot_duck = die niedrigste Karte in { SUIT($led) }, denn alle liegen über { CARDS($best) }
basic_unload = die höchste Karte in { SUIT($own) }, denn { SUIT($led) } fehlt
basic_highest_now = die höchste Karte in { SUIT($led) }, denn { CARDS($best) } hält den Spielmacher vom Stich fern
basic_lead_high = die höchste Karte in { SUIT($own) }, um den einen Stich zu machen
basic_try_highest = die höchste Karte in { SUIT($led) }, um den einen Stich zu machen
basic_defend_any = zufällig aus den erlaubten Karten, solange der Spielmacher keinen Stich hat

## Rikken: advanced. $trump is the trump suit, $cover the card kept for the one trick of Piek

advanced_draw_trump_top = ein Gegner kann noch { SUIT($trump) } haben, und der höchste Trumpf zieht sie
advanced_draw_trump_any = ein Gegner kann noch { SUIT($trump) } haben, und jeder Trumpf hilft, sie zu ziehen
advanced_trump_drawn_master =
    kein Gegner hat noch Trumpf, und das ist die höchste übrige Karte in { SUIT($own) }
advanced_trump_drawn_any = kein Gegner hat noch Trumpf, und die Trümpfe bleiben für später
advanced_trump_drawn_only_trump = kein Gegner hat noch Trumpf, und nur Trümpfe sind übrig
advanced_trumpless_master = zum Ziehen fehlt ein Trumpf, und das ist die höchste übrige Karte in { SUIT($own) }
advanced_trumpless_any = es gibt weder einen Trumpf noch die höchste Karte einer Farbe zum Ausspielen
advanced_defend_master = das ist die höchste übrige Karte in { SUIT($own) }
advanced_defend_any =
    keine der Karten ist die höchste ihrer Farbe, und gegen den Spielmacher wird kein Trumpf ausgespielt
advanced_defend_only_trump = nur Trümpfe sind übrig
advanced_top_is_ours =
    { CARDS($best) }, die höchste Karte in { SUIT($led) }, gewinnt für unsere Seite, und die niedrigste Karte reicht
advanced_ours_not_sure =
    bisher gewinnt unsere Seite mit { CARDS($best) }, und die höchste Karte in { SUIT($led) } ist nicht im Blatt
advanced_ours_below_my_top =
    unsere Seite gewinnt mit { CARDS($best) }, das nur dieses Blatt schlagen könnte, also reicht die niedrigste Karte
advanced_secure_with_top =
    bisher gewinnt unsere Seite mit { CARDS($best) }, und die höchste Karte in { SUIT($led) } macht es sicher
advanced_only_friends_to_come =
    danach spielt nur noch unsere Seite, und das ist die niedrigste Karte über { CARDS($best) }
advanced_win_with_top = ein Gegner kann noch bedienen, und die höchste Karte in { SUIT($led) } gewinnt sicher
advanced_no_rival_can_follow =
    danach kann kein Gegner bedienen, und das ist die niedrigste Karte über { CARDS($best) }
advanced_beat_cheaply =
    das ist die niedrigste Karte über { CARDS($best) }; die höchste in { SUIT($led) } ist nicht im Blatt
advanced_cannot_beat = nichts im Blatt schlägt { CARDS($best) }, und das ist die niedrigste Karte in { SUIT($led) }
advanced_ours_throw_small = unsere Seite gewinnt mit { CARDS($best) }, also geht eine kleine Karte
advanced_ruff = ohne { SUIT($led) } schlägt der niedrigste Trumpf { CARDS($best) }
advanced_no_trump_throw_small = ohne { SUIT($led) } und ohne Trumpf, der gewinnen könnte, geht eine kleine Karte
advanced_ruffed_follow_low = { CARDS($best) } hat gestochen, und das ist die niedrigste Karte in { SUIT($led) }
advanced_friend_ruffed = unsere Seite hat mit { CARDS($best) } gestochen, also geht eine kleine Karte
advanced_overruff = das ist der niedrigste Trumpf über { CARDS($best) }
advanced_cannot_overruff =
    { CARDS($best) } hat gestochen und kann nicht überstochen werden, also geht eine kleine Karte
advanced_last_ours = der Stich gehört mit { CARDS($best) } unserer Seite, also geht die kleinste Karte
advanced_last_wins = das ist die kleinste Karte, die den Stich gegen { CARDS($best) } macht
advanced_last_cannot_win = nichts macht den Stich gegen { CARDS($best) }, also geht die kleinste Karte
advanced_piek_lead_low = noch ist kein Stich gemacht, und diese Karte ist niedrig neben den anderen ihrer Farbe
advanced_play_cover = das ist die Karte für den einen Stich, und keine andere hohe Karte ist übrig
advanced_piek_stay_under = mit dieser Karte soll kein Stich gemacht werden, und sie ist die höchste unter { CARDS($best) }
advanced_piek_forced_over = keine Karte bleibt unter { CARDS($best) }, und das ist die niedrigste in { SUIT($led) }
advanced_throw_high_keep_cover =
    ohne { SUIT($led) } geht die höchste Karte, aber { CARDS($cover) } bleibt für den einen Stich
advanced_any_until_their_trick = der Spielmacher hat noch keinen Stich, und jede Karte ist recht
advanced_lead_low = ein Stich ist nicht erwünscht, und diese Karte ist niedrig neben den anderen ihrer Farbe
advanced_stay_under = ein Stich ist nicht erwünscht, und das ist die höchste Karte unter { CARDS($best) }
advanced_forced_over = keine Karte bleibt unter { CARDS($best) }, und das ist die niedrigste in { SUIT($led) }
advanced_throw_high = ohne { SUIT($led) } kann die Karte gehen, die das Blatt am meisten belastet
advanced_lead_their_suit =
    diese Karte ist niedrig neben den anderen in { SUIT($own) }, und ein Spielmacher kann { SUIT($own) } haben
advanced_no_suit_of_theirs = kein Spielmacher hat eine Farbe dieses Blatts, also geht eine recht niedrige Karte
advanced_defence_throws_high =
    ohne { SUIT($led) } geht die Karte, die das Blatt am meisten belastet, und niedrige bleiben
advanced_under_before_them = der Spielmacher spielt noch, und das ist die höchste Karte unter { CARDS($best) }
advanced_low_before_them = der Spielmacher spielt noch, und das ist die niedrigste Karte in { SUIT($led) }
advanced_spend_high = der Spielmacher macht diesen Stich nicht, also kann die höchste Karte in { SUIT($led) } gehen
advanced_leave_it_to_them = der Spielmacher gewinnt mit { CARDS($best) }, und das ist die höchste Karte darunter
advanced_cannot_leave_it = keine Karte bleibt unter { CARDS($best) } des Spielmachers, also geht die höchste

## Rikken: bids, trump and the call

drawn_from_contracts = zufällig gewählt aus { $count } Geboten
drawn_but_not_now = { CONTRACT($bid) } wurde zufällig gewählt, darf aber jetzt nicht geboten werden
never_bids = dieser Spieler bietet nie
drawn_as_no_pass = passen geht nicht, und das wurde zufällig aus { $count } erlaubten Geboten gewählt
should_win =
    das Blatt sollte { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } machen, und das Gebot verlangt { $wanted }
should_make = es gelingt in { PERCENT($share) } der ausgespielten Spiele, und das Gebot verlangt { PERCENT($wanted) }
tricks_from = { $least } oder mehr
tricks_above = mehr als { $least }
tricks_to = höchstens { $most }
tricks_between = { $least } bis { $most }
not_even = selbst für { CONTRACT($bid) }, das nächstliegende Gebot: { $forecast }
must_bid = ein Gebot ist Pflicht, und das liegt am nächsten: { $forecast }
no_better_choice = die Regeln lassen keine bessere Wahl
no_higher_bid = ein höheres Gebot ist nicht möglich
no_forecast = die Gebote, die jetzt möglich sind, lassen sich nicht in Stichen schätzen
most_points_in_suit = { SUIT($suit) } hat die meisten Punkte, { $points }
most_points_to_call = { SUIT($suit) } hat { $points } Punkte, am meisten von den Farben, die gerufen werden können
only_suit_to_call = { SUIT($suit) } hat { $points } Punkte, und etwas anderes darf nicht gerufen werden
won_often = mit Blättern wie { $hand } wurden { PERCENT($share) } von { $games } Spielen gewonnen
such_hands_won =
    { SIGNED($chips) } Chips erwartet: Mit Blättern wie { $hand } wurden { $wins } von { $games } Spielen gewonnen
such_hands_lose = für { CONTRACT($bid) }: { $forecast }
not_known_yet = { $forecast }; wie solche Blätter hier ausgehen, ist noch nicht bekannt

## Rikken: monte_carlo

most_tricks = im Schnitt { $tricks } eigene Stiche in ausgespielten Spielen, am meisten von { $count } probierten Karten
fewest_tricks = im Schnitt { $tricks } eigene Stiche in ausgespielten Spielen, am wenigsten von { $count } probierten Karten
nearest_to_one = im Schnitt { $tricks } eigene Stiche in ausgespielten Spielen, am nächsten an einem

## Big Two: what a player of some level thinks of its move

last_cards = das sind die letzten Karten
seems_best = das scheint am besten, mit { SIGNED($points) } Punkten in Aussicht
seems_good = das scheint gut genug, mit { SIGNED($points) } Punkten in Aussicht
wants_the_lead = das ist hoch genug, um das Ausspiel zu holen, mit { SIGNED($points) } Punkten in Aussicht

## Rikken: dial

dial_most_chips =
    im Schnitt { SIGNED($chips) } Chips in { $games } gedachten Spielen, am meisten von { $count } Möglichkeiten
dial_looks_good =
    das sah gut genug aus: im Schnitt { SIGNED($chips) } Chips in { $games } gedachten Spielen, { $count } Möglichkeiten verglichen
dial_bids =
    { SIGNED($chips) } Chips erwartet: { PERCENT($share) } der gedachten Spiele mit diesem Gebot brachten Chips
dial_hopes =
    hofft das Beste: { PERCENT($share) } der gedachten Spiele mit diesem Gebot brachten Chips, im Schnitt { SIGNED($chips) }
dial_passes =
    kein Gebot scheint besser als passen; das bringt im Schnitt { SIGNED($chips) } Chips in { $games } gedachten Spielen
dial_out_of_reach = das Blatt ist zu weit von jedem Gebot entfernt, das jetzt möglich ist
promises_chips = { SIGNED($chips) } Chips erwartet und { PERCENT($share) } Aussicht auf Gewinn, bevorzugt unter { $count } Möglichkeiten
promises_contract = { PERCENT($share) } Aussicht, das Spiel zu gewinnen, und { SIGNED($chips) } Chips erwartet, bevorzugt unter { $count } Möglichkeiten
searched_move = { $move }: { PERCENT($share) } Aussicht auf Gewinn, im Schnitt { SIGNED($chips) } Chips in { $games } Spielen
searched_contract = { $move }: { PERCENT($share) } Aussicht, das Spiel zu gewinnen, im Schnitt { SIGNED($chips) } Chips in { $games } Spielen
searched_bid = { $move }: { PERCENT($share) } Aussicht, es zu gewinnen, wenn du es spielst, alles in allem { SIGNED($chips) } Chips in { $games } Spielen
cards_are_equal = alle Karten, die gespielt werden dürfen, sind gleichwertig
