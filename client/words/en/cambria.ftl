# What the browser says at Cambria's table.

# A narrow bar breaks it before the turn and nowhere else.
cambria-status = { $turn ->
    [0] set-up
   *[other] { $fallen } of { $end } fallen, turn { $turn }
}
cambria-status-over = { $taken } of { $forts } taken, turn { $turn }
cambria-round = Round { $round }
cambria-map = Map
cambria-map-cambria = Cambria
cambria-map-cambria-about = Wales, about the year 400
cambria-map-cambria-has = Wales · { $forts } forts, { $roads } roads
cambria-map-cumbria = Cumbria
cambria-map-cumbria-about = The northern frontier, about 400
cambria-map-cumbria-has = northern England · { $forts } forts, { $roads } roads
cambria-map-own = A map of our own
cambria-map-own-about = drawn from its file
cambria-map-places = Roads, ships and forts of the map
cambria-north = SEPTENTRIO
cambria-legend-ring = roads held: colour and pattern
cambria-legend-first = would take the fort now
cambria-legend-second = second: would take the points
cambria-larger = Enlarge the map
cambria-smaller = Whole map
cambria-dice = Dice
cambria-seats = Players
cambria-forts = Forts
cambria-roads = Roads
cambria-ships = Ships

cambria-neutral = Neutral
cambria-never-ranked = never ranked
cambria-legion = the legion
cambria-nobody = nobody
# A road.
cambria-free = free
cambria-start-player = began the game
cambria-warriors = Warriors: { $supply } in supply, { $out } on roads, { $aboard } aboard
cambria-tokens-of = Tokens of { $name }
cambria-no-tokens = No token yet
cambria-second-at = second at { $fort }
cambria-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
cambria-none = none
cambria-second-places = Second places

# On a map that can be seen a road is called by its forts, not by its number.
cambria-road = { $first_fort } { $first_value } – { $second_fort } { $second_value }
cambria-fort = { $fort } { $value }
# Some maps join the same two forts more than once.
cambria-road-nth = { $road } ({ $nth })
# Whoever stands in the way; whoever looks is spoken to.
cambria-holder = { $yours ->
    [true] one of your warriors
   *[false] { $holder ->
        [legion] the legion
        [neutral] a neutral warrior
       *[other] a warrior of { $holder }
    }
}
# The legion is asked for as a whole here, not for one road.
cambria-reason-no-one-rolled = Only a 1 moves the legion: you rolled { $dice }.
cambria-reason-no-own-warrior-there = None of your warriors stands here. Choose one that glows.
cambria-fort-open = { $left ->
    [one] Nobody stands here; one road is free.
   *[other] Nobody stands here; { $left } roads are free.
}
cambria-fort-to = { $you ->
    [true] { $left ->
        [0] Falls to you at the end of this turn.
        [one] You lead; one road still lacks a warrior.
       *[other] You lead; { $left } roads still lack a warrior.
    }
   *[false] { $left ->
        [0] Falls to { $name } at the end of this turn.
        [one] { $name } leads; one road still lacks a warrior.
       *[other] { $name } leads; { $left } roads still lack a warrior.
    }
}
cambria-fort-tied = Tied for the most: as things stand, nobody gets it.
cambria-fort-fell-to = { $you ->
    [true] Taken by you. Its roads stay in play.
   *[false] Taken by { $name }. Its roads stay in play.
}
cambria-fort-fell-to-nobody = Went to nobody.
cambria-points-to = { $you ->
    [true] You are second: { $points } points.
   *[false] { $name } is second: { $points } points.
}
cambria-points-lost = Second place ({ $points } points): { $others ->
    [0] nobody yet.
   *[other] tied.
}
cambria-road-at = Road { $road }: { $holder }{ $can ->
    [true] . Can be chosen
   *[other] {""}
}
cambria-ship-at = Ship { $ship }: { $holder }{ $can ->
    [true] . Can be chosen
   *[other] {""}
}
cambria-ship = Ship { $ship }
cambria-ship-about = A warrior who began the turn aboard may make one die a { $ship }.
# What choosing a road that is held would do.
cambria-leaves = { $who ->
    [legion] You throw the legion out here: it goes back to the eagle.
    [yours] You throw your own warrior out here: he goes back to the supply.
    [neutral] You throw the neutral warrior out here: he goes back to the supply.
   *[other] You throw the warrior of { $name } out here: he goes back to the supply.
}
cambria-came = New since your last move.
cambria-tap-again = Tap the road again.
cambria-as-it-is = As it is before that:
cambria-other-roads = Other roads
cambria-standing = Forts that stand
cambria-fallen = Forts that were taken
cambria-in-supply = in supply
cambria-on-roads = on roads
cambria-aboard = aboard
cambria-legion-at = The legion stands { $place ->
    [eagle] on the eagle
    [away] nowhere any more
   *[road] on { $road }
}.
cambria-to-the-end = The game ends when { $forts ->
    [one] one more fort has fallen
   *[other] { $forts } more forts have fallen
}.

cambria-offers = { $count ->
    [one] Ship { $ships } may change one die
   *[other] Ships { $ships }: one may change a die
}
cambria-offer = Ship { $name }: the { $die } becomes a { $ship }
cambria-free-roads = Free roads by fort value

