// The log names ships and forts by what is printed on the table: Roman numerals.

import { expect, test } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { facts } from './telling.ts'

const match = { printed: { forts: [], roads: [] }, log: [] } as unknown as Match
const told = (event: string, given: Heard['facts']): Record<string, string | number> => facts({ entry: 1, event, facts: given }, match)

test('a ship is told by its numeral, and in sentences that choose by a place which one it is stands apart', () => {
  expect(told('boarded', { ship: 4 })).toMatchObject({ ship: 'IV' })
  expect(told('moved', { from: 'ship 6', to: 'r12' })).toMatchObject({ from: 'ship', from_ship: 'VI' })
  expect(told('legion_moved', { from: 'eagle', to: 'r12' })).not.toHaveProperty('from')
})

test('a fort is told by its numeral', () => {
  expect(told('fort_stands', { fort: 'deva', fort_name: 'Deva', value: 5 })).toMatchObject({ value: 'V' })
})
