// Our own cards, for pictures that belong to no table. The rules tell them (client/examples.py).

import type { ArmoricaPrinted, PrintedCard } from '~/net/wire.ts'
import kept from './house.json'

const { cards, set_points }: Pick<ArmoricaPrinted, 'cards' | 'set_points'> = kept
const CARDS = new Map(cards.map((card) => [card.card, card]))

export const houseCard = (id: string): PrintedCard => CARDS.get(id)!

/** Points of a set by its number of suits. */
export const SET_POINTS = set_points
