import { expect, test } from 'vitest'
import type { Seen } from './seen.ts'
import { isLow, turnsThreaten } from './threat.ts'

const now = (left: number, over = false): Seen => ({ over, derived: { stockpile_left: left, turns_left: left } }) as unknown as Seen

test('the end threatens while it is near, and no more when it has come', () => {
  expect([now(7), now(6), now(0, true), now(3, true)].map(isLow)).toEqual([false, true, false, false])
  expect([now(21), now(20), now(3, true)].map(turnsThreaten)).toEqual([false, true, false])
})
