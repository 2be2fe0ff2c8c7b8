# English. Messages are called after the games' enum members; $variables are the facts of a refusal
# or an event. $action is what was tried, in words; $asked the open question, as a sentence.

rule = (rule { $rule })

# A seat as the subject of a sentence; whoever knows names gives a name in place of the number.
seat = { $seat ->
    [0] Seat A
    [1] Seat B
    [2] Seat C
    [3] Seat D
    [4] Seat E
   *[other] { $seat }
}

## Armorica

armorica-suit-farmer = farmer
armorica-suit-worker = worker
armorica-suit-soldier = soldier
armorica-suit-matron = matron
armorica-suit-general = general
armorica-suit-bureaucrat = bureaucrat

armorica-icon-wheat = wheat
armorica-icon-grapes = grapes
armorica-icon-olives = olives
armorica-icon-sheep = sheep
armorica-icon-gold = gold
armorica-icon-amphorae = amphorae

armorica-question-over = The game is over.
armorica-question-start-player = Who is the start player?
armorica-question-draw-gaul = Which Gaul is drawn?
armorica-question-draw-roman = Which Roman is drawn?
armorica-question-take-gaul = Which Gaul do you take? You may also pass.
armorica-question-take-roman = Which Roman do you take? You may also pass.
armorica-question-starve = Which card without amphorae do you discard?

armorica-event-start-player = { seat } is the start player.
armorica-event-drawn = { $nation ->
    [gaul] { $card } joins the Gaul row.
   *[roman] { $card } joins the Roman row.
}
armorica-event-taken = { seat } takes { $card }.
armorica-event-passed = { $card ->
    [none] { seat } passes.
   *[other] { seat } passes and discards { $card }.
}
armorica-event-starved = { seat } discards { $card } in winter.
armorica-event-start-card-passed = { seat } is the start player now.
armorica-event-row-trimmed = { $nation ->
    [gaul] { $card } leaves the Gaul row at the end of the round.
   *[roman] { $card } leaves the Roman row at the end of the round.
}
armorica-event-game-over = The game is over.

armorica-ending-deck-empty = The decks ran out, so the game ended with that round.

armorica-part-sets = sets
armorica-part-gold = gold
armorica-part-grapes = grapes
armorica-part-olives = olives
armorica-part-sheep = sheep

armorica-reason-game-is-over = “{ $action }” comes too late: the game is over, and nothing more can be done.
armorica-reason-not-asked = { $question ->
    [starve] In winter nobody takes cards: now a card of your own display goes.
   *[other] “{ $action }” does not answer the open question: { $asked }
}
armorica-reason-no-such-seat = “{ $action }” names a seat that is not there: { $seats } play, and these words number the seats from 0 (seat A).
armorica-reason-not-in-deck = { $question ->
    [draw_gaul] { $card } is not in the Gaul deck; name one of the Gauls that are still undrawn.
   *[draw_roman] { $card } is not in the Roman deck; name one of the Romans that are still undrawn.
}
armorica-reason-deck-not-on-top = { $card } cannot be drawn yet: the cards left of deck { $deck } come first.
armorica-reason-not-in-row = { $question ->
    [take_gaul] { $card } is not in the Gaul row; only cards of that row can be taken now.
   *[take_roman] { $card } is not in the Roman row; only cards of that row can be taken now.
}
armorica-reason-too-far-for-wheat = { $card } is card number { $place } from the right: that takes { $place } wheat, and your display has { $have }.
armorica-reason-too-far-for-icon = { $icon ->
    [grapes] { $card } is card number { $place } from the right and comes for grapes: that takes { $place }, and your display has { $have }.
    [olives] { $card } is card number { $place } from the right and comes for olives: that takes { $place }, and your display has { $have }.
   *[sheep] { $card } is card number { $place } from the right and comes for sheep: that takes { $place }, and your display has { $have }.
}
armorica-reason-not-in-display = { $card } is not in your display; discard one of your own cards without amphorae.
armorica-reason-has-amphora = { $amphorae ->
    [one] { $card } has { $amphorae } amphora and is never discarded; choose a card without amphorae.
   *[other] { $card } has { $amphorae } amphorae and is never discarded; choose a card without amphorae.
}

# A file of one’s own: what is wrong with it, and at which line.
armorica-file-card-form = Line { $line }: a card is nine words: name, deck, suit and six numbers of icons. { $words ->
    [one] Here there is 1.
   *[other] Here there are { $words }.
} A name has no blank.
armorica-file-no-such-deck = Line { $line }: there is no deck “{ $deck }”. Write start, A to E for Gauls, or I to IV for Romans.
armorica-file-no-such-suit = Line { $line }: there is no suit “{ $suit }”. Write farmer, worker, soldier, matron, general or bureaucrat.
armorica-file-bad-number = Line { $line }, { $what ->
    [wheat] { armorica-icon-wheat }
    [grapes] { armorica-icon-grapes }
    [olives] { armorica-icon-olives }
    [sheep] { armorica-icon-sheep }
    [gold] { armorica-icon-gold }
   *[amphorae] { armorica-icon-amphorae }
}: “{ $word }” does not fit there. Write a whole number from { $low } to { $high }.
armorica-file-start-wheat = Line { $line }: a start card has 2 wheat, not { $wheat }. Write 2.
armorica-file-second-card = Line { $line }: another card is called “{ $card }” as well. Give this one a name of its own.
armorica-file-too-many = Line { $line }: one card too many. { $what ->
    [start] The file has { $found } start cards, the game { $wanted }.
    [gauls] The file has { $found } Gauls, the game { $wanted }.
   *[romans] The file has { $found } Romans, the game { $wanted }.
} Take away what does not belong there.
armorica-file-too-few = Line { $line } is the last, and cards are missing. { $what ->
    [start] The file has { $found } of { $wanted } start cards.
    [gauls] The file has { $found } of { $wanted } Gauls.
   *[romans] The file has { $found } of { $wanted } Romans.
} Add the others.
armorica-file-empty-deck = Line { $line } is the last, and deck { $deck } has no card. Every deck needs at least one.

