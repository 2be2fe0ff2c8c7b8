// What lies on Armorica's table, as the View tells it, by name.

import type { Choice, ArmoricaDerived, ArmoricaPosition, ArmoricaPrinted, Display, Majority, PrintedCard, Row, View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { nearSeat } from '~/table/seats.ts'

export type Nation = 'gaul' | 'roman'
export const NATIONS: readonly Nation[] = ['gaul', 'roman']

export interface Lying {
  position: ArmoricaPosition
  derived: ArmoricaDerived
  /** The seat whose place is nearest. */
  near: number
  /** Whether that seat is the reader's. */
  mine: boolean
  /** The row that is asked about, whoever is asked. */
  asked: Nation | null
  card(id: string): PrintedCard
  display(seat: number): Display
  row(nation: Nation): Row
  majority(icon: string): Majority | undefined
}

const BLANK: PrintedCard = { card: '', deck: '', suit: 'farmer', icons: {}, needed: 'wheat' }

export function lying(match: Match, view: View): Lying {
  const position = view.position as unknown as ArmoricaPosition
  const derived = view.derived as unknown as ArmoricaDerived
  const cards = printedCards(match)
  const near = nearSeat(match, view)
  return {
    position,
    derived,
    near,
    mine: view.viewer.includes(near),
    asked: NATIONS.find((nation) => view.decision.question === `take_${nation}`) ?? null,
    card: (id) => cards.get(id) ?? { ...BLANK, card: id },
    display: (seat) => derived.displays[seat]!,
    row: (nation) => derived[nation],
    majority: (icon) => derived.majorities.find((each) => each.icon === icon),
  }
}

/** Whether the open question is about the other row, and this one's turn is still to come: after the last round's Gauls there are none. */
export const comesLater = (table: Lying, nation: Nation): boolean =>
  table.asked !== null && table.asked !== nation && (nation === 'roman' || table.position.round < table.derived.last_round)

/** The card that an answer names. */
export const cardOf = (choice: Choice): string => String(choice.arguments['card'] ?? '')

/** The place that an answer takes a card from, counted from the right; 0 where it takes none from the row. */
export const placeOf = (table: Lying, choice: Choice): number =>
  (table.asked ? table.row(table.asked).cards.find((each) => each.card === cardOf(choice))?.place : 0) ?? 0

/** The answer that takes or discards a card, if it is offered to this screen now. */
export const answerWith = (match: Match, view: View, card: string): Choice | undefined =>
  match.asked === null ? undefined : view.choices.find((choice) => cardOf(choice) === card)

const KNOWN = new WeakMap<object, Map<string, PrintedCard>>()

export function printedCards(match: Match): Map<string, PrintedCard> {
  const printed = match.printed as unknown as Partial<ArmoricaPrinted>
  const found = KNOWN.get(printed) ?? new Map((printed.cards ?? []).map((card) => [card.card, card]))
  KNOWN.set(printed, found)
  return found
}

/** Icons of which a display has the most and scores for it. */
export const leads = (lying: Lying, seat: number): string[] =>
  lying.derived.majorities.filter((each) => each.points > 0 && each.seats.includes(seat)).map((each) => each.icon)
