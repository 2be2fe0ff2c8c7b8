import { expect, test } from 'vitest'
import type { Seen } from '../seen.ts'
import type { Fought } from '../told.ts'
import { defenderOf, fighterOn } from './fighters.ts'

const TURRIS = [{ cause: 'Turris', by: 1 }]
const table = (card: string | null, defence: number | null): Seen => ({ derived: { sides: [{ discs: [] }, { discs: [{ disc: 1, card, printed: 4, defence, changes: card ? TURRIS : [] }] }] } }) as unknown as Seen
const fought = (defender: string): Fought => ({ seat: 0, disc: 1, from: 1, defender, die: 6, added: 0, sum: 6, defence: 5, hit: defender !== '' })

test('a fighter has the defence that the View tells, and what changes it', () => {
  expect(fighterOn(table('Machina', 5), 1, 1)).toEqual({ card: 'Machina', defence: 5, changes: TURRIS })
  expect(fighterOn(table(null, null), 1, 1)).toBeNull()
})

test('a card that fell is remembered as it lay there, one that stands is seen', () => {
  expect(defenderOf(fought('Machina'), table(null, null), table('Machina', 5))).toEqual({ card: 'Machina', defence: 5, changes: TURRIS })
  expect(defenderOf(fought(''), table('Machina', 5), table('Machina', 5))).toEqual({ card: 'Machina', defence: 5, changes: TURRIS })
})

test('what has changed since is not told as the cause of the defence that was fought against', () => {
  expect(defenderOf(fought('Machina'), table(null, null), table('Machina', 3))).toEqual({ card: 'Machina', defence: 5, changes: [] })
  expect(defenderOf(fought(''), table('Machina', 3))).toEqual({ card: 'Machina', defence: 5, changes: [] })
  expect(defenderOf(fought('Machina'), table('Forum', 5))).toMatchObject({ card: 'Machina', changes: [] })
})
