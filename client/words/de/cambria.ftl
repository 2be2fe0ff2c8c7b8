# Was der Browser am Tisch von Cambria sagt.

# Eine schmale Leiste bricht vor dem Zug um und sonst nirgends.
cambria-status = { $turn ->
    [0] Aufbau
   *[other] { $fallen } von { $end } gefallen, Zug { $turn }
}
cambria-status-over = { $taken } von { $forts } vergeben, Zug { $turn }
cambria-round = Runde { $round }
cambria-map = Karte
cambria-map-cambria = Cambria
cambria-map-cambria-about = Wales, um das Jahr 400
cambria-map-cambria-has = Wales · { $forts } Kastelle, { $roads } Straßen
cambria-map-cumbria = Cumbria
cambria-map-cumbria-about = Die Nordgrenze, um 400
cambria-map-cumbria-has = Nordengland · { $forts } Kastelle, { $roads } Straßen
cambria-map-own = Eigene Karte
cambria-map-own-about = nach ihrer Datei gezeichnet
cambria-map-places = Straßen, Schiffe und Kastelle der Karte
cambria-north = SEPTENTRIO
cambria-legend-ring = Straßen: Farbe und Muster
cambria-legend-first = bekäme das Kastell jetzt
cambria-legend-second = Zweiter: bekäme die Punkte
cambria-larger = Karte vergrößern
cambria-smaller = Ganze Karte
cambria-dice = Würfel
cambria-seats = Spieler
cambria-forts = Kastelle
cambria-roads = Straßen
cambria-ships = Schiffe

cambria-neutral = Neutral
cambria-never-ranked = außer Wertung
cambria-legion = die Legion
cambria-nobody = niemand
# Eine Straße.
cambria-free = frei
cambria-start-player = hat das Spiel begonnen
cambria-warriors = Krieger: { $supply } im Vorrat, { $out } auf Straßen, { $aboard } an Bord
cambria-tokens-of = Plättchen von { $name }
cambria-no-tokens = Noch kein Plättchen
cambria-second-at = Zweiter in { $fort }
cambria-tokens = { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
}
cambria-none = keine
cambria-second-places = Zweite Plätze

# Auf einer Karte, die man sieht, heißt eine Straße nach ihren Kastellen, nicht nach ihrer Nummer.
cambria-road = { $first_fort } { $first_value } – { $second_fort } { $second_value }
cambria-fort = { $fort } { $value }
# Manche Karten verbinden dieselben zwei Kastelle mehrmals.
cambria-road-nth = { $road } ({ $nth })
# Wer im Weg steht; wer zuschaut, wird angesprochen.
cambria-holder = { $yours ->
    [true] einer deiner Krieger
   *[false] { $holder ->
        [legion] die Legion
        [neutral] ein neutraler Krieger
       *[other] ein Krieger von { $holder }
    }
}
# Hier wird nach der Legion als Ganzem gefragt, nicht nach einer Straße.
cambria-reason-no-one-rolled = Nur eine 1 bewegt die Legion; du hast { $dice } gewürfelt.
cambria-reason-no-own-warrior-there = Hier steht keiner deiner Krieger. Wähle einen, der leuchtet.
cambria-fort-open = { $left ->
    [one] Niemand hier, eine Straße frei.
   *[other] Niemand hier, { $left } Straßen frei.
}
cambria-fort-to = { $you ->
    [true] { $left ->
        [0] Fällt am Ende dieses Zuges an dich.
        [one] Vorn liegst du; noch eine Straße ohne Krieger.
       *[other] Vorn liegst du; noch { $left } Straßen ohne Krieger.
    }
   *[false] { $left ->
        [0] Fällt am Ende dieses Zuges an { $name }.
        [one] Vorn liegt { $name }; noch eine Straße ohne Krieger.
       *[other] Vorn liegt { $name }; noch { $left } Straßen ohne Krieger.
    }
}
cambria-fort-tied = Gleichstand: So bekommt es niemand.
cambria-fort-fell-to = { $you ->
    [true] Es gehört dir. Die Straßen bleiben im Spiel.
   *[false] Es gehört { $name }. Die Straßen bleiben im Spiel.
}
cambria-fort-fell-to-nobody = Ging an niemanden.
cambria-points-to = { $you ->
    [true] Zweiter bist du: { $points } Punkte.
   *[false] Zweiter ist { $name }: { $points } Punkte.
}
cambria-points-lost = Zweiter Platz ({ $points } Punkte): { $others ->
    [0] noch niemand.
   *[other] Gleichstand.
}
cambria-road-at = Straße { $road }: { $holder }{ $can ->
    [true] . Wählbar
   *[other] {""}
}
cambria-ship-at = Schiff { $ship }: { $holder }{ $can ->
    [true] . Wählbar
   *[other] {""}
}
cambria-ship = Schiff { $ship }
cambria-ship-about = Wer zu Beginn des Zuges an Bord war, darf einen Würfel zur { $ship } machen.
# Was es bewirkt, eine besetzte Straße zu wählen.
cambria-leaves = { $who ->
    [legion] Du verdrängst hier die Legion: Sie kehrt zum Adler zurück.
    [yours] Du verdrängst hier deinen eigenen Krieger: Er kehrt in den Vorrat zurück.
    [neutral] Du verdrängst hier den neutralen Krieger: Er kehrt in den Vorrat zurück.
   *[other] Du verdrängst hier den Krieger von { $name }: Er kehrt in den Vorrat zurück.
}
cambria-came = Neu seit deinem letzten Zug.
cambria-tap-again = Tippe noch einmal auf die Straße.
cambria-as-it-is = So steht es bis dahin:
cambria-other-roads = Andere Straßen
cambria-standing = Kastelle, die stehen
cambria-fallen = Vergebene Kastelle
cambria-in-supply = im Vorrat
cambria-on-roads = auf Straßen
cambria-aboard = an Bord
cambria-legion-at = Die Legion steht { $place ->
    [eagle] auf dem Adler
    [away] nirgends mehr
   *[road] auf { $road }
}.
cambria-to-the-end = Das Spiel endet, wenn { $forts ->
    [one] ein weiteres Kastell gefallen ist
   *[other] { $forts } weitere Kastelle gefallen sind
}.

