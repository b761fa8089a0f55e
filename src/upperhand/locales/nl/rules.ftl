# The rules of the games, as the page tells them.

## Rules

rules_title = Zo speel je { $game }
rules_presets = Regels om uit te kiezen
rules_presets_how =
    Elke tafel speelt anders. Kies een set regels als je een tafel inricht, en verander losse regels als je wilt.
rules_big_two_aim = Het doel
rules_big_two_aim_text =
    Raak al je kaarten kwijt voordat de anderen dat doen. Twee tot vier spelers krijgen elk 13 kaarten.
rules_big_two_order = De volgorde van de kaarten
rules_big_two_order_text = Van laag naar hoog: 3 4 5 6 7 8 9 10 J Q K A 2. De 2 is de hoogste.
rules_big_two_suits =
    Bij gelijke rang beslist de kleur; aan de meeste tafels is ruiten het laagst, dan klaveren, harten en schoppen.
rules_big_two_opening = De opening
rules_big_two_opening_text =
    Wie de laagste gedeelde kaart heeft, begint. Aan de meeste tafels moet die kaart in de eerste zet zitten.
rules_big_two_tricks = Het spelen
rules_big_two_tricks_text =
    Wie uitkomt, speelt een combinatie naar keuze. De anderen verslaan haar op hun beurt met een hogere van evenveel kaarten, of passen. Verslaat niemand haar, dan komt de speler ervan opnieuw uit.
rules_big_two_end = Het einde
rules_big_two_end_text = Het spel is uit zodra iemand geen kaarten meer heeft: die speler wint.
rules_big_two_kinds = De combinaties
rules_big_two_kinds_text =
    Eén, twee of, aan sommige tafels, drie kaarten; en combinaties van vijf, hier van laag naar hoog: elke hogere verslaat elke lagere.
rules_kind_single = Eén kaart; eerst de rang, dan de kleur.
rules_kind_pair = Twee kaarten van één rang; bij gelijke rang wint de hogere kleur.
rules_kind_triple = Drie kaarten van één rang; niet aan elke tafel.
rules_kind_straight = Vijf opeenvolgende rangen, van meer dan één kleur.
rules_kind_flush = Vijf kaarten van één kleur.
rules_kind_full_house = Drie van één rang en twee van een andere; de drie beslissen.
rules_kind_four_plus_one = Vier van één rang en een vijfde kaart naar keuze.
rules_kind_straight_flush = Vijf opeenvolgende rangen van één kleur.
rules_big_two_points = Punten
rules_big_two_points_text =
    Elke verliezer betaalt voor de kaarten die nog in de hand zijn; aan de meeste tafels dubbel vanaf tien kaarten. De winnaar krijgt wat de verliezers betalen.
rules_rikken_aim = Het doel
rules_rikken_aim_text =
    Vier spelers krijgen elk 13 kaarten en bieden op wat ze zullen halen: zoveel slagen, precies één, of geen.
rules_rikken_order = De volgorde van de kaarten
rules_rikken_order_text = In elke kleur, ook troef, is de aas het hoogst, dan heer, vrouw, boer, 10, en zo tot de 2.
rules_rikken_auction = Het bieden
rules_rikken_auction_text =
    Vanaf de speler links van de gever biedt ieder hoger dan het laatste bod of past; wie gepast heeft, doet niet meer mee. Wie het hoogst biedt, is de bieder en speelt het bod. De tabel onderaan noemt de biedingen van laag naar hoog.
rules_rikken_partner = Troef en maat
rules_rikken_partner_text =
    Bij een { contract_rik } noemt de bieder troef en vraagt een aas die niet in de eigen hand zit. Wie die heeft, is de maat, en niemand anders weet het tot de aas valt.
rules_rikken_play = Het spelen
rules_rikken_play_text =
    De speler links van de gever komt uit. De anderen bekennen kleur als ze kunnen, en spelen anders een kaart naar keuze. De hoogste troef wint de slag, of anders de hoogste kaart van de gevraagde kleur. De winnaar komt uit.
rules_rikken_play_picture = Klaveren is gevraagd; met harten als troef wint harten 2 de slag.
rules_rikken_points = Fiches
rules_rikken_points_text =
    Na dertien slagen betalen de verliezers de winnaars, meer naarmate het bod moeilijker was. Wie alleen speelt, rekent met elk van de drie anderen af. De tabel zegt wat de bieder in totaal krijgt of betaalt.

## Rules of Rikken: what a first reader needs

rules_rikken_trick = Een slag
rules_rikken_trick_text =
    Ieder legt om de beurt één kaart op tafel: die vier kaarten zijn een slag. Een van de kaarten wint hem, en dertien slagen zijn een spel. Het gaat om het aantal slagen; de kaarten erin hebben geen waarde.
rules_rikken_trick_picture = Ruiten is gevraagd en iedereen bekent: de aas, de hoogste ruiten, wint de slag.
rules_rikken_auction_example =
    Een voorbeeld: jij biedt { contract_rik }. Ada biedt { contract_piek }, dat is hoger. Blaise en Emmy passen. Nu bied jij nog hoger, zoals { contract_misere }, of je past. Je past, dus Ada speelt { contract_piek }, tegen jullie drieën.
rules_rikken_blind_text =
    De aas moet van een kleur zijn waarvan de bieder zelf een kaart heeft. Is er zo geen aas, dan vraagt de bieder de aas van een kleur waarvan hij niets heeft: dat heet blind vragen, en dat zegt hij erbij. Wie alle azen behalve troef heeft, vraagt een heer.
rules_rikken_bid = Bod
rules_rikken_goal = Wat het belooft
rules_rikken_made = Gehaald
rules_rikken_lost = Verloren
