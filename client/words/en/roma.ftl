# What a card of Roma does, in one line (R12; options as in the rulebook).

roma-text-sicarius = Discards an opposing character, and himself.
roma-text-architectus = Lay buildings from your hand without paying.
roma-text-consiliarius = Moves one of your characters to another disc.
roma-text-legatus = 1 fame for each of the opponent’s empty discs.
roma-text-gladiator = Sends an opposing character back to the hand.
roma-text-mercator = Buys fame from the opponent, 2 sestertii each.
roma-text-consul = Changes unused dice by 1, up or down.
roma-text-legionarius = Fights the card opposite.
roma-text-nero = Discards an opposing building, and himself.
roma-text-praetorianus = Blocks an opposing disc for one turn.
roma-text-scaenicus = Acts as another of your characters.
roma-text-haruspex = Takes any one card from the deck.
roma-text-senator = Lay characters from your hand without paying.
roma-text-velites = Fight any opposing character.
roma-text-essedum = All opposing defences −2 in this turn.
roma-text-tribunus = Takes 1 fame from the opponent.
roma-text-centurio = Fights the card opposite; after a miss, add a die.
roma-text-aesculapinum = Takes a character from the discard pile.
roma-text-basilica = A Forum beside it brings 2 fame more.
roma-text-machina = Moves one of your buildings to another disc.
roma-text-forum = Takes two dice: fame equal to the second.
roma-text-mercatus = 1 fame for each Forum of the opponent.
roma-text-onager = Fights any opposing building.
roma-text-templum = A Forum beside it may score a third die.
roma-text-turris = All your cards get +1 defence.

# Where the table reads a card otherwise than the rulebook does (R13).

roma-text-turris-publisher = Your other cards get +1 defence.
roma-text-consiliarius-publisher = Lay all your characters anew.
roma-text-machina-publisher = Lay all your buildings anew.
roma-text-consul-publisher = Changes one unused die by 1, up or down.
roma-text-mercatus-publisher = Takes 1 fame for each Forum of the opponent.

# The table.

roma-setup = Set-up
roma-turn = Turn { $turn }
roma-turn-of = Turn { $turn } · { $name }
roma-phase-empty = Empty discs
roma-phase-roll = Roll
roma-phase-actions = Actions
roma-fame-word = fame
roma-owner = { $whose ->
    [mine] You
   *[theirs] Opponent
}
roma-fame-n = { $fame ->
    [one] { $fame } fame
   *[other] { $fame } fame
}
roma-sestertii = { $money ->
    [one] sestertius
   *[other] sestertii
}
roma-stockpile = Stockpile
roma-stockpile-empty = empty
roma-left = { $left } left
roma-ends-at-none = ends at 0
roma-turns-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
roma-deck = Deck { $cards }
roma-discard = Discard { $cards }
roma-piles = Deck { $deck } · Discard { $discard }
roma-piles-title = Piles
roma-look-discard = Discard pile, { $cards }: look through it
roma-cards-in-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
roma-hand = { $cards ->
    [one] Your hand, { $cards } card
   *[other] Your hand, { $cards } cards
}
roma-discs = The discs and the cards on both sides
roma-dice = Action dice
roma-dice-of = { $name }’s dice
roma-no-dice = no unused die
roma-dice-rest = The dice rest until the cards are turned up.
roma-picked-up = picked up
roma-used = used
roma-used-money = money
roma-used-cards = cards
roma-die-used = Die showing { $value }, used: { $use }
roma-die-spent = { $value ->
    [0] Used die
   *[other] Die showing { $value }, used
}
roma-disc = Disc { $disc }
roma-can = can be chosen
roma-place = { $whose ->
    [mine] Your disc { $disc }
   *[theirs] Opponent’s disc { $disc }
}
roma-free = free
roma-empty = empty
roma-empty-costs = −1 a turn
roma-face-down = face down
roma-blocked = blocked
roma-defence = defence
roma-defence-of = defence { $defence }
roma-lost = lost
roma-goes-too = leaves
roma-laid-note = Your cards are laid. You alone see through the veil until all are turned up.
roma-supply-money = The bank: pick up a die to take money
roma-supply-cards = The deck: pick up a die to draw cards
roma-supply = { $use ->
    [money] The bank
   *[cards] The deck
}

# What can be done.

roma-end-turn = End turn
roma-activate = Activate { $card }
roma-against = { $card }: { $defence } or more
roma-needs = { $defence } or more
roma-bribe = Bribe { $card }
roma-pay = pay { $money }
roma-pay-short = pay { $money }
roma-takes-dice = { $further ->
    [1] 2 dice
   *[other] 2–3 dice
}
roma-use-money = Take { $n }
roma-use-cards = { $n ->
    [one] Draw 1
   *[other] Draw { $n }, keep 1
}
roma-done = Done
roma-reroll = Roll again
roma-stand = Keep them
roma-cover = Cover { $card }
roma-loses = loses { $card }
roma-keep = Keep { $card }
roma-keep-word = keep
roma-take = Take { $card }
roma-take-card = Take a card
roma-set = Set { $dice }
roma-set-dice = Set the dice
roma-and = { $a } and { $b }
roma-buy = Buy { $fame }
roma-buy-most = All { $fame }
roma-ends-game = ends the game
roma-less = Less
roma-more = More
roma-die-up = Turn the { $value } up
roma-die-down = Turn the { $value } down
roma-leave-it = Leave it