## Cambria

# A road with the forts that it joins and their values.
cambria-road = { $road } ({ $first_fort } { $first_value } – { $second_fort } { $second_value })
# Who stands on a road or a ship.
cambria-holder = { $holder ->
    [legion] the legion
    [neutral] a neutral warrior
    [0] a warrior of seat A
    [1] a warrior of seat B
    [2] a warrior of seat C
    [3] a warrior of seat D
    [4] a warrior of seat E
   *[other] a warrior of { $holder }
}
# A colour as the subject of a sentence.
cambria-colour = { $colour ->
    [neutral] The neutral colour
    [0] Seat A
    [1] Seat B
    [2] Seat C
    [3] Seat D
    [4] Seat E
   *[other] { $colour }
}
# Where a piece comes from and goes to.
cambria-from = { $from ->
    [eagle] from the eagle
    [ship] from ship { $from_ship }
   *[other] from { $from }
}
cambria-to = { $to ->
    [ship] to ship { $to_ship }
   *[other] to { $to }
}

cambria-question-over = The game is over.
cambria-question-start-player = Who begins?
cambria-question-setup-roll = What does the die of the set-up show?
cambria-question-setup-place = On which free road do you place your first warrior?
cambria-question-neutral-roll = What does the die for the neutral colour show?
cambria-question-neutral-place = On which free road does the neutral warrior go?
cambria-question-neutral-from = Which neutral warrior moves there?
cambria-question-roll = What do the two dice show?
cambria-question-act = What do you do with these dice?
cambria-question-from = Which of your warriors moves there?
cambria-question-board = Which free ship does a warrior board? You may also pass.

cambria-event-start-player = { seat } begins.
cambria-event-setup-rolled = { seat } rolls a { $die } for the set-up.
cambria-event-neutral-rolled = { seat } rolls a { $die } for the neutral colour.
cambria-event-rolled = { seat } rolls { $low } and { $high }.
cambria-event-ship-used = { seat } uses ship { $ship }: a { $die } takes the ship’s value.
cambria-event-placed = { cambria-colour } places a warrior on { $road }.
cambria-event-moved = { cambria-colour } moves a warrior { cambria-from } { cambria-to }.
cambria-event-removed = { cambria-colour } loses the warrior on { $road }; it returns to the supply.
cambria-event-legion-moved = { seat } moves the legion { cambria-from } { cambria-to }.
cambria-event-legion-sent-home = The legion is driven from { $road } and returns to the eagle.
cambria-event-boarded = { cambria-colour } boards ship { $ship }.
cambria-event-passed = { seat } passes.
cambria-event-boarding-declined = { seat } boards no ship.
cambria-event-neutral-left-out = No road is free, so { seat } places no neutral warrior.
cambria-event-fort-fell = { $fort_name } ({ $value }) falls. { cambria-colour } takes the fort token.
cambria-event-point-token-taken = { cambria-colour } comes second at { $fort_name } and takes the point token.
cambria-event-point-token-lost = The point token of { $fort_name } goes to nobody.
cambria-event-legion-left = The legion leaves { $road } and the board.
cambria-event-fort-awarded = { cambria-colour } has the most warriors at { $fort_name } ({ $value }) and takes the fort token.
cambria-event-fort-stands = { $fort_name } ({ $value }) goes to nobody: { $warriors ->
    [0] no warrior stands there.
   *[other] several are tied for the most warriors there.
}
cambria-event-game-over = { $ending ->
    [six_forts] The game is over: at most six forts are left.
   *[turn_limit] The game is over: the turn limit is reached.
}

cambria-ending-six-forts = At most six forts were left: each to the most warriors, on a tie to nobody.
cambria-ending-turn-limit = The turn limit was reached.

cambria-part-forts = forts
cambria-part-points = points
cambria-part-tokens = tokens

