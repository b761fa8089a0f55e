# Words of the games, by the codes that the engine has for them.

## Suits, ranks and cards

suit_S = Pik
suit_H = Herz
suit_C = Kreuz
suit_D = Karo
rank_J = Bube
rank_Q = Dame
rank_K = König
rank_A = Ass
card_name = { $suit } { $rank }
the_card = { CARD($card) }

## Combinations of Big Two

kind_card = Karte
kind_single = Einzelkarte
kind_pair = Paar
kind_triple = Drilling
kind_two_pair = zwei Paare
kind_four_of_a_kind = Vierling
kind_straight = Straße
kind_flush = Flush
kind_full_house = Full House
kind_four_plus_one = Vierling plus eins
kind_straight_flush = Straight Flush

## Contracts of Rikken

contract_pass = passen
contract_rik = Rik
contract_rik_beter = Rik beter
contract_solo8 = Solo 8
contract_troela = Troela
contract_piek = Piek
contract_solo9 = Solo 9
contract_misere = Misère
contract_solo10 = Solo 10
contract_open_piek = Piek offen
contract_solo11 = Solo 11
contract_open_piek_talk = Piek offen, mit Absprache
contract_open_misere = Misère offen
contract_solo12 = Solo 12
contract_open_misere_talk = Misère offen, mit Absprache
contract_solo13 = Solo 13
contract_schoppen_mie = Schoppen Mie
contract_solo8_beter = Solo 8 beter
contract_solo9_beter = Solo 9 beter
contract_solo10_beter = Solo 10 beter
contract_solo11_beter = Solo 11 beter
contract_solo12_beter = Solo 12 beter
contract_solo13_beter = Solo 13 beter

## What a contract asks for

goal_rik = 8 Stiche mit einem Partner, der das gerufene Ass hat; Trumpf nach Wahl
goal_rik_beter = 8 Stiche mit einem Partner, der das gerufene Ass hat; Herz ist Trumpf
goal_troela = 8 Stiche mit dem Spieler, der das vierte Ass hat und den Trumpf wählt
goal_piek = genau ein Stich, allein und ohne Trumpf
goal_misere = kein einziger Stich, allein und ohne Trumpf
goal_open_piek = genau ein Stich ohne Trumpf, ab dem zweiten Stich mit offenen Karten
goal_open_piek_talk =
    genau ein Stich ohne Trumpf, ab dem zweiten Stich mit offenen Karten, die anderen sprechen sich ab; du spielst aus
goal_open_misere = kein einziger Stich ohne Trumpf, ab dem zweiten Stich mit offenen Karten
goal_open_misere_talk =
    kein einziger Stich ohne Trumpf, ab dem zweiten Stich mit offenen Karten, die anderen sprechen sich ab; du spielst aus
goal_solo13 = alle 13 Stiche allein, Trumpf nach Wahl; du spielst aus
goal_schoppen_mie = jeder für sich: weder die Pik Dame noch den letzten Stich nehmen
goal_solo8 = 8 Stiche allein, Trumpf nach Wahl
goal_solo9 = 9 Stiche allein, Trumpf nach Wahl
goal_solo10 = 10 Stiche allein, Trumpf nach Wahl
goal_solo11 = 11 Stiche allein, Trumpf nach Wahl
goal_solo12 = 12 Stiche allein, Trumpf nach Wahl
goal_solo8_beter = 8 Stiche allein; Herz ist Trumpf
goal_solo9_beter = 9 Stiche allein; Herz ist Trumpf
goal_solo10_beter = 10 Stiche allein; Herz ist Trumpf
goal_solo11_beter = 11 Stiche allein; Herz ist Trumpf
goal_solo12_beter = 12 Stiche allein; Herz ist Trumpf
goal_solo13_beter = alle 13 Stiche allein, Herz ist Trumpf; du spielst aus

## The same in a few words, under the kind of the bid

bids_partner = Mit Partner
bids_alone = Allein, Trumpf nach Wahl
bids_few = Wenige Stiche, ohne Trumpf
bids_open = Offene Karten, ohne Trumpf
bids_each = Jeder für sich
aim_rik = 8 Stiche
aim_rik_beter = 8 Stiche, Herz Trumpf
aim_troela = 8 Stiche, viertes Ass
aim_piek = genau 1 Stich
aim_misere = kein Stich
aim_open_piek = genau 1 Stich
aim_open_piek_talk = genau 1 Stich
aim_open_misere = kein Stich
aim_open_misere_talk = kein Stich
aim_solo13 = alle 13 Stiche
aim_schoppen_mie = ohne Q♠ und letzten Stich
aim_solo8 = 8 Stiche
aim_solo9 = 9 Stiche
aim_solo10 = 10 Stiche
aim_solo11 = 11 Stiche
aim_solo12 = 12 Stiche
aim_solo8_beter = 8 Stiche, Herz Trumpf
aim_solo9_beter = 9 Stiche, Herz Trumpf
aim_solo10_beter = 10 Stiche, Herz Trumpf
aim_solo11_beter = 11 Stiche, Herz Trumpf
aim_solo12_beter = 12 Stiche, Herz Trumpf
aim_solo13_beter = alle 13, Herz Trumpf

## Games, levels and scores

game_big_two = Big Two
game_rikken = Rikken
level_beginner = Anfänger
level_novice = Neuling
level_casual = Amateur
level_steady = Solide
level_skilled = Geübt
level_strong = Stark
level_expert = Experte
level_champion = Champion
character_beginner = Spielt, was gerade kommt, und übersieht vieles.
character_novice = Kennt die Regeln, gibt starke Karten aber zu früh her.
character_casual = Spielt vernünftig, vergisst aber, was gefallen ist.
character_steady = Macht wenige grobe Fehler, plant aber kaum.
character_skilled = Plant das Blatt und verpasst ab und zu eine Chance.
character_strong = Merkt sich jede Karte und irrt sich selten.
character_expert = Spielt so gut, wie es ohne Vorausrechnen geht.
character_champion = Rechnet in Hunderten simulierten Spielen voraus.
level_easy = Leicht
level_normal = Normal
level_hard = Schwer
level_challenge = Herausforderung
score_points = Punkte
score_chips = Chips

## Presets: names, then what is special about them

preset_hongkong = Hongkong
preset_sugiyanto = Passen ist endgültig
preset_big2ai = Mit Bomben
preset_big2ai_card_value = Mit Bomben, Karten haben Werte
preset_greedy = Mit Drillingen
preset_charlesworth = Drillinge und Kombinationen aus vier Karten
preset_vorsteveld2007 = Vier Gebote
preset_vorsteveld2007_full = Alle Gebote
preset_stichting2025 = Turnier 2025
preset_huisregels = Hausregeln
