# Deutsch. Die Meldungen heißen nach den Aufzählungen der Spiele; $variablen sind die Tatsachen einer
# Ablehnung oder eines Ereignisses. $action ist der Versuch in Worten, $asked die offene Frage als Satz.

rule = (Regel { $rule })

# Ein Platz als Satzgegenstand; wer Namen kennt, gibt einen Namen anstelle der Nummer.
seat = { $seat ->
    [0] Spieler A
    [1] Spieler B
    [2] Spieler C
    [3] Spieler D
    [4] Spieler E
   *[other] { $seat }
}

## Armorica

armorica-suit-farmer = Bauer
armorica-suit-worker = Arbeiter
armorica-suit-soldier = Soldat
armorica-suit-matron = Matrone
armorica-suit-general = General
armorica-suit-bureaucrat = Bürokrat

armorica-icon-wheat = Weizen
armorica-icon-grapes = Trauben
armorica-icon-olives = Oliven
armorica-icon-sheep = Schafe
armorica-icon-gold = Gold
armorica-icon-amphorae = Amphoren

armorica-question-over = Das Spiel ist zu Ende.
armorica-question-start-player = Wer ist Startspieler?
armorica-question-draw-gaul = Welcher Gallier wird gezogen?
armorica-question-draw-roman = Welcher Römer wird gezogen?
armorica-question-take-gaul = Welchen Gallier nimmst du? Du darfst auch passen.
armorica-question-take-roman = Welchen Römer nimmst du? Du darfst auch passen.
armorica-question-starve = Welche Karte ohne Amphoren entfernst du?

armorica-event-start-player = { seat } ist Startspieler.
armorica-event-drawn = { $nation ->
    [gaul] { $card } kommt in die Reihe der Gallier.
   *[roman] { $card } kommt in die Reihe der Römer.
}
armorica-event-taken = { seat } nimmt { $card }.
armorica-event-passed = { $card ->
    [none] { seat } passt.
   *[other] { seat } passt und entfernt { $card }.
}
armorica-event-starved = { seat } entfernt { $card } im Hungerwinter.
armorica-event-start-card-passed = { seat } ist jetzt Startspieler.
armorica-event-row-trimmed = { $nation ->
    [gaul] { $card } verlässt am Rundenende die Reihe der Gallier.
   *[roman] { $card } verlässt am Rundenende die Reihe der Römer.
}
armorica-event-game-over = Das Spiel ist zu Ende.

armorica-ending-deck-empty = Die Stapel waren aufgebraucht, und das Spiel endete mit dieser Runde.

armorica-part-sets = Sätze
armorica-part-gold = Gold
armorica-part-grapes = Trauben
armorica-part-olives = Oliven
armorica-part-sheep = Schafe

armorica-reason-game-is-over = „{ $action }“ kommt zu spät: Das Spiel ist zu Ende, es gibt nichts mehr zu tun.
armorica-reason-not-asked = { $question ->
    [starve] Im Winter nimmt niemand Karten: Jetzt geht eine Karte deiner eigenen Auslage.
   *[other] „{ $action }“ beantwortet die offene Frage nicht: { $asked }
}
armorica-reason-no-such-seat = „{ $action }“ nennt einen Platz, den es nicht gibt: Es spielen { $seats }, und diese Wörter zählen die Plätze ab 0 (Spieler A).
armorica-reason-not-in-deck = { $question ->
    [draw_gaul] { $card } liegt nicht im Stapel der Gallier; nenne einen, der noch nicht gezogen ist.
   *[draw_roman] { $card } liegt nicht im Stapel der Römer; nenne einen, der noch nicht gezogen ist.
}
armorica-reason-deck-not-on-top = { $card } kann noch nicht gezogen werden: Erst kommen die übrigen Karten des Stapels { $deck }.
armorica-reason-not-in-row = { $question ->
    [take_gaul] { $card } liegt nicht in der Reihe der Gallier; jetzt kannst du nur Karten dieser Reihe nehmen.
   *[take_roman] { $card } liegt nicht in der Reihe der Römer; jetzt kannst du nur Karten dieser Reihe nehmen.
}
armorica-reason-too-far-for-wheat = { $card } liegt an { $place }. Stelle von rechts: Dafür braucht es { $place } Weizen, die Auslage hat { $have }.
armorica-reason-too-far-for-icon = { $icon ->
    [grapes] { $card } liegt an { $place }. Stelle von rechts und verlangt Trauben: Dafür braucht es { $place }, die Auslage hat { $have }.
    [olives] { $card } liegt an { $place }. Stelle von rechts und verlangt Oliven: Dafür braucht es { $place }, die Auslage hat { $have }.
   *[sheep] { $card } liegt an { $place }. Stelle von rechts und verlangt Schafe: Dafür braucht es { $place }, die Auslage hat { $have }.
}
armorica-reason-not-in-display = { $card } liegt nicht in deiner Auslage; entferne eine deiner Karten ohne Amphoren.
armorica-reason-has-amphora = { $amphorae ->
    [one] { $card } hat { $amphorae } Amphore und wird nie entfernt; wähle eine Karte ohne Amphoren.
   *[other] { $card } hat { $amphorae } Amphoren und wird nie entfernt; wähle eine Karte ohne Amphoren.
}

armorica-file-card-form = Zeile { $line }: Eine Karte besteht aus neun Wörtern: Name, Stapel, Kartensorte und sechs Anzahlen von Symbolen. { $words ->
    [one] Hier steht nur 1.
   *[other] Hier stehen { $words }.
} Ein Name hat keine Leerzeichen.
armorica-file-no-such-deck = Zeile { $line }: Einen Stapel „{ $deck }“ gibt es nicht. Schreib start, für Gallier A bis E, für Römer I bis IV.
armorica-file-no-such-suit = Zeile { $line }: Eine Kartensorte „{ $suit }“ gibt es nicht. Schreib farmer (Bauer), worker (Arbeiter), soldier (Soldat), matron (Matrone), general (General) oder bureaucrat (Bürokrat).
armorica-file-bad-number = Zeile { $line }, { $what ->
    [wheat] { armorica-icon-wheat }
    [grapes] { armorica-icon-grapes }
    [olives] { armorica-icon-olives }
    [sheep] { armorica-icon-sheep }
    [gold] { armorica-icon-gold }
   *[amphorae] { armorica-icon-amphorae }
}: „{ $word }“ passt hier nicht. Schreib eine ganze Zahl von { $low } bis { $high }.
armorica-file-start-wheat = Zeile { $line }: Eine Start-Karte hat 2 Weizen, nicht { $wheat }. Schreib 2.
armorica-file-second-card = Zeile { $line }: Auch eine andere Karte heißt „{ $card }“. Gib dieser einen eigenen Namen.
armorica-file-too-many = Zeile { $line }: eine Karte zu viel. { $what ->
    [start] Die Datei hat { $found } Start-Karten, das Spiel { $wanted }.
    [gauls] Die Datei hat { $found } Gallier, das Spiel { $wanted }.
   *[romans] Die Datei hat { $found } Römer, das Spiel { $wanted }.
} Nimm heraus, was nicht hineingehört.
armorica-file-too-few = Zeile { $line } ist die letzte, und es fehlen Karten. { $what ->
    [start] Die Datei hat { $found } von { $wanted } Start-Karten.
    [gauls] Die Datei hat { $found } von { $wanted } Galliern.
   *[romans] Die Datei hat { $found } von { $wanted } Römern.
} Ergänze die übrigen.
armorica-file-empty-deck = Zeile { $line } ist die letzte, und Stapel { $deck } hat keine Karte. Jeder Stapel braucht mindestens eine.

## Cambria

