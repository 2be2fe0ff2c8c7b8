// The log of Armorica is cut by round and phase, and an undo takes its round back.

import { expect, test, vi } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { befell, noMove, parts } from './log.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string) => id }))

const heard = (entry: number, event: string, facts: Heard['facts']): Heard => ({ entry, event, facts })

const GAME: Heard[] = [
  heard(1, 'drawn', { nation: 'gaul', card: 'G-A1' }),
  heard(2, 'drawn', { nation: 'gaul', card: 'G-A2' }),
  heard(3, 'drawn', { nation: 'roman', card: 'R-I-1' }),
  heard(4, 'taken', { seat: 0, card: 'G-A1', nation: 'gaul' }),
  heard(5, 'passed', { seat: 1, card: 'G-A2', nation: 'gaul' }),
  heard(6, 'taken', { seat: 0, card: 'R-I-1', nation: 'roman' }),
  heard(7, 'starved', { seat: 0, card: 'R-I-1' }),
  heard(7, 'start_card_passed', { seat: 1 }),
]

const headings = (log: Heard[], now = 2): string[] => parts(log, now).map(({ round, phase }) => `${round} ${phase}`)

test('a heading for each phase that something happened in', () => {
  expect(headings(GAME)).toEqual(['1 gaul', '1 roman', '1 winter'])
})

test('the next round has headings of its own', () => {
  const next = [heard(8, 'drawn', { nation: 'gaul', card: 'G-A3' }), heard(9, 'taken', { seat: 1, card: 'G-A3', nation: 'gaul' })]
  expect(headings([...GAME, ...next])).toEqual(['1 gaul', '1 roman', '1 winter', '2 gaul'])
})

test('whoever takes back the end of a round is in that round again', () => {
  const again = [heard(8, 'undone', { to: 7 }), heard(9, 'starved', { seat: 0, card: 'G-A1' })]
  expect(headings([...GAME, ...again], 1)).toEqual(['1 gaul', '1 roman', '1 winter'])
})

test('a winter that takes nothing is told where the round ends', () => {
  const fed = [...GAME.filter((each) => each.event !== 'starved')]
  expect(headings(fed)).toEqual(['1 gaul', '1 roman', '1 fed'])
  expect(parts(fed, 2).at(-1)?.heard.event).toBe('start_card_passed')
})

test('whoever takes back only the last card of a hungry winter is still hungry', () => {
  const two = [...GAME.slice(0, -1), heard(9, 'starved', { seat: 1, card: 'G-A1' }), heard(9, 'start_card_passed', { seat: 1 })]
  const again = [heard(10, 'undone', { to: 9 }), heard(11, 'starved', { seat: 1, card: 'G-A2' }), heard(11, 'start_card_passed', { seat: 1 })]
  expect(headings([...two, ...again])).toEqual(['1 gaul', '1 roman', '1 winter'])
})

test('a table that plays on from a replay goes on counting', () => {
  expect(headings(GAME.slice(3), 6)).toEqual(['5 gaul', '5 roman', '5 winter'])
})

test('passing before an empty row begins nothing', () => {
  expect(headings([heard(1, 'passed', { seat: 0, card: 'none', nation: 'gaul' })])).toEqual([])
})

test('the last move is one that somebody made, not the start card that goes on', () => {
  expect(GAME.findLast((each) => !noMove(each))?.event).toBe('starved')
})

test('winter is told to whoever it took something from, and once where it took nothing', () => {
  const told = (log: Heard[]): unknown[] => log.map((each) => befell(each, { log, printed: {}, view: { position: { round: 2 } }, over: false, table: { game: 'armorica', chairs: [] } } as unknown as Match)).filter(Boolean)
  expect(told(GAME)).toEqual([{ seat: 0, words: 'armorica-event-starved' }])
  expect(told(GAME.filter((each) => each.event !== 'starved'))).toEqual([{ seat: null, words: 'armorica-phase-fed' }])
})
