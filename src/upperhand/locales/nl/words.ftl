# Words of the games, by the codes that the engine has for them.

## Suits, ranks and cards

suit_S = schoppen
suit_H = harten
suit_C = klaveren
suit_D = ruiten
rank_J = boer
rank_Q = vrouw
rank_K = heer
rank_A = aas
card_name = { $suit } { $rank }
the_card = { CARD($card) }

## Combinations of Big Two

kind_card = kaart
kind_single = losse kaart
kind_pair = paar
kind_triple = drie gelijke
kind_two_pair = twee paar
kind_four_of_a_kind = vier gelijke
kind_straight = straat
kind_flush = flush
kind_full_house = full house
kind_four_plus_one = vier plus één
kind_straight_flush = straatflush

## Contracts of Rikken

contract_pass = pas
contract_rik = Rik
contract_rik_beter = Rik beter
contract_solo8 = 8 alleen
contract_troela = Troela
contract_piek = Piek
contract_solo9 = 9 alleen
contract_misere = Misère
contract_solo10 = 10 alleen
contract_open_piek = Open Piek
contract_solo11 = 11 alleen
contract_open_piek_talk = Open Piek met praatje
contract_open_misere = Open Misère
contract_solo12 = 12 alleen
contract_open_misere_talk = Open Misère met praatje
contract_solo13 = Solo
contract_schoppen_mie = Schoppen Mie

## What a contract asks for

goal_rik = 8 slagen met een maat, wie het gevraagde aas heeft, in een troef naar keuze
goal_rik_beter = 8 slagen met een maat, wie het gevraagde aas heeft, in harten
goal_troela = 8 slagen met wie het vierde aas heeft, die troef kiest
goal_piek = precies één slag, alleen en zonder troef
goal_misere = geen enkele slag, alleen en zonder troef
goal_open_piek = precies één slag zonder troef, open vanaf de tweede slag
goal_open_piek_talk = precies één slag zonder troef, open vanaf de tweede slag, de anderen overleggen; jij komt uit
goal_open_misere = geen enkele slag zonder troef, open vanaf de tweede slag
goal_open_misere_talk = geen enkele slag zonder troef, open vanaf de tweede slag, de anderen overleggen; jij komt uit
goal_solo13 = alle 13 slagen alleen, in een troef naar keuze; jij komt uit
goal_schoppen_mie = ieder voor zich: neem schoppenvrouw noch de laatste slag
goal_solo8 = 8 slagen alleen, in een troef naar keuze
goal_solo9 = 9 slagen alleen, in een troef naar keuze
goal_solo10 = 10 slagen alleen, in een troef naar keuze
goal_solo11 = 11 slagen alleen, in een troef naar keuze
goal_solo12 = 12 slagen alleen, in een troef naar keuze

## The same in a few words, under the kind of the bid

bids_partner = Met een maat
bids_alone = Alleen, eigen troef
bids_few = Weinig slagen, geen troef
bids_open = Open kaarten, geen troef
bids_each = Ieder voor zich
aim_rik = 8 slagen
aim_rik_beter = 8 slagen, harten troef
aim_troela = 8 slagen, vierde aas
aim_piek = precies 1 slag
aim_misere = geen slag
aim_open_piek = precies 1 slag
aim_open_piek_talk = precies 1, met overleg
aim_open_misere = geen slag
aim_open_misere_talk = geen, met overleg
aim_solo13 = alle 13 slagen
aim_schoppen_mie = geen Q♠, geen laatste slag
aim_solo8 = 8 slagen
aim_solo9 = 9 slagen
aim_solo10 = 10 slagen
aim_solo11 = 11 slagen
aim_solo12 = 12 slagen

## Games, levels and scores

game_big_two = Big Two
game_rikken = Rikken
level_beginner = Beginner
level_novice = Nieuweling
level_casual = Recreant
level_steady = Degelijk
level_skilled = Geoefend
level_strong = Sterk
level_expert = Expert
level_champion = Kampioen
character_beginner = Speelt wat voor de hand ligt en ziet veel over het hoofd.
character_novice = Kent de regels en geeft sterke kaarten te vroeg weg.
character_casual = Speelt degelijke kaarten, maar vergeet wat er gespeeld is.
character_steady = Maakt weinig blunders en plant weinig.
character_skilled = Plant de hand en mist af en toe een kans.
character_strong = Onthoudt elke kaart en vergist zich zelden.
character_expert = Speelt zo goed als kan zonder vooruit te kijken.
character_champion = Kijkt vooruit in honderden gesimuleerde spellen.
level_easy = Makkelijk
level_normal = Normaal
level_hard = Moeilijk
level_challenge = Uitdaging
score_points = Punten
score_chips = Fiches

## Presets: names, then what is special about them

preset_hongkong = Hongkong
preset_sugiyanto = Passen is definitief
preset_big2ai = Met bommen
preset_big2ai_card_value = Met bommen, kaarten met waarde
preset_greedy = Met drie gelijke
preset_charlesworth = Drie gelijke en vierkaarten
preset_vorsteveld2007 = Vier biedingen
preset_vorsteveld2007_full = Alle biedingen
preset_stichting2025 = Toernooi 2025
preset_about_hongkong =
    Zoals de meeste tafels in Hongkong spelen; tien kaarten over kosten dubbel, dertien driedubbel.
