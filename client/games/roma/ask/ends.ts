// An answer that surely ends the game (R11) says so beforehand; the View tells which ones do.

import type { Choice } from '~/net/wire.ts'
import { say } from '~/words/words.svelte.ts'
import type { Seen } from '../seen.ts'

/** What is said of an answer, and that it is the last one. */
export function orEnds(now: Seen, choice: Choice | undefined, ...more: string[]): string[] {
  const ends = choice && now.derived.last.includes(choice.words) ? say('roma-ends-game') : ''
  return [...more, ends].filter(Boolean)
}
