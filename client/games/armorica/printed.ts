// What is printed on Armorica's cards, as the View's `printed` tells it, and which drawing shows it.

import type { PrintedCard } from '~/net/wire.ts'

export const SUITS = ['farmer', 'worker', 'soldier', 'matron', 'general', 'bureaucrat'] as const

export const ICONS = ['wheat', 'grapes', 'olives', 'sheep', 'gold', 'amphorae'] as const
export type Icon = (typeof ICONS)[number]

/** The symbol of each icon in `art/house.svg`. */
export const DRAWINGS: Record<Icon, string> = {
  wheat: 'i-wheat',
  grapes: 'i-grape',
  olives: 'i-olive',
  sheep: 'i-sheep',
  gold: 'i-coin',
  amphorae: 'i-amphora',
}

/** The rule that tells what each icon is good for. */
const GOOD_FOR: Record<Icon, string> = { wheat: 'A4.2', grapes: 'A11.1', olives: 'A11.1', sheep: 'A11.1', gold: 'A10.1', amphorae: 'A6.2' }

/** Roman decks are numbered, Gallic ones have letters. */
export const origin = ({ deck }: PrintedCard): 'start' | 'roman' | 'gaul' => (deck === 'start' ? 'start' : /^[IVX]+$/.test(deck) ? 'roman' : 'gaul')

/** How a card comes into a display and what its suit counts there, and what its icons are good for. */
export function rulesOf(card: PrintedCard): { itself: string[]; icons: string[] } {
  const comes = { start: 'A2.3', gaul: 'A4.2', roman: card.needed === 'wheat' ? 'A5.2' : 'A5.3' }[origin(card)]
  const icons = ICONS.filter((icon) => card.icons[icon]).map((icon) => GOOD_FOR[icon])
  return { itself: [comes, 'A9.1'], icons: [...new Set(icons)].filter((rule) => rule !== comes) }
}
