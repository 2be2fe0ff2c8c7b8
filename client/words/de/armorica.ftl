# Armoricas Tisch: was nur der Browser sagt.

armorica-round = Runde { $round } von { $last }
armorica-last-round = Letzte Runde
armorica-phase-gaul = Gallier
armorica-phase-roman = Römer
armorica-phase-winter = Hungerwinter
armorica-phase-fed = Hungerwinter: alle satt
armorica-heading = Runde { $round } · { $phase }

armorica-headline-gaul = Du bist dran: Nimm einen Gallier oder passe
armorica-headline-roman = Du bist dran: Nimm einen Römer oder passe
armorica-headline-winter = { $n ->
    [one] Hungerwinter: Eine Karte muss gehen
    [2] Hungerwinter: Zwei Karten müssen gehen
   *[other] Hungerwinter: { $n } Karten müssen gehen
}
armorica-headline-pass = Du bist dran: Dir bleibt nur Passen
armorica-ask-gaul = Welchen Gallier nimmst du?
armorica-ask-roman = Welchen Römer nimmst du?
armorica-none-gaul = Kein Gallier ist in Reichweite
armorica-none-roman = Kein Römer ist in Reichweite
armorica-ask-winter = { $n ->
    [one] Eine Karte muss gehen
    [2] Zwei Karten müssen gehen
   *[other] { $n } Karten müssen gehen
}
armorica-in-reach = { $n ->
    [one] Einer ist in Reichweite.
    [2] Zwei sind in Reichweite.
    [3] Drei sind in Reichweite.
    [4] Vier sind in Reichweite.
    [5] Fünf sind in Reichweite.
   *[other] Alle sechs sind in Reichweite.
}
armorica-pass-more = Wer passt, entfernt die Karte ganz rechts.
armorica-pass-only = Dir bleibt nur Passen.
armorica-pass = Passen
armorica-take = Nehmen
armorica-let-go = { $n ->
    [one] Gehen lassen
    [2] Zwei gehen lassen
   *[other] { $n } gehen lassen
}
armorica-chosen = { $must ->
    [one] Wähle eine, die leuchtet.
   *[other] { $n } von { $must } gewählt.
}
armorica-stay = Karten mit Amphore bleiben.
armorica-leave = { $n ->
    [one] Verlässt das Spiel: { $names }.
   *[other] Verlassen das Spiel: { $names }.
}
armorica-cost = { $now ->
    [one] Aus { $now } Punkt werden { $then }.
   *[other] Aus { $now } Punkten { $then ->
        [one] wird { $then }
       *[other] werden { $then }
    }.
}
armorica-cost-none = { $now ->
    [one] Es bleibt bei { $now } Punkt.
   *[other] Es bleibt bei { $now } Punkten.
}

armorica-row-gaul = Gallier
armorica-row-roman = Römer
armorica-row-label = { $name }, { $deck }
# Where a card comes from.
armorica-from-start = eine Start-Karte
armorica-from-gaul = Gallier, Stapel { $deck }
armorica-from-roman = Römer, Stapel { $deck }
armorica-icons-good-for = Was ihre Symbole bringen
# On a table that is seen, the other row says when its turn comes.
armorica-reason-not-in-row = { $question ->
    [take_gaul] Jetzt werden Gallier genommen; danach kommen die Römer dran.
   *[take_roman] Jetzt werden Römer genommen; Gallier kommen in der nächsten Runde wieder dran.
}
armorica-row-gaul-now = mit Weizen
armorica-row-gaul-later = mit Weizen
armorica-row-gaul-done = fertig für diese Runde
armorica-row-gaul-resting = ruhen
armorica-row-roman-now = mit Weizen oder ihrem Symbol
armorica-row-roman-later = danach, mit Weizen oder ihrem Symbol
armorica-row-roman-done = fertig für diese Runde
armorica-row-roman-resting = ruhen
armorica-left = { $n ->
    [0] leer
   *[other] noch { $n }
}
armorica-deck = { $n ->
    [0] Stapel leer
   *[other] Stapel { $deck } · insgesamt noch { $n }
}
armorica-from-the-right = von rechts gezählt

