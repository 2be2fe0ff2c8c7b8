// A game against bots, at once: from the lobby and from *How to play*.

import { openTable } from '~/net/http.ts'
import { kept } from '~/net/kept.svelte.ts'
import type { Wanted } from '~/net/wire.ts'
import { say, words } from '~/words/words.svelte.ts'
import { FIRST, LEVELS, type Level, type Shelf } from './games.ts'

/** What one is called at a table. */
export const ownName = (): string => kept.settings.name.trim() || say('guest')

/** The bots last chosen for this game on this device; before that, those for a first game. */
export const chosenLevel = (game: Shelf): Level => LEVELS.find((each) => each === kept.settings.levels[game.name]) ?? FIRST

/** Tells where it is played. */
export async function playNow(game: Shelf, level: Level = chosenLevel(game)): Promise<string> {
  const bots: Wanted[] = Array.from({ length: game.chairs - 1 }, () => ({ kind: 'bot', level }))
  const chairs: Wanted[] = [{ kind: 'me', name: ownName() }, ...bots]
  const { table, seats } = await openTable({ game: game.name, chairs, wishes: { practice: true, pace: kept.settings.pace }, language: words.language, start: true })
  kept.keep(table, seats)
  return `#/table/${table.match}`
}