# Eine Straße mit den Kastellen, die sie verbindet, und deren Werten.
cambria-road = { $road } ({ $first_fort } { $first_value } – { $second_fort } { $second_value })
# Wer auf einer Straße oder einem Schiff steht.
cambria-holder = { $holder ->
    [legion] die Legion
    [neutral] ein neutraler Krieger
    [0] ein Krieger von Spieler A
    [1] ein Krieger von Spieler B
    [2] ein Krieger von Spieler C
    [3] ein Krieger von Spieler D
    [4] ein Krieger von Spieler E
   *[other] ein Krieger von { $holder }
}
# Eine Farbe als Satzgegenstand.
cambria-colour = { $colour ->
    [neutral] Die neutrale Farbe
    [0] Spieler A
    [1] Spieler B
    [2] Spieler C
    [3] Spieler D
    [4] Spieler E
   *[other] { $colour }
}
# Woher und wohin eine Figur zieht.
cambria-from = { $from ->
    [eagle] vom Adler
    [ship] von Schiff { $from_ship }
   *[other] von { $from }
}
cambria-to = { $to ->
    [ship] auf Schiff { $to_ship }
   *[other] auf { $to }
}

cambria-question-over = Das Spiel ist zu Ende.
cambria-question-start-player = Wer beginnt?
cambria-question-setup-roll = Was zeigt der Würfel für den Aufbau?
cambria-question-setup-place = Auf welcher freien Straße setzt du den ersten Krieger ein?
cambria-question-neutral-roll = Was zeigt der Würfel für die neutrale Farbe?
cambria-question-neutral-place = Auf welcher freien Straße setzt du den neutralen Krieger ein?
cambria-question-neutral-from = Welchen neutralen Krieger versetzt du dorthin?
cambria-question-roll = Was zeigen die beiden Würfel?
cambria-question-act = Was machst du mit diesen Würfeln?
cambria-question-from = Welchen deiner Krieger versetzt du dorthin?
cambria-question-board = Auf welchem freien Schiff geht ein Krieger an Bord? Du darfst auch passen.

cambria-event-start-player = { seat } beginnt.
cambria-event-setup-rolled = { seat } würfelt für den Aufbau eine { $die }.
cambria-event-neutral-rolled = { seat } würfelt für die neutrale Farbe eine { $die }.
cambria-event-rolled = { seat } würfelt { $low } und { $high }.
cambria-event-ship-used = { seat } nutzt Schiff { $ship }: Eine { $die } nimmt den Wert des Schiffs an.
cambria-event-placed = { cambria-colour } setzt einen Krieger auf { $road }.
cambria-event-moved = { cambria-colour } versetzt einen Krieger { cambria-from } { cambria-to }.
cambria-event-removed = { cambria-colour } verliert den Krieger auf { $road }; er kehrt in den Vorrat zurück.
cambria-event-legion-moved = { seat } zieht die Legion { cambria-from } { cambria-to }.
cambria-event-legion-sent-home = Die Legion wird von { $road } verdrängt und kehrt zum Adler zurück.
cambria-event-boarded = { cambria-colour } geht an Bord von Schiff { $ship }.
cambria-event-passed = { seat } passt.
cambria-event-boarding-declined = { seat } geht nicht an Bord.
cambria-event-neutral-left-out = Keine Straße ist frei: { seat } setzt keinen neutralen Krieger ein.
cambria-event-fort-fell = { $fort_name } ({ $value }) fällt. { cambria-colour } erhält das Kastellplättchen.
cambria-event-point-token-taken = { cambria-colour } kommt in { $fort_name } auf den zweiten Platz und erhält das Punkteplättchen.
cambria-event-point-token-lost = Das Punkteplättchen von { $fort_name } erhält niemand.
cambria-event-legion-left = Die Legion verlässt { $road } und den Spielplan.
cambria-event-fort-awarded = { cambria-colour } hat bei { $fort_name } ({ $value }) die meisten Krieger und erhält das Kastellplättchen.
cambria-event-fort-stands = { $fort_name } ({ $value }) geht an niemanden: { $warriors ->
    [0] Dort steht kein Krieger.
   *[other] Dort liegen mehrere gleichauf.
}
cambria-event-game-over = { $ending ->
    [six_forts] Das Spiel ist zu Ende: Höchstens sechs Kastelle stehen noch.
   *[turn_limit] Das Spiel ist zu Ende: Die Zuggrenze ist erreicht.
}

cambria-ending-six-forts = Höchstens sechs Kastelle blieben: jedes der Mehrheit, bei Gleichstand keinem.
cambria-ending-turn-limit = Die Zuggrenze war erreicht.

cambria-part-forts = Kastelle
cambria-part-points = Punkte
cambria-part-tokens = Plättchen

