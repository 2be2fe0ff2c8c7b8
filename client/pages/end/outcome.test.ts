// Who leads, and which ties a seat is in.

import { expect, test } from 'vitest'
import { leader, tiesOf } from './outcome.ts'

const TIES = [{ seats: [3, 0, 2], by: 'tokens' }, { seats: [0, 2], by: 'last_turn' }]

test('a seat is in the ties that name it, what decides first before what decides then', () => {
  expect(tiesOf({ ties: TIES }, 2).map(({ by }) => by)).toEqual(['tokens', 'last_turn'])
  expect(tiesOf({ ties: TIES }, 3).map(({ by }) => by)).toEqual(['tokens'])
  expect(tiesOf({ ties: TIES }, 1)).toEqual([])
})

test('whoever is alone in the first place leads, with equal points too; who shares it does not', () => {
  expect(leader({ ranks: [2, 4, 3, 1] })).toBe(3)
  expect(leader({ ranks: [1, 3, 1] })).toBeNull()
  expect(leader({ ranks: [] })).toBeNull()
})
