# The first lesson of each game: what a step says, and what is answered to a move.

## Big Two

lesson_big_two_goal =
    Wie als eerste geen kaarten meer heeft, wint. Jij hebt { CARDS($card) }, de laagste kaart van allemaal. Daarom begin jij, en die kaart moet in je eerste zet zitten. Raak de kaart aan en druk op Speel.
lesson_big_two_goal_right = Goed gedaan. Nu volgen de anderen om de beurt, telkens met een hogere kaart.
lesson_big_two_ranks =
    Van laag naar hoog: 3 4 5 6 7 8 9 10 J Q K A 2. De 2 is het hoogst. Versla { CARDS($card) } met een hogere kaart, maar wel met de laagste die genoeg is.
lesson_big_two_ranks_right = Bewaar je hoge kaarten voor als je ze nodig hebt.
lesson_big_two_ranks_other_ten =
    Met allebei de tienen lukt het. Speel { CARDS($card) } en bewaar de andere: die heb je zo nodig.
lesson_big_two_can_beat =
    Passen mag, maar hier kun je zonder verlies hoger spelen, en elke kaart die je kwijt bent, telt.
lesson_big_two_lower_will_do =
    Die is hoger, maar een lagere kaart is ook genoeg. Bewaar je hoge kaarten voor als je ze nodig hebt.
lesson_big_two_suits =
    Bij gelijke rang beslist de kleur, van laag naar hoog: ♦ ♣ ♥ ♠. Daarom won harten 10 van klaveren 10. Versla nu { CARDS($card) } met jouw tien.
lesson_big_two_suits_right = Schoppen is de hoogste kleur: een hogere tien is er niet.
lesson_big_two_suits_higher = Die is hoger, maar { CARDS($card) } is genoeg.
lesson_big_two_pass = Niets gaat boven { CARDS($card) }. Kun of wil je niet spelen, dan pas je.
lesson_big_two_pass_right =
    Passen is geen verlies: bij je volgende beurt mag je weer spelen. Als alle anderen passen, komt { $name } opnieuw uit.
lesson_big_two_pairs =
    { $name } komt uit met een paar: twee kaarten van één rang. Alleen een hoger paar verslaat het. Speel je laagste paar. De knop Paar, onder je kaarten, kiest het voor je.
lesson_big_two_pairs_right = Twee kaarten weg, en je hoge paar heb je nog.
lesson_big_two_pairs_lower = Dat paar wint ook, maar een lager is genoeg.
lesson_big_two_lead =
    Iedereen heeft gepast, dus jij komt uit, met wat je maar wilt. Speel je laagste kaart: die raak je later moeilijk kwijt.
lesson_big_two_lead_right = Een lage kaart verslaat niets, dus speel haar als je uitkomt.
lesson_big_two_lead_lowest =
    Dat mag. Maar je 4 verslaat niets: je raakt haar alleen kwijt als je uitkomt. Speel haar nu.
lesson_big_two_five =
    Een paar slagen later. Er kunnen ook vijf kaarten tegelijk weg: vijf opeenvolgende rangen zijn een straat. Kom ermee uit. De knop Straat kiest haar voor je.
lesson_big_two_five_right = Vijf kaarten in één keer weg. Alleen een andere combinatie van vijf had die kunnen verslaan.
lesson_big_two_five_more = Dat mag, maar met de straat ben je vijf kaarten in één keer kwijt.
lesson_big_two_hands =
    Combinaties van vijf, van laag naar hoog: straat, flush (één kleur), full house (drie en twee), vier plus één, straatflush. { $name } kwam uit met een straat: versla haar met de laagste combinatie die genoeg is.
lesson_big_two_hands_right = Een flush verslaat elke straat, en het full house bewaar je voor later.
lesson_big_two_hands_flush_will_do =
    Een full house is hoger, maar je flush ook. Bewaar het full house voor later.
lesson_big_two_twos =
    { $name } heeft nog maar twee kaarten. Jouw { CARDS($card) } verslaat elke kaart. Bewaar je tweeën voor zo'n moment: neem de uitkomst over, en je kunt uit.
lesson_big_two_twos_right = Niemand kan erboven, dus jij komt uit.
lesson_big_two_twos_pass = Dan komt { $name } uit en is misschien meteen klaar. Neem over met je 2.
lesson_big_two_finish = Jij komt uit en hebt een paar. Speel beide kaarten, en je hand is leeg.
lesson_big_two_finish_right = Je hand is leeg: je hebt gewonnen!
lesson_big_two_finish_single =
    Dan heb je nog een kaart, en is een ander misschien eerder uit. Speel ze allebei tegelijk.
lesson_big_two_points =
    Elke verliezer betaalt je één punt per kaart die over is: dubbel vanaf tien kaarten, driedubbel bij dertien. Speel dus ook kaarten weg als je niet kunt winnen.

## Rikken

lesson_rikken_trick =
    Ieder speelt één kaart: dat is een slag. De eerste kaart bepaalt de kleur, en wie die kleur heeft, moet bekennen. De hoogste kaart ervan wint de slag: aas, heer, vrouw, boer, 10, tot de 2. { $name } kwam uit met { SUIT($suit) }. Win de slag.