cambria-reason-game-is-over = „{ $action }“ kommt zu spät: Das Spiel ist zu Ende, es gibt nichts mehr zu tun.
cambria-reason-fate-is-asked = „{ $action }“ kommt zu früh: Erst muss das Schicksal antworten. { $asked }
cambria-reason-fate-is-not-asked = „{ $action }“ ist eine Antwort des Schicksals, gefragt ist aber ein Spieler: { $asked }
cambria-reason-start-player-first = „{ $action }“ kommt zu früh: Erst bestimmt das Schicksal den Startspieler.
cambria-reason-start-player-is-known = „{ $action }“ kommt zu spät: Der Startspieler steht fest. Jetzt: { $asked }
cambria-reason-no-such-seat = „{ $action }“ nennt einen Platz, den es nicht gibt: Es spielen { $seats }, und diese Wörter zählen die Plätze ab 0 (Spieler A).
cambria-reason-no-such-road = „{ $action }“ nennt eine Straße, die es nicht gibt: Diese Karte hat { $roads } Straßen.
cambria-reason-one-die-is-rolled = „{ $action }“ passt nicht: Hier wird mit einem einzigen Würfel gewürfelt. { $asked }
cambria-reason-two-dice-are-rolled = „{ $action }“ passt nicht: Für einen Zug wird mit zwei Würfeln gewürfelt. { $asked }
cambria-reason-one-is-repeated = Eine { $die } wird im Aufbau erneut gewürfelt; nur Werte von 2 bis 6 zählen.
cambria-reason-value-is-repeated = Eine { $die } wird erneut gewürfelt: An Kastellen dieses Wertes ist keine Straße frei.
cambria-reason-only-placing-in-setup = „{ $action }“ ist im Aufbau nicht möglich: Dort setzt jeder nur einen Krieger ein.
cambria-reason-setup-other-value = { cambria-road } führt zu keinem Kastell vom Wert { $dice }; wähle eine freie Straße an einem solchen.
cambria-reason-setup-road-not-free = Auf { cambria-road } steht { cambria-holder }; wähle eine freie Straße an einem Kastell vom Wert { $dice }.
cambria-reason-no-neutral-colour = „{ $action }“ ist nicht möglich: Es spielen { $seats }, und eine neutrale Farbe gibt es nur zu zweit.
cambria-reason-no-neutral-in-setup = „{ $action }“ kommt zu früh: Die neutrale Farbe setzt im Aufbau nichts ein.
cambria-reason-neutral-first = „{ $action }“ kommt zu früh: Setze erst einen neutralen Krieger ein. { $asked }
cambria-reason-neutral-is-done = „{ $action }“ kommt zu spät: Der neutrale Krieger dieses Zuges ist eingesetzt. Jetzt: { $asked }
cambria-reason-neutral-other-value = { cambria-road } führt zu keinem Kastell vom Wert { $dice }; wähle eine freie Straße an einem solchen.
cambria-reason-neutral-road-not-free = Auf { cambria-road } steht { cambria-holder }; ein neutraler Krieger kommt nur auf eine freie Straße.
cambria-reason-neutral-supply-first = „{ $action }“ ist nicht möglich: Neutrale Krieger kommen aus ihrem Vorrat, solange er welche hat.
cambria-reason-neutral-road-first = „{ $action }“ kommt zu früh: Nenne erst die freie Straße, auf die der neutrale Krieger kommt.
cambria-reason-neutral-warrior-first = „{ $action }“ kommt zu früh: Sag erst, welchen neutralen Krieger du versetzt.
cambria-reason-no-neutral-warrior-there = Auf { cambria-road } steht kein neutraler Krieger; nenne eine Straße mit einem.
cambria-reason-no-pass-on-double-one = „{ $action }“ ist mit den Würfeln { $dice } nicht möglich: Die Legion muss ziehen.
cambria-reason-no-warrior-on-double-one = Auf { cambria-road } kann mit den Würfeln { $dice } kein Krieger eingesetzt werden: Die Legion muss ziehen.
cambria-reason-other-values = { cambria-road } führt zu keinem Kastell, dessen Wert die Würfel zeigen ({ $dice }); wähle eine freie Straße an einem solchen.
cambria-reason-other-value-than-double = { cambria-road } führt zu keinem Kastell vom Wert des Paschs ({ $dice }); wähle eine Straße an einem solchen.
cambria-reason-other-value-beside-one = { cambria-road } führt zu keinem Kastell vom Wert neben der 1 ({ $dice }); wähle eine freie Straße an einem solchen.
cambria-reason-held-by-warrior = Auf { cambria-road } steht { cambria-holder }; mit den Würfeln { $dice } muss die Straße frei sein, nur ein Pasch verdrängt.
cambria-reason-held-by-legion = Auf { cambria-road } steht die Legion; mit den Würfeln { $dice } muss die Straße frei sein, nur ein Pasch verdrängt.
cambria-reason-held-by-own-warrior = Auf { cambria-road } steht schon einer deiner Krieger; wähle eine andere Straße.
cambria-reason-not-free-beside-one = Auf { cambria-road } steht { cambria-holder }; mit den Würfeln { $dice } braucht ein Krieger eine freie Straße.
cambria-reason-no-one-rolled = Die Legion kann mit den Würfeln { $dice } nicht auf { cambria-road } ziehen: Dazu brauchst du eine 1.
cambria-reason-legion-other-value = Die Legion kann nicht auf { cambria-road } ziehen: Mit den Würfeln { $dice } zieht sie zu einem Kastell vom Wert neben der 1.
cambria-reason-legion-spares-own-warrior = Die Legion kann nicht auf { cambria-road } ziehen, wo dein eigener Krieger steht: Dazu brauchst du einen Einserpasch, nicht die Würfel { $dice }.
cambria-reason-legion-stands-there = Die Legion steht schon auf { cambria-road } und muss auf eine andere Straße ziehen.
cambria-reason-ship-is-empty = Schiff { $ship } ist leer; nur ein Schiff mit einem deiner Krieger ändert einen Würfel.
cambria-reason-ship-of-another = Auf Schiff { $ship } steht { cambria-holder }; nur ein Schiff mit einem deiner Krieger ändert einen Würfel.
cambria-reason-ship-already-used = Schiff { $ship } muss warten: In diesem Zug hast du schon eines genutzt, und erlaubt ist eines je Zug.
cambria-reason-die-not-rolled = Kein Würfel zeigt { $die }: Die Würfel zeigen { $dice }. Nenne einen von ihnen.
cambria-reason-die-shows-ship-value = Der Würfel zeigt schon { $die }, den Wert von Schiff { $ship }; nenne den anderen.
cambria-reason-legion-before-boarding = Jetzt geht niemand an Bord von Schiff { $ship }: Das ist nur nach einem Zug der Legion möglich.
cambria-reason-ship-is-taken = Schiff { $ship } ist nicht frei: Dort steht { cambria-holder }.
cambria-reason-only-boarding-is-left = „{ $action }“ kommt zu spät: Nach dem Zug der Legion gehst du an Bord eines freien Schiffes oder passt.
cambria-reason-supply-first = { $supply ->
    [one] „{ $action }“ ist nicht möglich: In deinem Vorrat ist noch { $supply } Krieger, der zuerst kommt.
   *[other] „{ $action }“ ist nicht möglich: In deinem Vorrat sind noch { $supply } Krieger, die zuerst kommen.
}
cambria-reason-place-before-warrior = „{ $action }“ kommt zu früh: Nenne erst den Ort, dann den Krieger, den du dorthin versetzt.
cambria-reason-warrior-first = „{ $action }“ kommt zu früh: Sag erst, welchen deiner Krieger du versetzt.
cambria-reason-no-own-warrior-there = „{ $action }“ ist nicht möglich: Dort steht keiner deiner Krieger. Nenne eine Straße oder ein Schiff mit einem.

cambria-option-map = Auf welcher Karte?
cambria-option-map-cambria = Cambria (Wales)
cambria-option-map-cumbria = Cumbria (Nordengland)
cambria-option-tie = Wer liegt bei gleichen Punkten und Plättchen vorn? (C11.4, C11.5)
cambria-option-tie-last-turn = wessen letzter Zug am längsten zurückliegt
cambria-option-tie-turn-order = wer in der Zugreihenfolge zuerst kommt

cambria-file-fort-form = Zeile { $line }: Ein Kastell schreibt man wie „fort deva 4 925 190 Deva“: Kurzname, Wert, Ort (zwei Zahlen) und voller Name. Ort und voller Name dürfen fehlen.
cambria-file-road-form = Zeile { $line }: Eine Straße schreibt man wie „road r05 deva tomen-y-mur“: ihr Kurzname und die Kurznamen ihrer beiden Kastelle.
cambria-file-ship-form = Zeile { $line }: Ein Schiff schreibt man wie „ship 4 110 590“: Wert und Ort. Der Ort darf fehlen.
cambria-file-eagle-form = Zeile { $line }: Den Adler schreibt man wie „eagle 110 350“. Der Ort darf fehlen.
cambria-file-canvas-form = Zeile { $line }: Das Blatt schreibt man wie „canvas 1100 1400“: Breite und Höhe.
cambria-file-coast-form = Zeile { $line }: Eine Küste schreibt man wie „coast 20 30 400 30 400 500“: mindestens drei Orte aus je zwei Zahlen.
cambria-file-long-coast = Zeile { $line }: Die Küsten haben zu viele Orte; eine Karte hat höchstens { $most } davon. Lass welche weg.
cambria-file-no-such-word = Zeile { $line }: Mit „{ $word }“ beginnt keine Zeile. Beginne sie mit fort, road, ship, eagle, canvas oder coast, oder mit # für eine Anmerkung.
cambria-file-bad-number = Zeile { $line }, { $what ->
    [value] Wert
    [width] Breite
    [height] Höhe
   *[other] { $what }
}: „{ $word }“ passt hier nicht. Schreib eine ganze Zahl von { $low } bis { $high }.
cambria-file-second-fort = Zeile { $line }: Weiter oben heißt schon ein Kastell „{ $fort }“. Gib diesem einen eigenen Kurznamen.
cambria-file-second-road = Zeile { $line }: Weiter oben heißt schon eine Straße „{ $road }“. Gib dieser einen eigenen Kurznamen.
cambria-file-second-ship = Zeile { $line }: Ein Schiff vom Wert { $ship } steht schon weiter oben. Von jedem Wert von 2 bis 6 gibt es eines.
cambria-file-second-eagle = Zeile { $line }: Der Adler steht schon weiter oben. Nimm diese Zeile heraus.
cambria-file-reserved-road = Zeile { $line }: Keine Straße kann „{ $road }“ heißen. Wähle einen anderen Kurznamen.
cambria-file-no-such-fort = Zeile { $line }: Keine Zeile darüber beginnt mit „fort { $fort }“. Prüfe die Schreibweise und stell die Kastelle vor ihre Straßen.
cambria-file-same-fort = Zeile { $line }: Die Straße „{ $road }“ führt zu ihrem eigenen Kastell zurück. Schreib zwei verschiedene Kastelle.
cambria-file-too-many-forts = Zeile { $line }: ein Kastell zu viel; eine Karte hat höchstens { $most }. Nimm welche heraus.
cambria-file-too-many-roads = Zeile { $line }: eine Straße zu viel; eine Karte hat höchstens { $most }. Nimm welche heraus.
cambria-file-too-few-forts = Zeile { $line } ist die letzte, und die Datei hat { $forts ->
    [0] kein Kastell
    [one] 1 Kastell
   *[other] { $forts } Kastelle
}. Ein Spiel braucht mindestens { $fewest }; ergänze welche.
cambria-file-no-ship = Zeile { $line } ist die letzte, und es fehlen Schiffe. Ergänze je eines mit diesen Werten: { $ships }.
cambria-file-no-eagle = Zeile { $line } ist die letzte, und der Adler fehlt. Ergänze eine Zeile „eagle“.
cambria-file-wrong-degree = Zeile { $line }: „{ $fort }“ hat den Wert { $value }, aber { $roads ->
    [0] keine Straße
    [one] 1 Straße
   *[other] { $roads } Straßen
}. Ein Kastell hat so viele Straßen, wie sein Wert angibt; ändere das eine oder das andere.