cambria-way-place = Warrior
cambria-way-legion = Legion
cambria-pass = Pass
cambria-no = No
cambria-other-goal = { $goal ->
    [ship] Other ship
   *[road] Other road
}
cambria-die-becomes = { $die } → { $ship }

cambria-ask-setup-place = Where do you put your first warrior?
cambria-ask-setup-place-more = Choose a glowing road at a fort { $value }: { $roads ->
    [one] one is free
   *[other] { $roads } are free
}.
cambria-ask-neutral-place = Where does the neutral warrior go?
cambria-ask-neutral-place-more = { $die ->
    [1] A 1: any free road will do.
   *[other] A free road at a fort { $value }; if none is free there, any free road. Your own dice come next.
}
cambria-goal-ship = ship { $ship }
cambria-ask-neutral-from = Which neutral warrior moves there?
cambria-ask-neutral-from-more = To { $goal }. The neutral supply is empty, so one of them moves.
cambria-ask-from = Which of your warriors goes there?
cambria-ask-from-more = To { $goal }. Your supply is empty, so one of them moves.
cambria-ask-board = Put a warrior on a free ship?
cambria-ask-board-more = { $supply ->
    [0] From there it can change a die of a later roll. Your supply is empty: one of your warriors moves.
   *[other] From there it can change a die of a later roll.
}
cambria-ask-die = Ship { $name }: which die becomes a { $ship }?
cambria-ask-die-more = Its warrior returns to your supply.
cambria-ask-act = { $way ->
    [pass] No road fits this roll
    [legion] { $roll ->
        [ones] Two ones: the legion must march. Where to?
       *[other] Where does the legion march? At a fort { $high }
    }
   *[other] { $roll ->
        [two] { $supply ->
            [0] Move a warrior to a road at a fort { $low } or { $high }
           *[other] Put a warrior on a free road at a fort { $low } or { $high }
        }
        [double] { $supply ->
            [0] Move a warrior to a fort { $high }, even to a road that is held
           *[other] Put a warrior at a fort { $high }, even on a road that is held
        }
       *[other] { $supply ->
            [0] Move a warrior to a road at a fort { $high }
           *[other] Put a warrior on a free road at a fort { $high }
        }
    }
}
cambria-roads-glow = { $roads ->
    [one] One road glows.
   *[other] { $roads } roads glow.
}
cambria-ask-act-more = { $way ->
    [pass] { $ships ->
        [0] Nothing is left but to pass.
        [one] Your ship may still change a die; or else you pass.
       *[other] One of your ships may still change a die; or else you pass.
    }
    [legion] { $roll ->
        [ones] Any other road will do; whoever stands there goes back to the supply.
       *[other] Whoever stands there goes back to the supply. { cambria-roads-glow }
    }
   *[other] { $supply ->
        [0] { cambria-roads-glow } Your supply is empty.
        [one] { cambria-roads-glow } One warrior waits in your supply.
       *[other] { cambria-roads-glow } { $supply } warriors wait in your supply.
    }
}
cambria-ask-pass = Pass all the same?
cambria-ask-pass-more = { $roads ->
    [0] A ship could still change a die.
   *[other] { $legion ->
        [true] { cambria-roads-glow } The legion may march too. Choose, or give the turn away.
       *[false] { cambria-roads-glow } Choose one, or give the turn away.
    }
}

# At a table that rolls its own dice.
cambria-ask-start-player = Who begins?
cambria-ask-start-player-more = Let your own dice decide, and choose the name.
cambria-ask-setup-roll = What did { $name } roll?
cambria-ask-setup-roll-more = One die, for the first warrior: it will stand at a fort of that value. Values not shown here are rolled again.
cambria-ask-neutral-roll = What did { $name } roll for the neutral colour?
cambria-ask-neutral-roll-more = One die: the neutral warrior goes to a fort of that value, after a 1 to any free road.
cambria-ask-roll = What did { $name } roll?
cambria-ask-roll-more = Two dice, in any order.

cambria-tie = { $how ->
    [turn_order] Points and tokens are equal: whoever comes first in turn order is ahead.
   *[last_turn] Points and tokens are equal: the one whose last turn was longest ago is ahead.
}
cambria-tie-place = { $how ->
    [turn_order] { $n ->
        [1] first of { $of } in turn order
        [2] second of { $of } in turn order
        [3] third of { $of } in turn order
        [4] fourth of { $of } in turn order
       *[other] last of { $of } in turn order
    }
   *[last_turn] { $at ->
        [first] earliest last turn
        [last] latest last turn
       *[between] { $n ->
            [2] second earliest last turn
            [3] third earliest last turn
           *[other] fourth earliest last turn
        }
    }
}

# An answer, in a hint.
cambria-label-place = Warrior on { $place }
cambria-label-legion = Legion to { $place }
cambria-label-neutral = Neutral warrior on { $place }
cambria-label-neutral-from = Neutral warrior from { $place }
cambria-label-from = Warrior from { $place }
cambria-label-board = Board { $place }
cambria-label-ship = { $place } changes the { $die }
cambria-label-pass = Pass