cambria-reason-game-is-over = “{ $action }” comes too late: the game is over, and nothing more can be done.
cambria-reason-fate-is-asked = “{ $action }” comes too early: fate has to answer first. { $asked }
cambria-reason-fate-is-not-asked = “{ $action }” is an answer of fate, but a seat is asked: { $asked }
cambria-reason-start-player-first = “{ $action }” comes too early: fate has to pick the start player first.
cambria-reason-start-player-is-known = “{ $action }” comes too late: the start player has been picked. Now: { $asked }
cambria-reason-no-such-seat = “{ $action }” names a seat that is not there: { $seats } play, and these words number the seats from 0 (seat A).
cambria-reason-no-such-road = “{ $action }” names a road that is not there: this map has { $roads } roads.
cambria-reason-one-die-is-rolled = “{ $action }” does not fit: a single die is rolled here. { $asked }
cambria-reason-two-dice-are-rolled = “{ $action }” does not fit: two dice are rolled for a turn. { $asked }
cambria-reason-one-is-repeated = A { $die } is rolled again in the set-up; only values from 2 to 6 count.
cambria-reason-value-is-repeated = A { $die } is rolled again: no road at a fort of that value is free.
cambria-reason-only-placing-in-setup = “{ $action }” is not possible in the set-up: there everybody only places a warrior.
cambria-reason-setup-other-value = { cambria-road } leads to no fort of value { $dice }; choose a free road at a fort of that value.
cambria-reason-setup-road-not-free = { cambria-road } is held by { cambria-holder }; choose a free road at a fort of value { $dice }.
cambria-reason-no-neutral-colour = “{ $action }” is not possible: { $seats } play, and only two play with a neutral colour.
cambria-reason-no-neutral-in-setup = “{ $action }” comes too early: the neutral colour places nothing in the set-up.
cambria-reason-neutral-first = “{ $action }” comes too early: a neutral warrior has to be placed first. { $asked }
cambria-reason-neutral-is-done = “{ $action }” comes too late: the neutral warrior of this turn is placed. Now: { $asked }
cambria-reason-neutral-other-value = { cambria-road } leads to no fort of value { $dice }; choose a free road at a fort of that value.
cambria-reason-neutral-road-not-free = { cambria-road } is held by { cambria-holder }; a neutral warrior goes on a free road only.
cambria-reason-neutral-supply-first = “{ $action }” is not possible: neutral warriors come from their supply while it holds any.
cambria-reason-neutral-road-first = “{ $action }” comes too early: first name the free road where the neutral warrior goes.
cambria-reason-neutral-warrior-first = “{ $action }” comes too early: first say which neutral warrior moves.
cambria-reason-no-neutral-warrior-there = No neutral warrior stands on { cambria-road }; name a road with one.
cambria-reason-no-pass-on-double-one = “{ $action }” is not possible with the dice { $dice }: the legion has to move.
cambria-reason-no-warrior-on-double-one = No warrior can be placed on { cambria-road } with the dice { $dice }: the legion has to move.
cambria-reason-other-values = { cambria-road }: neither fort has a value on the dice ({ $dice }); choose a free road at one that has.
cambria-reason-other-value-than-double = { cambria-road } leads to no fort of the doubled value ({ $dice }); choose a road at such a fort.
cambria-reason-other-value-beside-one = { cambria-road } leads to no fort of the value beside the 1 ({ $dice }); choose a free road at such a fort.
cambria-reason-held-by-warrior = { cambria-road } is held by { cambria-holder }; with the dice { $dice } the road must be free, and only a double takes it.
cambria-reason-held-by-legion = { cambria-road } is held by the legion; with the dice { $dice } the road must be free, and only a double takes it.
cambria-reason-held-by-own-warrior = { cambria-road } already holds one of your own warriors; choose another road.
cambria-reason-not-free-beside-one = { cambria-road } is held by { cambria-holder }; with the dice { $dice } a warrior needs a free road.
cambria-reason-no-one-rolled = The legion cannot go to { cambria-road } with the dice { $dice }: that takes a 1.
cambria-reason-legion-other-value = The legion cannot go to { cambria-road }: with the dice { $dice } it goes to a fort of the value beside the 1.
cambria-reason-legion-spares-own-warrior = The legion cannot go to { cambria-road }, where your own warrior stands: that takes a double 1, not the dice { $dice }.
cambria-reason-legion-stands-there = The legion stands on { cambria-road } already and has to move to another road.
cambria-reason-ship-is-empty = Ship { $ship } is empty; only a ship with your own warrior changes a die.
cambria-reason-ship-of-another = On ship { $ship } stands { cambria-holder }; only a ship with your own warrior changes a die.
cambria-reason-ship-already-used = Ship { $ship } has to wait: one ship has been used in this turn, and there is one per turn.
cambria-reason-die-not-rolled = No die shows { $die }: the dice show { $dice }. Name one of them.
cambria-reason-die-shows-ship-value = The die already shows { $die }, the value of ship { $ship }; name the other die.
cambria-reason-legion-before-boarding = Nobody boards ship { $ship } now: a warrior boards only after the legion has moved.
cambria-reason-ship-is-taken = Ship { $ship } is not free: { cambria-holder } stands on it.
cambria-reason-only-boarding-is-left = “{ $action }” comes too late: after the legion’s move you board a free ship or pass.
cambria-reason-supply-first = { $supply ->
    [one] “{ $action }” is not possible: your supply still holds { $supply } warrior, which goes first.
   *[other] “{ $action }” is not possible: your supply still holds { $supply } warriors, which go first.
}
cambria-reason-place-before-warrior = “{ $action }” comes too early: first name the place, then the warrior that moves there.
cambria-reason-warrior-first = “{ $action }” comes too early: first say which of your warriors moves.
cambria-reason-no-own-warrior-there = “{ $action }” is not possible: none of your warriors stands there. Name a road or a ship with one.

cambria-option-map = Which map?
cambria-option-map-cambria = Cambria (Wales)
cambria-option-map-cumbria = Cumbria (northern England)
cambria-option-tie = Who is ahead when points and tokens are equal? (C11.4, C11.5)
cambria-option-tie-last-turn = whoever took their last turn longest ago
cambria-option-tie-turn-order = who comes first in turn order

# A file of one’s own: what is wrong with it, and at which line.
cambria-file-fort-form = Line { $line }: a fort is written like “fort deva 4 925 190 Deva”: its short name, its value, its place (two numbers) and its full name. Place and full name may be left out.
cambria-file-road-form = Line { $line }: a road is written like “road r05 deva tomen-y-mur”: its short name and the short names of its two forts.
cambria-file-ship-form = Line { $line }: a ship is written like “ship 4 110 590”: its value and its place. The place may be left out.
cambria-file-eagle-form = Line { $line }: the eagle is written like “eagle 110 350”. The place may be left out.
cambria-file-canvas-form = Line { $line }: the sheet is written like “canvas 1100 1400”: its width and its height.
cambria-file-coast-form = Line { $line }: a coast is written like “coast 20 30 400 30 400 500”: at least three places, two numbers each.
cambria-file-long-coast = Line { $line }: the coasts have too many places; a map has at most { $most } of them. Leave some out.
cambria-file-no-such-word = Line { $line }: no line begins with “{ $word }”. Begin it with fort, road, ship, eagle, canvas or coast, or with # for a remark.
cambria-file-bad-number = Line { $line }, { $what ->
    [value] value
    [width] width
    [height] height
   *[other] { $what }
}: “{ $word }” does not fit there. Write a whole number from { $low } to { $high }.
cambria-file-second-fort = Line { $line }: a fort above is called “{ $fort }” as well. Give this one a short name of its own.
cambria-file-second-road = Line { $line }: a road above is called “{ $road }” as well. Give this one a short name of its own.
cambria-file-second-ship = Line { $line }: a ship of value { $ship } stands above already. There is one of each value from 2 to 6.
cambria-file-second-eagle = Line { $line }: the eagle stands above already. Take this line away.
cambria-file-reserved-road = Line { $line }: no road can be called “{ $road }”. Choose another short name.
cambria-file-no-such-fort = Line { $line }: no line above begins with “fort { $fort }”. Check the spelling, and put the forts before their roads.
cambria-file-same-fort = Line { $line }: road “{ $road }” leads back to its own fort. Write two different forts.
cambria-file-too-many-forts = Line { $line }: one fort too many; a map has at most { $most }. Take some away.
cambria-file-too-many-roads = Line { $line }: one road too many; a map has at most { $most }. Take some away.
cambria-file-too-few-forts = Line { $line } is the last, and the file has { $forts ->
    [0] no fort
    [one] 1 fort
   *[other] { $forts } forts
}. A game needs at least { $fewest }; add some.
cambria-file-no-ship = Line { $line } is the last, and ships are missing. Add one of each of these values: { $ships }.
cambria-file-no-eagle = Line { $line } is the last, and the eagle is missing. Add a line “eagle”.
cambria-file-wrong-degree = Line { $line }: “{ $fort }” has the value { $value }, but { $roads ->
    [0] no road
    [one] 1 road
   *[other] { $roads } roads
}. A fort has as many roads as its value; change the one or the other.