## Roma

# Karten behalten in allen Sätzen ihre lateinischen Namen; hier steht, was sie bedeuten.
roma-card-sicarius = Meuchelmörder
roma-card-architectus = Baumeister
roma-card-consiliarius = Ratgeber
roma-card-legatus = Legat
roma-card-gladiator = Gladiator
roma-card-mercator = Händler
roma-card-consul = Konsul
roma-card-legionarius = Legionär
roma-card-nero = Nero
roma-card-praetorianus = Prätorianer
roma-card-scaenicus = Schauspieler
roma-card-haruspex = Wahrsager
roma-card-senator = Senator
roma-card-velites = Plänkler
roma-card-essedum = Streitwagen
roma-card-tribunus = Volkstribun
roma-card-centurio = Zenturio
roma-card-aesculapinum = Äskulaptempel
roma-card-basilica = Basilika
roma-card-machina = Baukran
roma-card-forum = Forum
roma-card-mercatus = Markt
roma-card-onager = Wurfmaschine
roma-card-templum = Tempel
roma-card-turris = Turm

# Geldbeträge.
roma-money = { $money ->
    [one] { $money } Sesterz
   *[other] { $money } Sesterzen
}
roma-cost = { $cost ->
    [one] { $cost } Sesterz
   *[other] { $cost } Sesterzen
}
roma-price = { $price ->
    [one] { $price } Sesterz
   *[other] { $price } Sesterzen
}
roma-fame = { $fame ->
    [one] { $fame } Siegpunkt
   *[other] { $fame } Siegpunkte
}

roma-question-over = Das Spiel ist zu Ende.
roma-question-starter = Wer beginnt?
roma-question-deal = Welche Karte wird ausgeteilt?
roma-question-give = Welche Karte gibst du an den Gegner weiter?
roma-question-layout = Welche Karte legst du verdeckt aus, und an welcher leeren Scheibe?
roma-question-roll = Was zeigen die drei Würfel?
roma-question-reroll = Drei gleiche: Würfelst du alle drei erneut, oder lässt du sie stehen?
roma-question-act = Was nun? Karte auslegen, Würfel einsetzen oder Zug beenden.
roma-question-draw = Welche Karte wird gezogen?
roma-question-keep = Welche der gezogenen Karten behältst du?
roma-question-target = Welche Scheibe des Gegners wählst du?
roma-question-battle = Was zeigt der Kampfwürfel?
roma-question-add-die = Zählst du einen ungenutzten Würfel zum Kampfwürfel hinzu?
roma-question-second-die = Welchen zweiten Würfel setzt du für das Forum ein?
roma-question-third-die = Setzt du auch den dritten Würfel für das Forum ein?
roma-question-lay-free = Welche Karte legst du kostenlos aus, und an welcher Scheibe? Oder bist du fertig?
roma-question-move = Welche deiner Karten versetzt du, und an welche Scheibe?
roma-question-put = An welcher Scheibe legst du die erste der aufgenommenen Karten ab?
roma-question-set-dice = Wie änderst du die ungenutzten Würfel?
roma-question-buy = Wie viele Siegpunkte kaufst du?
roma-question-take = Welche Karte nimmst du?
roma-question-copy = Welche deiner Personen ahmt der Scaenicus nach?

roma-event-starter = { seat } beginnt.
roma-event-dealt = { seat } bekommt { $card } ausgeteilt.
roma-event-card-dealt = { seat } bekommt eine Karte ausgeteilt.
roma-event-given = { seat } wählt { $card } zum Weitergeben.
roma-event-card-given = { seat } wählt eine Karte zum Weitergeben.
roma-event-received = { seat } erhält { $card }.
roma-event-exchanged = Beide erhalten die weitergegebenen Karten.
roma-event-laid-face-down = { seat } legt { $card } verdeckt an Scheibe { $disc }.
roma-event-card-laid-face-down = { seat } legt eine Karte verdeckt an Scheibe { $disc }.
roma-event-revealed = { seat } deckt { $card } an Scheibe { $disc } auf.
roma-event-turn-begun = { seat } beginnt Zug { $turn }.
roma-event-fame-returned = { $empty ->
    [one] { seat } gibt für { $empty } leere Scheibe { roma-fame } zurück.
   *[other] { seat } gibt für { $empty } leere Scheiben { roma-fame } zurück.
}
roma-event-rolled = { seat } würfelt { $low }, { $middle } und { $high }.
roma-event-rolls-again = { seat } würfelt alle drei Würfel erneut.
roma-event-stands = { seat } lässt den Dreierpasch stehen.
roma-event-laid = { $cost ->
    [0] { seat } legt { $card } kostenlos an Scheibe { $disc }.
   *[other] { seat } legt { $card } für { roma-cost } an Scheibe { $disc }.
}
roma-event-covered = { seat } ersetzt { $card } an Scheibe { $disc }; { $card } kommt auf den Ablagestapel.
roma-event-money-taken = { seat } nimmt { roma-money }.
roma-event-cards-called = { $die ->
    [one] { seat } zieht { $die } Karte.
   *[other] { seat } zieht { $die } Karten.
}
roma-event-deck-rebuilt = { $cards ->
    [one] Der Ablagestapel ({ $cards } Karte) wird zum neuen Nachziehstapel.
   *[other] Der Ablagestapel ({ $cards } Karten) wird zum neuen Nachziehstapel.
}
roma-event-drew = { seat } zieht { $card }.
roma-event-card-drawn = { seat } zieht eine Karte.
roma-event-kept = { seat } behält { $card }.
roma-event-card-kept = { seat } behält eine Karte.
roma-event-discarded = { $early ->
    [1] { seat } legt { $card } ab, gezogen vor dem Neubilden des Nachziehstapels.
   *[0] { seat } legt { $card } ab.
}
roma-event-activated = { seat } aktiviert { $card } an Scheibe { $disc } mit einer { $die }.
roma-event-bribed = { seat } zahlt { roma-money } Bestechungsgeld.
roma-event-copied = { seat } lässt { $card } an Scheibe { $disc } vom Scaenicus an Scheibe { $on } nachahmen.
roma-event-destroyed = { seat } verliert { $card } an Scheibe { $disc }.
roma-event-sent-back = { seat } bekommt { $card } von Scheibe { $disc } zurück auf die Hand.
roma-event-blocked = { seat } kann Scheibe { $disc } im nächsten Zug nicht nutzen: Sie ist blockiert.
roma-event-freed = { seat } kann Scheibe { $disc } wieder nutzen.
roma-event-battle = { seat } greift Scheibe { $disc } an: { $die } gegen Verteidigung { $defence }.
roma-event-missed = { seat } trifft nicht: Die Karte an Scheibe { $disc } bleibt.
roma-event-die-added = { seat } zählt gegen Scheibe { $disc } eine { $die } hinzu: { $sum } gegen Verteidigung { $defence }.
roma-event-weakened = { $esseda ->
    [one] { seat } senkt in diesem Zug alle Verteidigungen des Gegners ({ $esseda } Essedum).
   *[other] { seat } senkt in diesem Zug alle Verteidigungen des Gegners ({ $esseda } Esseda).
}
roma-event-fame-gained = { seat } erhält { roma-fame }.
roma-event-fame-taken = { seat } nimmt dem Gegner { roma-fame } ab.
roma-event-credited = { $fame ->
    [one] Der Vorrat reichte nicht: { seat } erhält den fehlenden Siegpunkt trotzdem.
   *[other] Der Vorrat reichte nicht: { seat } erhält die fehlenden { $fame } Siegpunkte trotzdem.
}
roma-event-fame-bought = { seat } kauft { roma-fame } für { roma-money }.
roma-event-dice-changed = { $high ->
    [0] { seat } ändert den ungenutzten Würfel auf { $low }.
   *[other] { seat } ändert die ungenutzten Würfel auf { $low } und { $high }.
}
roma-event-deck-searched = { seat } sieht den Nachziehstapel durch.
roma-event-took = { seat } nimmt { $card } aus dem Nachziehstapel.
roma-event-card-taken = { seat } nimmt eine Karte aus dem Nachziehstapel.
roma-event-took-back = { seat } nimmt { $card } vom Ablagestapel.
roma-event-die-spent = { seat } setzt eine { $die } ein.
roma-event-moved = { seat } versetzt { $card } von Scheibe { $disc } an Scheibe { $to }.
roma-event-picked-up = { seat } nimmt { $card } von Scheibe { $disc } auf.
roma-event-put-down = { seat } legt { $card } an Scheibe { $disc } wieder ab.
roma-event-turn-ended = { $unused ->
    [0] { seat } beendet den Zug.
    [one] { seat } beendet den Zug mit { $unused } ungenutzten Würfel.
   *[other] { seat } beendet den Zug mit { $unused } ungenutzten Würfeln.
}
roma-event-game-over = { $ending ->
    [no_fame] Das Spiel ist zu Ende: { seat } hat keine Siegpunkte mehr.
    [stockpile_empty] Das Spiel ist zu Ende: Der Vorrat ist leer.
   *[turn_limit] Das Spiel ist zu Ende: Die Zuggrenze ist erreicht.
}

