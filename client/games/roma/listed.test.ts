// The lists offer what the board offers, a part at a time.

import { expect, test } from 'vitest'
import type { Choice, View } from '~/net/wire.ts'
import { Picking } from '~/table/picking.svelte.ts'
import { choices } from './choices.ts'
import { listed } from './listed.ts'
import type { Seen } from './seen.ts'

const position = { spaces: [[null, 'Forum', null], []], dice: [2, 5, 5] }
const choice = (number: number, verb: string, given: Choice['arguments'] = {}): Choice => ({ number, words: '', verb, arguments: given })
const all = [choice(1, 'money', { die: 2 }), choice(2, 'cards', { die: 2 }), choice(3, 'activate', { disc: 2 }), choice(4, 'money', { die: 5 }), choice(5, 'lay', { card: 'Mercator', disc: 1 }), choice(6, 'lay', { card: 'Mercator', disc: 2 }), choice(7, 'end')]
const view = { position, decision: { seat: 0, question: 'act' }, choices: all } as unknown as View

test('dice and cards come first, then what they are for', () => {
  const picking = new Picking(() => choices(view))
  const now = { open: true } as Seen
  const offered = (): string[] => listed(now, picking).map(({ part, value }) => `${part} ${value}`)
  expect(offered()).toEqual(['die 2', 'die 5', 'card Mercator'])
  picking.pick('die', 2)
  expect(offered()).toEqual(['use money', 'use cards', 'use activate'])
  picking.clear()
  picking.pick('card', 'Mercator')
  expect(offered()).toEqual(['disc 1', 'disc 2'])
  picking.pick('disc', 2)
  expect(offered()).toEqual([]) // the bar asks whether the Forum may be lost
})

test('while an answer is on its way nothing is offered', () => {
  expect(listed({ open: false } as Seen, new Picking(() => choices(view)))).toEqual([])
})
