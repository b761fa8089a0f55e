# Presets and switches of the rules: what they are and mean.

## Presets: names, then what is special about them

preset_about_hongkong =
    Die üblichsten Regeln in Hongkong; ab zehn übrigen Karten zahlst du doppelt, bei dreizehn dreifach.
preset_about_sugiyanto = Auch A2345 und 23456 sind Straßen; wer passt, setzt bis zum Ende des Stichs aus.
preset_about_big2ai =
    Vierling plus eins und Straight Flush sind Bomben, Flushs gibt es nicht, und die Art muss gleich sein; jede übrige 2 verdoppelt.
preset_about_big2ai_card_value = Dasselbe, aber jede übrige Karte kostet ihren eigenen Wert.
preset_about_greedy =
    Ein Drilling darf allein gespielt werden; ab zehn übrigen Karten zahlst du doppelt, und dreifach, wenn du nichts gespielt hast.
preset_about_charlesworth =
    Drillinge und Kombinationen aus vier Karten sind erlaubt; die niedrigste Karte eröffnet von selbst.
preset_about_vorsteveld2007 = { contract_rik }, { contract_solo8 }, { contract_piek } und { contract_misere }: der beste Einstieg.
preset_about_vorsteveld2007_full =
    Alle Gebote von { contract_rik } bis { contract_schoppen_mie }, mit { contract_troela } für drei Asse.
preset_about_stichting2025 = Die Tabelle der Gebote und Chips der niederländischen Turniere.
preset_about_huisregels = Drei Asse müssen gemeldet werden, das gerufene Ass muss fallen, das Paket wird nicht gemischt, und wenn alle passen, wird { contract_schoppen_mie } gespielt.

## Switches: names, then what they mean

switch_players = Spieler
switch_deal = Austeilen
switch_suit_order = Farben, niedrig nach hoch
switch_triples = Drilling allein
switch_four_card_hands = Kombinationen aus vier Karten
switch_five_card_hands = Kombinationen aus fünf Karten, niedrig nach hoch
switch_straights = Straßen, niedrig nach hoch
switch_flush_order = Was beim Flush entscheidet
switch_must_match = Was gleich sein muss
switch_bombs = Bomben
switch_opening = Eröffnung
switch_after_pass = Nach dem Passen
switch_lead_after_unbeatable = Nach einem unschlagbaren Zug gleich wieder ausspielen
switch_scoring = Abrechnung
switch_card_points = Punkte pro Karte
switch_double_from = Doppelt ab
switch_triple_from = Dreifach ab
switch_triple_if_unplayed = Dreifach, wenn nichts gespielt wurde
switch_double_per_two = Doppelt für jede 2
switch_bids = Gebote, niedrig nach hoch
switch_shuffle = Mischen
switch_called_ace = Das gerufene Ass
switch_blind_call = Blind rufen
switch_troela = { contract_troela }
switch_troela_lead = Ausspiel bei { contract_troela }
switch_four_aces = Vier Asse
switch_join = Gebote, die mehrere spielen dürfen
switch_must_trump = Stichzwang
switch_all_pass = Wenn alle passen
switch_scores = Chip-Tabelle
switch_overtricks = Chips für weitere Stiche
switch_tariffs = Eigene Chips
switch_about_players = wie viele mitspielen
switch_about_triples = drei Karten eines Rangs dürfen allein gespielt werden
switch_about_four_card_hands = zwei Paare und, darüber, ein Vierling dürfen gespielt werden
switch_about_five_card_hands = die erlaubten Kombinationen aus fünf Karten, von niedrig nach hoch
switch_about_straights = die Straßen von niedrig nach hoch, jede mit dem entscheidenden Rang am Ende
switch_about_bombs = Kombinationen, die auf alles außer Bomben gespielt werden dürfen
switch_about_lead_after_unbeatable =
    nach einem Zug, den nichts mehr schlagen kann, spielt derselbe Spieler sofort wieder aus