roma-ending-no-fame = { $mine ->
    [yes] Du hattest keine Siegpunkte mehr.
   *[no] { seat } hatte keine Siegpunkte mehr.
}
roma-ending-stockpile-empty = Der Vorrat war leer.
roma-ending-turn-limit = Die Zuggrenze war erreicht.

roma-part-fame = Siegpunkte

roma-reason-game-is-over = „{ $action }“ kommt zu spät: Das Spiel ist zu Ende, es gibt nichts mehr zu tun.
roma-reason-not-asked = „{ $action }“ beantwortet die offene Frage nicht: { $asked }
roma-reason-no-such-disc = „{ $action }“ nennt eine Scheibe, die es nicht gibt: Die Scheiben zählen von 1 bis 6, nur mit Bestechung auch 7.
roma-reason-not-in-deck = { $card } ist nicht mehr im Nachziehstapel; wähle eine Karte, die dort ist.
roma-reason-not-in-hand = { $card } ist nicht auf deiner Hand; wähle eine deiner Handkarten.
roma-reason-disc-taken = { $card } kann nicht an Scheibe { $disc } gelegt werden, wo schon eine deiner Karten liegt; wähle eine leere Scheibe.
roma-reason-too-expensive = { $card } kostet { roma-cost }, und du hast { $money }.
roma-reason-disc-barred = „{ $action }“ ist nicht möglich: Diese Scheibe ist in diesem Zug blockiert, und keine Karte darf dorthin. Wähle eine andere.
roma-reason-no-such-die = Kein ungenutzter Würfel zeigt { $die }.
roma-reason-nothing-to-draw = Mit der { $die } ist nichts zu ziehen: Nachziehstapel und Ablagestapel sind beide leer.
roma-reason-not-drawn = { $card } ist nicht unter den gezogenen Karten; behalte eine von diesen.
roma-reason-disc-empty = An Scheibe { $disc } hast du keine Karte.
roma-reason-never-activated = { $card } an Scheibe { $disc } wird nie aktiviert: Die Karte wirkt, solange sie daliegt.
roma-reason-disc-blocked = { $card } kann nicht aktiviert werden: Scheibe { $disc } ist bis zum Ende dieses Zuges blockiert.
roma-reason-no-bribery = „{ $action }“ ist nicht möglich: Dieser Tisch spielt ohne Bestechung.
roma-reason-bribe-too-high = Die Bestechung mit der { $die } kostet so viel, wie der Würfel zeigt, und du hast { roma-money }.
roma-reason-nothing-opposite = { $question ->
    [copy] Als { $card } hätte der Scaenicus nichts zu bekämpfen: Ihm gegenüber ist Scheibe { $on } leer; lass ihn eine andere Person nachahmen.
   *[other] { $card } hat nichts zu bekämpfen: Die Scheibe gegenüber ist leer.
}
roma-reason-no-character-to-choose = { $card } hat kein Ziel: Der Gegner hat an keiner Scheibe eine Person.
roma-reason-no-building-to-choose = { $card } hat kein Ziel: Der Gegner hat an keiner Scheibe ein Gebäude.
roma-reason-no-character-discarded = { $card } hat nichts zu nehmen: Auf dem Ablagestapel liegt keine Person.
roma-reason-no-further-die = { $card } braucht einen weiteren ungenutzten Würfel, und es gibt keinen.
roma-reason-no-money-for-fame = { $card } braucht 2 Sesterzen (nach einer Bestechung, falls eine gezahlt wird), und du hast { roma-money }.
roma-reason-no-building-in-hand = { $card } hat nichts auszulegen: Du hast kein Gebäude auf der Hand.
roma-reason-no-character-in-hand = { $card } hat nichts auszulegen: Du hast keine Person auf der Hand.
roma-reason-all-discs-barred = { $card } kann nichts auslegen: Alle deine Scheiben sind blockiert.
roma-reason-nothing-to-search = { $card } hat nichts durchzusehen: Nachziehstapel und Ablagestapel sind beide leer.
roma-reason-nothing-can-move = { $card } kann nichts versetzen: Keine Karte dieser Art kann an eine andere Scheibe.
roma-reason-all-discs-blocked = { $card } kann nichts blockieren: Alle Scheiben des Gegners sind schon blockiert.
roma-reason-nobody-to-copy = { $card } kann niemanden nachahmen: Keine andere deiner Personen könnte jetzt handeln.
roma-reason-no-card-to-choose = { $acting } braucht ein Ziel, und Scheibe { $disc } des Gegners ist leer; wähle eine andere.
roma-reason-no-character-there = { $acting } wählt Personen, und { $card } an Scheibe { $disc } ist ein Gebäude; wähle ein anderes Ziel.
roma-reason-no-building-there = { $acting } wählt Gebäude, und { $card } an Scheibe { $disc } ist eine Person; wähle ein anderes Ziel.
roma-reason-already-blocked = Scheibe { $disc } des Gegners ist schon blockiert; wähle eine andere.
roma-reason-lays-buildings-only = { $acting } legt nur Gebäude aus, und { $card } ist eine Person.
roma-reason-lays-characters-only = { $acting } legt nur Personen aus, und { $card } ist ein Gebäude.
roma-reason-moves-characters-only = { $acting } versetzt nur Personen, und { $card } an Scheibe { $disc } ist ein Gebäude.
roma-reason-moves-buildings-only = { $acting } versetzt nur Gebäude, und { $card } an Scheibe { $disc } ist eine Person.
roma-reason-same-disc = Die Karte an Scheibe { $disc } muss an eine andere Scheibe.
roma-reason-same-type-there = „{ $action }“ ist nicht möglich: Dort liegt eine Karte derselben Art; ersetzen kannst du nur eine der anderen.
roma-reason-same-type-laid-again = { roma-reason-same-type-there }
roma-reason-leaves-no-space = { $card } kann nicht an Scheibe { $disc }: Eine andere der aufgenommenen Karten fände keinen Platz mehr.
roma-reason-other-number-of-dice = „{ $action }“ passt nicht zur Zahl der ungenutzten Würfel; nenne jeden von ihnen einmal.
roma-reason-dice-unchanged = „{ $action }“ ändert nichts; mindestens ein ungenutzter Würfel muss um 1 steigen oder fallen.
roma-reason-dice-out-of-reach = „{ $action }“ geht zu weit: Jeder ungenutzte Würfel steigt oder fällt um 1 oder bleibt gleich.
roma-reason-one-die-by-one = „{ $action }“ passt nicht: Genau ein ungenutzter Würfel steigt oder fällt um 1.
roma-reason-fame-too-dear = „{ $action }“ kostet { roma-price }, und du hast { $money }.
roma-reason-opponent-has-less-fame = { $opponent_fame ->
    [one] „{ $action }“ ist nicht möglich: Der Gegner hat nur { $opponent_fame } Siegpunkt.
   *[other] „{ $action }“ ist nicht möglich: Der Gegner hat nur { $opponent_fame } Siegpunkte.
}
roma-reason-not-discarded = { $card } liegt nicht auf dem Ablagestapel; wähle eine Person, die dort liegt.
roma-reason-takes-characters-only = { $acting } nimmt nur Personen, und { $card } ist ein Gebäude.
roma-reason-copies-characters-only = Nachgeahmt werden nur Personen, und { $card } an Scheibe { $disc } ist ein Gebäude.
roma-reason-never-copied = { $card } an Scheibe { $disc } wird nie nachgeahmt; wähle eine andere Person.

