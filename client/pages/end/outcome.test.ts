// Ties at the end: whose points are equal, and whose part that breaks ties is equal too.

import { expect, test } from 'vitest'
import { leader, levelWith } from './outcome.ts'

const END = { scores: [13, 6, 13, 13], ranks: [2, 4, 3, 1], parts: [{ tokens: 3 }, { tokens: 2 }, { tokens: 3 }, { tokens: 4 }] }

test('those with equal points stand level, from first to last', () => {
  expect(levelWith(END, 0)).toEqual([3, 0, 2])
  expect(levelWith(END, 1)).toEqual([1])
})

test('what breaks the tie leaves only those who are equal in it too', () => {
  expect(levelWith(END, 2, 'tokens')).toEqual([0, 2])
  expect(levelWith(END, 3, 'tokens')).toEqual([3])
})

test('whoever is alone in the first place leads, with equal points too; who shares it does not', () => {
  expect(leader(END)).toBe(3) // by tokens
  expect(leader({ ranks: [1, 3, 1] })).toBeNull()
  expect(leader({ ranks: [] })).toBeNull()
})
