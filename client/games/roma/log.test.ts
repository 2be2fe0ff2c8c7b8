// The log of Roma is cut by turns; what lies before the first one is the set-up.

import { expect, test, vi } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { heading } from './log.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, given = {}) => [id, ...Object.values(given)].join(' ') }))

const heard = (event: string, facts: Heard['facts'] = { seat: 0 }): Heard => ({ entry: 1, event, facts })
const cut = (log: Heard[]): (string | null)[] => log.map((each) => heading(each, { log, table: { chairs: [{ name: 'Anna' }, { name: 'Boris' }] } } as unknown as Match))

test('a game begins with its set-up', () => {
  expect(cut([heard('starter'), heard('dealt'), heard('turn_begun', { turn: 1, seat: 1 })])).toEqual(['roma-setup', null, 'roma-turn-of 1 Boris'])
})

test('a log that begins in the middle of a game, as in a replay, has no set-up', () => {
  expect(cut([heard('kept'), heard('turn_begun', { turn: 3, seat: 0 })])).toEqual([null, 'roma-turn-of 3 Anna'])
})