# What is asked.

roma-tap-glow = Choose what glows.
roma-ask-give = { $n ->
    [1] Which card do you pass to { $name }?
   *[other] Choose the second card to pass to { $name }.
}
roma-give-more = Both choose first; then both receive at once. Rest the mouse or a finger on a card to read it.
roma-you-pass = You pass to { $name }
roma-they-pass = { $name } passes to you
roma-nth-card = { $n ->
    [1] 1st card
   *[other] 2nd card
}
roma-waits-give = { $name } chooses two cards to pass.
roma-waits-layout = { $name } lays cards face down.
roma-waits-layout-more = You see which discs are taken, but not by which cards.
roma-ask-layout = Which card do you lay?
roma-ask-layout-more = { $bribery ->
    [on] All your cards go face down, each to its own disc. A die of that number activates the card; disc 7 takes any die, for a bribe.
   *[off] All your cards go face down, each to its own disc. A die of that number activates the card.
}
roma-ask-lay-free = Which card do you lay without paying?
roma-ask-lay-free-more = Lay as many as you like, or stop.
roma-ask-disc = Where do you lay { $card }?
roma-ask-disc-act = { $money ->
    [one] For your only sestertius. A card already there is lost.
   *[other] For { $cost } of your { $money } sestertii. A card already there is lost.
}
roma-ask-disc-layout = Each disc that stays empty costs 1 fame when your turn begins.
roma-ask-disc-lay-free = Without paying. A card already there is lost.
roma-ask-cover = Lay { $card } on disc { $disc }?
roma-ask-cover-move = Move { $card } to disc { $disc }?
roma-ask-cover-more = { $card } is discarded, nothing is refunded.
roma-ask-act = What do you do?
roma-ask-act-dice-cards = Pick up a die or a card, or end your turn.
roma-ask-act-dice = Pick up a die, or end your turn.
roma-ask-act-none-cards = Lay a card, or end your turn.
roma-ask-act-none = End your turn.
roma-ask-act-done = Nothing is left to do.
roma-ask-end = { $dice ->
    [one] End the turn with a die unused?
   *[other] End the turn with { $dice } dice unused?
}
roma-ask-end-more = Unused dice are lost. They would bring { roma-money }.
roma-ask-die = What does the { $die } do?
roma-ask-die-more = Choose what glows, or the die again to put it back.
roma-ask-reroll = Three times { $die }: roll all again, or keep them?
roma-ask-reroll-more = Only after a triple.
roma-ask-keep = Which of the drawn cards do you keep?
roma-ask-keep-more = { $cards ->
    [0] There is only this one.
    [one] The other one goes face up to the discard pile.
   *[other] The other { $cards } go face up to the discard pile.
}
roma-drawn = { $cards ->
    [one] { $cards } drawn card
   *[other] { $cards } drawn cards
}
roma-ask-target-other = Which disc of { $name } does { $card } choose?
roma-ask-target-sicarius = Whom does the Sicarius kill?
roma-ask-target-sicarius-more = He is discarded with his victim.
roma-ask-target-nero = What does Nero burn down?
roma-ask-target-nero-more = He is discarded with the building.
roma-ask-target-gladiator = Whom does the Gladiator send back to the hand?
roma-ask-target-velites = Whom do the Velites attack?
roma-ask-target-velites-more = The battle die has to reach the defence.
roma-ask-target-onager = Which building does the Onager attack?
roma-ask-target-onager-more = The battle die has to reach the defence.
roma-ask-target-praetorianus = Which disc do you block for { $name }’s next turn?
roma-ask-copy = Which character does the Scaenicus copy?
roma-ask-copy-more = He acts from his own disc.
roma-ask-move = Which card moves?
roma-ask-move-more = First the card, then its new disc.
roma-ask-move-to = Where does { $card } move?
roma-ask-move-to-more = { $type ->
    [building] A character lying there is lost.
   *[character] A building lying there is lost.
}
roma-ask-put-more = All cards picked up are laid anew, each on its own disc.
roma-from-disc = from { $disc }
roma-ask-add-die = Add one of your dice?
roma-ask-add-die-more = It is spent, hit or miss.
roma-hits = hits
roma-misses = misses
roma-hit = { $die } against { $defence }: a hit
roma-miss = { $die } against { $defence }: a miss
roma-miss-by = { $die } against { $defence }: a miss by { $by }
roma-falls = falls
roma-ask-second-die = Choose the second die to spend.
roma-ask-second-die-more = It brings as much fame as it shows.
roma-basilica-adds = Basilica: +{ $bonus }.
roma-ask-third-die = Spend the third die as well?
roma-keep-third-die = keep the third die
roma-ask-third-die-more = The Templum beside the Forum allows it.
roma-ask-set = { $consul ->
    [publisher] Which unused die do you turn up or down?
   *[rulebook] Which unused dice do you turn up or down?
}
roma-ask-set-to = Turn { $from } into { $to }?
roma-ask-set-more = { $consul ->
    [publisher] By 1, and only this one.
   *[rulebook] By 1, and at least one die changes.
}
roma-ask-buy = How much fame do you buy?
roma-ask-buy-more = { $money ->
    [one] { $money } sestertius each, paid to { $name }. At most { $most }.
   *[other] { $money } sestertii each, paid to { $name }. At most { $most }.
}
roma-ask-take-deck = Which card do you take from the deck?
roma-ask-take-deck-more = Mark a card, then take it. The deck is shuffled afterwards.
roma-ask-take-discard = Which character do you take?
roma-ask-take-discard-more = From the discard pile; everybody sees which.
roma-the-deck = The deck
roma-the-discard = The discard pile
roma-find = Name, or what it does
roma-find-none = No such card here.
roma-sort = Which cards
roma-sort-all = All { $cards }
roma-sort-character = Characters { $cards }
roma-sort-building = Buildings { $cards }
roma-copies = { $card }, { $copies } copies

