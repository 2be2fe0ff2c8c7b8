import { expect, test, vi } from 'vitest'
import type { View } from '~/net/wire.ts'
import { Picking } from '~/table/picking.svelte.ts'
import { may } from './explained.ts'
import { takesDice } from './further.ts'
import { placeReach, placeWords } from './reach.ts'
import type { Seen } from './seen.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, facts = {}) => [id, ...Object.values(facts)].join(' ') }))

/** Forums lie on discs 2 (a Templum beside it: all three dice) and 4; the other has one on disc 2. */
function table(dice: number[], allowed = true): Seen {
  const discs = [1, 2, 3, 4].map((disc) => ({ disc, card: disc % 2 ? null : 'Forum', barred: false, blocked: false }))
  const use = (die: number): object => ({ die, activate: { disc: die, card: die % 2 ? null : 'Forum', allowed } })
  const derived = { dice: dice.map(use), forums: [{ disc: 2, bonus: 0, third_die: true, further_dice: 2 }, { disc: 4, bonus: 0, third_die: false, further_dice: 1 }], sides: [{ discs }, { discs }] }
  return { me: 0, them: 1, question: 'act', asked: true, open: true, derived, position: { hands: [[], []] } } as unknown as Seen
}

const view = { choices: [] } as unknown as View

test('a Forum says before how many dice the rules let it take', () => {
  expect([2, 4, 1].map((disc) => takesDice(table([2, 4, 6]), disc))).toEqual(['roma-takes-dice 2', 'roma-takes-dice 1', ''])
})

test('so says its leaf, of the very card that is pointed at', () => {
  const now = table([2, 4, 6])
  expect(may(now, view, 'Forum', { seat: 0, disc: 2 })?.can).toBe('roma-may-activate 2 2')
  expect(may(now, view, 'Forum', { seat: 0, disc: 4 })?.can).toBe('roma-may-activate 4 1')
  expect(may(now, view, 'Forum', { seat: 1, disc: 2 })).toBeNull()
})

test('without a second die it does not glow, and is asked why not', () => {
  const now = table([2], false)
  const picking = new Picking(() => [{ number: 0, words: 'money 2', verb: 'money', arguments: { die: 2, use: 'money' } }])
  picking.pick('die', 2)
  expect(placeReach(now, picking, 0, 2)).toBeNull()
  expect(placeWords(now, picking, 0, 2)).toBe('activate 2')
  expect(may(now, view, 'Forum', { seat: 0, disc: 2 })).toEqual({ drawing: '', ask: 'activate 2' })
})
