// A Forum takes more than the die that activates it, and says so before.

import { say } from '~/words/words.svelte.ts'
import type { Seen } from './seen.ts'

/** The dice that the own card on a disc takes beyond the first: a Forum's second, and the third that a Templum beside it allows where one is unused. */
export function furtherDice(now: Seen, disc: number): number {
  return now.derived.forums.find((each) => each.disc === disc)?.further_dice ?? 0
}

/** How many it takes in all, said where one is not enough. */
export function takesDice(now: Seen, disc: number): string {
  const further = furtherDice(now, disc)
  return further ? say('roma-takes-dice', { further }) : ''
}