# A card explained.

roma-type-character = character
roma-type-building = building
roma-to-lay = { $cost ->
    [one] sestertius to lay
   *[other] sestertii to lay
}
roma-to-activate = { $dice ->
    [0] works by lying there
    [one] die to activate
   *[other] dice to activate
}
roma-printed = printed { $defence }
roma-may-activate = { $further ->
    [0] You may activate it with the { $die }.
    [1] You may activate it with the { $die }; it then takes a second die.
   *[other] You may activate it with the { $die }; it then takes a second die and, if you like, the third.
}
roma-may-bribe = { $further ->
    [0] You may bribe it with the { $die }, paying { $die }.
    [1] You may bribe it with the { $die }, paying { $die }; it then takes a second die.
   *[other] You may bribe it with the { $die }, paying { $die }; it then takes a second die and, if you like, the third.
}
roma-may-lay = You may lay it now.
roma-in-the-game = { $copies } in the game
roma-on-disc = on disc { $disc }
roma-in-your-hand = { $cards } in your hand
roma-among-drawn = { $cards } just drawn
roma-in-their-hand = { $down ->
    [yes] { $cards } in the opponent’s hand or face down
   *[no] { $cards } in the opponent’s hand
}
roma-discarded = { $cards } discarded
roma-unseen = { $cards } unseen

# Answers by name, for hints and refusals.

roma-own-dice = Your own dice and cards: choose what came up.
roma-own-battle = { $card } against { $other }: it hits with { $defence } or more. Choose what came up.
roma-label-lay = { $a } on disc { $b }
roma-label-put = to disc { $a }
roma-label-target = disc { $a }
roma-label-copy = copy disc { $a }
roma-label-move = disc { $a } to disc { $b }
roma-label-activate = activate disc { $a }
roma-label-bribe = bribe with the { $a }
roma-label-money = money for the { $a }
roma-label-cards = cards for the { $a }
roma-label-buy = buy { $a } fame
roma-label-set = dice to { $a } { $b }
roma-label-spend = spend the { $a }
roma-label-give = pass { $a }
roma-label-keep = keep { $a }
roma-label-take = take { $a }
roma-label-end = end the turn
roma-label-done = done
roma-label-stand = let the triple stand
roma-label-reroll = roll again
roma-headline-act-dice-cards = Your move: use a die, lay a card or end
roma-headline-act-dice = Your move: use a die or end
roma-headline-act-none-cards = Your move: lay a card or end
roma-headline-act-none = Your move: end your turn

# Why something cannot be chosen.

roma-why-other-disc = { $bribery ->
    [on] A die activates the card on the disc of its own number, the { $die } on disc { $die }, or bribes the card on disc 7. Otherwise it brings money or cards.
   *[off] A die activates the card on the disc of its own number: the { $die } works on disc { $die }. Otherwise it brings money or cards.
}
roma-why-used = This die has been used in this turn: each die serves one action.
roma-why-blocked = { $barred ->
    [yes] This disc is blocked: until the turn is over its card cannot be activated, and no card may be put there.
   *[no] This disc is blocked: its card cannot be activated until the turn is over.
}
roma-why-face-down = Face down until both have laid all their cards.
roma-why-free = A free place. In set-up each card goes to a disc of its own.
roma-why-empty = An empty disc: it costs its owner 1 fame at the beginning of each of their turns.
roma-why-no-discard = Nothing has been discarded yet.
roma-why-less = Nothing is bought yet.
roma-why-buy = At least 1 fame is bought: first choose how much.
roma-why-take = First mark a card: choose one that glows.
roma-why-set = First turn a die up or down.
roma-why-turn = The { $value } cannot be turned this way: a die shows 1 to 6 and changes by 1, as far as the card allows.
roma-end-lead = { $ahead ->
    [0] { $points } fame, as much as the opponent: a draw.
   *[other] { $points } fame, { $ahead } more than the opponent.
}
roma-fame-from = fame from