lesson_rikken_trick_right = Niets in een kleur gaat boven de aas: de slag is voor jou.
lesson_rikken_trick_too_low = Je bekent, maar { CARDS($card) } is hoger en wint de slag.
lesson_rikken_lead =
    Wie een slag wint, komt uit voor de volgende, met een kaart naar keuze. Speel een kaart die weer een slag wint.
lesson_rikken_lead_right = De hoogste kaart van de kleur: je tweede slag.
lesson_rikken_lead_low = Dat mag, maar een ander zal hoger spelen. { CARDS($card) } is de hoogste van haar kleur.
lesson_rikken_trump =
    Eén kleur is troef, hier { SUIT($suit) }: zelfs de laagste troef verslaat elke kaart van een andere kleur. { $name } kwam uit met { SUIT($led) }, en die heb jij niet, dus je mag elke kaart spelen. Win de slag.
lesson_rikken_trump_right = Je { CARDS($card) } wint zelfs van de heer.
lesson_rikken_trump_discard = Die kaart mag je weggooien, maar dan wint { CARDS($card) } de slag.
lesson_rikken_bid =
    Een spel begint met bieden: het hoogste bod wordt gespeeld. { CONTRACT($bid) } belooft 8 van de 13 slagen, samen met een maat. Jij hebt zes harten met de vier hoogste, nog een aas en een heer: bied { CONTRACT($bid) }.
lesson_rikken_bid_right = De anderen passen, dus jij speelt je { contract_rik }.
lesson_rikken_bid_pass = Met zulke kaarten wil je spelen: ze zijn op zichzelf al goed voor zeven slagen.
lesson_rikken_bid_solo =
    Alleen moet je 8 slagen halen tegen drie, en deze hand haalt er ongeveer zeven. Met een maat zit je goed.
lesson_rikken_bid_piek = { contract_piek } is precies één slag, zonder troef. Deze hand haalt er veel meer.
lesson_rikken_bid_misere = { contract_misere } is geen enkele slag. Je azen winnen er vanzelf een paar.
lesson_rikken_choose =
    Jij kiest troef. Neem je langste kleur: de anderen raken haar het eerst kwijt, en elke troef die overblijft is een slag.
lesson_rikken_choose_right = Vanaf nu verslaat { SUIT($suit) } elke andere kleur.
lesson_rikken_choose_longest = Je langste kleur is { SUIT($suit) }. Maak die troef.
lesson_rikken_call =
    Vraag nu een aas die je niet hebt, in een kleur die je wel hebt. Wie die aas heeft, is je maat. Kies een van deze twee.
lesson_rikken_call_right = Wie die aas heeft, is nu je maat, en verder weet niemand het.
lesson_rikken_find =
    Een paar slagen later. Je hebt { CARDS($card) } gevraagd en wilt weten wie die heeft. Kom uit met een lage kaart van die kleur.
lesson_rikken_find_right = De aas laat het zien: { $name } is je maat. Al jullie slagen tellen samen.
lesson_rikken_find_king =
    De { CARDS($card) } van je eigen maat zou je heer slaan. Bewaar hem en kom uit met een lagere kaart.
lesson_rikken_find_other = Daarmee komt de gevraagde aas niet tevoorschijn. Kom uit met { SUIT($suit) }.
lesson_rikken_help =
    In dit spel speelt { $name } { contract_rik } en heeft { CARDS($card) } gevraagd. Die heb jij: jij bent de maat, en alleen jij weet het. De heer van { $name } wint deze slag al, voor jullie allebei. Speel zo dat er niets verloren gaat.
lesson_rikken_help_right = De slag is voor jullie, en je aas wint straks een andere.
lesson_rikken_help_overtaken =
    De heer van { $name } wint de slag toch al, en jullie horen bij elkaar. Bewaar je aas voor een andere slag.
lesson_rikken_show =
    { $name } komt uit naar { CARDS($card) }. Win de slag: nu ziet iedereen wie bij wie hoort.
lesson_rikken_show_right = Samen moeten jullie 8 slagen halen. De andere twee proberen dat te verhinderen.
lesson_rikken_misere =
    Sommige biedingen speel je alleen tegen drie: alleen is 8 slagen of meer, { contract_piek } precies één, { contract_misere } geen. Bij { contract_piek } en { contract_misere } is er geen troef. Hier speel jij { contract_misere }. { CARDS($card) } van { $name } wint deze slag: speel de hoogste kaart die eronder blijft.
lesson_rikken_misere_right = Mooi kwijt: die vrouw kan geen slag meer winnen.
lesson_rikken_misere_later =
    Dat is nu veilig, maar { CARDS($card) } wint later misschien een slag. Onder de heer kan ze veilig weg.
lesson_rikken_last =
    De laatste slag van een { contract_rik }. Jij en { $name } hebben samen zeven slagen. Win de achtste met je troef.
lesson_rikken_last_right = Acht slagen: je { contract_rik } is gehaald.
lesson_rikken_chips =
    De verliezers betalen met fiches. Bij een { contract_rik } betaalt elke verliezer 1 fiche aan elke winnaar, dus jullie krijgen er elk 2. Wie alleen speelt, krijgt van elk van de drie, of betaalt elk van hen: 1 voor { contract_solo8 }, 3 voor { contract_piek }, 5 voor { contract_misere }.
