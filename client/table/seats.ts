// Seats are told apart by colour, shape and letter; one of them is nearest.

import type { Talk, View } from '~/net/wire.ts'
import type { Match } from './match.svelte.ts'

export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
export type Letter = (typeof LETTERS)[number]

export const letter = (seat: number): Letter => LETTERS[seat] ?? 'a'

/** The seat whose place is nearest: the one of this screen that is asked, else the reader's own, else the first. */
export const nearSeat = (match: Pick<Match, 'asked'>, view: Pick<View, 'viewer'>): number => match.asked ?? view.viewer[0] ?? 0

/** The seats at this screen, whoever of them looks. */
export const seatsHere = ({ seats, view }: Pick<Match, 'seats' | 'view'>): number[] => [...seats, ...(view?.viewer ?? [])]

/** Whether a line of the chat was said at this screen, by any of its seats or by its onlooker. */
export const saidHere = (match: Pick<Match, 'seats' | 'view' | 'ownLines'>, { number, seat }: Pick<Talk, 'number' | 'seat'>): boolean =>
  seat === null ? match.ownLines.includes(number) : seatsHere(match).includes(seat)

/** The last answer that one of these seats has given, by the entries that each of all seats gave its last one at. */
export function lastAnswer(answered: readonly number[], seats: readonly number[]): { seat: number; entry: number } | null {
  const given = seats.map((seat) => ({ seat, entry: answered[seat] ?? 0 }))
  const last = given.reduce((one, other) => (other.entry > one.entry ? other : one), { seat: 0, entry: 0 })
  return last.entry ? last : null
}

const ROMAN: [number, string][] = [[50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']]

/** A number as it is cut in stone. */
export function roman(number: number): string {
  let rest = number
  return ROMAN.reduce((text, [value, sign]) => {
    while (rest >= value) {
      text += sign
      rest -= value
    }
    return text
  }, '')
}
