// Winter asks card by card (A6.4); people choose all that must go at once, look, and confirm. Those
// chosen are then answered one after the other, for as long as the game asks.

import type { Choice, View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { cardOf, type Lying } from './lying.ts'

class Hunger {
  #picked = $state.raw<readonly string[]>([])
  #match = $state.raw<Match | null>(null)

  constructor() {
    $effect.root(() => {
      $effect(() => this.#goOn())
    })
  }

  /** The cards that were chosen, of those that may go now. */
  chosen(view: View): string[] {
    return this.#picked.filter((card) => mayStarve(view, card))
  }

  /** Put a card out into the cold, or take it in again. */
  toggle(view: View, card: string, most: number): void {
    const chosen = this.chosen(view)
    this.#picked = chosen.includes(card) ? chosen.filter((each) => each !== card) : this.with(view, card, most)
  }

  /** Those that are out in the cold once a card is: of too many the first come in again. */
  with(view: View, card: string, most: number): string[] {
    const chosen = this.chosen(view)
    return chosen.includes(card) ? chosen : [...chosen, card].slice(-most)
  }

  /** Let all that were chosen go. */
  confirm(match: Match): void {
    match.refusal = null
    this.#match = match
    this.#goOn() // at once, as any other answer: what the keyboard has reached is seen before it goes (`heir.svelte.ts`)
  }

  #goOn(): void {
    const match = this.#match
    if (!match?.view || match.sent) return
    if (match.refusal) return void (this.#match = null) // said by the table; whoever still wants it confirms it again
    const [card] = this.chosen(match.view)
    const next = card === undefined ? undefined : mayStarve(match.view, card)
    if (next && match.ready) match.answer(next)
    if (!next) this.#match = null
  }
}

/** One screen shows one table: what is chosen there is shared by the board and the question. */
export const hunger = new Hunger()

/** The near seat's cards that may go, as they lie: the bar and the cards themselves number them so. */
export const hungry = (view: View, table: Lying): string[] =>
  view.decision.question === 'starve' ? table.display(table.near).sets.flatMap((set) => set.cards).filter((card) => mayStarve(view, card)) : []

/** What the near seat would score without some of them, if the rules have told. */
export function pointsWithout(table: Lying, cards: readonly string[]): number | undefined {
  const [first, second] = cards
  const loss = table.derived.losses.find((each) => each.card === first)
  return second === undefined ? loss?.points : loss?.with_another[second]
}

/** What it would score if a card went too, besides those that were chosen. */
export const pointsAfter = (view: View, table: Lying, card: string): number | undefined =>
  pointsWithout(table, hunger.with(view, card, table.display(table.near).winter.must_go))

/** Whether winter asks whoever sits here, at a table that is played at. */
export const winterAsks = (match: Match, view: View, table: Lying, still: boolean): boolean => !still && match.asked === table.near && view.decision.question === 'starve'

export const mayStarve = (view: View, card: string): Choice | undefined =>
  view.decision.question === 'starve' ? view.choices.find((choice) => cardOf(choice) === card) : undefined
