// Whoever sits at many tables does not use up what a server answers an address.

import { afterEach, expect, test, vi } from 'vitest'
import type { KeptTable } from '~/net/kept.svelte.ts'
import { own } from './own.svelte.ts'

const MANY = Array.from({ length: 30 }, (_, at): KeptTable => ({ match: `${at}`, game: 'roma', title: '', seats: { 0: 'key' }, at: 0 }))
const chairs = [{ kind: 'person' }, { kind: 'bot' }]
const asked: string[] = []

vi.stubGlobal('fetch', (address: string) => {
  const match = String(address).split('/').at(-1)!
  asked.push(match)
  if (match === '1') return Promise.resolve(Response.json({ error: 'unknown', reason: 'no_such_table', facts: {} }, { status: 404 }))
  if (match === '2') return Promise.reject(new TypeError('no line'))
  return Promise.resolve(Response.json({ table: { match, stage: match === '0' ? 'over' : 'playing', asked: 0, chairs } }))
})

afterEach(() => void (asked.length = 0))
const look = (goesOn = () => true): Promise<void> => own.look(MANY, goesOn)

test('each look asks about some, and what is over, gone or waits for me is left alone until I come back', async () => {
  await look()
  expect(asked).toHaveLength(24)
  await look()
  expect(asked.slice(24).sort()).toEqual(['2', '24', '25', '26', '27', '28', '29']) // the one that did not come, too
  expect([own.known.get('0')?.stage, own.known.get('1'), own.known.has('2')]).toEqual(['over', null, false])
  asked.length = 0
  await look()
  expect(asked).toEqual(['2'])
  asked.length = 0
  own.turnTo()
  for (const _ of [1, 2]) await look()
  expect(new Set(asked)).toEqual(new Set(MANY.slice(2).map((each) => each.match)))
})

test('whoever leaves asks about no more', async () => {
  own.turnTo()
  await look(() => false)
  expect(asked).toEqual([])
})
