import { expect, test } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import { EMPTY, sources } from './fame.ts'

const heard = (entry: number, event: string, facts: Heard['facts']): Heard => ({ entry, event, facts })

const LOG = [
  heard(1, 'fame_returned', { seat: 1, fame: 2, empty: 2 }),
  heard(2, 'fame_gained', { seat: 0, fame: 5, card: 'Forum' }),
  heard(3, 'fame_bought', { seat: 1, fame: 1, money: 2 }),
  heard(3, 'fame_taken', { seat: 1, fame: 1, card: 'Mercator' }),
  heard(4, 'fame_gained', { seat: 1, fame: 0, card: 'Legatus' }),
  heard(5, 'fame_gained', { seat: 1, fame: 4, card: 'Forum' }),
  heard(5, 'credited', { seat: 1, fame: 2 }),
]

test('fame is told by the card that brought or took it, and by empty discs, the largest first', () => {
  expect(sources(LOG)).toEqual([
    { from: 'Forum', gained: [5, 4], lost: [0, 0] },
    { from: EMPTY, gained: [0, 0], lost: [0, 2] },
    { from: 'Mercator', gained: [0, 1], lost: [1, 0] },
  ])
})

test('what was taken back brought nothing', () => {
  expect(sources([...LOG, heard(6, 'undone', { to: 5 })])[0]).toEqual({ from: 'Forum', gained: [5, 0], lost: [0, 0] })
})
