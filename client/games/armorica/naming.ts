// Cards and their icons in the reader's words.

import type { Display, PrintedCard } from '~/net/wire.ts'
import { keeperOf } from '~/table/keeper.ts'
import type { Match } from '~/table/match.svelte.ts'
import { say } from '~/words/words.svelte.ts'
import { comesLater, type Lying, type Nation } from './lying.ts'
import { ICONS, type Icon } from './printed.ts'

export const suitName = (card: PrintedCard): string => say(`armorica-suit-${card.suit}`)

/** With a capital letter, as on a button. */
export const title = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What a seat is doing, and whether it starts: the words of the signs beside its name, where these stand alone. */
export const doing = (match: Match, { position }: Lying, seat: number): string =>
  [keeperOf(match, seat).whole, position.start_player === seat ? say('armorica-starts') : ''].filter(Boolean).join(' · ')

/** "2 wheat, 1 olive". */
export function icons(card: PrintedCard): string {
  const some = ICONS.filter((icon) => card.icons[icon])
  return some.map((icon) => say(`armorica-count-${icon}`, { n: card.icons[icon] ?? 0 })).join(', ') || say('armorica-no-icons')
}

/** A card of a display; while winter asks for it, the number of its answer and the points if it went. */
export function inDisplay(card: PrintedCard, number = 0, then?: number): string {
  const name = say(number ? 'armorica-card-may-go' : 'armorica-card-in-display', { suit: title(suitName(card)), icons: icons(card), n: number })
  return then === undefined ? name : `${name}. ${say('armorica-then', { points: then })}`
}

/** A card of a row, its place, and whether the near seat reaches it. */
export function inRow(table: Lying, nation: Nation, id: string): string {
  const card = table.card(id)
  const { place = 0, icon = 'wheat', within_reach = [] } = table.row(nation).cards.find((each) => each.card === id) ?? {}
  const reach = within_reach.includes(table.near) ? reached(table, nation) : farAway(table, place, icon)
  return say('armorica-card-in-row', { suit: title(suitName(card)), icons: icons(card), place, reach })
}

/** Within reach, which in a row whose turn is still to come is no offer yet. */
export const reached = (table: Lying, nation: Nation): string => say(comesLater(table, nation) ? 'armorica-reached-later' : 'armorica-reached')

/** Whom a display's icons reach up to a place of a row, and how many of each it has. */
export function reachedBy(nation: Nation, place: number, by: readonly Icon[], counts: Display['icons']): string {
  const whom = by.map((icon) => say('armorica-pin-whom', { whom: nation === 'gaul' ? nation : icon, count: say(`armorica-count-${icon}`, { n: counts[icon] ?? 0 }) }))
  return say('armorica-pin', { place, whom: whom.join(', ') })
}

/** How many icons a place takes, and how many there are. */
export function farAway(table: Lying, place: number, icon: string): string {
  const have = table.display(table.near).icons[icon] ?? 0
  return say('armorica-not-reached', { icon, n: place, have })
}
