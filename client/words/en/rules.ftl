# What the search of the rules finds although it is written otherwise. Endings and parts of words it knows by itself
# (pages/rules/stems.ts).

# A line is one word in those forms that no ending tells: whoever looks for one of them finds all.
rules-forms =
    begin began begun beginning
    bring brought
    buy bought
    choose chose chosen choice
    deal dealt
    die dice
    draw drew drawn
    fall fell fallen
    fight fought
    get got gotten
    give gave given
    go goes went gone
    hold held
    keep kept
    know knew known
    lay laid layout
    lose losing lost loss
    pay paid payment
    see saw seen
    sell sold
    send sent
    spend spent
    stand stood
    take took taken
    throw threw thrown
    tie tied tying
    win won winner
    man men
    defence defense
    colour color
    neighbour neighbor
    basilica basilicae
    templum templa

# Left of the sign what is looked for, right of it how the rules say it.
rules-same =
    coin coins money cash sestertius denarius = sestertii money gold
    field square spot slot = space place disc road
    roll throw toss cast = roll throw
    attack combat fight battle = battle fight attacked
    lose loser loss defeat = loss lose win winner
    win winner victor = win winner
    draw tie stalemate = tie draw
    end ending finish over = end
    first starter start begin = start starter begin
    pass skip forgo = pass skip
    discard trash scrap = discard
    play build deploy = lay place put
    enemy rival adversary = opponent
    fame glory prestige score = point VP score
    price expensive cheap = cost
    boat vessel fleet = ship
    path way street = road
    castle fortress camp = fort
    army troops soldiers = legion warrior
    pawn meeple figure piece = warrior piece
    map = board map
    hunger hungry famine starvation = starve winter
    grain corn food = wheat
    house structure = building
    person people man = character
    deck stack = deck pile
    trade exchange = exchange pass
