// An answer's words, as the record spells them, in the reader's language: for hints and refusals.

import { known, say } from '~/words/words.svelte.ts'

/** `lay Forum 4` → “Forum on disc 4”. */
export function label(words: string): string {
  const [verb = '', ...rest] = words.split(' ')
  const id = `roma-label-${verb}`
  return known(id) ? say(id, { a: rest[0] ?? '', b: rest.slice(1).join(' ') }) : words
}

export const refusedFacts = (facts: Record<string, string | number>): Record<string, string> =>
  typeof facts['action'] === 'string' ? { action: label(facts['action']) } : {}
