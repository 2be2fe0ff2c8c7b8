// The cards that the pictures of *How to play* show, as they stand in cards.txt: suit and six icons.

import { ICONS, type Card } from '~/games/armorica/printed.ts'

const CARDS: Record<string, [suit: string, icons: string]> = {
  'S3': ['worker', '201002'],
  'G-A2': ['farmer', '000002'],
  'R-I-5': ['matron', '010010'],
  'G-A5': ['soldier', '000101'],
  'R-I-7': ['bureaucrat', '001010'],
  'G-A3': ['worker', '010001'],
  'G-C1': ['farmer', '100002'],
  'R-III-6': ['general', '001100'],
  'G-A4': ['worker', '001001'],
  'G-A1': ['farmer', '100001'],
  'G-A6': ['soldier', '100001'],
  'R-I-3': ['worker', '011000'],
  'R-I-6': ['general', '000110'],
  'R-I-1': ['farmer', '100001'],
  'R-I-2': ['farmer', '200000'],
  'S1': ['worker', '200002'],
  'G-B3': ['worker', '011001'],
  'G-B6': ['soldier', '000011'],
  'G-B2': ['farmer', '200000'],
  'G-B1': ['farmer', '100002'],
  'G-C6': ['soldier', '110001'],
  'R-III-2': ['soldier', '100001'],
  'R-II-6': ['bureaucrat', '101000'],
  'R-II-2': ['worker', '001100'],
  'R-II-1': ['farmer', '100001'],
  'R-II-5': ['general', '100100'],
  'R-II-7': ['matron', '000110'],
  'R-II-3': ['soldier', '110000'],
  'S2': ['soldier', '200012'],
  'G-C5': ['soldier', '000201'],
  'G-C3': ['worker', '020001'],
  'R-III-5': ['bureaucrat', '010010'],
  'R-IV-1': ['farmer', '000011'],
  'R-IV-8': ['bureaucrat', '001001'],
}

const POINTS = [0, 1, 3, 6, 10, 15, 21]

export function card(id: string): Card {
  const [suit, icons] = CARDS[id] ?? ['farmer', '000000']
  return { card: id, suit, icons: Object.fromEntries(ICONS.map((icon, at) => [icon, Number(icons[at])])) }
}

/** A display cut into its sets, each with its points (A9). */
export function sets(ids: string[]): { cards: Card[]; points: number }[] {
  const found: Card[][] = []
  for (const each of ids.map(card)) {
    const last = found.at(-1)
    if (last && last.every((other) => other.suit !== each.suit)) last.push(each)
    else found.push([each])
  }
  return found.map((cards) => ({ cards, points: POINTS[cards.length] ?? 0 }))
}

export const totals = (ids: string[]): Record<string, number> =>
  Object.fromEntries(ICONS.map((icon) => [icon, ids.reduce((sum, id) => sum + (card(id).icons[icon] ?? 0), 0)]))