armorica-count-wheat = { $n } Weizen
armorica-count-grapes = { $n ->
    [one] { $n } Traube
   *[other] { $n } Trauben
}
armorica-count-olives = { $n ->
    [one] { $n } Olive
   *[other] { $n } Oliven
}
armorica-count-sheep = { $n ->
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
armorica-count-gold = { $n } Gold
armorica-count-amphorae = { $n ->
    [one] { $n } Amphore
   *[other] { $n } Amphoren
}
armorica-no-icons = keine Symbole
armorica-card-in-row = { $suit }, an { $place }. Stelle von rechts: { $icons }. { $reach }
armorica-card-in-display = { $suit } ({ $icons })
armorica-card-may-go = { $suit }, Nummer { $n } ({ $icons })
armorica-then = Du hättest dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
armorica-reached = In Reichweite.
armorica-reached-later = In Reichweite, aber noch nicht dran.
armorica-not-reached = Außer Reichweite: Du brauchst { $n } { $icon ->
    [wheat] Weizen
    [grapes] { $n ->
        [one] Traube
       *[other] Trauben
    }
    [olives] { $n ->
        [one] Olive
       *[other] Oliven
    }
   *[sheep] { $n ->
        [one] Schaf
       *[other] Schafe
    }
} und hast { $have }.
# A pin below a row: up to which place icons reach, and whom.
armorica-pin = { $place ->
    [1] Am rechten Ende erreichst du { $whom }.
   *[other] Bis zur Nummer { $place } von rechts erreichst du { $whom }.
}
armorica-pin-whom = { $whom ->
    [gaul] Gallier
    [wheat] Bauern, Arbeiter, Soldaten
    [grapes] Generäle
    [olives] Matronen
   *[sheep] Bürokraten
} ({ $count })

armorica-seat-label = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
armorica-enlarge = Auslage von { $name } vergrößern
armorica-display-of = Auslage von { $name }
armorica-seat-before = Platz davor
armorica-seat-after = Nächster Platz
armorica-starts = Startspieler
armorica-fed = satt
armorica-points-so-far = { $n ->
    [one] Punkt bisher
   *[other] Punkte bisher
}
armorica-for-sets = für Sätze
armorica-points-word = { $n ->
    [one] Punkt
   *[other] Punkte
}
armorica-most-grapes = meiste Trauben
armorica-most-olives = meiste Oliven
armorica-most-sheep = meiste Schafe
armorica-tie = Gleich viele Punkte: Vorn liegt, wer mehr Gold hat.
armorica-shared = Punkte und Gold sind gleich: Der Platz wird geteilt.
armorica-tied-grapes = Trauben, geteilt
armorica-tied-olives = Oliven, geteilt
armorica-tied-sheep = Schafe, geteilt
armorica-extend = Neue Sorte: Satz zählt { $points }
# What the column of sums and the suits of the next card say when they are asked.
armorica-why-tally = Alle Symbole deiner Auslage zusammen. Markiert sind die, von denen du die meisten hast.
armorica-why-next = Nimm als Nächstes eine dieser Sorten, und dein letzter Satz zählt { $points }.
armorica-sets-label = { $n ->
    [one] { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten in einem Satz
    }
   *[other] { $cards } Karten in { $n } Sätzen
}
armorica-set-points = { $n ->
    [one] Satz aus einer Sorte: { $points }
   *[other] Satz aus { $n } Sorten: { $points }
}
armorica-set-of = { $n ->
    [one] Satz aus einer Sorte
   *[other] Satz aus { $n } Sorten
}
armorica-parts-title = So setzen sich die Punkte zusammen
armorica-reach-title = Reichweite
armorica-reaches-wheat = Gallier und Plebejer
armorica-reaches-grapes = Generäle
armorica-reaches-olives = Matronen
armorica-reaches-sheep = Bürokraten
armorica-reach-to = { $n ->
    [0] keine
    [one] nur die Karte ganz rechts
    [6] die ganze Reihe
   *[other] die { $n } ganz rechts
}
armorica-display-in-sets = Auslage nach Sätzen

armorica-feed = { $amphorae ->
    [one] { $amphorae } Amphore
   *[other] { $amphorae } Amphoren
} für { $cards ->
    [one] { $cards } Karte:
   *[other] { $cards } Karten:
}
armorica-feed-spare = { $n ->
    [one] alle satt, eine übrig.
   *[other] alle satt, { $n } übrig.
}
armorica-feed-even = alle satt, keine übrig.
armorica-feed-even-more = Kommt eine ohne Amphore dazu, muss eine gehen.
armorica-feed-short = { $n ->
    [one] Eine muss im Winter gehen.
    [2] Zwei müssen im Winter gehen.
   *[other] { $n } müssen im Winter gehen.
}

armorica-all-seats = Alle Plätze
armorica-seat = Platz
armorica-cards = Karten
armorica-points = Punkte

# Eine Karte im Protokoll: als das, was jemand nimmt, und als das, was selbst etwas tut.
armorica-event-drawn = { $nation ->
    [gaul] { $a } { $card } kommt zu den Galliern.
   *[roman] { $a } { $card } kommt zu den Römern.
}
armorica-event-taken = { seat } nimmt { $a } { $card }.
armorica-event-passed = { $card ->
    [none] { seat } passt.
   *[other] { seat } passt und entfernt { $a } { $card }.
}
armorica-event-starved = { seat } verliert im Winter { $a } { $card }.
armorica-event-row-trimmed = { $a } { $card } verlässt am Rundenende die Reihe.
armorica-a-taken-farmer = einen
armorica-a-taken-worker = einen
armorica-a-taken-soldier = einen
armorica-a-taken-matron = eine
armorica-a-taken-general = einen
armorica-a-taken-bureaucrat = einen
armorica-taken-farmer = Bauern
armorica-taken-worker = Arbeiter
armorica-taken-soldier = Soldaten
armorica-taken-matron = Matrone
armorica-taken-general = General
armorica-taken-bureaucrat = Bürokraten
armorica-a-named-farmer = Ein
armorica-a-named-worker = Ein
armorica-a-named-soldier = Ein
armorica-a-named-matron = Eine
armorica-a-named-general = Ein
armorica-a-named-bureaucrat = Ein
armorica-named-farmer = Bauer
armorica-named-worker = Arbeiter
armorica-named-soldier = Soldat
armorica-named-matron = Matrone
armorica-named-general = General
armorica-named-bureaucrat = Bürokrat
armorica-the-farmer = Der Bauer
armorica-the-worker = Der Arbeiter
armorica-the-soldier = Der Soldat
armorica-the-matron = Die Matrone
armorica-the-general = Der General
armorica-the-bureaucrat = Der Bürokrat
