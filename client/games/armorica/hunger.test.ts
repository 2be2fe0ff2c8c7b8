// Two cards that must go are chosen at once and answered one after the other, as the game asks.

import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import type { Choice, View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { hunger } from './hunger.svelte.ts'

const starve = (card: string, number: number): Choice => ({ number, words: `starve ${card}`, verb: 'starve', arguments: { card } })
const asking = (...choices: Choice[]): View => ({ decision: { seat: 0, question: 'starve' }, choices }) as unknown as View

test('as many as must go, the latest wishes win, a second touch takes one in again', () => {
  const view = asking(starve('A', 1), starve('B', 2), starve('C', 3))
  for (const card of ['A', 'B', 'C']) hunger.toggle(view, card, 2)
  expect(hunger.chosen(view)).toEqual(['B', 'C'])
  hunger.toggle(view, 'B', 2)
  expect(hunger.chosen(view)).toEqual(['C'])
  expect(hunger.chosen(asking(starve('A', 1)))).toEqual([])
})

test('what was chosen is answered card by card and nothing else', () => {
  const sent: number[] = []
  /** What was answered is on its way, and nothing is answered meanwhile. */
  const match = (view: View): Match => {
    const made = { view, ready: true, sent: null as Choice | null, answer: (choice: Choice) => void (sent.push(choice.number), (made.sent = choice)) }
    return made as unknown as Match
  }
  const view = asking(starve('A', 1), starve('B', 2), starve('C', 3))
  hunger.toggle(view, 'A', 2)
  hunger.confirm(match(view))
  flushSync()
  expect(sent).toEqual([3])
  hunger.confirm(match(asking(starve('A', 1))))
  flushSync()
  expect(sent).toEqual([3, 1])
  hunger.confirm(match(asking(starve('B', 2))))
  flushSync()
  expect(sent).toEqual([3, 1])
})

test('a refusal ends it: nothing is answered again by itself', () => {
  const sent: number[] = []
  const view = asking(starve('D', 1), starve('E', 2))
  const refused = { view, ready: true, sent: null, refusal: null as unknown, answer: (choice: Choice) => (sent.push(choice.number), (refused.refusal = { reason: 'unavailable' })) }
  hunger.toggle(view, 'D', 2)
  hunger.confirm(refused as unknown as Match)
  flushSync()
  hunger.toggle(view, 'E', 2) // thought about once more
  flushSync()
  expect(sent).toEqual([1])
  hunger.confirm(refused as unknown as Match)
  flushSync()
  expect(sent).toEqual([1, 1])
})