## Roma

# Cards keep their Latin names in every sentence; these say what the names mean.
roma-card-sicarius = assassin
roma-card-architectus = architect
roma-card-consiliarius = counsellor
roma-card-legatus = legate
roma-card-gladiator = gladiator
roma-card-mercator = merchant
roma-card-consul = consul
roma-card-legionarius = legionary
roma-card-nero = Nero
roma-card-praetorianus = praetorian
roma-card-scaenicus = actor
roma-card-haruspex = soothsayer
roma-card-senator = senator
roma-card-velites = skirmishers
roma-card-essedum = war chariot
roma-card-tribunus = tribune of the plebs
roma-card-centurio = centurion
roma-card-aesculapinum = temple of Aesculapius
roma-card-basilica = basilica
roma-card-machina = crane
roma-card-forum = forum
roma-card-mercatus = market
roma-card-onager = catapult
roma-card-templum = temple
roma-card-turris = tower

# Sums of money.
roma-money = { $money ->
    [one] { $money } sestertius
   *[other] { $money } sestertii
}
roma-cost = { $cost ->
    [one] { $cost } sestertius
   *[other] { $cost } sestertii
}
roma-price = { $price ->
    [one] { $price } sestertius
   *[other] { $price } sestertii
}

roma-question-over = The game is over.
roma-question-starter = Who begins?
roma-question-deal = Which card is dealt?
roma-question-give = Which card do you pass to the other player?
roma-question-layout = Which card do you lay face down, and on which empty disc?
roma-question-roll = What do the three dice show?
roma-question-reroll = A triple: do you roll all three again, or do you stand?
roma-question-act = What do you do? You may lay a card, use a die, or end your turn.
roma-question-draw = Which card is drawn?
roma-question-keep = Which of the drawn cards do you keep?
roma-question-target = Which disc of the other player do you choose?
roma-question-battle = What does the battle die show?
roma-question-add-die = Do you add an unused die to the battle die?
roma-question-second-die = Which die do you spend on the Forum as the second?
roma-question-third-die = Do you spend the third die on the Forum as well?
roma-question-lay-free = Which card do you lay without paying, and on which disc? You may also be done.
roma-question-move = Which of your cards moves, and to which disc?
roma-question-put = On which disc do you lay the first of the cards picked up?
roma-question-set-dice = How do the unused dice change?
roma-question-buy = How much fame do you buy?
roma-question-take = Which card do you take?
roma-question-copy = Which of your characters does the Scaenicus copy?

roma-event-starter = { seat } begins.
roma-event-dealt = { seat } is dealt { $card }.
roma-event-card-dealt = { seat } is dealt a card.
roma-event-given = { seat } chooses { $card } to pass on.
roma-event-card-given = { seat } chooses a card to pass on.
roma-event-received = { seat } receives { $card }.
roma-event-exchanged = Both players receive the cards passed to them.
roma-event-laid-face-down = { seat } lays { $card } face down on disc { $disc }.
roma-event-card-laid-face-down = { seat } lays a card face down on disc { $disc }.
roma-event-revealed = { seat } turns up { $card } on disc { $disc }.
roma-event-turn-begun = { seat } begins turn { $turn }.
roma-event-fame-returned = { $empty ->
    [one] { seat } returns { $fame } fame for { $empty } empty disc.
   *[other] { seat } returns { $fame } fame for { $empty } empty discs.
}
roma-event-rolled = { seat } rolls { $low }, { $middle } and { $high }.
roma-event-rolls-again = { seat } rolls all three dice again.
roma-event-stands = { seat } lets the triple stand.
roma-event-laid = { $cost ->
    [0] { seat } lays { $card } on disc { $disc } without paying.
   *[other] { seat } lays { $card } on disc { $disc } for { roma-cost }.
}
roma-event-covered = { seat } covers { $card } on disc { $disc }; it is discarded.
roma-event-money-taken = { seat } takes { roma-money }.
roma-event-cards-called = { $die ->
    [one] { seat } draws { $die } card.
   *[other] { seat } draws { $die } cards.
}
roma-event-deck-rebuilt = { $cards ->
    [one] The discard pile ({ $cards } card) becomes the new deck.
   *[other] The discard pile ({ $cards } cards) becomes the new deck.
}
roma-event-drew = { seat } draws { $card }.
roma-event-card-drawn = { seat } draws a card.
roma-event-kept = { seat } keeps { $card }.
roma-event-card-kept = { seat } keeps a card.
roma-event-discarded = { $early ->
    [1] { seat } discards { $card }, drawn before the deck was rebuilt.
   *[0] { seat } discards { $card }.
}
roma-event-activated = { seat } activates { $card } on disc { $disc } with a { $die }.
roma-event-bribed = { seat } pays a bribe of { roma-money }.
roma-event-copied = { seat } lets the Scaenicus on disc { $on } copy { $card } on disc { $disc }.
roma-event-destroyed = { seat } loses { $card } on disc { $disc }.
roma-event-sent-back = { seat } gets { $card } from disc { $disc } back in hand.
roma-event-blocked = { seat } cannot use disc { $disc } in the next turn: it is blocked.
roma-event-freed = { seat }’s disc { $disc } is free again.
roma-event-battle = { seat } attacks disc { $disc }: { $die } against a defence of { $defence }.
roma-event-missed = { seat } misses: the card on disc { $disc } stands.
roma-event-die-added = { seat } adds a { $die } against disc { $disc }: { $sum } against a defence of { $defence }.
roma-event-weakened = { $esseda ->
    [one] { seat } lowers all opposing defences for this turn ({ $esseda } Essedum).
   *[other] { seat } lowers all opposing defences for this turn ({ $esseda } Esseda).
}
roma-event-fame-gained = { seat } gains { $fame } fame.
roma-event-fame-taken = { seat } takes { $fame } fame from the opponent.
roma-event-credited = The stockpile did not hold enough: { seat } gets the other { $fame } fame all the same.
roma-event-fame-bought = { seat } buys { $fame } fame for { roma-money }.
roma-event-dice-changed = { $high ->
    [0] { seat } changes the unused die to { $low }.
   *[other] { seat } changes the unused dice to { $low } and { $high }.
}
roma-event-deck-searched = { seat } looks through the deck.
roma-event-took = { seat } takes { $card } from the deck.
roma-event-card-taken = { seat } takes a card from the deck.
roma-event-took-back = { seat } takes { $card } from the discard pile.
roma-event-die-spent = { seat } spends a { $die }.
roma-event-moved = { seat } moves { $card } from disc { $disc } to disc { $to }.
roma-event-picked-up = { seat } picks up { $card } from disc { $disc }.
roma-event-put-down = { seat } lays { $card } on disc { $disc } again.
roma-event-turn-ended = { $unused ->
    [0] { seat } ends the turn.
    [one] { seat } ends the turn with { $unused } die unused.
   *[other] { seat } ends the turn with { $unused } dice unused.
}
roma-event-game-over = { $ending ->
    [no_fame] The game is over: { seat } has no fame left.
    [stockpile_empty] The game is over: the stockpile is empty.
   *[turn_limit] The game is over: the turn limit is reached.
}

