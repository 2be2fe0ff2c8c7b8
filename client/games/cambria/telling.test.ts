// The log names ships and forts by what is printed on the table: Roman numerals. It is cut by rounds.

import { expect, test, vi } from 'vitest'
import type { CambriaPosition, Heard } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { arrivals, facts, heading, roadName, sign, verdict } from './telling.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, given = {}) => [id, ...Object.values(given)].join(' ') }))

const match = { printed: { forts: [], roads: [] }, log: [] } as unknown as Match
const told = (event: string, given: Heard['facts']): Record<string, string | number> => facts({ entry: 1, event, facts: given }, match)

test('a ship is told by its numeral, and in sentences that choose by a place which one it is stands apart', () => {
  expect(told('boarded', { ship: 4 })).toMatchObject({ ship: 'IV' })
  expect(told('moved', { from: 'ship 6', to: 'r12' })).toMatchObject({ from: 'ship', from_ship: 'VI' })
  expect(told('legion_moved', { from: 'eagle', to: 'r12' })).not.toHaveProperty('from')
})

test('what the neutral colour does has a sign, and what no colour does has none', () => {
  const signed = (given: Heard['facts']) => sign({ entry: 1, event: 'placed', facts: given })
  expect([signed({ colour: 'neutral' })?.id, signed({ colour: 1 }), signed({ fort: 'deva' })]).toEqual(['seat-n', null, null])
})

test('a fort is told by its numeral', () => {
  expect(told('fort_stands', { fort: 'deva', fort_name: 'Deva', value: 5 })).toMatchObject({ value: 'V' })
})

const rolled = (entry: number, seat: number): Heard => ({ entry, event: 'rolled', facts: { seat } })
const undone = (entry: number, to: number): Heard => ({ entry, event: 'undone', facts: { to } })
const cut = (turn: number, log: Heard[], active = log.at(-1)?.facts['seat']): (string | null)[] =>
  log.map((heard) => heading(heard, { log, view: { derived: { turn }, position: { active } }, table: { chairs: [{}, {}] } } as unknown as Match))

test('a round begins with the turn of whoever began the game, also where a table plays on from a replay', () => {
  expect(cut(3, [rolled(1, 0), rolled(2, 1), rolled(3, 1), rolled(4, 0)])).toEqual(['cambria-round 1', null, null, 'cambria-round 2'])
  expect(cut(12, [rolled(1, 0), rolled(2, 1)])).toEqual(['cambria-round 6', null])
  expect(cut(12, [rolled(1, 1)])).toEqual([null])
})

test('a heading stays where it is when a turn has ended and the next one has no roll yet', () => {
  const log = [rolled(1, 0), rolled(2, 1), rolled(3, 0)]
  expect(cut(4, log, 1)).toEqual(cut(3, log, 0))
})

test('turns that were taken back begin no round', () => {
  expect(cut(3, [rolled(1, 0), rolled(2, 1), rolled(3, 0), undone(4, 2), rolled(5, 1), rolled(6, 0)])).toEqual(['cambria-round 1', null, null, null, null, 'cambria-round 2'])
})

const roads = (...ends: [string, string][]): Match => ({ printed: { forts: [{ fort: 'deva', name: 'Deva', value: 4 }, { fort: 'isca', name: 'Isca', value: 2 }], roads: ends.map((each, at) => ({ road: `r${at + 1}`, ends: each })) } }) as unknown as Match

test('roads between the same two forts are told apart by a number, whichever fort their lines name first', () => {
  const twice = roads(['deva', 'isca'], ['isca', 'deva'])
  expect([roadName(twice, 'r1'), roadName(twice, 'r2')]).toEqual(['cambria-road-nth Deva\u00a0– Isca 1', 'cambria-road-nth Isca\u00a0– Deva 2'])
  expect(roadName(roads(['deva', 'isca']), 'r1')).toBe('Deva\u00a0– Isca')
})

test('what a fort lacks and who takes it is read from what the rules tell', () => {
  const now = { fort: 'deva', strengths: [{ colour: 0, warriors: 3 }], free: 0, legion: true, missing: 1, first: 0, second: null }
  const looked = { ...roads(), view: { viewer: [1] }, table: { chairs: [{ name: 'Anna' }] } } as unknown as Match
  expect(verdict(looked, { forts: ['deva'], supply: [] } as unknown as CambriaPosition, now, 0)).toBe('cambria-fort-to Anna false 1')
  expect(verdict(looked, { forts: ['deva'], supply: [] } as unknown as CambriaPosition, now, 2)).toBe('cambria-fort-to Anna false 1 cambria-points-lost 2 0')
})

test('roads where somebody came since one’s own last answer are told, and none that was taken back or left', () => {
  const log = [['placed', { road: 'r1' }], ['placed', { road: 'r2' }], ['moved', { from: 'r5', to: 'r3' }], ['removed', { road: 'r7' }], ['boarded', { ship: 4 }], ['legion_moved', { from: 'eagle', to: 'r4' }], ['placed', { road: 'r6' }], ['undone', { to: 7 }]]
  const told = { log: log.map(([event, given], index) => ({ entry: index + 1, event, facts: given })), newsFrom: 1 } as unknown as Match
  expect([...arrivals(told)]).toEqual(['r2', 'r3', 'r4'])
  expect([...arrivals({ ...told, newsFrom: Infinity } as unknown as Match)]).toEqual([])
})