roma-preset-rulebook = alle strittigen Karten wie in der Spielregel
roma-preset-publisher = alle strittigen Karten wie beim Verlag
roma-option-praetorianus = Was ist an einer vom Praetorianus blockierten Scheibe verboten? (R13.praetorianus)
roma-option-praetorianus-rulebook = dort eine Karte zu aktivieren, auszulegen oder dorthin zu versetzen
roma-option-praetorianus-publisher = nur, dort eine Karte zu aktivieren
roma-option-consul = Wie ändert ein Consul die ungenutzten Würfel? (R13.consul)
roma-option-consul-rulebook = jeden um 1 oder gar nicht
roma-option-consul-publisher = genau einen um 1
roma-option-relocate = Was versetzen Consiliarius und Machina? (R13.relocate)
roma-option-relocate-rulebook = eine Karte ihrer Art
roma-option-relocate-publisher = alle Karten ihrer Art werden neu ausgelegt
roma-option-mercatus = Woher kommen die Siegpunkte eines Mercatus? (R13.mercatus)
roma-option-mercatus-rulebook = aus dem Vorrat
roma-option-mercatus-publisher = vom Gegner
roma-option-turris = Welche Karten schützt eine Turris? (R13.turris)
roma-option-turris-rulebook = alle ihres Besitzers, auch sich selbst
roma-option-turris-publisher = alle anderen ihres Besitzers
roma-option-bribery = Mit einer siebten Scheibe für Bestechung? (R13.bribery)
roma-option-bribery-off = nein, sechs Scheiben
roma-option-bribery-on = ja, sieben Scheiben und fünf Karten zu Beginn
roma-option-starter = Wer beginnt? (R1.6)
roma-option-starter-fate = das Schicksal entscheidet
roma-option-starter-0 = Spieler A
roma-option-starter-1 = Spieler B

roma-file-card-form = Zeile { $line }: Eine Karte besteht aus sechs Wörtern: Name, Art, Anzahl, Kosten, Verteidigung und Würfel. { $words ->
    [one] Hier steht nur 1.
   *[other] Hier stehen { $words }.
}
roma-file-no-such-card = Zeile { $line }: Eine Karte „{ $card }“ hat Roma nicht. Schreib den Namen so wie in unserer Datei.
roma-file-wrong-type = Zeile { $line }: { $card } ist { $wanted ->
    [character] eine Person; schreib character
   *[building] ein Gebäude; schreib building
}, nicht „{ $word }“.
roma-file-wrong-copies = Zeile { $line }: { $card } gibt es { $wanted }-mal. Schreib als Anzahl { $wanted }, nicht { $word }.
roma-file-wrong-dice = Zeile { $line }: Bei { $card } steht unter den Würfeln „{ $wanted }“, nicht „{ $word }“. Schreib es so wie in unserer Datei.
roma-file-bad-number = Zeile { $line }, { $what ->
    [copies] Anzahl
    [cost] Kosten
   *[defence] Verteidigung
}: „{ $word }“ passt hier nicht. Schreib eine ganze Zahl von { $low } bis { $high }.
roma-file-second-card = Zeile { $line }: { $card } steht schon in Zeile { $first }. Nimm eine der beiden Zeilen heraus.
roma-file-missing-card = Zeile { $line } ist die letzte, und { $card } fehlt. Jede der 25 Karten braucht ihre Zeile.

## Eine Partie: warum eine Bitte abgelehnt wird, in jedem Spiel

match-reason-stale = Am Tisch ist es weitergegangen, seit du hingesehen hast: Gemeint war Eintrag { $meant }, jetzt ist es Eintrag { $entry }. Sieh noch einmal hin.
match-reason-not-asked = { $asked ->
    [-1] Niemand am Tisch ist jetzt gefragt: Das Schicksal antwortet.
   *[other] Du bist nicht an der Reihe: Jemand anders ist gefragt.
}
match-reason-no-such-action = { $number } ist keine Aktion; sie sind von 0 bis { $most } nummeriert.
match-reason-no-such-words = „{ $words }“ ist keine Aktion. Schreib zum Beispiel: { $examples }.
match-reason-open-elsewhere = { $file } ist an einem anderen Tisch offen; verlass ihn dort zuerst.
match-reason-no-such-seat = Den Platz { $seat } gibt es an diesem Tisch nicht.
match-reason-bad-name = Ein Name hat 1 bis { $most } Zeichen und keine Steuerzeichen.
match-reason-bad-text = { $what ->
    [name] Ein Name
    [title] Ein Titel
    [word] Ein Wort für die Würfel
   *[line] Eine Chatzeile
 } hat 1 bis { $most } Buchstaben oder Zeichen, und keines, das Text versteckt oder umdreht. Ändere den Text und versuch es noch einmal.
