// What others at the table have said and this screen has not shown. What was said before it sat down is old.

import type { Talk } from '~/net/wire.ts'
import type { Match } from './match.svelte.ts'
import { saidHere } from './seats.ts'

export class Unread {
  readonly #match: Match
  #last = $state(-1) // the number of the last line that was shown
  #told = -1 // and of the last one that was told aloud
  readonly lines = $derived.by((): Talk[] => this.#match.talk.filter((line) => line.number > this.#last && !saidHere(this.#match, line)))

  constructor(match: Match) {
    this.#match = match
    this.read()
  }

  read(): void {
    this.#last = this.#match.talk.at(-1)?.number ?? -1
  }

  /** The newest line, once, however often the table is drawn anew (a curtain hides all of it). */
  news(): Talk | null {
    const newest = this.lines.at(-1)
    if (!newest || newest.number <= this.#told) return null
    this.#told = newest.number
    return newest
  }
}
