# Was eine Karte tut, in einer Zeile (R12; Optionen wie im Regelheft).

roma-text-sicarius = Wirft eine gegne­rische Person und sich selbst ab.
roma-text-architectus = Lege Gebäude von der Hand kostenlos aus.
roma-text-consiliarius = Versetzt eine deiner Personen.
roma-text-legatus = 1 Sieg­punkt je leere Scheibe des Gegners.
roma-text-gladiator = Schickt eine gegne­rische Person auf die Hand zurück.
roma-text-mercator = Kauft dem Gegner Sieg­punkte ab, je 2 Sester­zen.
roma-text-consul = Ändert unge­nutzte Würfel um 1, auf oder ab.
roma-text-legionarius = Bekämpft die Karte gegenüber.
roma-text-nero = Wirft ein gegne­risches Gebäude und sich selbst ab.
roma-text-praetorianus = Blockiert eine gegne­rische Scheibe für einen Zug.
roma-text-scaenicus = Ahmt eine deiner Personen nach.
roma-text-haruspex = Nimmt eine beliebige Karte aus dem Stapel.
roma-text-senator = Lege Personen von der Hand kostenlos aus.
roma-text-velites = Bekämpfen eine beliebige gegne­rische Person.
roma-text-essedum = Vertei­digungen des Gegners −2 in diesem Zug.
roma-text-tribunus = Nimmt dem Gegner 1 Sieg­punkt.
roma-text-centurio = Bekämpft das Gegenüber; nach Fehl­schlag ein Würfel dazu.
roma-text-aesculapinum = Holt eine Person vom Ablage­stapel.
roma-text-basilica = Ein Forum daneben bringt 2 Sieg­punkte mehr.
roma-text-machina = Versetzt eines deiner Gebäude.
roma-text-forum = Zwei Würfel: Sieg­punkte nach dem zweiten.
roma-text-mercatus = 1 Sieg­punkt je Forum des Gegners.
roma-text-onager = Bekämpft ein beliebiges gegne­risches Gebäude.
roma-text-templum = Ein Forum daneben darf einen dritten Würfel nutzen.
roma-text-turris = Alle deine Karten: Vertei­digung +1.

# Wo der Tisch eine Karte anders liest als die Spielregel (R13).

roma-text-turris-publisher = Deine anderen Karten: Vertei­digung +1.
roma-text-consiliarius-publisher = Legt alle deine Personen neu aus.
roma-text-machina-publisher = Legt alle deine Gebäude neu aus.
roma-text-consul-publisher = Ändert einen unge­nutzten Würfel um 1, auf oder ab.
roma-text-mercatus-publisher = Nimmt dem Gegner 1 Sieg­punkt je Forum.

# Der Tisch.

