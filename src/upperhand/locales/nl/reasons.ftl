# Why a player makes a move. The move itself is shown beside the reason.

# A sentence that was stored when reasons were still text.
plain_text = { $text }

## Any player

only_move = iets anders is niet mogelijk
only_card = een andere kaart mag niet
nothing_beats = niets in de hand slaat { CARDS($play) }
last_combination = het is de laatste combinatie, en het spel is gewonnen
drawn_from_plays = geloot uit { $count } mogelijke combinaties
drawn_from_moves = geloot uit { $count } mogelijke zetten
only_play = het is de enige mogelijke zet
rules_open = volgens de regels opent de laagste kaart het spel
time_was_up = de tijd was om

## Big Two: the lowest

lowest_single = de laagste losse kaart
only_play_that_beats = het is de enige zet die { CARDS($play) } slaat
weakest_that_beats = het is de zwakste van { $count } zetten die { CARDS($play) } slaan

## Big Two: rule_based

wins_by_force = het wint, wat de anderen ook hebben: { CARDS($plays) }
class_A = de anderen kunnen niets hogers hebben
class_B = de anderen kunnen weinig hogers hebben
class_C = de anderen kunnen veel hogers hebben
class_D = alles wat de anderen kunnen hebben is hoger
must_open_with = de combinatie in de hand met { CARDS($card) }, want die kaart moet gespeeld worden
opens_alone = het spel opent met alleen deze kaart
sure_and_out_next = dit is niet te slaan, en daarna gaat { CARDS($next) } als laatste weg
sure_first_of_last = dit is niet te slaan, en het is de eerste van de laatste { $count } zetten
higher_of_two_against_one_card =
    de hoogste van twee kaarten, want een tegenstander heeft nog één kaart; { CARDS($other) } blijft
lower_of_two = de laagste van twee kaarten, want { CARDS($other) } kan nog geslagen worden
control_later = { CARDS($sure) } is niet te slaan en neemt later de leiding voor { CARDS($next) }
highest_of_three_against_one_card = de hoogste van drie kaarten, want een tegenstander heeft nog één kaart
lowest_of_three = de laagste van drie kaarten, want zelfs { CARDS($highest) } kan geslagen worden
second_lowest_of_four = de op één na laagste van vier kaarten, want { CARDS($highest) } is niet te slaan
highest_of_four_against_one_card = de hoogste van vier kaarten, want een tegenstander heeft nog één kaart
lowest_of_four = de laagste van vier kaarten, want zelfs { CARDS($highest) } kan geslagen worden
one_card_cannot_follow = een tegenstander met nog één kaart kan er niet op
could_answer_and_be_out =
    een tegenstander met nog { $count } kaarten kan { CARDS($group) } misschien slaan en is dan uit
higher_of_two_pairs = het hoogste van twee paren, want een tegenstander heeft nog twee kaarten
lower_of_two_pairs = het laagste van twee paren, want { CARDS($other) } kan nog geslagen worden
lower_single_against_two_cards =
    de laagste losse kaart, want een tegenstander heeft nog twee kaarten; { CARDS($pair) } blijft voor later
lower_single_before_sure_pair =
    de laagste losse kaart; { CARDS($pair) } is niet te slaan en neemt later de leiding
first_to_get_rid_of = het eerst kwijt te raken: { $outlook }
more_pairs_than_singles = er zijn meer paren dan losse kaarten, en er is geen combinatie van vijf
lowest_five_card_of_last = de laagste combinatie van vijf van de laatste { $count } zetten
single_against_one_card = een tegenstander heeft nog één kaart, en voor deze losse kaart geldt: { $outlook }
highest_pair_against_two_cards = het hoogste paar, want een tegenstander heeft nog twee kaarten
lowest_pair_of_last = het laagste paar van de laatste { $count } zetten
broken_up = { CARDS($combination) } wordt ervoor gebroken, want een tegenstander heeft nog één kaart
broken_up_for_last_plays = { CARDS($combination) } wordt ervoor gebroken, want een tegenstander heeft nog hooguit twee kaarten
nothing_held_back = niets blijft vast, want er zijn nog maar { $count } zetten over
no_part_beats = zelfs een deel van een combinatie slaat { CARDS($play) } niet
held_back_few_sure =
    { CARDS($card) }, de hoogste kaart, blijft nog vast: maar bij { $sure } van { $count } zetten is winst zeker
