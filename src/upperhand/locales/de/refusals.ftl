# Why something cannot be done.

## Any game

game_over = das Spiel ist zu Ende
game_won = das Spiel ist zu Ende: Platz { $seat } hat gewonnen
no_scores_yet = das Spiel ist noch nicht zu Ende: Es gibt noch kein Ergebnis
no_next_deal_yet = das Spiel ist noch nicht zu Ende: Es kann noch nicht neu gegeben werden
out_of_turn = Platz { $turn } ist am Zug, nicht Platz { $seat }
not_held = Platz { $seat } hat { CARDS($cards) } nicht
not_held_by_you = du hast { CARDS($cards) } nicht

## Big Two: names of combinations

these_cards = { CARDS($cards) }
a_single = { CARDS($card) }
a_pair = Paar { RANK($rank) }
a_triple = Drilling { RANK($rank) }
a_two_pair = zwei Paare, { RANK($high) } und { RANK($low) }
a_four_of_a_kind = Vierling { RANK($rank) }
a_straight = Straße bis { CARDS($card) }
a_flush = Flush bis { CARDS($card) }
a_full_house = Full House mit drei { RANK($rank) }
a_four_plus_one = Vierling { RANK($rank) } plus eins
a_straight_flush = Straight Flush bis { CARDS($card) }

## Big Two: why a play is not possible

opening_must_contain = der erste Zug muss { CARDS($card) } enthalten
opening_without_pass = der erste Zug muss { CARDS($card) } enthalten: Passen geht nicht
opening_must_be = der erste Zug muss { CARDS($card) } allein sein
leader_must_play = wer ausspielt, muss spielen: Passen geht nicht
no_triple_alone = nach diesen Regeln darf ein Drilling nicht allein gespielt werden
four_needs_a_fifth = nach diesen Regeln wird ein Vierling mit einer fünften Karte gespielt
no_four_of_a_kind = nach diesen Regeln wird ein Vierling nicht gespielt
more_than_five_cards = keine Kombination hat mehr als fünf Karten
no_combination = { CARDS($cards) } ist nach diesen Regeln keine Kombination
wrong_size =
    { $play } geht nicht auf { $table }: Spiel { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
wrong_size_or_bomb =
    { $play } geht nicht auf { $table }: Spiel { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } oder eine Bombe
wrong_type = { $play } geht nicht auf { $table }: Spiel dieselbe Art
wrong_type_or_bomb = { $play } geht nicht auf { $table }: Spiel dieselbe Art oder eine Bombe
alike_but_lower = { $what } ({ CARDS($play) }) schlägt nicht, was auf dem Tisch liegt ({ CARDS($table) })
does_not_beat = { $play } ist nicht höher als { $table }
in_no_play = sie passt jetzt in keinen erlaubten Zug

## Rikken: why a bid, a trump, a call or a card is not possible

bid_wanted = { $move } geht jetzt nicht: Biete oder passe
trump_wanted = { $move } geht jetzt nicht: Nenne den Trumpf, etwa mit trump H
call_wanted = { $move } geht jetzt nicht: Rufe einen Partner, etwa mit call AS
card_wanted = { $move } geht jetzt nicht: Spiel eine Karte, etwa AS
troela_without_pass = { $aces } Asse müssen als { contract_troela } geboten werden: Passen geht nicht
troela_must_be_bid = { $aces } Asse müssen als { contract_troela } geboten werden: { CONTRACT($bid) } geht nicht
troela_needs_aces = für { contract_troela } brauchst du genau drei Asse im Blatt
troela_needs_more_aces = für { contract_troela } brauchst du drei oder vier Asse im Blatt
troela_begins_with = der Partner beginnt ein { contract_troela } mit dem vierten Ass oder der gerufenen Karte, nicht mit { CARDS($card) }
not_trumped_now = { CARDS($card) } ist Trumpf, und wer eine andere Karte hat, sticht den ersten Stich dieses { contract_troela } nicht
dealer_must_bid = alle anderen haben gepasst, also muss der Geber bieten: Passen geht nicht
not_bid_here = { CONTRACT($bid) } wird nach diesen Regeln nicht geboten
schoppen_mie_comes_last =
    { contract_schoppen_mie } darf nur geboten werden, wenn die drei anderen gepasst haben und niemand geboten hat
does_not_outbid = { CONTRACT($bid) } ist nicht höher als { CONTRACT($other) }
no_trump_of_the_ace = { SUIT($suit) } kann nicht Trumpf sein: Es ist die Farbe vom Ass des Partners
no_trump_of_the_called = { SUIT($suit) } kann nicht Trumpf sein: Es ist die Farbe der gerufenen Karte
call_in_own_hand = { CARDS($card) } ist im Blatt dessen, der ruft
call_of_trump = { CARDS($card) } ist Trumpf und kann nicht gerufen werden
call_another = { CARDS($card) } kann jetzt nicht gerufen werden: Rufe eine von { CARDS($cards) }
call_not_blind = { CARDS($card) } wird nicht blind gerufen: Wer ruft, hat { SUIT($suit) }
call_blind = wer ruft, hat kein { SUIT($suit) }: Sag es dazu, etwa mit call { CARDS($card) } blind
led_with_called_card = { SUIT($suit) } muss mit { CARDS($card) } ausgespielt werden, der gerufenen Karte
called_card_now = { CARDS($card) } ist die gerufene Karte und muss jetzt gespielt werden
does_not_follow = { CARDS($card) } bedient nicht: Ausgespielt wurde { SUIT($suit) }
must_trump = { CARDS($card) } ist kein Trumpf: Wer nicht bedienen kann, muss stechen
queen_goes_now = wer nicht bedienen kann, muss { CARDS($card) } spielen
spades_not_led_yet = { CARDS($card) } kann nicht ausgespielt werden: Pik darf erst ausgespielt werden, wenn { CARDS($queen) } gefallen ist
spades_not_yet = { CARDS($card) } geht nicht: Pik darf erst gespielt werden, wenn { CARDS($queen) } gefallen ist

## The playroom: what is refused at a table

stale_action =
    das gilt Zug { $ply } von Spiel { $game }, aber der Tisch ist bei Zug { $table_ply } von Spiel { $table_game }
turn_of = { $name } ist am Zug
game_not_over = das Spiel ist noch nicht zu Ende
no_game_yet = noch hat kein Spiel begonnen
no_seat_here = du hast keinen Platz an diesem Tisch
seated_already = du sitzt schon an diesem Tisch
no_free_seat = kein Platz ist frei
seat_taken = dieser Platz ist nicht frei
same_address = hier spielt jemand von derselben Adresse wie du; in gewerteten Spielen geht das nicht, in einem Spiel ohne Wertung schon
host_starts = nur der Gastgeber kann das Spiel starten
room_has_started = das Spiel in diesem Raum hat schon begonnen
computer_plays_your_seat = der Computer spielt auf deinem Platz; nimm ihn erst zurück
database_silent = die Datenbank antwortet nicht; versuche es noch einmal
not_stored = das konnte nicht gespeichert werden; versuche es noch einmal
hint_out_of_turn = Tipps gibt es, wenn du am Zug bist
something_went_wrong = hier ist etwas schiefgegangen; versuche es noch einmal
too_fast = das ist zu schnell; warte kurz und versuche es noch einmal
too_many_requests = gerade fragen zu viele; versuche es in einer Minute noch einmal
room_is_moving = dieser Tisch wird gerade verlegt; versuche es noch einmal
room_closed = der Raum ist geschlossen
no_such_room = es gibt keinen Raum mit diesem Code
one_seat_is_yours = ein Platz gehört dir; lass die der anderen offen
