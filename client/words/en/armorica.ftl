# Armorica's board: what only the browser says.

armorica-round = Round { $round } of { $last }
armorica-last-round = Last round
armorica-phase-gaul = Gauls
armorica-phase-roman = Romans
armorica-phase-winter = Winter
armorica-phase-fed = Winter: everyone is fed
armorica-heading = Round { $round } · { $phase }

armorica-headline-gaul = Your move: take a Gaul or pass
armorica-headline-roman = Your move: take a Roman or pass
armorica-headline-winter = { $n ->
    [one] Winter: one card must go
    [2] Winter: two cards must go
   *[other] Winter: { $n } cards must go
}
armorica-headline-pass = Your move: nothing to take, you can only pass
armorica-ask-gaul = Which Gaul do you take?
armorica-ask-roman = Which Roman do you take?
armorica-none-gaul = No Gaul is in your reach
armorica-none-roman = No Roman is in your reach
armorica-ask-winter = { $n ->
    [one] One card must go
    [2] Two cards must go
   *[other] { $n } cards must go
}
armorica-in-reach = { $n ->
    [one] One is in your reach.
    [2] Two are in your reach.
    [3] Three are in your reach.
    [4] Four are in your reach.
    [5] Five are in your reach.
   *[other] All six are in your reach.
}
armorica-pass-more = Passing discards the one at the right end.
armorica-pass-only = You can only pass.
armorica-pass = Pass
armorica-take = Take
armorica-let-go = { $n ->
    [one] Let it go
    [2] Let two go
   *[other] Let { $n } go
}
armorica-chosen = { $must ->
    [one] Choose a card that glows.
   *[other] { $n } of { $must } chosen.
}
armorica-stay = Cards with an amphora stay.
armorica-leave = { $n ->
    [one] Leaves the game: { $names }.
   *[other] Leave the game: { $names }.
}
armorica-cost = { $now ->
    [one] { $now } point becomes { $then }.
   *[other] { $now } points become { $then }.
}
armorica-cost-none = { $now ->
    [one] You keep your point.
   *[other] You keep all { $now } points.
}

armorica-row-gaul = Gauls
armorica-row-roman = Romans
armorica-row-label = { $name }, { $deck }
# Where a card comes from.
armorica-from-start = a start card
armorica-from-gaul = Gauls, deck { $deck }
armorica-from-roman = Romans, deck { $deck }
armorica-icons-good-for = What its icons are good for
# On a table that is seen, the other row says when its turn comes.
armorica-reason-not-in-row = { $question ->
    [take_gaul] Gauls are taken now; the Romans’ turn comes next.
   *[take_roman] Romans are taken now; the Gauls’ turn comes again next round.
}
armorica-row-gaul-now = taken with wheat
armorica-row-gaul-later = taken with wheat
armorica-row-gaul-done = done for this round
armorica-row-gaul-resting = resting
armorica-row-roman-now = with wheat or their own icon
armorica-row-roman-later = next, with wheat or their own icon
armorica-row-roman-done = done for this round
armorica-row-roman-resting = resting
armorica-left = { $n ->
    [0] empty
   *[other] { $n } left
}
armorica-deck = { $n ->
    [0] deck empty
   *[other] deck { $deck } · { $n } left in all
}
armorica-from-the-right = counted from the right

armorica-count-wheat = { $n } wheat
armorica-count-grapes = { $n ->
    [one] { $n } grape
   *[other] { $n } grapes
}
armorica-count-olives = { $n ->
    [one] { $n } olive
   *[other] { $n } olives
}
armorica-count-sheep = { $n } sheep
armorica-count-gold = { $n } gold
armorica-count-amphorae = { $n ->
    [one] { $n } amphora
   *[other] { $n } amphorae
}
armorica-no-icons = no icons
armorica-card-in-row = { $suit }, number { $place } from the right: { $icons }. { $reach }
armorica-card-in-display = { $suit } ({ $icons })
armorica-card-may-go = { $suit }, number { $n } ({ $icons })
armorica-then = You would then have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
armorica-reached = In reach.
armorica-reached-later = In reach, but not yet.
armorica-not-reached = Out of reach: you need { $n } { $icon ->
    [wheat] wheat
    [grapes] { $n ->
        [one] grape
       *[other] grapes
    }
    [olives] { $n ->
        [one] olive
       *[other] olives
    }
   *[sheep] sheep
} and have { $have }.
# A pin below a row: up to which place icons reach, and whom.
armorica-pin = { $place ->
    [1] At the right end you reach { $whom }.
   *[other] Up to number { $place } from the right you reach { $whom }.
}
armorica-pin-whom = { $whom ->
    [gaul] Gauls
    [wheat] farmers, workers, soldiers
    [grapes] generals
    [olives] matrons
   *[sheep] bureaucrats
} ({ $count })