held_back_far_from_out =
    { CARDS($card) }, de hoogste kaart, blijft vast zolang iedereen meer dan { $count } kaarten heeft
held_back_twos = { CARDS($cards) } blijft vast, om met de ene 2 na de andere de leiding te nemen
held_back_early =
    zo vroeg, na een pas, blijft { CARDS($cards) } vast om later de leiding te nemen voor de andere vijf kaarten
weakest_of_the_hand = de zwakste zet in de hand die { CARDS($play) } slaat; { $outlook }
pair_split_for_control =
    een hoog paar wordt gesplitst om met elke kaart ervan de leiding te nemen; { $outlook }
nothing_beats_unbroken = niets in de hand slaat { CARDS($play) }, tenzij een combinatie wordt gebroken

## Big Two: ai1 to ai4, ai4_plus, champion and the networks

most_passes =
    { PERCENT($share) } van de tegenstanders past, het meest van { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
most_wins =
    { PERCENT($share) } van de gesimuleerde spellen is gewonnen, het meest van { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
saves_points_passes =
    niets haalt { PERCENT($trusted) }, dus dit spaart punten ({ PERCENT($share) } van de tegenstanders past)
saves_points_wins =
    niets haalt { PERCENT($trusted) }, dus dit spaart punten ({ PERCENT($share) } van de gesimuleerde spellen gewonnen)
only_play_there_is = het is de enige zet die er is
kept_together = { CARDS($kept) } is samen meer waard dan wat ervan gespeeld kan worden
won_from_here = vanaf hier is het spel gewonnen, wat de anderen ook hebben
points_against_play =
    { SIGNED($points) } punten per gesimuleerd spel, { SIGNED($other_points) } voor { CARDS($other) }
points_against_pass = { SIGNED($points) } punten per gesimuleerd spel, { SIGNED($other_points) } voor passen
nothing_learned = { $why }; volgens deze regels heeft hij nog geen spel geleerd
preferred = heeft de voorkeur uit { $count } zetten
promises = het belooft { SIGNED($points) } punten, de beste van { $count } zetten
nothing_near = { SIGNED($points) } punten: niets anders komt in de buurt
simulated_play =
    { CARDS($play) } wint { PERCENT($share) } van { $games } gesimuleerde spellen, goed voor { SIGNED($points) } punten
simulated_pass =
    passen wint { PERCENT($share) } van { $games } gesimuleerde spellen, goed voor { SIGNED($points) } punten
also = { $first }; { $then }
places_are_fewer = de plaatsen zijn genummerd voor { $places } kaarten, niet voor { $count }
foreseen = het leidt tot { SIGNED($points, digits: 0) } punten als de anderen het netwerk volgen
foreseen_against = het leidt tot { SIGNED($points, digits: 0) } punten tegen { $opponents }

## Big Two: dynamic_greedy

bomb_against_last_card = de volgende speler heeft nog één kaart en kan niet op een bom
highest_against_last_card = de hoogste kaart, want de volgende speler heeft nog één kaart
leaves = er blijft een hand over die { $worth } waard is
leaves_and_earns = er blijft een hand over die { $worth } waard is, en het levert { $earned } op
comes_behind = { $what }; { CARDS($other) } blijft { $behind } achter
comes_level = { $what }; { CARDS($other) } is even goed
rest_worth_less = de rest van de hand is { $worth } minder waard
rest_worth_more = de rest van de hand is { $worth } meer waard
rest_worth_as_much = de rest van de hand is evenveel waard als de hele hand
and_the_play_earns = { $what }, en de zet levert { $earned } op
even_for = zelfs bij { CARDS($play) }: { $what }
as = { $what }, want { $why }
and = { $first } en { $then }
many_cards_cost = { $own } kaarten in de hand zijn duur nu een tegenstander er nog { $other } heeft
few_cards_in_hand =
    { $own ->
        [one] er is nog maar { $own } kaart
       *[other] er zijn nog maar { $own } kaarten
    } in de hand
opponent_has =
    een tegenstander heeft nog { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
opponent_has_range = een tegenstander heeft nog { $least } tot { $most } kaarten

## Rikken: basic. $led is the suit led, $own the suit of the card, $best the card that wins the trick so far

basic_lead_highest = er is geen hogere { SUIT($own) } meer
basic_lead_any = willekeurig uit de hand gekozen: geen kaart is de hoogste die er van zijn kleur nog is
basic_play_highest = er is geen hogere { SUIT($led) } meer
basic_follow_any =
    willekeurig uit de { SUIT($led) } in de hand gekozen: één ervan slaat { CARDS($best) }, maar er is nog een hogere
basic_follow_lowest = de laagste { SUIT($led) } in de hand: geen ervan slaat { CARDS($best) }
basic_trump_low = de laagste troef in de hand, want de hand heeft geen { SUIT($led) }
basic_throw_away_low = een van de laagste kaarten in de hand, en niet de hoogste { SUIT($own) } die er nog is
basic_throw_away_highest = van elke kleur is de laagste kaart in de hand ook de hoogste die er nog is
basic_win_cheaply = de laagste { SUIT($led) } in de hand die { CARDS($best) } slaat
basic_last_lowest = de laagste { SUIT($led) } in de hand, want de slag is niet van { CARDS($best) } te winnen
basic_trump_to_win = de laagste troef die { CARDS($best) } slaat
basic_only_low_trumps = de laagste troef: geen troef in de hand slaat { CARDS($best) }
basic_lead_low = de laagste { SUIT($own) } in de hand, zodat een ander de slag wint
basic_duck = de hoogste { SUIT($led) } in de hand onder { CARDS($best) }
basic_cannot_duck = de laagste { SUIT($led) } in de hand, want alle zijn hoger dan { CARDS($best) }
basic_unload = de hoogste { SUIT($own) } in de hand, want de hand heeft geen { SUIT($led) }
basic_highest_now = de hoogste { SUIT($led) } in de hand, want { CARDS($best) } houdt de bieder van de slag
basic_lead_high = de hoogste { SUIT($own) } in de hand, om die ene slag te halen
basic_try_highest = de hoogste { SUIT($led) } in de hand, om die ene slag te halen
basic_defend_any = willekeurig gekozen uit wat mag, zolang de bieder geen slag heeft

## Rikken: advanced. $trump is the trump suit, $cover the card kept for the one trick of Piek

advanced_draw_trump_top =
    een tegenstander kan nog { SUIT($trump) } hebben, en de hoogste troef haalt die op
advanced_draw_trump_any =
    een tegenstander kan nog { SUIT($trump) } hebben, en elke troef helpt die op te halen
advanced_trump_drawn_master =
    geen tegenstander heeft nog troef, en het is de hoogste { SUIT($own) } die er nog is
advanced_trump_drawn_any = geen tegenstander heeft nog troef, en de eigen troeven blijven voor later
advanced_trump_drawn_only_trump = geen tegenstander heeft nog troef, en er is alleen troef over
advanced_trumpless_master =
    er is geen troef om troef mee op te halen, en het is de hoogste { SUIT($own) } die er nog is
advanced_trumpless_any = er is geen troef en geen hoogste kaart van een kleur om mee uit te komen
advanced_defend_master = het is de hoogste { SUIT($own) } die er nog is
advanced_defend_any =
    geen van de kaarten is de hoogste van zijn kleur, en tegen de bieder kom je niet uit met troef
advanced_defend_only_trump = er is alleen troef over
advanced_top_is_ours =
    { CARDS($best) }, de hoogste { SUIT($led) }, wint voor onze kant, dus de laagste kaart is genoeg
advanced_ours_not_sure =
    onze kant wint voorlopig met { CARDS($best) }, en de hoogste { SUIT($led) } zit niet in de hand
advanced_ours_below_my_top =
    onze kant wint met { CARDS($best) }, die alleen deze hand kan slaan, dus de laagste is genoeg
advanced_secure_with_top =
    onze kant wint voorlopig met { CARDS($best) }, en de hoogste { SUIT($led) } maakt het zeker
advanced_only_friends_to_come =
    hierna speelt alleen onze eigen kant nog, en het is de laagste kaart boven { CARDS($best) }
advanced_win_with_top = een tegenstander kan nog bekennen, en de hoogste { SUIT($led) } wint zeker
advanced_no_rival_can_follow =
    geen tegenstander hierna kan bekennen, en het is de laagste kaart boven { CARDS($best) }
advanced_beat_cheaply =
    het is de laagste kaart boven { CARDS($best) }; de hoogste { SUIT($led) } zit niet in de hand
advanced_cannot_beat = niets in de hand slaat { CARDS($best) }, en het is de laagste { SUIT($led) }
advanced_ours_throw_small = onze kant wint met { CARDS($best) }, dus er kan een kleine kaart weg
advanced_ruff = zonder { SUIT($led) } slaat de laagste troef { CARDS($best) }
advanced_no_trump_throw_small =
    zonder { SUIT($led) } en zonder troef die kan winnen gaat er een kleine kaart weg
advanced_ruffed_follow_low = { CARDS($best) } heeft de slag getroefd, en het is de laagste { SUIT($led) }
advanced_friend_ruffed = onze kant heeft getroefd met { CARDS($best) }, dus er kan een kleine kaart weg
advanced_overruff = het is de laagste troef boven { CARDS($best) }
advanced_cannot_overruff =
    { CARDS($best) } heeft de slag getroefd en is niet te overtroeven, dus er gaat een kleine kaart weg
advanced_last_ours = de slag is voor onze kant met { CARDS($best) }, dus de kleinste kaart kan weg
advanced_last_wins = het is de kleinste kaart die de slag van { CARDS($best) } wint
advanced_last_cannot_win = niets wint de slag van { CARDS($best) }, dus de kleinste kaart gaat weg
advanced_piek_lead_low =
    er is nog geen slag gehaald, en deze kaart is laag naast de andere van zijn kleur
advanced_play_cover = het is de kaart voor die ene slag, en er is geen andere hoge kaart meer
advanced_piek_stay_under =
    met deze kaart is geen slag gewenst, en het is de hoogste onder { CARDS($best) }
advanced_piek_forced_over = geen kaart blijft onder { CARDS($best) }, en het is de laagste { SUIT($led) }
advanced_throw_high_keep_cover =
    zonder { SUIT($led) } gaat de hoogste kaart weg, maar { CARDS($cover) } blijft voor die ene slag
advanced_any_until_their_trick = de bieder heeft nog geen slag, en elke kaart is goed
advanced_lead_low = er is geen slag gewenst, en deze kaart is laag naast de andere van zijn kleur
advanced_stay_under = er is geen slag gewenst, en het is de hoogste kaart onder { CARDS($best) }
advanced_forced_over = geen kaart blijft onder { CARDS($best) }, en het is de laagste { SUIT($led) }
advanced_throw_high = zonder { SUIT($led) } kan de kaart weg die de hand het meest belast
advanced_lead_their_suit =
    deze kaart is laag naast de andere { SUIT($own) } in de hand, en een bieder kan { SUIT($own) } hebben
advanced_no_suit_of_theirs =
    geen bieder heeft een kleur van deze hand, dus er gaat een vrij lage kaart weg
advanced_defence_throws_high =
    zonder { SUIT($led) } gaat de kaart weg die de hand het meest belast, en lage blijven
advanced_under_before_them =
    de bieder moet nog spelen, en het is de hoogste kaart onder { CARDS($best) }
advanced_low_before_them = de bieder moet nog spelen, en het is de laagste { SUIT($led) }
advanced_spend_high = de bieder wint deze slag niet, dus de hoogste { SUIT($led) } kan weg
advanced_leave_it_to_them = de bieder wint met { CARDS($best) }, en dit is de hoogste kaart daaronder
advanced_cannot_leave_it =
    geen kaart blijft onder { CARDS($best) } van de bieder, dus de hoogste gaat weg

## Rikken: bids, trump and the call

drawn_from_contracts = geloot uit { $count } biedingen
drawn_but_not_now = { CONTRACT($bid) } is geloot, maar mag nu niet geboden worden
never_bids = deze speler biedt nooit
drawn_as_no_pass = passen kan niet, en dit is geloot uit { $count } mogelijke biedingen
should_win =
    de hand haalt naar schatting { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }, en het bod vraagt er { $wanted }
should_make = het lukt in { PERCENT($share) } van de uitgespeelde spellen, en het bod vraagt { PERCENT($wanted) }
tricks_from = { $least } of meer
tricks_above = meer dan { $least }
tricks_to = hoogstens { $most }
tricks_between = { $least } tot { $most }
not_even = zelfs voor { CONTRACT($bid) }, het bod dat het dichtst in de buurt komt: { $forecast }
must_bid = er moet geboden worden, en dit komt het dichtst in de buurt: { $forecast }
no_better_choice = de regels laten geen betere keus
no_higher_bid = hoger bieden kan niet
no_forecast = wat nu geboden mag worden, is niet in slagen te schatten
most_points_in_suit = { SUIT($suit) } heeft de meeste punten, { $points }
most_points_to_call = { SUIT($suit) } heeft { $points } punten, het meest van de kleuren om te vragen
only_suit_to_call = { SUIT($suit) } heeft { $points } punten, en iets anders mag niet gevraagd worden
won_often = met handen als { $hand } is { PERCENT($share) } van { $games } spellen gewonnen
such_hands_won =
    { SIGNED($chips) } fiches verwacht, want met handen als { $hand } zijn { $wins } van { $games } spellen gewonnen
such_hands_lose = bij { CONTRACT($bid) }: { $forecast }
not_known_yet = { $forecast }; hoe zulke handen hier aflopen, is nog niet bekend

## Rikken: monte_carlo

most_tricks =
    gemiddeld { $tricks } eigen slagen in uitgespeelde spellen, het meest van { $count } geprobeerde kaarten
fewest_tricks =
    gemiddeld { $tricks } eigen slagen in uitgespeelde spellen, het minst van { $count } geprobeerde kaarten
nearest_to_one = gemiddeld { $tricks } eigen slagen in uitgespeelde spellen, het dichtst bij één

## Big Two: wat een speler van een bepaald niveau van zijn zet vindt

last_cards = dit zijn de laatste kaarten
seems_best = het lijkt het beste, met { SIGNED($points) } punten in het vooruitzicht
seems_good = het lijkt goed genoeg, met { SIGNED($points) } punten in het vooruitzicht
wants_the_lead = het is hoog genoeg om aan slag te komen, met { SIGNED($points) } punten in het vooruitzicht

## Rikken: dial

dial_most_chips =
    gemiddeld { SIGNED($chips) } fiches in { $games } denkbeeldige spellen, het meest van { $count } mogelijkheden
dial_looks_good =
    het leek goed genoeg: gemiddeld { SIGNED($chips) } fiches in { $games } denkbeeldige spellen, { $count } mogelijkheden vergeleken
dial_bids =
    { SIGNED($chips) } fiches verwacht: { PERCENT($share) } van de denkbeeldige spellen met dit bod leverde fiches op
dial_hopes =
    hoopt er het beste van: { PERCENT($share) } van de denkbeeldige spellen met dit bod leverde fiches op, gemiddeld { SIGNED($chips) }
dial_passes =
    geen bod lijkt beter dan passen, dat gemiddeld { SIGNED($chips) } fiches oplevert in { $games } denkbeeldige spellen
dial_out_of_reach = de hand is te ver van elk bod dat nu mogelijk is
promises_chips = { SIGNED($chips) } fiches verwacht en { PERCENT($share) } kans op winst, verkozen uit { $count } mogelijkheden
promises_contract = { PERCENT($share) } kans om het bod te halen en { SIGNED($chips) } fiches verwacht, verkozen uit { $count } mogelijkheden
searched_move = { $move }: { PERCENT($share) } kans op winst, gemiddeld { SIGNED($chips) } fiches in { $games } spellen
searched_contract = { $move }: { PERCENT($share) } kans om het bod te halen, gemiddeld { SIGNED($chips) } fiches in { $games } spellen
searched_bid = { $move }: { PERCENT($share) } kans om het te halen als je het speelt, al met al { SIGNED($chips) } fiches in { $games } spellen
cards_are_equal = alle kaarten die gespeeld mogen worden zijn gelijkwaardig
