# De pagina die een stelling analyseert.

## Een stelling opzetten

position_lead = Zet een stelling op en zie wat elke zet waard is en wie welke kaart waarschijnlijk heeft.
position_game = Spel
position_rules = Regels
position_players = Spelers
position_first = Wie komt als eerste uit
position_dealer = Wie geeft
position_seat = Plaats { $number }
position_hand = Je hand na het geven
position_hand_how = Klik op de kaarten die je hebt gekregen.
position_count =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
position_clear = Wissen
position_paste = Of plak de regel van een verslag
position_paste_how = De JSON-regel van een spel, zoals je die bij een terugblik kunt downloaden. Dan zijn alle kaarten bekend.
position_open = Openen
position_edit = Hand wijzigen

## De zetten

position_moves = Zetten tot nu toe
position_no_moves = Er is nog niets gespeeld.
position_undo = Ongedaan maken
position_to_move = { $name } is aan de beurt
position_yours = Jouw beurt: speel uit je hand, of bekijk wat elke zet waard is.
position_over = Het spel is afgelopen.
position_choose_for = Kies wat { $name } speelde
position_add = Toevoegen
position_text = Of schrijf de zet
position_at = Na zet { $number }
position_seen_by = Gezien door
position_partner = De maat, als iemand { contract_troela } biedt
position_partner_none = Jij, of niemand
position_lies_open = De hand van { $name } ligt open: kies de { $count } kaarten

## Uitkomsten

position_analyse = Analyseren
position_working = Er worden vanaf hier veel spellen gespeeld …
position_candidates = Wat elke zet waard is
position_games =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, ± { $error }
position_holders = Wie heeft wat
position_holders_how = De kans van elke plaats om een kaart te hebben die jij niet ziet, in procenten.
position_cards_of = Kaarten van { $name }
position_open_play = Als alle kaarten open lagen
position_open_ask = Oplossen met open kaarten
position_open_exact = Iedereen ziet alle kaarten en speelt zo goed mogelijk.
position_open_network = Alle kaarten zijn bekend; de anderen spelen zoals het netwerk.
position_open_side = Slagen voor { $names }
position_open_made = Bod van { $names }
position_open_points = Punten voor { $names }
position_open_none = Dit is hier niet op te lossen: er is nog geen kaart te spelen, of er zijn er te veel over.
position_made = gehaald
position_down = verloren
position_show_hands = Toon alle handen
position_share = Deel deze stelling
position_link = Analyseer deze stelling