roma-ending-no-fame = { $mine ->
    [yes] You had no fame left.
   *[no] { seat } had no fame left.
}
roma-ending-stockpile-empty = The stockpile was empty.
roma-ending-turn-limit = The turn limit was reached.

roma-part-fame = fame

roma-reason-game-is-over = “{ $action }” comes too late: the game is over, and nothing more can be done.
roma-reason-not-asked = “{ $action }” does not answer the open question: { $asked }
roma-reason-no-such-disc = “{ $action }” names a disc that is not there: discs are numbered 1 to 6, and 7 with bribery only.
roma-reason-not-in-deck = No { $card } is left in the deck; choose a card that is.
roma-reason-not-in-hand = { $card } is not in your hand; choose a card that is.
roma-reason-disc-taken = { $card } cannot be laid on disc { $disc }, where a card of yours lies already; choose an empty disc.
roma-reason-too-expensive = { $card } costs { roma-cost }, and you have { $money }.
roma-reason-disc-barred = “{ $action }” is not possible: that disc is blocked in this turn, so no card may come there. Choose another disc.
roma-reason-no-such-die = No unused die shows { $die }.
roma-reason-nothing-to-draw = The { $die } can draw nothing: the deck and the discard pile are both empty.
roma-reason-not-drawn = { $card } is not among the drawn cards; keep one of those.
roma-reason-disc-empty = You have no card on disc { $disc }.
roma-reason-never-activated = { $card } on disc { $disc } is never activated: it works by lying there.
roma-reason-disc-blocked = { $card } cannot be activated: disc { $disc } is blocked until the end of this turn.
roma-reason-no-bribery = “{ $action }” is not possible: this table plays without bribery.
roma-reason-bribe-too-high = A bribe with the { $die } costs as much as the die shows, and you have { roma-money }.
roma-reason-nothing-opposite = { $question ->
    [copy] As a { $card } the Scaenicus would have nothing to fight: disc { $on } opposite him is empty; let him copy another character.
   *[other] { $card } has nothing to fight: the disc opposite is empty.
}
roma-reason-no-character-to-choose = { $card } has no target: the opponent has no character on any disc.
roma-reason-no-building-to-choose = { $card } has no target: the opponent has no building on any disc.
roma-reason-no-character-discarded = { $card } has nothing to take: no character lies in the discard pile.
roma-reason-no-further-die = { $card } needs a further unused die, and there is none.
roma-reason-no-money-for-fame = { $card } needs 2 sestertii (after a bribe, if there is one), and you have { roma-money }.
roma-reason-no-building-in-hand = { $card } has nothing to lay: there is no building in your hand.
roma-reason-no-character-in-hand = { $card } has nothing to lay: there is no character in your hand.
roma-reason-all-discs-barred = { $card } can lay nothing: all your discs are blocked.
roma-reason-nothing-to-search = { $card } has nothing to look through: the deck and the discard pile are both empty.
roma-reason-nothing-can-move = { $card } can move nothing: no card of that type has a disc to go to.
roma-reason-all-discs-blocked = { $card } can block nothing: all discs of the opponent are blocked already.
roma-reason-nobody-to-copy = { $card } has nobody to copy: none of your other characters could act now.
roma-reason-no-card-to-choose = { $acting } needs a target, and disc { $disc } of the opponent is empty; choose another.
roma-reason-no-character-there = { $acting } chooses among characters, and { $card } on disc { $disc } is a building; choose another.
roma-reason-no-building-there = { $acting } chooses among buildings, and { $card } on disc { $disc } is a character; choose another.
roma-reason-already-blocked = Disc { $disc } of the opponent is blocked already; choose another.
roma-reason-lays-buildings-only = { $acting } lays buildings only, and { $card } is a character.
roma-reason-lays-characters-only = { $acting } lays characters only, and { $card } is a building.
roma-reason-moves-characters-only = { $acting } moves characters only, and { $card } on disc { $disc } is a building.
roma-reason-moves-buildings-only = { $acting } moves buildings only, and { $card } on disc { $disc } is a character.
roma-reason-same-disc = The card on disc { $disc } has to move to another disc.
roma-reason-same-type-there = “{ $action }” is not possible: a card of the same type lies there, and only one of the other type can be covered.
roma-reason-same-type-laid-again = { roma-reason-same-type-there }
roma-reason-leaves-no-space = { $card } cannot go to disc { $disc }: another of the cards picked up would find no place.
roma-reason-other-number-of-dice = “{ $action }” does not fit the number of unused dice; name each of them once.
roma-reason-dice-unchanged = “{ $action }” changes nothing; at least one unused die has to go up or down by 1.
roma-reason-dice-out-of-reach = “{ $action }” goes too far: each unused die goes up or down by 1 or stays.
roma-reason-one-die-by-one = “{ $action }” does not fit: exactly one unused die goes up or down by 1.
roma-reason-fame-too-dear = “{ $action }” costs { roma-price }, and you have { $money }.
roma-reason-opponent-has-less-fame = “{ $action }” is not possible: the opponent has only { $opponent_fame } fame.
roma-reason-not-discarded = { $card } does not lie in the discard pile; choose a character that does.
roma-reason-takes-characters-only = { $acting } takes characters only, and { $card } is a building.
roma-reason-copies-characters-only = Only characters are copied, and { $card } on disc { $disc } is a building.
roma-reason-never-copied = { $card } on disc { $disc } is never copied; choose another character.

