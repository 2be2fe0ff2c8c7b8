// A victory among equals: something else than points has decided, and that is said. Why a game is over, by name.

import { expect, test, vi } from 'vitest'
import type { Tie } from '~/net/wire.ts'
import type { Board } from './board.ts'
import { endingOf, isDecided } from './ending.ts'
import type { Match } from './match.svelte.ts'

vi.mock('~/words/words.svelte.ts', () => ({ known: () => true, say: (id: string, facts = {}) => [id, ...Object.values(facts)].join(' ') }))

const ended = (ranks: number[], ties: Tie[]): Match => ({ table: null, view: { standing: { scores: [], ranks, parts: [], ties } } }) as unknown as Match

test('whoever wins with as many points as another has won by something else', () => {
  expect(isDecided(ended([2, 3, 1], [{ seats: [2, 0], by: 'tokens' }]))).toBe(true)
})

test('points decide where nobody has as many, and nothing does where all of them win', () => {
  expect(isDecided(ended([1, 2, 3], [{ seats: [1, 2], by: 'gold' }]))).toBe(false)
  expect(isDecided(ended([1, 1], [{ seats: [0, 1], by: null }]))).toBe(false)
})

const board = { endings: { no_fame: 'R11.1' }, endedBy: (view: { derived: { without_fame: number | null } }) => view.derived.without_fame } as unknown as Board
const over = (viewer: number[], without_fame: number | null): Match =>
  ({ table: { game: 'roma', chairs: [{ name: 'Anna' }, { name: 'Boris' }], outcome: { result: { ending: 'no_fame' } } }, view: { viewer, derived: { without_fame } }, log: [] }) as unknown as Match

test('whoever ended the game is named, and told so where nobody else sits at the screen', () => {
  expect(endingOf(over([0], 1), board)).toEqual({ text: 'roma-ending-no_fame Boris no', rule: 'R11.1' })
  expect(endingOf(over([1], 1), board).text).toBe('roma-ending-no_fame Boris yes')
  expect(endingOf(over([0, 1], 1), board).text).toBe('roma-ending-no_fame Boris no')
  expect(endingOf(over([], 0), board).text).toBe('roma-ending-no_fame Anna no')
})

test('an ending that is nobody\'s is told without a name', () => {
  expect(endingOf(over([0], null), board).text).toBe('roma-ending-no_fame')
})
