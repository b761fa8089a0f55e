# Why something cannot be done.

## Any game

game_over = het spel is uit
game_won = het spel is uit: plaats { $seat } heeft gewonnen
no_scores_yet = het spel is nog niet uit: er is nog geen score
no_next_deal_yet = het spel is nog niet uit: er kan nog niet opnieuw gegeven worden
out_of_turn = plaats { $turn } is aan de beurt, niet plaats { $seat }
not_held = plaats { $seat } heeft { CARDS($cards) } niet
not_held_by_you = je hebt { CARDS($cards) } niet

## Big Two: combinations as people speak of them

these_cards = { CARDS($cards) }
a_single = { CARDS($card) }
a_pair = een paar { RANK($rank) }
a_triple = drie keer { RANK($rank) }
a_two_pair = twee paar, { RANK($high) } en { RANK($low) }
a_four_of_a_kind = vier keer { RANK($rank) }
a_straight = een straat tot { CARDS($card) }
a_flush = een flush met { CARDS($card) } als hoogste
a_full_house = een full house met drie keer { RANK($rank) }
a_four_plus_one = vier keer { RANK($rank) } plus een kaart
a_straight_flush = een straatflush tot { CARDS($card) }

## Big Two: why a play is not possible

opening_must_contain = in de openingszet moet { CARDS($card) } zitten
opening_without_pass = in de openingszet moet { CARDS($card) } zitten: passen kan niet
opening_must_be = de openingszet moet alleen { CARDS($card) } zijn
leader_must_play = wie uitkomt, moet spelen: passen kan niet
no_triple_alone = drie gelijke mogen volgens deze regels niet los
four_needs_a_fifth = vier gelijke gaan volgens deze regels samen met een vijfde kaart
no_four_of_a_kind = vier gelijke worden volgens deze regels niet gespeeld
more_than_five_cards = geen combinatie heeft meer dan vijf kaarten
no_combination = { CARDS($cards) } is volgens deze regels geen combinatie
wrong_size =
    { $play } kan niet op { $table }: speel { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
wrong_size_or_bomb =
    { $play } kan niet op { $table }: speel { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } of een bom
wrong_type = { $play } kan niet op { $table }: speel dezelfde soort
wrong_type_or_bomb = { $play } kan niet op { $table }: speel dezelfde soort of een bom
alike_but_lower = { $what } ({ CARDS($play) }) is niet hoger dan wat er ligt ({ CARDS($table) })
does_not_beat = { $play } is niet hoger dan { $table }
in_no_play = deze kaart past nu in geen enkele zet

## Rikken: why a bid, a trump, a call or a card is not possible

bid_wanted = { $move } kan nu niet: bied of pas
trump_wanted = { $move } kan nu niet: noem troef, zoals in trump H
call_wanted = { $move } kan nu niet: vraag een maat, zoals in call AS
card_wanted = { $move } kan nu niet: speel een kaart, zoals AS
troela_without_pass = { $aces } azen moeten als { contract_troela } geboden worden: passen kan niet
troela_must_be_bid = { $aces } azen moeten als { contract_troela } geboden worden: { CONTRACT($bid) } kan niet
troela_needs_aces = voor { contract_troela } heb je precies drie azen in de hand nodig
troela_needs_more_aces = voor { contract_troela } heb je drie of vier azen in de hand nodig
troela_begins_with = de maat begint een { contract_troela } met de vierde aas of de gevraagde kaart, niet met { CARDS($card) }
not_trumped_now = { CARDS($card) } is een troef, en wie een andere kaart heeft, troeft de eerste slag van deze { contract_troela } niet
dealer_must_bid = alle anderen hebben gepast, dus de gever moet bieden: passen kan niet
not_bid_here = { CONTRACT($bid) } wordt volgens deze regels niet geboden
schoppen_mie_comes_last =
    { contract_schoppen_mie } mag alleen geboden worden als de drie anderen gepast hebben en niemand geboden heeft
does_not_outbid = { CONTRACT($bid) } gaat niet boven { CONTRACT($other) }
no_trump_of_the_ace = { SUIT($suit) } kan geen troef zijn: het is de kleur van de aas van de maat
no_trump_of_the_called = { SUIT($suit) } kan geen troef zijn: het is de kleur van de gevraagde kaart
call_in_own_hand = { CARDS($card) } zit in de hand van de vrager zelf
call_of_trump = { CARDS($card) } is troef en kan niet gevraagd worden
call_another = { CARDS($card) } kan nu niet gevraagd worden: vraag een van { CARDS($cards) }
call_not_blind = { CARDS($card) } wordt niet blind gevraagd: de vrager heeft { SUIT($suit) }
call_blind = de vrager heeft geen { SUIT($suit) }: zeg dat erbij, zoals in call { CARDS($card) } blind
led_with_called_card = wie met { SUIT($suit) } uitkomt, moet { CARDS($card) } spelen, de gevraagde kaart
called_card_now = { CARDS($card) } is de gevraagde kaart en moet nu gespeeld worden
does_not_follow = { CARDS($card) } bekent geen kleur: er is met { SUIT($suit) } uitgekomen
must_trump = { CARDS($card) } is geen troef: wie niet kan bekennen, moet troeven
queen_goes_now = wie niet kan bekennen, moet { CARDS($card) } spelen
spades_not_led_yet =
    met { CARDS($card) } kun je niet uitkomen: schoppen moet wachten tot { CARDS($queen) } gespeeld is
spades_not_yet = { CARDS($card) } kan niet: schoppen moet wachten tot { CARDS($queen) } gespeeld is

## The playroom: what is refused at a table

stale_action =
    dit hoort bij zet { $ply } van spel { $game }, maar de tafel is bij zet { $table_ply } van spel { $table_game }
turn_of = { $name } is aan de beurt
game_not_over = het spel is nog niet uit
no_game_yet = er is nog geen spel begonnen
no_seat_here = je hebt geen plaats aan deze tafel
seated_already = je zit al aan deze tafel
no_free_seat = er is geen plaats vrij
seat_taken = deze plaats is niet vrij
same_address = iemand speelt hier vanaf hetzelfde adres als jij; dat kan niet in spellen die meetellen, wel aan een vriendschappelijke tafel
host_starts = alleen de gastheer kan het spel beginnen
room_has_started = het spel in deze kamer is al begonnen
computer_plays_your_seat = de computer speelt op jouw plaats; neem die eerst terug
database_silent = de database antwoordt niet; probeer het opnieuw
not_stored = dit kon niet worden bewaard; probeer het opnieuw
hint_out_of_turn = een tip krijg je als je aan de beurt bent
something_went_wrong = er ging hier iets mis; probeer het opnieuw
too_fast = dat gaat te snel; wacht even en probeer het opnieuw
too_many_requests = er vragen nu te veel mensen tegelijk iets; probeer het over een minuut opnieuw
room_is_moving = deze tafel wordt net verplaatst; probeer het opnieuw
room_closed = de kamer is gesloten
no_such_room = er is geen kamer met deze code
one_seat_is_yours = één plaats is van jou; laat die van anderen open
