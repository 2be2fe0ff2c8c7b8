// A bot in somebody's place is told apart from one that was always there, also where only signs have room.

import { expect, test } from 'vitest'
import type { Chair, Table } from '~/net/wire.ts'
import { keeperOf } from './keeper.ts'
import type { Match } from './match.svelte.ts'
import { words } from '~/words/words.svelte.ts'

const at = (chair: Chair, stage: Table['stage'] = 'playing', viewer: number[] = []): Match => ({ table: { stage, chairs: [chair] }, view: { viewer, decision: { seat: 1 } } }) as unknown as Match

const bot: Chair = { kind: 'bot', level: 'tiro' }
const here: Chair = { kind: 'person', name: 'Anna', present: true }
const away: Chair = { ...here, present: false }
const kept: Chair = { ...away, kept_by: 'tiro' }

test('no two of those who may keep a seat wear the same signs', () => {
  const signs = [bot, here, away, kept].map((chair) => keeperOf(at(chair), 0).signs.join())
  expect(new Set(signs).size).toBe(4)
  expect(keeperOf(at(kept), 0).signs).toEqual([...keeperOf(at(away), 0).signs, ...keeperOf(at(bot), 0).signs])
})

test('somebody is missed where a person is away, kept by a bot or not', () => {
  expect([bot, here, away, kept].map((chair) => keeperOf(at(chair), 0).missed)).toEqual([false, false, true, true])
})

test('nobody is missed by himself, nor after the game', () => {
  expect(keeperOf(at(kept, 'playing', [0]), 0).missed).toBe(false)
  expect(keeperOf(at(kept, 'over'), 0)).toMatchObject({ signs: [], missed: false })
})

test('the level of a bot is told while it thinks, too', async () => {
  await words.speak('en')
  const thinking = { ...at(bot), view: { viewer: [], decision: { seat: 0 } } } as unknown as Match
  expect(keeperOf(thinking, 0)).toMatchObject({ words: 'thinks', whole: 'bot, Tiro' })
  expect(keeperOf(at(bot, 'over'), 0).whole).toBe('bot, Tiro')
})