roma-setup = Aufbau
roma-turn = Zug { $turn }
roma-turn-of = Zug { $turn } · { $name }
roma-phase-empty = Leere Scheiben
roma-phase-roll = Wurf
roma-phase-actions = Aktionen
roma-fame-word = Siegpunkte
roma-owner = { $whose ->
    [mine] Du
   *[theirs] Gegner
}
roma-fame-n = { $fame ->
    [one] { $fame } Siegpunkt
   *[other] { $fame } Siegpunkte
}
roma-sestertii = { $money ->
    [one] Sesterz
   *[other] Sesterzen
}
roma-stockpile = Vorrat
roma-stockpile-empty = leer
roma-left = noch { $left }
roma-ends-at-none = Ende bei 0
roma-turns-left = { $turns ->
    [one] noch { $turns } Zug
   *[other] noch { $turns } Züge
}
roma-deck = Stapel { $cards }
roma-discard = Ablage { $cards }
roma-piles = Stapel { $deck } · Ablage { $discard }
roma-piles-title = Stapel und Vorrat
roma-look-discard = Ablagestapel, { $cards }: durchsehen
roma-cards-in-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
roma-hand = { $cards ->
    [one] Deine Hand, { $cards } Karte
   *[other] Deine Hand, { $cards } Karten
}
roma-discs = Die Scheiben und die Karten zu beiden Seiten
roma-dice = Aktionswürfel
roma-dice-of = Würfel von { $name }
roma-no-dice = kein ungenutzter Würfel
roma-dice-rest = Die Würfel ruhen, bis die Karten aufgedeckt sind.
roma-picked-up = gewählt
roma-used = genutzt
roma-used-money = Geld
roma-used-cards = Karten
roma-die-used = Würfel mit { $value }, genutzt: { $use }
roma-die-spent = { $value ->
    [0] Genutzter Würfel
   *[other] Würfel mit { $value }, genutzt
}
roma-disc = Scheibe { $disc }
roma-can = wählbar
roma-place = { $whose ->
    [mine] Deine Scheibe { $disc }
   *[theirs] Scheibe { $disc } des Gegners
}
roma-free = frei
roma-empty = leer
roma-empty-costs = −1 je Zug
roma-face-down = verdeckt
roma-blocked = blockiert
roma-defence = Verteidigung
roma-defence-of = Verteidigung { $defence }
roma-lost = verloren
roma-goes-too = geht
roma-laid-note = Deine Karten liegen. Nur du siehst durch den Schleier, bis alle aufgedeckt werden.
roma-supply-money = Die Bank: Nimm einen Würfel auf, um Geld zu nehmen
roma-supply-cards = Der Stapel: Nimm einen Würfel auf, um Karten zu ziehen
roma-supply = { $use ->
    [money] Die Bank
   *[cards] Der Stapel
}

# Was man tun kann.

roma-end-turn = Zug beenden
roma-activate = { $card } akti­vieren
roma-against = { $card }: ab { $defence }
roma-needs = ab { $defence }
roma-bribe = { $card } be­stechen
roma-pay = { $money } zahlen
roma-pay-short = für { $money }
roma-takes-dice = { $further ->
    [1] 2 Würfel
   *[other] 2–3 Würfel
}
roma-use-money = Nimm { $n }
roma-use-cards = { $n ->
    [one] Ziehe 1
   *[other] Ziehe { $n }, behalte 1
}
roma-done = Fertig
roma-reroll = Erneut würfeln
roma-stand = Stehen lassen
roma-cover = { $card } ersetzen
roma-loses = verliert { $card }
roma-keep = { $card } behalten
roma-keep-word = behalten
roma-take = { $card } nehmen
roma-take-card = Karte nehmen
roma-set = Auf { $dice } drehen
roma-set-dice = Würfel drehen
roma-and = { $a } und { $b }
roma-buy = { $fame } kaufen
roma-buy-most = Möglichst viele: { $fame }
roma-ends-game = Spielende
roma-less = Weniger
roma-more = Mehr
roma-die-up = Die { $value } höher drehen
roma-die-down = Die { $value } tiefer drehen
roma-leave-it = Nicht dazuzählen

# Was gefragt ist.

