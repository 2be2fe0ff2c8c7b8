import { expect, test } from 'vitest'
import type { KeptTable } from '~/net/kept.svelte.ts'
import type { Chair, Table } from '~/net/wire.ts'
import { mineOf, ordered, toAsk, type Known } from './mine.ts'

const [me, friend, bot, free]: Chair[] = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }, { kind: 'open' }] as const
const kept = (match: string): KeptTable => ({ match, game: 'roma', title: '', seats: { 0: 'key' }, at: 0 })
const table = (stage: Table['stage'], other: Chair, asked: Table['asked'] = null): Table => ({ stage, asked, owner: 0, chairs: [me, other] }) as Table

const known: Known = new Map([
  ['bots', table('playing', bot!, 0)],
  ['gone', null],
  ['theirs', table('playing', friend!, 1)],
  ['guests', table('waiting', free!)],
  ['yours', table('playing', friend!, 0)],
  ['full', table('waiting', friend!)],
  ['thinking', table('playing', bot!, 1)],
  ['over', table('over', friend!)],
])
const mine = (...matches: string[]): string[] => ordered(matches.map((match) => mineOf(kept(match), known))).map((each) => each.kept.match)

test('people who wait for me come first, bots after all people, and what nobody knows last', () => {
  expect(mine('gone', 'bots', 'theirs', 'guests', 'yours', 'full', 'thinking')).toEqual(['yours', 'full', 'theirs', 'guests', 'bots', 'thinking', 'gone'])
})

test('a full table is ready for whoever opened it, and for no guest', () => {
  expect(mineOf(kept('full'), known).ready).toBe(true)
  expect(mineOf({ ...kept('full'), seats: { 1: 'key' } }, known).ready).toBe(false)
  expect(mineOf(kept('guests'), known).ready).toBe(false)
})

const asking = (asked: [string, number][], most = 99): string[] => toAsk([...known.keys(), 'new'].map(kept), known, new Map(asked), most).map((each) => each.match)

test('nobody is asked again about what only this device can change, once it was asked since one turned here', () => {
  expect(asking([])).toEqual(['new', 'bots', 'theirs', 'guests', 'yours', 'full', 'thinking'])
  expect(asking([['bots', 1]])).not.toContain('bots')
})

test('of many tables a few are asked about: what nobody knows, then what was asked about longest ago', () => {
  const asked: [string, number][] = [['theirs', 3], ['guests', 2], ['yours', 2], ['bots', 1], ['full', 1], ['thinking', 1]]
  expect(asking(asked, 4)).toEqual(['new', 'full', 'thinking', 'guests'])
})
