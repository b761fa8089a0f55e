# The rules of the games, as the page tells them.

## Rules

rules_title = So spielt man { $game }
rules_presets = Regeln zur Auswahl
rules_presets_how = An jedem Tisch spielt man etwas anders. Wähle beim Einrichten eine Vorlage und ändere einzelne Regeln, wenn du magst.
rules_big_two_aim = Das Ziel
rules_big_two_aim_text = Werde alle Karten los, bevor es den anderen gelingt. Zwei bis vier Spieler bekommen je 13 Karten.
rules_big_two_order = Die Rangfolge der Karten
rules_big_two_order_text = Von niedrig nach hoch: 3 4 5 6 7 8 9 10 J Q K A 2. Die 2 ist der höchste Rang.
rules_big_two_suits =
    Bei gleichem Rang entscheidet die Farbe; an den meisten Tischen ist Karo am niedrigsten, dann Kreuz, Herz und Pik.
rules_big_two_opening = Die Eröffnung
rules_big_two_opening_text =
    Wer die niedrigste verteilte Karte hat, beginnt. An den meisten Tischen muss diese Karte im ersten Zug sein.
rules_big_two_tricks = Das Spiel
rules_big_two_tricks_text =
    Wer ausspielt, spielt eine beliebige Kombination. Die anderen schlagen sie der Reihe nach mit einer höheren aus gleich vielen Karten oder passen. Schlägt sie niemand, spielt ihr Spieler etwas Beliebiges neu aus.
rules_big_two_end = Das Ende
rules_big_two_end_text = Das Spiel endet, sobald jemand keine Karten mehr hat: Dieser Spieler gewinnt.
rules_big_two_kinds = Die Kombinationen
rules_big_two_kinds_text =
    Eine, zwei oder, an manchen Tischen, drei Karten; und Kombinationen aus fünf Karten, hier von niedrig nach hoch: Jede höhere schlägt jede niedrigere.
rules_kind_single = Eine Karte; erst der Rang, dann die Farbe.
rules_kind_pair = Zwei Karten eines Rangs; bei gleichem Rang gewinnt die höhere Farbe.
rules_kind_triple = Drei Karten eines Rangs; nicht an jedem Tisch.
rules_kind_straight = Fünf Ränge in Folge, aus mehr als einer Farbe.
rules_kind_flush = Fünf Karten einer Farbe.
rules_kind_full_house = Drei eines Rangs und zwei eines anderen; die drei entscheiden.
rules_kind_four_plus_one = Vier eines Rangs und eine beliebige fünfte Karte.
rules_kind_straight_flush = Fünf Ränge in Folge in einer Farbe.
rules_big_two_points = Punkte
rules_big_two_points_text =
    Jeder Verlierer zahlt für die Karten, die er noch hat; an den meisten Tischen ab zehn Karten doppelt. Der Gewinner bekommt, was die Verlierer zahlen.
rules_rikken_aim = Das Ziel
rules_rikken_aim_text =
    Vier Spieler bekommen je 13 Karten und bieten, was sie schaffen wollen: eine Zahl von Stichen, genau einen oder keinen.
rules_rikken_order = Die Rangfolge der Karten
rules_rikken_order_text = In jeder Farbe, auch im Trumpf, ist das Ass am höchsten, dann König, Dame, Bube, 10, bis hinunter zur 2.
rules_rikken_auction = Das Reizen
rules_rikken_auction_text =
    Links vom Geber beginnend bietet jeder höher als das letzte Gebot oder passt; wer gepasst hat, ist draußen. Wer am höchsten bietet, ist der Spielmacher und spielt sein Gebot. Die Tabelle unten nennt die Gebote von niedrig nach hoch.
rules_rikken_partner = Trumpf und Partner
rules_rikken_partner_text =
    Bei { contract_rik } nennt der Spielmacher den Trumpf und ruft ein Ass, das er nicht hat. Wer dieses Ass hat, ist sein Partner, und niemand sonst weiß es, bis es fällt.
rules_rikken_play = Das Spiel
rules_rikken_play_text =
    Der Spieler links vom Geber spielt aus. Die anderen bedienen, wenn sie können, und spielen sonst eine beliebige Karte. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt als Nächster aus.
rules_rikken_play_picture = Kreuz ist ausgespielt; mit Herz als Trumpf macht die Herz 2 den Stich.
rules_rikken_points = Chips
rules_rikken_points_text =
    Nach dreizehn Stichen zahlen die Verlierer an die Gewinner; ein schwereres Gebot bringt mehr. Wer allein spielt, rechnet mit jedem der drei anderen ab. Die Tabelle sagt, was der Spielmacher insgesamt bekommt oder zahlt.

## Rules of Rikken: what a first reader needs

rules_rikken_trick = Ein Stich
rules_rikken_trick_text =
    Jeder legt der Reihe nach eine Karte auf den Tisch: Diese vier Karten sind ein Stich. Eine von ihnen gewinnt ihn, und dreizehn Stiche sind ein Spiel. Es zählt nur, wie viele Stiche ein Spieler macht; die Karten darin haben keinen Wert.
rules_rikken_trick_picture = Karo ist ausgespielt, und alle bedienen: Das Ass, das höchste Karo, macht den Stich.
rules_rikken_auction_example =
    Ein Beispiel: Du bietest { contract_rik }. Ada bietet { contract_piek }, das ist höher. Blaise und Emmy passen. Jetzt bietest du noch höher, etwa { contract_misere }, oder passt. Du passt, also spielt Ada { contract_piek }, gegen euch drei.
rules_rikken_blind_text =
    Das Ass muss von einer Farbe sein, von der der Spielmacher eine Karte hat. Gibt es kein solches Ass, ruft er das Ass einer Farbe, von der er nichts hat: Das heißt blind rufen, und er sagt es dazu. Wer alle Asse außer dem Trumpfass hat, ruft einen König.
rules_rikken_bid = Gebot
rules_rikken_goal = Was es verspricht
rules_rikken_made = Geschafft
rules_rikken_lost = Verloren