roma-tap-glow = Wähle, was leuchtet.
roma-ask-give = { $n ->
    [1] Welche Karte gibst du { $name }?
   *[other] Welche zweite Karte gibst du { $name }?
}
roma-give-more = Erst wählen beide, dann bekommen beide. Zum Lesen Maus oder Finger auf der Karte ruhen lassen.
roma-you-pass = Du gibst { $name }
roma-they-pass = { $name } gibt dir
roma-nth-card = { $n }. Karte
roma-waits-give = { $name } wählt zwei Karten zum Weitergeben.
roma-waits-layout = { $name } legt Karten verdeckt aus.
roma-waits-layout-more = Welche Scheiben belegt sind, ist offen; welche Karte wo liegt, nicht.
roma-ask-layout = Welche Karte legst du als nächste?
roma-ask-layout-more = { $bribery ->
    [on] Alle deine Karten kommen verdeckt an je eine Scheibe. Ein Würfel dieser Zahl aktiviert die Karte; an Scheibe 7 jeder, gegen Bestechung.
   *[off] Alle deine Karten kommen verdeckt an je eine Scheibe. Ein Würfel dieser Zahl aktiviert die Karte.
}
roma-ask-lay-free = Welche Karte legst du kostenlos aus?
roma-ask-lay-free-more = So viele du willst; du darfst auch aufhören.
roma-ask-disc = Wohin kommt { $card }?
roma-ask-disc-act = { $money ->
    [one] Für deinen einzigen Sesterz. Eine Karte, die dort liegt, geht verloren.
   *[other] Für { $cost } deiner { $money } Sesterzen. Eine Karte, die dort liegt, geht verloren.
}
roma-ask-disc-layout = Jede Scheibe, die leer bleibt, kostet zu Beginn deines Zuges 1 Siegpunkt.
roma-ask-disc-lay-free = Kostenlos. Eine Karte, die dort liegt, geht verloren.
roma-ask-cover = { $card } an Scheibe { $disc } legen?
roma-ask-cover-move = { $card } an Scheibe { $disc } versetzen?
roma-ask-cover-more = { $card } wird abgelegt, nichts wird erstattet.
roma-ask-act = Was tust du?
roma-ask-act-dice-cards = Nimm Würfel oder Karte auf oder beende den Zug.
roma-ask-act-dice = Nimm einen Würfel auf oder beende deinen Zug.
roma-ask-act-none-cards = Lege eine Karte aus oder beende deinen Zug.
roma-ask-act-none = Beende deinen Zug.
roma-ask-act-done = Mehr ist nicht zu tun.
roma-ask-end = { $dice ->
    [one] Den Zug mit einem ungenutzten Würfel beenden?
   *[other] Den Zug mit { $dice } ungenutzten Würfeln beenden?
}
roma-ask-end-more = Ungenutzte Würfel verfallen. Sie brächten { roma-money }.
roma-ask-die = Wofür nimmst du die { $die }?
roma-ask-die-more = Wähle, was leuchtet, oder noch einmal den Würfel, um ihn zurückzulegen.
roma-ask-reroll = Dreimal { $die }: alle erneut würfeln oder stehen lassen?
roma-ask-reroll-more = Nur nach drei gleichen.
roma-ask-keep = Welche der gezogenen Karten behältst du?
roma-ask-keep-more = { $cards ->
    [0] Es gibt nur diese eine.
    [one] Die andere kommt offen auf den Ablagestapel.
   *[other] Die anderen { $cards } kommen offen auf den Ablagestapel.
}
roma-drawn = { $cards ->
    [one] { $cards } gezogene Karte
   *[other] { $cards } gezogene Karten
}
roma-ask-target-other = Welche Scheibe von { $name } wählt { $card }?
roma-ask-target-sicarius = Wen tötet der Sicarius?
roma-ask-target-sicarius-more = Er wird mit seinem Opfer abgelegt.
roma-ask-target-nero = Was brennt Nero nieder?
roma-ask-target-nero-more = Er wird mit dem Gebäude abgelegt.
roma-ask-target-gladiator = Wen schickt der Gladiator auf die Hand zurück?
roma-ask-target-velites = Wen greifen die Velites an?
roma-ask-target-velites-more = Der Kampfwürfel muss die Verteidigung erreichen.
roma-ask-target-onager = Welches Gebäude greift der Onager an?
roma-ask-target-onager-more = Der Kampfwürfel muss die Verteidigung erreichen.
roma-ask-target-praetorianus = Welche Scheibe blockierst du für den nächsten Zug von { $name }?
roma-ask-copy = Welche Person ahmt der Scaenicus nach?
roma-ask-copy-more = Er handelt von seiner eigenen Scheibe aus.
roma-ask-move = Welche Karte versetzt du?
roma-ask-move-more = Erst die Karte, dann ihre neue Scheibe.
roma-ask-move-to = Wohin versetzt du { $card }?
roma-ask-move-to-more = { $type ->
    [building] Eine Person, die dort liegt, geht verloren.
   *[character] Ein Gebäude, das dort liegt, geht verloren.
}
roma-ask-put-more = Alle aufgenommenen Karten werden neu ausgelegt, jede an eine eigene Scheibe.
roma-from-disc = von { $disc }
roma-ask-add-die = Einen deiner Würfel dazuzählen?
roma-ask-add-die-more = Er ist verbraucht, ob Treffer oder nicht.
roma-hits = trifft
roma-misses = verfehlt
roma-hit = { $die } gegen { $defence }: ein Treffer
roma-miss = { $die } gegen { $defence }: daneben
roma-miss-by = { $die } gegen { $defence }: { $by ->
    [one] Es fehlt { $by }
   *[other] Es fehlen { $by }
}
roma-falls = fällt
roma-ask-second-die = Welchen zweiten Würfel setzt du ein?
roma-ask-second-die-more = Er bringt so viele Siegpunkte, wie er zeigt.
roma-basilica-adds = Basilica: +{ $bonus }.
roma-ask-third-die = Auch den dritten Würfel einsetzen?
roma-keep-third-die = ohne den dritten
roma-ask-third-die-more = Das Templum neben dem Forum erlaubt es.
roma-ask-set = { $consul ->
    [publisher] Welchen ungenutzten Würfel drehst du höher oder tiefer?
   *[rulebook] Welche ungenutzten Würfel drehst du höher oder tiefer?
}
roma-ask-set-to = Aus { $from } nun { $to } machen?
roma-ask-set-more = { $consul ->
    [publisher] Um 1, und nur diesen einen.
   *[rulebook] Um 1, und mindestens ein Würfel ändert sich.
}
roma-ask-buy = Wie viele Siegpunkte kaufst du?
roma-ask-buy-more = { $money ->
    [one] Je { $money } Sesterz, an { $name }. Höchstens { $most }.
   *[other] Je { $money } Sesterzen, an { $name }. Höchstens { $most }.
}
roma-ask-take-deck = Welche Karte nimmst du aus dem Stapel?
roma-ask-take-deck-more = Markiere eine Karte, dann nimm sie. Danach wird der Stapel gemischt.
roma-ask-take-discard = Welche Person nimmst du?
roma-ask-take-discard-more = Vom Ablagestapel; alle sehen, welche.
roma-the-deck = Der Stapel
roma-the-discard = Der Ablagestapel
roma-find = Name, oder was sie tut
roma-find-none = Hier ist keine solche Karte.
roma-sort = Welche Karten
roma-sort-all = Alle { $cards }
roma-sort-character = Personen { $cards }
roma-sort-building = Gebäude { $cards }
roma-copies = { $card }, { $copies }-mal