roma-preset-rulebook = the rulebook’s reading of all disputed cards
roma-preset-publisher = the publisher’s reading of all disputed cards
roma-option-praetorianus = What does a disc blocked by a Praetorianus bar? (R13.praetorianus)
roma-option-praetorianus-rulebook = activating the card there, and laying or moving one onto it
roma-option-praetorianus-publisher = only activating the card there
roma-option-consul = How does a Consul change the unused dice? (R13.consul)
roma-option-consul-rulebook = each of them by 1 or not at all
roma-option-consul-publisher = exactly one of them by 1
roma-option-relocate = What do Consiliarius and Machina move? (R13.relocate)
roma-option-relocate-rulebook = one card of their type
roma-option-relocate-publisher = all cards of their type are laid anew
roma-option-mercatus = From whom does the fame of a Mercatus come? (R13.mercatus)
roma-option-mercatus-rulebook = from the stockpile
roma-option-mercatus-publisher = from the opponent
roma-option-turris = Which cards does a Turris protect? (R13.turris)
roma-option-turris-rulebook = all its owner’s cards, itself too
roma-option-turris-publisher = all its owner’s other cards
roma-option-bribery = With a seventh disc for bribery? (R13.bribery)
roma-option-bribery-off = no, six discs
roma-option-bribery-on = yes, seven discs and five cards at the start
roma-option-starter = Who begins? (R1.6)
roma-option-starter-fate = fate decides
roma-option-starter-0 = Player A
roma-option-starter-1 = Player B

# A file of one’s own: what is wrong with it, and at which line.
roma-file-card-form = Line { $line }: a card is six words: name, type, copies, cost, defence and dice. { $words ->
    [one] Here there is 1.
   *[other] Here there are { $words }.
}
roma-file-no-such-card = Line { $line }: Roma has no card “{ $card }”. Write the name as it stands in our file.
roma-file-wrong-type = Line { $line }: { $card } is { $wanted ->
    [character] a character; write character
   *[building] a building; write building
}, not “{ $word }”.
roma-file-wrong-copies = Line { $line }: of { $card } the game has { $wanted }. Write { $wanted } copies, not { $word }.
roma-file-wrong-dice = Line { $line }: the dice of { $card } are “{ $wanted }”, not “{ $word }”. Write them as they stand in our file.
roma-file-bad-number = Line { $line }, { $what ->
    [copies] copies
    [cost] cost
   *[defence] defence
}: “{ $word }” does not fit there. Write a whole number from { $low } to { $high }.
roma-file-second-card = Line { $line }: { $card } stands in line { $first } already. Take one of the two away.
roma-file-missing-card = Line { $line } is the last, and { $card } is missing. Each of the 25 cards needs its line.

## A match: why a request is refused, whatever the game

match-reason-stale = The table has moved on since you looked: you meant entry { $meant }, now it is entry { $entry }. Look again.
match-reason-not-asked = { $asked ->
    [-1] Nobody at the table is asked now: fate answers.
   *[other] It is not your turn: somebody else is asked.
}
match-reason-no-such-action = { $number } is no action; they are numbered from 0 to { $most }.
match-reason-no-such-words = “{ $words }” is no action. Write for example: { $examples }.
match-reason-open-elsewhere = { $file } is open at another table; leave it there first.
match-reason-no-such-seat = There is no seat { $seat } at this table.
match-reason-bad-name = A name has 1 to { $most } letters and no control characters.
match-reason-bad-text = { $what ->
    [name] A name
    [title] A title
    [word] A word for the dice
   *[line] A line of chat
 } has 1 to { $most } letters or signs, and none that hides or turns what is written. Change it, then try again.
