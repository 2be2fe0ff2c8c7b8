// The lists say what comes next, and promise no round after the last.

import { mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import type { View } from '~/net/wire.ts'
import example from '~/pages/how/armorica.json'
import type { Match } from '~/table/match.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import house from './house.json'
import Lists from './Lists.svelte'

const match = { asked: null, printed: house, view: null, table: { game: 'armorica', chairs: [{ name: 'Anna' }, { name: 'Boris' }] } } as unknown as Match

type Lying = { derived: object; standing: object }

beforeAll(async () => {
  await words.speak('en')
  await words.need('armorica')
})

function promised(question: string, round: number, what = '.rest', { derived, standing }: Lying = example.example): string[] {
  const view = { viewer: [], derived: { ...derived, last_round: 8 }, position: { round }, decision: { question }, standing } as unknown as View
  const target = document.createElement('div')
  const made = mount(Lists, { target, props: { match, view } as never })
  const found = [...target.querySelectorAll(what)].map((each) => each.textContent ?? '')
  void unmount(made)
  return found
}

test('in the last round the Romans’ turn still comes, the Gauls’ does not come again', () => {
  const [romans, gauls] = [[expect.stringContaining('Romans’ turn comes next')], [expect.stringContaining('again next round')]]
  expect([promised('take_gaul', 7), promised('take_roman', 7)]).toEqual([romans, gauls])
  expect([promised('take_gaul', 8), promised('take_roman', 8)]).toEqual([romans, []])
})

test('a card in the row whose turn is still to come is within reach, but no offer yet', () => {
  const [now, later] = ['In\u00a0reach.', 'In\u00a0reach, but not yet.']
  const reached = promised('take_gaul', 7, 'li:not(.no) em', example.rows)
  expect([reached.includes(now), reached.includes(later)]).toEqual([true, true])
  expect(promised('take_roman', 8, 'li:not(.no) em', example.rows)).not.toContain(later)
})

test('a number of icons stays with its name at the end of a line', () => {
  const cards = promised('take_gaul', 7, 'li > span:has(b)', example.rows)
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(card).toMatch(/^[^:]+: \d\u00a0\p{L}+(, \d\u00a0\p{L}+)*\./u)
})