cambria-offers = { $count ->
    [one] Schiff { $ships } darf einen Würfel ändern
   *[other] Schiffe { $ships }: Eines darf einen Würfel ändern
}
cambria-offer = Schiff { $name }: Die { $die } wird zur { $ship }
cambria-free-roads = Freie Straßen je Kastellwert

cambria-way-place = Krieger
cambria-way-legion = Legion
cambria-pass = Passen
cambria-no = Nein
cambria-other-goal = { $goal ->
    [ship] Anderes Schiff
   *[road] Andere Straße
}
cambria-die-becomes = { $die } → { $ship }

cambria-ask-setup-place = Wohin kommt dein erster Krieger?
cambria-ask-setup-place-more = Wähle eine leuchtende Straße an einem Kastell { $value }: { $roads ->
    [one] Eine ist frei
   *[other] { $roads } sind frei
}.
cambria-ask-neutral-place = Wohin kommt der neutrale Krieger?
cambria-ask-neutral-place-more = { $die ->
    [1] Eine 1: Jede freie Straße ist recht.
   *[other] Auf eine freie Straße an einem Kastell { $value }; ist dort keine frei, auf eine beliebige. Danach würfelst du für dich.
}
cambria-goal-ship = Schiff { $ship }
cambria-ask-neutral-from = Welcher neutrale Krieger geht dorthin?
cambria-ask-neutral-from-more = Ziel: { $goal }. Der neutrale Vorrat ist leer, also wird einer versetzt.
cambria-ask-from = Welcher deiner Krieger geht dorthin?
cambria-ask-from-more = Ziel: { $goal }. Dein Vorrat ist leer, also wird einer versetzt.
cambria-ask-board = Einen Krieger auf ein freies Schiff setzen?
cambria-ask-board-more = { $supply ->
    [0] Von dort kann er später einen Würfel ändern. Dein Vorrat ist leer: Einer deiner Krieger wird versetzt.
   *[other] Von dort kann er später einen Würfel ändern.
}
cambria-ask-die = Schiff { $name }: Welcher Würfel wird zur { $ship }?
cambria-ask-die-more = Sein Krieger kehrt in deinen Vorrat zurück.
cambria-ask-act = { $way ->
    [pass] Zu diesem Wurf passt keine Straße
    [legion] { $roll ->
        [ones] Zwei Einsen: Die Legion muss marschieren. Wohin?
       *[other] Wohin marschiert die Legion? An ein Kastell { $high }
    }
   *[other] { $roll ->
        [two] { $supply ->
            [0] Versetze einen Krieger auf eine freie Straße an einem Kastell { $low } oder { $high }
           *[other] Setze einen Krieger auf eine freie Straße an einem Kastell { $low } oder { $high }
        }
        [double] { $supply ->
            [0] Versetze einen Krieger an ein Kastell { $high }, auch auf eine fremde Straße
           *[other] Setze einen Krieger an ein Kastell { $high }, auch auf eine fremde Straße
        }
       *[other] { $supply ->
            [0] Versetze einen Krieger auf eine freie Straße an einem Kastell { $high }
           *[other] Setze einen Krieger auf eine freie Straße an einem Kastell { $high }
        }
    }
}
cambria-roads-glow = { $roads ->
    [one] Eine Straße leuchtet.
   *[other] { $roads } Straßen leuchten.
}
cambria-ask-act-more = { $way ->
    [pass] { $ships ->
        [0] Es bleibt nur zu passen.
        [one] Dein Schiff kann noch einen Würfel ändern; sonst passt du.
       *[other] Eines deiner Schiffe kann noch einen Würfel ändern; sonst passt du.
    }
    [legion] { $roll ->
        [ones] Jede andere Straße ist recht; wer dort steht, kehrt in den Vorrat zurück.
       *[other] Wer dort steht, kehrt in den Vorrat zurück. { cambria-roads-glow }
    }
   *[other] { $supply ->
        [0] { cambria-roads-glow } Dein Vorrat ist leer.
        [one] { cambria-roads-glow } Ein Krieger wartet im Vorrat.
       *[other] { cambria-roads-glow } { $supply } Krieger warten im Vorrat.
    }
}
cambria-ask-pass = Trotzdem passen?
cambria-ask-pass-more = { $roads ->
    [0] Ein Schiff könnte noch einen Würfel ändern.
   *[other] { $legion ->
        [true] { cambria-roads-glow } Auch die Legion kann ziehen. Wähle oder gib den Zug ab.
       *[false] { cambria-roads-glow } Wähle eine oder gib den Zug ab.
    }
}

