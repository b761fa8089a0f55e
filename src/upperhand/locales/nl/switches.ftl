# Presets and switches of the rules: what they are and mean.

## Presets: names, then what is special about them

preset_about_hongkong =
    Zoals de meeste tafels in Hongkong spelen; tien kaarten over kosten dubbel, dertien driedubbel.
preset_about_sugiyanto = A2345 en 23456 zijn ook straten; wie past doet pas in de volgende slag weer mee.
preset_about_big2ai =
    Vier plus één en straatflush zijn bommen, er zijn geen flushes, en soort gaat op soort; elke 2 over verdubbelt.
preset_about_big2ai_card_value = Hetzelfde, maar elke kaart die over is kost zijn eigen waarde.
preset_about_greedy = Drie gelijke mogen los; tien kaarten over kosten dubbel, en driedubbel als niets gespeeld is.
preset_about_charlesworth = Drie gelijke en combinaties van vier mogen; de laagste kaart opent vanzelf.
preset_about_vorsteveld2007 = { contract_rik }, { contract_solo8 }, { contract_piek } en { contract_misere }: het beste begin.
preset_about_vorsteveld2007_full = Elk bod van { contract_rik } tot { contract_schoppen_mie }, met { contract_troela } voor drie azen.
preset_about_stichting2025 = De tabel van biedingen en fiches van de Nederlandse toernooien.
preset_about_huisregels = Drie azen moeten gemeld worden, de gevraagde aas moet vallen, er wordt niet geschud, en als iedereen past, wordt { contract_schoppen_mie } gespeeld.

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
switch_troela = { contract_troela }
switch_troela_lead = Uitkomst bij { contract_troela }
switch_four_aces = Vier azen
switch_join = Biedingen die meer spelers mogen spelen
switch_must_trump = Troefplicht
switch_all_pass = Als iedereen past
switch_scores = Fichestabel
switch_overtricks = Fiches voor overslagen
switch_tariffs = Eigen fiches
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
switch_about_four_aces = ook vier azen zijn een { contract_troela }: de bieder vraagt een heer, en wie die heeft is de maat
switch_about_join = spellen die meer spelers tegelijk mogen spelen
switch_about_must_trump = wie niet kan bekennen moet troeven
switch_about_overtricks = fiches voor elke slag boven het doel, en voor elke slag tekort na de eerste; 0: geen
switch_about_tariffs = de fiches die elke betaler voor een spel betaalt, in plaats van die van de tabel
choice_deal_thirteen = ieder 13 kaarten
choice_deal_whole_deck = het hele spel, voor drie spelers
choice_flush_order_suit = de kleur, dan de hoogste kaart
choice_flush_order_top_card = de hoogste kaart
choice_must_match_size = het aantal kaarten
choice_must_match_type = het aantal kaarten en de soort
choice_opening_contains = elke zet met de laagste kaart
choice_opening_alone = alleen de laagste kaart
choice_opening_automatic = alleen de laagste kaart, vanzelf
choice_after_pass_may_return = mag in dezelfde slag weer spelen
choice_after_pass_out = doet pas na de slag weer mee
choice_scoring_count = elke kaart telt even zwaar
choice_scoring_card_value = elke kaart kost haar eigen waarde
choice_shuffle_fresh = opnieuw geschud
choice_shuffle_groups = de slagen als groepjes geschud
choice_shuffle_never = nooit
choice_called_ace_free = wie haar heeft, mag haar houden
choice_called_ace_must_when_led = moet als haar kleur gevraagd wordt
choice_called_ace_must_when_declarer_leads = moet als de bieder haar kleur vraagt
choice_troela_off = geen eigen spel
choice_troela_optional = mag
choice_troela_obligatory = moet
choice_troela_lead_left_of_dealer = de speler links van de gever
choice_troela_lead_ace = de maat, met de vierde aas
choice_troela_lead_ace_not_trumped = de maat, met de vierde aas, en niemand mag die troeven
choice_all_pass_redeal = opnieuw geven
choice_all_pass_schoppen_mie = { contract_schoppen_mie } spelen
choice_all_pass_dealer_plays = de gever moet bieden
choice_scores_vorsteveld = Vorsteveld (2007)
choice_scores_rik_one = Vorsteveld, een { contract_rik } voor 1 fiche
choice_scores_stichting = Stichting Rikken (toernooien)

## Where the presets come from; titles stay as they are

preset_source_hongkong = de regels van de meeste tafels in Hongkong
preset_source_sugiyanto = Sugiyanto, Fernando & Tai, A Rule-Based AI Method for an Agent Playing Big Two, Applied Sciences 11, 4206, 2021
preset_source_big2ai = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022: de regels
preset_source_big2ai_card_value = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022: de punten van de experimenten
preset_source_greedy = Matthew, Dynamic Greedy Algorithm for Big Two Card Game's AI, Bandung Institute of Technology, 2009
preset_source_charlesworth = Charlesworth, Application of Self-Play Reinforcement Learning to a Four-Player Game of Imperfect Information, 2018
preset_source_vorsteveld2007 = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007: de vier hoofdbiedingen van de experimenten
preset_source_vorsteveld2007_full = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007: tabel 2.1
preset_source_stichting2025 = de toernooitabel van de Stichting Rikken, 2025; pak en aas naar gebruik
preset_source_huisregels = gangbare huisregels: beschrijvingen van het spel door clubs en spelers
