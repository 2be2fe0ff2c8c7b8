// What is printed on Armorica's cards, as the View's `printed` tells it, and which drawing shows it.

export const SUITS = ['farmer', 'worker', 'soldier', 'matron', 'general', 'bureaucrat'] as const
export type Suit = (typeof SUITS)[number]

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

/** The icon that a suit is taken with (A4.2, A5.2). */
export const NEEDED: Record<Suit, Icon> = { farmer: 'wheat', worker: 'wheat', soldier: 'wheat', matron: 'olives', general: 'grapes', bureaucrat: 'sheep' }

export interface Card {
  card: string
  suit: string
  icons: Record<string, number>
}