preset_about_sugiyanto = A2345 en 23456 zijn ook straten; wie past doet pas in de volgende ronde weer mee.
preset_about_big2ai =
    Vier gelijke en straatflushes zijn bommen, er zijn geen flushes, en soort gaat op soort; elke 2 over verdubbelt.
preset_about_big2ai_card_value = Hetzelfde, maar elke kaart die over is kost zijn eigen waarde.
preset_about_greedy = Drie gelijke mogen los; tien kaarten over kosten dubbel, en driedubbel als niets gespeeld is.
preset_about_charlesworth = Drie gelijke en combinaties van vier mogen; de laagste kaart opent vanzelf.
preset_about_vorsteveld2007 = Rik, 8 alleen, Piek en Misère: het beste begin.
preset_about_vorsteveld2007_full = Elk bod van Rik tot Schoppen Mie, met Troela voor drie azen.
preset_about_stichting2025 = De tabel van biedingen en fiches van de Nederlandse toernooien.

## Switches: names, then what they mean

switch_players = Spelers
switch_deal = Delen
switch_suit_order = Kleuren van laag naar hoog
switch_triples = Drie gelijke los
switch_four_card_hands = Combinaties van vier
switch_five_card_hands = Combinaties van vijf, laag naar hoog
switch_straights = Straten, laag naar hoog
switch_flush_order = Wat een flush rangschikt
switch_must_match = Wat gelijk moet zijn
switch_bombs = Bommen
switch_opening = Opening
switch_after_pass = Na een pas
switch_lead_after_unbeatable = Opnieuw uitkomen na een onverslaanbare zet
switch_scoring = Puntentelling
switch_card_points = Punten per kaart
switch_double_from = Dubbel vanaf
switch_triple_from = Driedubbel vanaf
switch_triple_if_unplayed = Driedubbel als niets gespeeld is
switch_double_per_two = Dubbel voor elke 2
switch_bids = Biedingen, laag naar hoog
switch_shuffle = Schudden
switch_called_ace = De gevraagde aas
switch_blind_call = Blind vragen
switch_troela = Troela
switch_join = Biedingen die meer spelers mogen spelen
switch_must_trump = Troefplicht
switch_all_pass = Als iedereen past
switch_scores = Fichestabel
switch_about_players = hoeveel er spelen
switch_about_triples = drie van één rang mogen los gespeeld worden
switch_about_four_card_hands = twee paar en, daarboven, vier gelijke mogen gespeeld worden
switch_about_five_card_hands = de combinaties van vijf die meedoen, van laag naar hoog
switch_about_straights = de straten van laag naar hoog, elk met de beslissende rang achteraan
switch_about_bombs = combinaties die op alles mogen wat geen bom is
switch_about_lead_after_unbeatable = na een zet die niets meer kan slaan, komt die speler meteen weer uit
switch_about_card_points = punten per kaart die over is
switch_about_double_from = vanaf zoveel kaarten over dubbel; 0: nooit
switch_about_triple_from = vanaf zoveel kaarten over driedubbel; 0: nooit
switch_about_triple_if_unplayed = driedubbel voor wie geen kaart speelde
switch_about_double_per_two = nog eens dubbel voor elke 2 die over is
switch_about_bids = de biedingen die mogen, van laag naar hoog
switch_about_blind_call = een aas mag blind gevraagd worden als geen aas van een kleur in de hand kan
switch_about_join = spellen die meer spelers tegelijk mogen spelen
switch_about_must_trump = wie niet kan bekennen moet troeven
choice_deal_thirteen = ieder 13 kaarten
choice_deal_whole_deck = het hele spel, voor drie spelers
choice_flush_order_suit = de kleur, dan de hoogste kaart
choice_flush_order_top_card = de hoogste kaart
choice_must_match_size = het aantal kaarten
choice_must_match_type = het aantal kaarten en de soort
choice_opening_contains = elke zet met de laagste kaart
choice_opening_alone = alleen de laagste kaart
choice_opening_automatic = alleen de laagste kaart, vanzelf
choice_after_pass_may_return = mag in dezelfde ronde weer spelen
choice_after_pass_out = doet pas na de ronde weer mee
choice_scoring_count = elke kaart telt even zwaar
choice_scoring_card_value = elke kaart kost haar eigen waarde
choice_shuffle_fresh = opnieuw geschud
choice_shuffle_groups = de slagen als groepjes geschud
choice_shuffle_never = nooit
choice_called_ace_free = wie haar heeft, mag haar houden
choice_called_ace_must_when_led = moet als haar kleur gevraagd wordt
choice_called_ace_must_when_declarer_leads = moet als de speler haar kleur vraagt
choice_troela_off = geen eigen spel
choice_troela_optional = mag
choice_troela_obligatory = moet
choice_all_pass_redeal = opnieuw geven
choice_all_pass_schoppen_mie = Schoppen Mie spelen
choice_all_pass_dealer_plays = de gever moet bieden
choice_scores_vorsteveld = Vorsteveld (2007)
choice_scores_rik_one = Vorsteveld, een Rik voor 1 fiche
choice_scores_stichting = Stichting Rikken (toernooien)
