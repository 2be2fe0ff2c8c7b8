import { expect, test } from 'vitest'
import type { Table } from '~/net/wire.ts'
import { toAgree } from './consent.ts'

type Chair = Table['chairs'][number]
const ANNA: Chair = { kind: 'person', name: 'Anna' }
const BORIS: Chair = { kind: 'person', name: 'Boris' }
const BOT: Chair = { kind: 'bot', level: 'tiro' }
const asked = (chairs: Chair[], more: Partial<Table> = {}): number[] => toAgree({ table: { chairs, ...more } as Table, seats: [0], view: null })

test('only people are asked, and nobody whose seat a bot keeps', () => {
  expect(asked([ANNA, BOT])).toEqual([])
  expect(asked([ANNA, BOT, BORIS])).toEqual([2])
  expect(asked([ANNA, { ...BORIS, kept_by: 'centurio' }])).toEqual([])
})

test('of an uttered wish those are left who have not agreed yet', () => {
  const takeback = { seat: 1, entry: 3, granted: [1, 2], wish: 'w' }
  expect(asked([ANNA, BORIS, { ...BORIS, name: 'Clara' }], { takeback })).toEqual([0])
})