# Eine Karte erklärt.

roma-type-character = Person
roma-type-building = Gebäude
roma-to-lay = { $cost ->
    [one] Sesterz zum Auslegen
   *[other] Sesterzen zum Auslegen
}
roma-to-activate = { $dice ->
    [0] wirkt, solange sie liegt
   *[other] Würfel zum Aktivieren
}
roma-printed = gedruckt { $defence }
roma-may-activate = { $further ->
    [0] Du darfst sie mit der { $die } aktivieren.
    [1] Du darfst sie mit der { $die } aktivieren; dann kostet sie noch einen zweiten Würfel.
   *[other] Du darfst sie mit der { $die } aktivieren; dann kostet sie noch einen zweiten Würfel und, wenn du willst, auch den dritten.
}
roma-may-bribe = { $further ->
    [0] Du darfst sie mit der { $die } bestechen und zahlst { $die }.
    [1] Du darfst sie mit der { $die } bestechen und zahlst { $die }; dann kostet sie noch einen zweiten Würfel.
   *[other] Du darfst sie mit der { $die } bestechen und zahlst { $die }; dann kostet sie noch einen zweiten Würfel und, wenn du willst, auch den dritten.
}
roma-may-lay = Du darfst sie jetzt auslegen.
roma-in-the-game = { $copies } im Spiel
roma-on-disc = an Scheibe { $disc }
roma-in-your-hand = { $cards } auf deiner Hand
roma-among-drawn = { $cards } gerade gezogen
roma-in-their-hand = { $down ->
    [yes] { $cards } auf der Hand des Gegners oder verdeckt
   *[no] { $cards } auf der Hand des Gegners
}
roma-discarded = { $cards } abgelegt
roma-unseen = { $cards } ungesehen