switch_about_card_points = Punkte, die jede übrige Karte kostet
switch_about_double_from = ab so vielen übrigen Karten doppelt; 0: nie
switch_about_triple_from = ab so vielen übrigen Karten dreifach; 0: nie
switch_about_triple_if_unplayed = dreifach für einen Spieler, der keine Karte gespielt hat
switch_about_double_per_two = für jede übrige 2 noch einmal doppelt
switch_about_bids = die Spiele, die geboten werden dürfen, von niedrig nach hoch
switch_about_blind_call = ein Ass darf blind gerufen werden, wenn von keiner Farbe im Blatt ein Ass gerufen werden kann
switch_about_four_aces = auch vier Asse sind ein { contract_troela }: der Spielmacher ruft einen König, und wer ihn hat, ist der Partner
switch_about_join = Spiele, die mehrere zugleich spielen dürfen
switch_about_must_trump = wer nicht bedienen kann, muss stechen
switch_about_overtricks = Chips für jeden Stich über dem Ziel und für jeden fehlenden nach dem ersten; 0: keine
switch_about_tariffs = die Chips, die jeder Zahler für ein Gebot zahlt, anstelle derer der Tabelle
choice_deal_thirteen = 13 Karten für jeden
choice_deal_whole_deck = alle Karten, bei drei Spielern
choice_flush_order_suit = die Farbe, dann die höchste Karte
choice_flush_order_top_card = die höchste Karte
choice_must_match_size = die Zahl der Karten
choice_must_match_type = die Zahl der Karten und die Art
choice_opening_contains = jeder Zug mit der niedrigsten Karte
choice_opening_alone = die niedrigste Karte allein
choice_opening_automatic = die niedrigste Karte allein, von selbst
choice_after_pass_may_return = darf im selben Stich wieder spielen
choice_after_pass_out = setzt bis zum Ende des Stichs aus
choice_scoring_count = jede Karte zählt gleich viel
choice_scoring_card_value = jede Karte kostet ihren eigenen Wert
choice_shuffle_fresh = neu gemischt
choice_shuffle_groups = die Stiche als Päckchen gemischt
choice_shuffle_never = nie
choice_called_ace_free = wer es hat, darf es behalten
choice_called_ace_must_when_led = muss fallen, wenn seine Farbe ausgespielt wird
choice_called_ace_must_when_declarer_leads = muss fallen, wenn der Spielmacher seine Farbe ausspielt
choice_troela_off = kein eigenes Spiel
choice_troela_optional = darf angesagt werden
choice_troela_obligatory = muss angesagt werden
choice_troela_lead_left_of_dealer = der Spieler links vom Geber
choice_troela_lead_ace = der Partner, mit dem vierten Ass
choice_troela_lead_ace_not_trumped = der Partner, mit dem vierten Ass, das niemand stechen darf
choice_all_pass_redeal = neu geben
choice_all_pass_schoppen_mie = { contract_schoppen_mie } spielen
choice_all_pass_dealer_plays = der Geber muss bieten
choice_scores_vorsteveld = Vorsteveld (2007)
choice_scores_rik_one = Vorsteveld, 1 Chip für { contract_rik }
choice_scores_stichting = Stichting Rikken (Turniere)

## Where the presets come from; titles stay as they are

preset_source_hongkong = die Regeln der meisten Tische in Hongkong
preset_source_sugiyanto = Sugiyanto, Fernando & Tai, A Rule-Based AI Method for an Agent Playing Big Two, Applied Sciences 11, 4206, 2021
preset_source_big2ai = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022: die Regeln
preset_source_big2ai_card_value = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022: die Punkte der Experimente
preset_source_greedy = Matthew, Dynamic Greedy Algorithm for Big Two Card Game's AI, Bandung Institute of Technology, 2009
preset_source_charlesworth = Charlesworth, Application of Self-Play Reinforcement Learning to a Four-Player Game of Imperfect Information, 2018
preset_source_vorsteveld2007 = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007: die vier wichtigsten Gebote der Experimente
preset_source_vorsteveld2007_full = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007: Tabelle 2.1
preset_source_stichting2025 = die Turniertabelle der Stichting Rikken, 2025; Paket und Ass nach Brauch
preset_source_huisregels = verbreitete Hausregeln: Beschreibungen des Spiels von Klubs und Spielern