match-reason-not-over = The game is not over yet: a question is still open.
match-reason-dealer-answers = The dealer rolls and draws at this table; nobody may do it in its place.
match-reason-no-dealer = This table has no dealer: type in what you roll and draw.
match-reason-finished = The game is finished; nothing more can be done in it.
match-reason-nearly-full = The record of this game is nearly full: nothing more is taken back, and no seat changes hands.
match-reason-undo-never = At this table nothing is taken back.
match-reason-undo-nothing = You have not moved yet: there is nothing to take back.
match-reason-undo-not-yours = You can take back only your own moves.
match-reason-undo-no-ply = Entry { $entry } cannot be taken back: it is no move, or it was taken back already.
match-reason-undo-after-fate = It cannot be taken back: dice were rolled or a card was drawn since.
match-reason-undo-after-seat = It cannot be taken back: somebody else has decided since.
match-reason-undo-after-reveal = It cannot be taken back: somebody has learnt something new from it.
match-reason-onlooker = You are looking on; only those with a seat can do that. Open a seat’s link.
match-reason-not-begun = The table has not begun yet; wait for the first card.
match-reason-not-yours = That seat is not yours; answer for a seat that you hold.
match-reason-no-takeback = Nobody asks to take that back any more; look at the table again.
match-reason-no-person = No person sits there; a bot can stand in only for a person.
match-reason-not-away = A bot may stand in once a person has been away for { $seconds } seconds. Wait a little.
match-reason-no-chat = There is no chat at this table.
match-reason-not-owner = Only the table’s owner may do that; ask them.
match-reason-chair-open = A chair is still open: wait for a guest, or let a bot sit there.
match-reason-chair-taken = That chair is taken; choose another.
match-reason-table-full = All chairs are taken; you can look on.
match-reason-table-begun = This table has begun, and nothing about its chairs and dice changes any more.
match-reason-no-hints = Hints are for whoever plays alone against bots.
match-reason-no-writer = The server is just handing this table over. Try again in a moment; every move is kept.
match-reason-unavailable = The server cannot write anything down just now, so nothing was done. Try again in a moment.
match-reason-other-rules = This match was begun under rules that this server does not know: { $what } Nothing was changed.
match-reason-version = This page is older than the server. Load it again.
match-reason-try-again = That did not work out just now. Try again in a moment.
match-reason-too-many = That was a lot at once. Wait a moment, then try again.
match-reason-no-such-table = There is no such table. Ask for the link again.
match-reason-illegal = That is not allowed now. The table shows what is.
match-reason-unreadable = The server did not understand this: { $what }
match-reason-too-large = This file is too large: at most { $most } characters fit. Choose another one.
match-reason-not-utf8 = Some letters of this file cannot be read. Save it as text in UTF-8 (your editor offers that under “Save as”), then choose it again.
match-reason-no-record = This file does not begin like a recorded game. Choose one that was saved at the end of a game; its name ends with .jsonl.
match-reason-record-broken-off = The file breaks off in the middle of a line, so it was not saved whole. Everything before is sound. Save it once more, then open it.
match-reason-record-changed = Something in this recorded game was changed afterwards: its seal does not fit. Open the file as it was saved.
match-reason-record-damaged = Line { $line } of this recorded game cannot be read here: it was changed, or written by another version of Lusoria. Open the file as it was saved.
match-reason-record-too-long = This recorded game is too long: going through it takes more than { $seconds } seconds. Open another one.

## The table in the terminal

table-player = Player { $letter }
table-you = you
table-round = round { $number }
table-turn = turn { $number }
table-set-up = set-up
table-begins = begins:
table-on-turn = on turn
table-gaul = Gauls
table-roman = Romans
table-left = { $count } left
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-must-go = ({ $count } must go in winter)
table-must-go-briefly = (−{ $count } in winter)
table-stockpile = stockpile { $count } fame
table-deck = deck { $count }
table-discards = discarded { $count }
table-discard-pile = discard pile
table-more-cards = … { $count } more
table-keep-one-of = keep 1 of
table-fame = { $count } fame
table-money = { $count ->
    [one] { $count } sestertius
   *[other] { $count } sestertii
}
table-building = building
table-character = character
table-def = def
table-blocked = blocked
table-hand = hand
table-hand-or-face-down = in hand or face down
table-hidden-cards = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
table-dice = dice
table-drawn = drawn
table-hand-or-drawn = in hand or drawn
table-picked-up = picked up
table-laid-next = { $card } (next)
table-acts = { $card } acts
table-forts-stand = { $count ->
    [one] { $count } fort stands
   *[other] { $count } forts stand
}
table-neutral = neutral
table-tokens = forts { $forts }, point tokens { $points }
table-supply = { $count } in supply
table-ships = ships
table-eagle = eagle
table-away = gone
table-legion = legion

table-thinking = is thinking…
table-getting-ready = { $step ->
    [rules] { $seconds } s: compiling the rules, { $done } of { $of }. Only the first time takes long.
    [bots] { $seconds } s: compiling the bots’ search. Only the first time takes long.
   *[start] { $seconds } s: the bots are getting ready.
}
table-bot-failed = { $name } has failed: { $why }
table-bots-ended = The bots’ process has ended with status { $status }. Its last words: { $words }
table-bot-failed-help = Nothing is lost. Enter: try again. Or name who takes the seat over ({ $bots }). Or “quit”, and resume later.
table-bot-unknown = “{ $line }” is none of these.
table-try-again = Nothing is lost: type “{ $command }” again, and another process is started.
table-too-small = The window has { $width } × { $height } characters; the table needs { $columns } × { $lines }. Enlarge it, or use a smaller font, and press Enter. You can still answer:
table-curtain = Pass the keyboard to { $name }. The others look away. Press Enter.
table-which = { $head } … which one? { $tails }
table-several = “{ $line }” can mean several things: { $answers }. Type one of them.
table-not-understood = “{ $line }” is no answer and no command. Type what the menu offers, or “help”.
table-did-you-mean = Did you mean “{ $line }”?
table-like-this = For example: “{ $line }”.
table-allowed = “{ $action }” is allowed.
table-hint-from = { $bot } would play so, if everybody else played like { $bot }:
table-hint = { $action }: wins { $percent }%
table-undone = Taken back: { $action }
table-undo-not = Nothing can be taken back: since the last answer dice were rolled, a card was revealed, or somebody else has decided.
table-undo-nothing = You have not answered anything yet: there is nothing to take back.
table-saved = Every answer is saved at once, in { $path }
table-pace = The bots’ pace: { $pace }. Type “pace” with one of: { $all }.
table-pace-slow = slow
table-pace-normal = normal
table-pace-fast = fast
table-kept = Good-bye. The game is kept; go on with it whenever you like:
table-record-told = The record with the dealer’s seed:
table-rules-how = type “rules” with a number, a card or a word
table-rules-none = No rule has the number or the word “{ $asked }”.
table-why-none = Nothing that one might expect now is forbidden.
table-why-title = What one might expect, and why it is not allowed now
table-log-title = What has happened, the latest first
table-more = Enter: go on, q: enough
table-total = total
table-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

