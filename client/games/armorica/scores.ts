// The parts of a score in words.

import { say } from '~/words/words.svelte.ts'
import type { Lying } from './lying.ts'

/** "sets", "gold", "most grapes" or, where several share them, "tied grapes". */
export function partName(table: Lying, seat: number, part: string): string {
  const majority = table.majority(part)
  if (!majority?.seats.includes(seat)) return say(`armorica-part-${part}`)
  return say(majority.seats.length > 1 ? `armorica-tied-${part}` : `armorica-most-${part}`)
}
