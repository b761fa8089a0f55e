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
troela_without_pass = drie azen moeten als Troela geboden worden: passen kan niet
troela_must_be_bid = drie azen moeten als Troela geboden worden: { CONTRACT($bid) } kan niet
troela_needs_aces = voor Troela heb je precies drie azen in de hand nodig
dealer_must_bid = alle anderen hebben gepast, dus de gever moet bieden: passen kan niet
not_bid_here = { CONTRACT($bid) } wordt volgens deze regels niet geboden
schoppen_mie_comes_last =
    Schoppen Mie mag alleen geboden worden als de drie anderen gepast hebben en niemand geboden heeft
does_not_outbid = { CONTRACT($bid) } gaat niet boven { CONTRACT($other) }
no_trump_of_the_ace = { SUIT($suit) } kan geen troef zijn: het is de kleur van de aas van de maat
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

## Rules that contradict each other

switch_takes = { $switch } moet { $words } zijn, niet { $value }
switch_names_twice = { $switch } noemt { $value } twee keer
suits_once_each = { $switch } moet de kleuren D, C, H en S elk één keer noemen, van laag naar hoog, niet { $value }
no_straight =
    { $switch }: elk moet vijf opeenvolgende waarden zijn, met de waarde die telt als laatste, zoals '34567'; { $value } is dat niet
straight_twice = { $switch } noemt de waarden van { $value } twee keer
straights_missing = { $switch }: de vijfkaartcombinaties hebben straten, dus er moet er minstens één genoemd zijn
straights_unused = { $switch }: de vijfkaartcombinaties hebben geen straat of straight flush, dus er kan er geen genoemd zijn
bomb_not_played = { $switch }: { $value } hoort niet bij de vijfkaartcombinaties
card_points_stay = { $switch } moet 1 blijven: elke kaart heeft al een eigen waarde
double_below_triple = { $switch } moet lager zijn dan het aantal kaarten waarbij de kosten verdrievoudigen
whole_deck_is_for_three =
    { $switch }: het hele spel is voor 3 spelers, niet voor { $count }: vier krijgen elk dertien kaarten, twee spelen met een deel
bids_need_a_plain_one = { $switch } moet een contract noemen dat geen bijzondere hand vraagt, zoals rik
troela_not_in_bids = { $switch } is { $value }, maar het staat niet bij de biedingen
join_not_in_bids = { $switch }: { $value } staat niet bij de biedingen
not_played_by = { $preset } speel je met { $allowed }, niet met { $count }
rules_seat = deze regels zijn voor { $count } spelers, niet voor { $given }

## A position that is typed in: what cannot be known so

move_impossible = zet { $number } (plaats { $seat }: { $move }) kan niet gedaan zijn: { $why }
played_before = { CARDS($cards) } is al gespeeld
dealt_to = { CARDS($cards) } is aan plaats { $seat } gegeven
has_cards_left =
    die heeft nog { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
not_dealt = { CARDS($cards) } is niet gedeeld: { CARDS($lowest) } opende als laagste kaart
in_the_hand_of = { CARDS($card) } is in de hand van plaats { $seat }
shown_not_to_hold = die heeft laten zien { CARDS($card) } niet te hebben
no_deal_allows_it = geen verdeling van de verborgen kaarten laat dit toe
hand_is_hidden = de hand van plaats { $seat } ligt niet open voor plaats { $from }
hand_lies_open = de hand van plaats { $seat } ligt open met { $count } kaarten, maar er zijn er { $given } gegeven
open_hand_repeats = de hand van plaats { $seat } herhaalt { CARDS($cards) }
open_hands_fit_no_deal = met deze open handen laat geen verdeling van de verborgen kaarten deze zetten toe
other_count_dealt = een hand heeft volgens deze regels { $count } kaarten, geen { $given }
opener_is_dealt_18 = deze hand heeft volgens deze regels { $count } kaarten, geen { $given }: wie begint krijgt er 18
another_seat_opens = plaats { $seat } opent: die heeft { CARDS($card) }, de laagste kaart van alle
lower_card_opens = de laagste kaart opent, en { CARDS($card) } van plaats { $seat } is lager dan { CARDS($other) }
too_high_to_open = er worden { $count } kaarten gedeeld, dus de laagste daarvan is lager dan { CARDS($card) }

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
seen_another_hand = je hebt een andere hand van dit spel gezien; wacht op het volgende spel
spectators_see_all = wie hier toekijkt, ziet alle handen; ga zitten als het spel uit is
host_starts = alleen wie de kamer heeft gemaakt, kan het spel beginnen
room_has_started = het spel in deze kamer is al begonnen
computer_plays_your_seat = de computer speelt op jouw plaats; neem die eerst terug
database_silent = de database antwoordt niet; probeer het opnieuw
not_stored = dit kon niet worden bewaard; probeer het opnieuw
hint_out_of_turn = een tip krijg je als je aan de beurt bent
something_went_wrong = er ging hier iets mis; probeer het opnieuw
too_fast = dat gaat te snel; wacht even en probeer het opnieuw
too_many_requests = er vragen nu te veel mensen tegelijk iets; probeer het over een minuut opnieuw
room_closed = de kamer is gesloten
no_such_room = er is geen kamer met deze code
one_seat_is_yours = één plaats is van jou; laat die van anderen open

## The playroom: what is refused elsewhere

log_out_first = je hebt al een account; log uit voordat je een ander maakt
name_taken = deze naam is van iemand anders; kies een andere
wrong_password = er is geen account met deze naam en dit wachtwoord
no_such_account = er is geen account met deze naam
password_too_short = een wachtwoord heeft ten minste { $count } tekens
password_too_simple = een wachtwoord heeft ten minste { $count } verschillende tekens
password_too_common = dit wachtwoord is zo geraden; kies een ander
bad_name = een naam heeft 1 tot 24 zichtbare tekens
account_name_stays = de naam van een account kan niet veranderd worden
no_session = er is geen sessie; begin er eerst een
no_such_game = dit spel bestaat niet of is nog niet uit
no_record = dit is geen verslag: een verslag is één regel tekst, die je bij een terugblik downloadt
bad_record = dit verslag kan niet worden geopend: { $problem }
too_many_reviews = er worden nu te veel spellen bekeken; probeer het over een minuut opnieuw
review_failed = de terugblik op dit spel is mislukt: { $problem }
no_decision = de speler kwam niet tot een besluit: { $problem }
