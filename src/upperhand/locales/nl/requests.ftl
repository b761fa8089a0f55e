# Why the playroom refuses something, away from the cards.

## Rules that contradict each other

switch_takes = { $switch } moet { $words } zijn, niet { $value }
switch_names_twice = { $switch } noemt { $value } twee keer
suits_once_each = { $switch } moet de kleuren D, C, H en S elk één keer noemen, van laag naar hoog, niet { $value }
no_straight =
    { $switch }: elk moet vijf opeenvolgende rangen zijn, met de rang die telt als laatste, zoals '34567'; { $value } is dat niet
straight_twice = { $switch } noemt de rangen van { $value } twee keer
straights_missing = { $switch }: de combinaties van vijf hebben straten, dus er moet er minstens één genoemd zijn
straights_unused = { $switch }: de combinaties van vijf hebben geen straat of straatflush, dus er kan er geen genoemd zijn
bomb_not_played = { $switch }: { $value } hoort niet bij de combinaties van vijf
card_points_stay = { $switch } moet 1 blijven: elke kaart heeft al een eigen waarde
double_below_triple = { $switch } moet lager zijn dan het aantal kaarten waarbij de kosten verdrievoudigen
whole_deck_is_for_three =
    { $switch }: het hele spel is voor 3 spelers, niet voor { $count }: vier krijgen elk dertien kaarten, twee spelen met een deel
bids_need_a_plain_one = { $switch } moet een bod noemen dat geen bijzondere hand vraagt, zoals rik
troela_not_in_bids = { $switch } is { $value }, maar het staat niet bij de biedingen
join_not_in_bids = { $switch }: { $value } staat niet bij de biedingen
overtricks_of_their_own = { $switch }: de tabel van de Stichting Rikken heeft eigen fiches voor overslagen, dus dit moet 0 zijn
tariff_unreadable = { $switch }: { $word } is geen tarief; schrijf een spel met de fiches die het kost, van 1 tot 1000, zoals solo8:2, of met die voor gewonnen en verloren, zoals solo9:60-25
tariff_has_one_amount = { $switch }: { $value } heeft geen bieder die het wint of verliest, dus het heeft één bedrag
tariff_not_played = { $switch }: { $value } wordt bij deze regels niet gespeeld
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

## The playroom: what is refused elsewhere

log_out_first = je hebt al een account; log uit voordat je een ander maakt
name_taken = deze naam is van iemand anders; kies een andere
name_of_an_account = deze naam lijkt op die van een account; kies een andere of log in
wrong_password = er is geen account met deze naam en dit wachtwoord
no_such_account = er is geen account met deze naam
password_too_short = een wachtwoord heeft ten minste { $count } tekens
password_too_simple = een wachtwoord heeft ten minste { $count } verschillende tekens
password_too_common = dit wachtwoord is zo geraden; kies een ander
bad_name = een naam heeft 1 tot 24 zichtbare tekens
account_name_stays = de naam van een account kan niet veranderd worden
preferences_need_account = de instellingen van een gast blijven in de browser; maak een account om ze hier te bewaren
no_session = er is geen sessie; begin er eerst een
no_such_game = dit spel bestaat niet of is nog niet uit
no_record = dit is geen verslag: een verslag is één regel tekst, die je bij een terugblik downloadt
bad_record = dit verslag kan niet worden geopend: { $problem }
too_many_reviews = er worden nu te veel spellen bekeken; probeer het over een minuut opnieuw
review_failed = de terugblik op dit spel is mislukt: { $problem }
no_decision = de speler kwam niet tot een besluit: { $problem }
too_many_open = er zijn te veel verbindingen van hier; sluit een paar pagina's
too_many_rooms = te veel van je kamers zijn in gebruik; maak eerst een spel af of verlaat een kamer
record_too_long = een verslag heeft hoogstens { $count } bytes
too_many_loaded = je hebt al { $count } verslagen geladen; meer worden er niet bewaard
no_such_session = deze sessie is al beëindigd
