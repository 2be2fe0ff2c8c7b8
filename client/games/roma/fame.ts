// Where fame came from and went, as the events tell it: which card brought or took it, or empty discs.

import type { Heard } from '~/net/wire.ts'
import { standing } from '~/table/telling.ts'

/** What stands in the place of a card where empty discs cost fame (R3.1). */
export const EMPTY = ''

export interface Source {
  /** A card, or `EMPTY`. */
  from: string
  /** By seat. */
  gained: number[]
  lost: number[]
}

/** The sources of a whole game, from the largest on. */
export function sources(log: readonly Heard[]): Source[] {
  const found = new Map<string, Source>()
  const add = (from: string, change: 'gained' | 'lost', seat: number, fame: number): void => {
    const source = found.get(from) ?? { from, gained: [0, 0], lost: [0, 0] }
    source[change][seat]! += fame
    found.set(from, source)
  }
  for (const { event, facts } of standing(log)) {
    const [seat, fame, card] = [Number(facts['seat']), Number(facts['fame']), String(facts['card'])]
    if (event === 'fame_gained' || event === 'fame_taken') add(card, 'gained', seat, fame)
    if (event === 'fame_taken') add(card, 'lost', 1 - seat, fame)
    if (event === 'fame_returned') add(EMPTY, 'lost', seat, fame)
  }
  return [...found.values()].filter(moved).sort((a, b) => moved(b) - moved(a))
}

const moved = ({ gained, lost }: Source): number => [...gained, ...lost].reduce((all, fame) => all + fame, 0)