match-reason-not-over = Die Partie ist noch nicht zu Ende: Eine Frage ist noch offen.
match-reason-dealer-answers = An diesem Tisch würfelt und zieht der Geber; niemand darf es an seiner Stelle tun.
match-reason-no-dealer = Dieser Tisch hat keinen Geber: Gib ein, was ihr würfelt und zieht.
match-reason-finished = Die Partie ist beendet; in ihr kann nichts mehr getan werden.
match-reason-nearly-full = Die Aufzeichnung dieser Partie ist fast voll: Nichts wird mehr zurückgenommen, und kein Platz wechselt mehr.
match-reason-undo-never = An diesem Tisch wird nichts zurückgenommen.
match-reason-undo-nothing = Du hast noch nicht gezogen: Es gibt nichts zurückzunehmen.
match-reason-undo-not-yours = Du kannst nur deine eigenen Züge zurücknehmen.
match-reason-undo-no-ply = Eintrag { $entry } kann nicht zurückgenommen werden: Er ist kein Zug, oder er ist schon zurückgenommen.
match-reason-undo-after-fate = Das kann nicht zurückgenommen werden: Seither wurde gewürfelt oder eine Karte gezogen.
match-reason-undo-after-seat = Das kann nicht zurückgenommen werden: Seither hat jemand anders entschieden.
match-reason-undo-after-reveal = Das kann nicht zurückgenommen werden: Jemand hat dadurch etwas Neues gesehen.
match-reason-onlooker = Du schaust nur zu; das kann nur, wer einen Platz hat. Öffne den Link eines Platzes.
match-reason-not-begun = Die Partie hat noch nicht begonnen; warte auf die erste Karte.
match-reason-not-yours = Das ist nicht dein Platz; antworte für einen, den du hast.
match-reason-no-takeback = Niemand bittet mehr, das zurückzunehmen; sieh noch einmal auf den Tisch.
match-reason-no-person = Dort sitzt kein Mensch; ein Bot kann nur für einen Menschen einspringen.
match-reason-not-away = Ein Bot darf einspringen, wenn ein Mensch { $seconds } Sekunden weg ist. Warte noch ein wenig.
match-reason-no-chat = An diesem Tisch gibt es keinen Chat.
match-reason-not-owner = Das darf nur, wer den Tisch eröffnet hat.
match-reason-chair-open = Ein Platz ist noch frei: Warte auf einen Gast, oder setz einen Bot dorthin.
match-reason-chair-taken = Dieser Platz ist besetzt; wähle einen anderen.
match-reason-table-full = Alle Plätze sind besetzt; du kannst zuschauen.
match-reason-table-begun = Diese Partie hat begonnen; an Plätzen und Würfeln ändert sich nichts mehr.
match-reason-no-hints = Tipps gibt es, wenn du allein gegen Bots spielst.
match-reason-no-writer = Der Server übergibt diesen Tisch gerade. Versuch es gleich noch einmal; jeder Zug bleibt erhalten.
match-reason-unavailable = Der Server kann gerade nichts aufschreiben, also ist nichts geschehen. Versuch es gleich noch einmal.
match-reason-other-rules = Diese Partie begann unter Regeln, die dieser Server nicht kennt: { $what } Geändert wurde nichts.
match-reason-version = Diese Seite ist älter als der Server. Lade sie neu.
match-reason-try-again = Das hat gerade nicht geklappt. Versuch es gleich noch einmal.
match-reason-too-many = Das war viel auf einmal. Warte einen Augenblick und versuch es wieder.
match-reason-no-such-table = Diesen Tisch gibt es nicht. Lass dir den Link noch einmal geben.
match-reason-illegal = Das ist gerade nicht erlaubt. Der Tisch zeigt, was erlaubt ist.
match-reason-unreadable = Das hat der Server nicht verstanden: { $what }
match-reason-too-large = Diese Datei ist zu groß: Höchstens { $most } Zeichen passen hinein. Wähle eine andere.
match-reason-not-utf8 = Manche Buchstaben dieser Datei sind nicht lesbar. Speichere sie als Text in UTF-8 (im Editor unter „Speichern unter“) und wähle sie noch einmal.
match-reason-no-record = Diese Datei beginnt nicht wie eine aufgezeichnete Partie. Wähle eine, die am Ende einer Partie gespeichert wurde; ihr Name endet auf .jsonl.
match-reason-record-broken-off = Die Datei bricht mitten in einer Zeile ab, wurde also nicht ganz gespeichert. Alles davor ist in Ordnung. Speichere sie noch einmal und öffne sie dann.
match-reason-record-changed = An dieser aufgezeichneten Partie wurde nachträglich etwas geändert: Ihr Siegel passt nicht. Öffne die Datei so, wie sie gespeichert wurde.
match-reason-record-damaged = Zeile { $line } dieser aufgezeichneten Partie ist hier nicht lesbar: Sie wurde geändert oder stammt von einer anderen Version von Lusoria. Öffne die Datei so, wie sie gespeichert wurde.
match-reason-record-too-long = Diese aufgezeichnete Partie ist zu lang: Sie durchzugehen dauert mehr als { $seconds } Sekunden. Öffne eine andere.

## Der Tisch im Terminal

table-player = Spieler { $letter }
table-you = du
table-round = Runde { $number }
table-turn = Zug { $number }
table-set-up = Aufbau
table-begins = beginnt:
table-on-turn = am Zug
table-gaul = Gallier
table-roman = Römer
table-left = noch { $count }
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-must-go = { $count ->
    [one] ({ $count } muss im Winter gehen)
   *[other] ({ $count } müssen im Winter gehen)
}
table-must-go-briefly = (−{ $count } im Winter)
table-stockpile = { $count ->
    [one] Vorrat { $count } Siegpunkt
   *[other] Vorrat { $count } Siegpunkte
}
table-deck = Stapel { $count }
table-discards = Ablage { $count }
table-discard-pile = Ablagestapel
table-more-cards = … { $count } weitere
table-keep-one-of = behalte 1 von
table-fame = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
table-money = { $count ->
    [one] { $count } Sesterz
   *[other] { $count } Sesterzen
}
table-building = Gebäude
table-character = Person
table-def = Vt
table-blocked = blockiert
table-hand = Hand
table-hand-or-face-down = auf der Hand oder verdeckt
table-hidden-cards = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
table-dice = Würfel
table-drawn = gezogen
table-hand-or-drawn = auf der Hand oder gezogen
table-picked-up = aufgenommen
table-laid-next = { $card } (als Nächstes)
table-acts = { $card } handelt
table-forts-stand = { $count ->
    [one] { $count } Kastell steht
   *[other] { $count } Kastelle stehen
}
table-neutral = neutral
table-tokens = Kastelle { $forts }, Punkteplättchen { $points }
table-supply = { $count } im Vorrat
table-ships = Schiffe
table-eagle = Adler
table-away = fort
table-legion = Legion

table-thinking = überlegt …
table-getting-ready = { $step ->
    [rules] { $seconds } s: Regeln werden vorbereitet, { $done } von { $of }. Das dauert nur beim ersten Mal.
    [bots] { $seconds } s: Bots werden vorbereitet. Das dauert nur beim ersten Mal.
   *[start] { $seconds } s: Die Bots machen sich bereit.
}
table-bot-failed = { $name } hat versagt: { $why }
table-bots-ended = Der Prozess der Bots hat mit Status { $status } geendet. Seine letzten Worte: { $words }
table-bot-failed-help = Nichts ist verloren. Enter: neuer Versuch. Oder nenne, wer den Platz übernimmt ({ $bots }). Oder „schluss“, und später geht es weiter.
table-bot-unknown = „{ $line }“ ist nichts davon.
table-try-again = Nichts ist verloren: Tippe noch einmal „{ $command }“, dann wird ein neuer Prozess gestartet.
table-too-small = Das Fenster hat { $width } × { $height } Zeichen, der Tisch braucht { $columns } × { $lines }. Mach es größer oder die Schrift kleiner und drücke Enter. Antworten kannst du trotzdem:
table-curtain = Die Tastatur geht an { $name }. Die anderen schauen weg. Drücke Enter.
table-which = { $head } … was davon? { $tails }
table-several = „{ $line }“ kann mehreres heißen: { $answers }. Tippe eins davon.
table-not-understood = „{ $line }“ ist weder Antwort noch Befehl. Tippe, was das Menü anbietet, oder „hilfe“.
table-did-you-mean = Meintest du „{ $line }“?
table-like-this = Zum Beispiel: „{ $line }“.
table-allowed = „{ $action }“ ist erlaubt.
table-hint-from = So würde { $bot } spielen, wenn auch alle anderen wie { $bot } spielten:
table-hint = { $action }: gewinnt zu { $percent } %
table-undone = Zurückgenommen: { $action }
table-undo-not = Nichts lässt sich zurücknehmen: Seit der letzten Antwort fiel ein Würfel, wurde eine Karte aufgedeckt oder hat jemand anders entschieden.
table-undo-nothing = Du hast noch nichts geantwortet: Es gibt nichts zurückzunehmen.
table-saved = Jede Antwort ist sofort gesichert, in { $path }
table-pace = Tempo der Bots: { $pace }. Tippe „tempo“ mit einem von: { $all }.
table-pace-slow = langsam
table-pace-normal = normal
table-pace-fast = schnell
table-kept = Auf Wiedersehen. Das Spiel ist gespeichert; weiter geht es, wann du willst:
table-record-told = Die Aufzeichnung mit dem Schlüssel des Gebers:
table-rules-how = tippe „regeln“ mit einer Nummer, einer Karte oder einem Wort
table-rules-none = Keine Regel hat die Nummer oder das Wort „{ $asked }“.
table-why-none = Nichts, was man jetzt erwarten könnte, ist verboten.
table-why-title = Was man erwarten könnte, und warum es jetzt nicht erlaubt ist
table-log-title = Was geschehen ist, das Neueste zuerst
table-more = Enter: weiter, q: genug
table-total = Summe
table-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