# Antworten beim Namen, für Tipps und Begründungen.

roma-own-dice = Eigene Würfel und Karten: Wähle, was gekommen ist.
roma-own-battle = { $card } gegen { $other }: ab { $defence } ein Treffer. Wähle, was gefallen ist.
roma-label-lay = { $a } an Scheibe { $b }
roma-label-put = an Scheibe { $a }
roma-label-target = Scheibe { $a }
roma-label-copy = Scheibe { $a } nachahmen
roma-label-move = Scheibe { $a } an Scheibe { $b }
roma-label-activate = Scheibe { $a } aktivieren
roma-label-bribe = mit der { $a } bestechen
roma-label-money = Geld für die { $a }
roma-label-cards = Karten für die { $a }
roma-label-buy = Siegpunkte kaufen: { $a }
roma-label-set = Würfel auf { $a } { $b }
roma-label-spend = die { $a } einsetzen
roma-label-give = { $a } weitergeben
roma-label-keep = { $a } behalten
roma-label-take = { $a } nehmen
roma-label-end = den Zug beenden
roma-label-done = fertig
roma-label-stand = stehen lassen
roma-label-reroll = erneut würfeln
roma-headline-act-dice-cards = Dein Zug: Würfel, Karten oder Zugende
roma-headline-act-dice = Dein Zug: Würfel oder Zugende
roma-headline-act-none-cards = Dein Zug: Karte oder Zugende
roma-headline-act-none = Dein Zug: nur noch beenden

# Why something cannot be chosen.

roma-why-other-disc = { $bribery ->
    [on] Ein Würfel aktiviert die Karte an der Scheibe mit seiner Zahl, die { $die } an Scheibe { $die }, oder er besticht die Karte an Scheibe 7. Sonst bringt er Geld oder Karten.
   *[off] Ein Würfel aktiviert die Karte an der Scheibe mit seiner Zahl: die { $die } an Scheibe { $die }. Sonst bringt er Geld oder Karten.
}
roma-why-used = Dieser Würfel ist in diesem Zug schon eingesetzt: Jeder dient nur einer Aktion.
roma-why-blocked = { $barred ->
    [yes] Diese Scheibe ist blockiert: Bis der Zug vorbei ist, lässt sich ihre Karte nicht aktivieren und keine andere dorthin legen.
   *[no] Diese Scheibe ist blockiert: Ihre Karte lässt sich nicht aktivieren, bis der Zug vorbei ist.
}
roma-why-face-down = Verdeckt, bis beide alle Karten gelegt haben.
roma-why-free = Ein freier Platz. Beim Aufbau kommt jede Karte an eine eigene Scheibe.
roma-why-empty = Eine leere Scheibe: Sie kostet ihren Besitzer zu Beginn jedes seiner Züge 1 Siegpunkt.
roma-why-no-discard = Noch liegt nichts auf dem Ablagestapel.
roma-why-less = Noch ist nichts gekauft.
roma-why-buy = Mindestens 1 Siegpunkt wird gekauft: Wähle zuerst, wie viele.
roma-why-take = Markiere zuerst eine Karte: Wähle eine, die leuchtet.
roma-why-set = Drehe zuerst einen Würfel höher oder tiefer.
roma-why-turn = Die { $value } lässt sich nicht so drehen: Ein Würfel zeigt 1 bis 6 und ändert sich um 1, soweit die Karte es erlaubt.
roma-end-lead = { $ahead ->
    [0] { $points } Siegpunkte, ebenso viele wie der Gegner: unentschieden.
   *[other] { $points } Siegpunkte, { $ahead } mehr als der Gegner.
}
roma-fame-from = Siegpunkte durch
