# What a card of Roma does, in one line (R12; options as in the rulebook).

roma-text-sicarius = Discards an opposing character, and himself.
roma-text-architectus = Lay buildings from your hand without paying.
roma-text-consiliarius = Moves one of your characters to another disc.
roma-text-legatus = 1 fame for each empty disc of the opponent.
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
roma-text-forum = The second die brings its number in fame.
roma-text-mercatus = 1 fame for each Forum of the opponent.
roma-text-onager = Fights any opposing building.
roma-text-templum = A Forum beside it may score a third die.
roma-text-turris = Your other cards defend with +1.