table-step-at = Zug { $turn }, Eintrag { $number } von { $count }
table-step-back = zurück
table-step-turn = zug
table-step-end = ende
table-step-how = Enter: weiter · zurück · zug: zum nächsten Zug · eine Zahl: zu diesem Zug · ende · schluss

table-help-title = Was du tippen kannst
table-help-answers = { $game ->
    [armorica] Eine Zahl ist eine Zahl des Tisches: „1“ nimmt die Karte mit [1]. Auch Worte gehen: „nimm G-A3“, „g-a3“; von einem Wort genügen die unterstrichenen Buchstaben: „n 1“, „p“. Tab ergänzt, Enter zeichnet den Tisch neu.
    [roma] Zahlen sind die der Würfel und Scheiben: „geld 5“, „lege forum 4“. Von einem Wort genügen die unterstrichenen Buchstaben, von einem Namen so viele, dass er eindeutig ist: „forum 4“, „lege f 4“. Tab ergänzt, Enter zeichnet den Tisch neu.
   *[cambria] Eine Zahl ist eine Straße wie auf der Karte: „setze 5“, „setze r05“ oder nur „5“. Von einem Wort genügen die unterstrichenen Buchstaben. Tab ergänzt, Enter zeichnet den Tisch neu.
}
table-help-hint = die drei besten Antworten mit Gewinnaussichten
table-help-undo = die letzte Antwort zurücknehmen, solange seither nichts Neues bekannt wurde
table-help-rules = { $game ->
    [armorica] die Regeln nach Nummer oder Wort: „regeln A4.2“, „regeln amphore“
    [roma] die Regeln nach Nummer, Karte oder Wort: „regeln R6.2“, „regeln forum“
   *[cambria] die Regeln nach Nummer oder Wort: „regeln C6.2“, „regeln legion“
}
table-help-table = der ganze Tisch, Seite für Seite
table-help-log = alles, was geschehen ist
table-help-why = { $game ->
    [armorica] warum eine Antwort nicht erlaubt ist: „warum nimm G-A6“; nur „warum“: alle
    [roma] warum eine Antwort nicht erlaubt ist: „warum aktiviere 3“; nur „warum“: alle
   *[cambria] warum eine Antwort nicht erlaubt ist: „warum setze r05“; nur „warum“: alle
}
table-help-save = wo das Spiel mitgeschrieben wird
table-help-pace = wie schnell die Bots ziehen: „tempo schnell“
table-help-quit = gehen; das Spiel lässt sich fortsetzen
table-help-help = diese Seite
table-legend-armorica = [3] ist in Reichweite, die dritte von rechts, und „3“ nimmt sie; geht es um die andere Reihe, zeigt es nur der Fettdruck. Striche in einer Auslage trennen die Sätze. Die Zahl hinter dem Namen eines Symbols ist seine Summe. Amphoren 5/6: fünf Amphoren für sechs Karten. Wo der Platz knapp ist, stehen zwei Buchstaben für ein Wort.
table-legend-roma = P Person, G Gebäude, $ Kosten, Vt wirksame Verteidigung, darunter, was sie ändert. Eine Scheibe mit ◄ passt zu einem ungenutzten Würfel. ▒ verdeckt, × blockiert. „regeln forum“ sagt, was eine Karte tut.
table-legend-cambria = Auf der Karte: [4] ein Kastell und sein Wert, (A) eins, das A genommen hat, 05· eine freie Straße, 05B eine, auf der B steht. In der Liste, hinter einem Kastell: sein Wert, + das Punkteplättchen, dann seine Straßen und wer dort steht: ein Buchstabe für einen Platz, N neutral, L die Legion, · niemand. →A: A bekäme es. =A: A hat es. Hinter den Würfeln, → r05: wohin der Krieger kommt, der gerade gewählt wird.

table-command-hint = tipp
table-command-undo = zurück
table-command-rules = regeln
table-command-table = tisch
table-command-log = verlauf
table-command-why = warum
table-command-save = sichern
table-command-pace = tempo
table-command-quit = schluss
table-command-help = hilfe

table-which-game = Was spielen wir?
table-about-armorica = Gallier und Römer ansiedeln, ernähren und Sätze sammeln (2–4)
table-about-roma = Würfel und Karten, ein Duell um Siegpunkte (2)
table-about-cambria = die Straßen um die römischen Kastelle schließen (2–5)
table-how-many = Wie viele spielen mit?
table-which-rules = Nach welchen Regeln?
table-rules-usual = wie üblich
table-rules-change = einzeln auswählen
table-which-opponent = Wer sitzt auf Platz { $letter }?
table-mixed = Auf jedem Platz ein anderer
table-friend = Jemand an dieser Tastatur
table-lobby-unknown = „{ $line }“ steht nicht in dieser Liste. Tippe eine Nummer oder einen Namen.
table-lobby-foot = Enter nimmt die Zeile mit *. „zurück“: eine Frage zurück. „schluss“: gehen.
table-back = zurück
table-go-on = Weiter: { $game } vom { $when }, mit { $others }
table-when = %d.%m., %H:%M
table-friends = Freunden
table-play-again = Noch einmal? Enter: derselbe Tisch noch einmal. „menü“: ein anderes Spiel. „schluss“: gehen.
table-menu = menü
table-which-opponents = Gegen wen?
table-level-tiro = ein Rekrut, freundlich
table-level-miles = ein Soldat, der das Handwerk kennt
table-level-centurio = plant und bestraft Fehler
table-level-legatus = stark
table-level-imperator = am stärksten
table-with-friends = Freunde an dieser Tastatur

table-word-activate = aktiviere
table-word-battle = kampf
table-word-board = besteige
table-word-bribe = besteche
table-word-buy = kaufe
table-word-cards = karten
table-word-copy = kopiere
table-word-discard = entferne
table-word-done = fertig
table-word-draw = ziehe
table-word-end = ende
table-word-for = für
table-word-from = von
table-word-give = gib
table-word-keep = behalte
table-word-lay = lege
table-word-legion = legion
table-word-money = geld
table-word-move = versetze
table-word-neutral = neutral
table-word-pass = passe
table-word-place = setze
table-word-put = platziere
table-word-reroll = neuwurf
table-word-roll = wurf
table-word-set = stelle
table-word-ship = schiff
table-word-spend = verwende
table-word-stand = steht
table-word-start = start
table-word-take = nimm
table-word-target = ziel

## `lusoria show` und `lusoria replay`

replay-fate = Schicksal
replay-table = { $game }, Regelversion { $rules }{ $options }, Material { $components }
replay-seat-taken = { $name } setzt sich auf Platz { $letter }
replay-undo = zurück: vor Eintrag { $entry }
replay-typed = Tisch
replay-audit = { $count ->
    [one] Der Schlüssel ist der versprochene; die eine Antwort des Gebers folgt daraus
   *[other] Der Schlüssel ist der versprochene; alle { $count } Antworten des Gebers folgen daraus
}
replay-audit-none = { $why ->
    [no_dealer] Die Würfel lassen sich nicht nachprüfen: Dieser Tisch hatte keinen Geber, es wurde selbst gewürfelt und gezogen.
   *[unfinished] Die Würfel lassen sich noch nicht nachprüfen: Der Geber verrät seinen Schlüssel erst am Ende der Partie.
}
replay-audit-typed = { $count ->
    [one] ; { $count } wurde am Tisch eingegeben
   *[other] ; { $count } wurden am Tisch eingegeben
}
