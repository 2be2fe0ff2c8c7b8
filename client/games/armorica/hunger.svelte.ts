// Winter asks card by card (A6.4); people choose all that must go at once, look, and confirm. Those
// chosen are then answered one after the other, for as long as the game asks.

import type { Choice, View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { cardOf } from './lying.ts'

export class Hunger {
  chosen = $state.raw<readonly string[]>([])
  #going = $state(false)

  constructor(private readonly match: Match) {
    $effect.root(() => {
      $effect(() => this.#goOn())
    })
  }

  /** Put a card out into the cold, or take it in again. */
  toggle(card: string, most: number): void {
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((each) => each !== card)
    else this.chosen = [...this.chosen, card].slice(-most)
  }

  clear(): void {
    this.chosen = []
  }

  /** Let all that were chosen go. */
  confirm(): void {
    this.#going = true
  }

  #goOn(): void {
    const { view, ready } = this.match
    if (view?.decision.question !== 'starve' || this.match.asked === null) this.#forget()
    if (!this.#going || !ready || !view) return
    const next = view.choices.find((choice) => this.chosen.includes(cardOf(choice)))
    if (next) this.match.answer(next)
    else this.#forget()
  }

  #forget(): void {
    if (this.chosen.length) this.chosen = []
    this.#going = false
  }
}

const KEPT = new WeakMap<Match, Hunger>()

/** One choice of hungry cards per match, shared by the board and the question. */
export function hunger(match: Match): Hunger {
  const found = KEPT.get(match) ?? new Hunger(match)
  KEPT.set(match, found)
  return found
}

export const mayStarve = (view: View, card: string): Choice | undefined =>
  view.decision.question === 'starve' ? view.choices.find((choice) => cardOf(choice) === card) : undefined