table-step-at = turn { $turn }, entry { $number } of { $count }
table-step-back = back
table-step-turn = turn
table-step-end = end
table-step-how = Enter: on · back · turn: to the next turn · a number: to that turn · end · quit

table-help-title = What you can type
table-help-answers = { $game ->
    [armorica] A number is a number of the table: “1” takes the card marked [1]. Words do too: “take G-A3”, “g-a3”; of a word the underlined letters are enough: “t 1”, “p”. Tab completes, Enter draws the table anew.
    [roma] Numbers are those of dice and discs: “money 5”, “lay forum 4”. Of a word the underlined letters are enough, of a name as many as tell it apart: “mon 5”, “a4”, “l f 4”, “forum 4”. Tab completes, Enter draws the table anew.
   *[cambria] A number is a road, as on the map: “place 5”, “place r05”, or just “5”. Of a word the underlined letters are enough: “pl 5”. Tab completes, Enter draws the table anew.
}
table-help-hint = the best three answers, with winning chances
table-help-undo = take the last answer back, while nothing new is known since
table-help-rules = { $game ->
    [armorica] the rules, by number or word: “rules A4.2”, “rules amphora”
    [roma] the rules, by number, card or word: “rules R6.2”, “rules forum”
   *[cambria] the rules, by number or word: “rules C6.2”, “rules legion”
}
table-help-table = the whole table, page by page
table-help-log = everything that has happened
table-help-why = { $game ->
    [armorica] why an answer is not allowed: “why take G-A6”, or “why” for all
    [roma] why an answer is not allowed: “why activate 3”, or “why” for all
   *[cambria] why an answer is not allowed: “why place r05”, or “why” for all
}
table-help-save = where the game is written down
table-help-pace = how quickly the bots move: “pace fast”
table-help-quit = leave; the game can be resumed
table-help-help = this page
table-legend-armorica = [3] is in your reach, the third from the right, and “3” takes it; where another row is asked about, bold print alone tells it. Bars in a display part its sets. The number behind an icon’s name is its total. Amphorae 5/6: five amphorae for six cards. Where room is short, two letters stand for a word.
table-legend-roma = C character, B building, $ cost, def effective defence, with what changes it below. A disc marked ◄ matches an unused die. ▒ face down, × blocked. “rules forum” tells what a card does.
table-legend-cambria = On the map: [4] a fort and its value, (A) a fort that A has taken, 05· a free road, 05B one that B holds. In the list, after a fort: its value, + the point token, then its roads with who stands there: a letter for a seat, N neutral, L the legion, · nobody. →A: A would take it. =A: A has taken it. Behind the dice, → r05: where the warrior goes that is being chosen.

table-command-hint = hint
table-command-undo = undo
table-command-rules = rules
table-command-table = table
table-command-log = log
table-command-why = why
table-command-save = save
table-command-pace = pace
table-command-quit = quit
table-command-help = help

table-which-game = What shall we play?
table-about-armorica = settle Gauls and Romans, keep them fed, collect sets (2–4)
table-about-roma = dice and cards, a duel for fame (2)
table-about-cambria = close the roads round the Roman forts (2–5)
table-how-many = How many play?
table-which-rules = Which rules?
table-rules-usual = as usual
table-rules-change = choose one by one
table-which-opponent = Who sits at seat { $letter }?
table-mixed = A different one at each seat
table-friend = A friend at this keyboard
table-lobby-unknown = “{ $line }” is not in this list. Type a number or a name.
table-lobby-foot = Enter takes the line with *. “back”: one question back. “quit”: leave.
table-back = back
table-go-on = Go on: { $game } of { $when }, with { $others }
table-when = %d %b, %H:%M
table-friends = friends
table-play-again = Play again? Enter: the same table once more. “menu”: another game. “quit”: leave.
table-menu = menu
table-which-opponents = Against whom?
table-level-tiro = a recruit, friendly
table-level-miles = a soldier who knows the basics
table-level-centurio = plans and punishes mistakes
table-level-legatus = strong
table-level-imperator = the strongest
table-with-friends = Friends at this keyboard

table-word-activate = activate
table-word-battle = battle
table-word-board = board
table-word-bribe = bribe
table-word-buy = buy
table-word-cards = cards
table-word-copy = copy
table-word-discard = discard
table-word-done = done
table-word-draw = draw
table-word-end = end
table-word-for = for
table-word-from = from
table-word-give = give
table-word-keep = keep
table-word-lay = lay
table-word-legion = legion
table-word-money = money
table-word-move = move
table-word-neutral = neutral
table-word-pass = pass
table-word-place = place
table-word-put = put
table-word-reroll = reroll
table-word-roll = roll
table-word-set = set
table-word-ship = ship
table-word-spend = spend
table-word-stand = stand
table-word-start = start
table-word-take = take
table-word-target = target

## `lusoria show` and `lusoria replay`

replay-fate = fate
replay-table = { $game }, rules { $rules }{ $options }, components { $components }
replay-seat-taken = { $name } sits down at seat { $letter }
replay-undo = undo: back to before entry { $entry }
replay-typed = table
replay-audit = { $count ->
    [one] The seed is the one promised; the dealer’s one answer follows from it
   *[other] The seed is the one promised; all { $count } answers of the dealer follow from it
}
replay-audit-none = { $why ->
    [no_dealer] The dice cannot be checked: this table had no dealer, its people rolled and drew themselves.
   *[unfinished] The dice cannot be checked yet: the dealer tells its seed at the end of the game.
}
replay-audit-typed = { $count ->
    [one] ; { $count } was typed in at the table
   *[other] ; { $count } were typed in at the table
}