armorica-seat-label = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
armorica-enlarge = Enlarge the display of { $name }
armorica-display-of = { $name }’s display
armorica-seat-before = Seat before
armorica-seat-after = Next seat
armorica-starts = starts
armorica-fed = fed
armorica-points-so-far = { $n ->
    [one] point so far
   *[other] points so far
}
armorica-for-sets = for sets
armorica-points-word = { $n ->
    [one] point
   *[other] points
}
armorica-most-grapes = most grapes
armorica-most-olives = most olives
armorica-most-sheep = most sheep
armorica-tie = Points are equal: whoever has more gold is ahead.
armorica-shared = Points and gold are equal: the place is shared.
armorica-tied-grapes = grapes, tied
armorica-tied-olives = olives, tied
armorica-tied-sheep = sheep, tied
armorica-extend = New suit: set scores { $points }
# What the column of sums and the suits of the next card say when they are asked.
armorica-why-tally = All icons of your display, added up. Marked are those of which you have the most.
armorica-why-next = Take one of these suits next, and your last set scores { $points }.
armorica-sets-label = { $n ->
    [one] { $cards ->
        [one] one card
       *[other] { $cards } cards in one set
    }
   *[other] { $cards } cards in { $n } sets
}
armorica-set-points = { $n ->
    [one] a set of one suit: { $points }
   *[other] a set of { $n } suits: { $points }
}
armorica-set-of = { $n ->
    [one] a set of one suit
   *[other] a set of { $n } suits
}
armorica-parts-title = What makes up the points
armorica-reach-title = How far it reaches
armorica-reaches-wheat = Gauls and plebeians
armorica-reaches-grapes = Generals
armorica-reaches-olives = Matrons
armorica-reaches-sheep = Bureaucrats
armorica-reach-to = { $n ->
    [0] none
    [one] only the rightmost
    [6] the whole row
   *[other] the { $n } rightmost
}
armorica-display-in-sets = Display, in its sets

armorica-feed = { $amphorae ->
    [one] { $amphorae } amphora
   *[other] { $amphorae } amphorae
} for { $cards ->
    [one] { $cards } card:
   *[other] { $cards } cards:
}
armorica-feed-spare = { $n ->
    [one] fed, with one to spare.
   *[other] fed, with { $n } to spare.
}
armorica-feed-even = fed, with nothing to spare.
armorica-feed-even-more = One more card without an amphora, and a card must go.
armorica-feed-short = { $n ->
    [one] one must go in winter.
    [2] two must go in winter.
   *[other] { $n } must go in winter.
}

armorica-all-seats = All seats
armorica-seat = seat
armorica-cards = cards
armorica-points = points

# A card in the log: as what somebody takes, and as what acts itself.
armorica-event-drawn = { $nation ->
    [gaul] { $a } { $card } joins the Gauls.
   *[roman] { $a } { $card } joins the Romans.
}
armorica-event-taken = { seat } takes { $a } { $card }.
armorica-event-passed = { $card ->
    [none] { seat } passes.
   *[other] { seat } passes and discards { $a } { $card }.
}
armorica-event-starved = { seat } loses { $a } { $card } to hunger.
armorica-event-row-trimmed = { $a } { $card } leaves the row at the end of the round.
armorica-a-taken-farmer = a
armorica-a-taken-worker = a
armorica-a-taken-soldier = a
armorica-a-taken-matron = a
armorica-a-taken-general = a
armorica-a-taken-bureaucrat = a
armorica-taken-farmer = farmer
armorica-taken-worker = worker
armorica-taken-soldier = soldier
armorica-taken-matron = matron
armorica-taken-general = general
armorica-taken-bureaucrat = bureaucrat
armorica-a-named-farmer = A
armorica-a-named-worker = A
armorica-a-named-soldier = A
armorica-a-named-matron = A
armorica-a-named-general = A
armorica-a-named-bureaucrat = A
armorica-named-farmer = farmer
armorica-named-worker = worker
armorica-named-soldier = soldier
armorica-named-matron = matron
armorica-named-general = general
armorica-named-bureaucrat = bureaucrat
armorica-the-farmer = The farmer
armorica-the-worker = The worker
armorica-the-soldier = The soldier
armorica-the-matron = The matron
armorica-the-general = The general
armorica-the-bureaucrat = The bureaucrat
