// What the lobby knows of the games before the server has said a word.

import type { GameFacts } from '~/net/wire.ts'

export type GameName = GameFacts['name']
export type Level = GameFacts['levels'][number]

export const LEVELS: Level[] = ['tiro', 'miles', 'centurio', 'legatus', 'imperator']

/** Who sits there until somebody has been chosen: friendly enough for a first game. */
export const FIRST: Level = 'tiro'

export interface Shelf {
  name: GameName
  back: string
  fewest: number
  most: number
  minutes: number
  /** Chairs of *Play now*: you and bots. */
  chairs: number
}

export const SHELF: Shelf[] = [
  { name: 'armorica', back: 'back-gaul', fewest: 2, most: 4, minutes: 30, chairs: 3 },
  { name: 'roma', back: 'back-roma', fewest: 2, most: 2, minutes: 25, chairs: 2 },
  { name: 'cambria', back: 'back-cambria', fewest: 2, most: 5, minutes: 20, chairs: 3 },
]

export const shelf = (name: string): Shelf => SHELF.find((each) => each.name === name) ?? SHELF[0]!
