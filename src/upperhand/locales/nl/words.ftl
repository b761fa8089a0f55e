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
contract_solo13 = 13 alleen
contract_schoppen_mie = Schoppen Mie
contract_solo8_beter = 8 alleen beter
contract_solo9_beter = 9 alleen beter
contract_solo10_beter = 10 alleen beter
contract_solo11_beter = 11 alleen beter
contract_solo12_beter = 12 alleen beter
contract_solo13_beter = 13 alleen beter

## What a contract asks for

goal_rik = 8 slagen met een maat, wie de gevraagde aas heeft, in een troef naar keuze
goal_rik_beter = 8 slagen met een maat, wie de gevraagde aas heeft, in harten
goal_troela = 8 slagen met wie de vierde aas heeft, die troef kiest
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
goal_solo8_beter = 8 slagen alleen, in harten
goal_solo9_beter = 9 slagen alleen, in harten
goal_solo10_beter = 10 slagen alleen, in harten
goal_solo11_beter = 11 slagen alleen, in harten
goal_solo12_beter = 12 slagen alleen, in harten
goal_solo13_beter = alle 13 slagen alleen, in harten; jij komt uit

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
aim_solo8_beter = 8 slagen, harten troef
aim_solo9_beter = 9 slagen, harten troef
aim_solo10_beter = 10 slagen, harten troef
aim_solo11_beter = 11 slagen, harten troef
aim_solo12_beter = 12 slagen, harten troef
aim_solo13_beter = alle 13, harten troef

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
preset_charlesworth = Drie gelijke en combinaties van vier
preset_vorsteveld2007 = Vier biedingen
preset_vorsteveld2007_full = Alle biedingen
preset_stichting2025 = Toernooi 2025
preset_huisregels = Huisregels