# An einem Tisch mit eigenen Würfeln.
cambria-ask-start-player = Wer beginnt?
cambria-ask-start-player-more = Lasst eure Würfel entscheiden und wählt den Namen.
cambria-ask-setup-roll = Was hat { $name } gewürfelt?
cambria-ask-setup-roll-more = Ein Würfel für den ersten Krieger: Er kommt an ein Kastell dieses Werts. Was hier fehlt, wird neu gewürfelt.
cambria-ask-neutral-roll = Was hat { $name } für die neutrale Farbe gewürfelt?
cambria-ask-neutral-roll-more = Ein Würfel: Der neutrale Krieger kommt an ein Kastell dieses Werts, nach einer 1 auf eine beliebige freie Straße.
cambria-ask-roll = Was hat { $name } gewürfelt?
cambria-ask-roll-more = Zwei Würfel, in beliebiger Reihenfolge.

cambria-tie = { $how ->
    [turn_order] Punkte und Plättchen sind gleich: Vorn liegt, wer in der Zugreihenfolge zuerst kommt.
   *[last_turn] Punkte und Plättchen sind gleich: Vorn liegt, wessen letzter Zug am längsten zurückliegt.
}
cambria-tie-place = { $how ->
    [turn_order] { $n }. von { $of } in der Zugreihenfolge
   *[last_turn] { $at ->
        [first] frühester letzter Zug
        [last] spätester letzter Zug
       *[between] { $n ->
            [2] zweitfrühester letzter Zug
            [3] drittfrühester letzter Zug
           *[other] viertfrühester letzter Zug
        }
    }
}

# An answer, in a hint.
cambria-label-place = Krieger auf { $place }
cambria-label-legion = Legion auf { $place }
cambria-label-neutral = Neutraler Krieger auf { $place }
cambria-label-neutral-from = Neutraler Krieger von { $place }
cambria-label-from = Krieger von { $place }
cambria-label-board = An Bord: { $place }
cambria-label-ship = { $place } ändert die { $die }
cambria-label-pass = Passen
