// What others at the table have said and this screen has not shown. What was said before it sat down is old.

import type { Talk } from '~/net/wire.ts'
import type { Match } from './match.svelte.ts'

export class Unread {
  readonly #match: Match
  #last = $state(-1) // the number of the last line that was shown
  readonly lines = $derived.by((): Talk[] => {
    const mine = this.#match.view?.viewer ?? []
    return this.#match.talk.filter(({ number, seat }) => number > this.#last && (seat === null || !mine.includes(seat)))
  })

  constructor(match: Match) {
    this.#match = match
    this.read()
  }

  read(): void {
    this.#last = this.#match.talk.at(-1)?.number ?? -1
  }
}
