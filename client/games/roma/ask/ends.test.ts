import { expect, test } from 'vitest'
import type { Seen } from '../seen.ts'
import { emptiesStockpile, leavesNothing, turnEndsGame } from './ends.ts'

const now = (derived: object): Seen =>
  ({ me: 0, them: 1, derived: { stockpile_left: 5, fame_left: [9, 2], turns_left: 300, sides: [{ fame_to_return: 6 }, { fame_to_return: 1 }], ...derived } }) as unknown as Seen

test('a gain of all that lies in the stockpile, or of more, ends the game', () => {
  expect([4, 5, 6].map((fame) => emptiesStockpile(now({}), fame))).toEqual([false, true, true])
})

test('so does the last fame of the other', () => {
  expect([1, 2].map((fame) => leavesNothing(now({}), fame))).toEqual([false, true])
})

test('the end of a turn ends the game where the other then pays her last fame for empty discs, or no turn is left', () => {
  expect(turnEndsGame(now({}))).toBe(false)
  expect(turnEndsGame(now({ sides: [{ fame_to_return: 6 }, { fame_to_return: 2 }] }))).toBe(true)
  expect(turnEndsGame(now({ turns_left: 0 }))).toBe(true)
})
