import { expect, test } from 'vitest'
import type { Choice, View } from '~/net/wire.ts'
import { Picking } from '~/table/picking.svelte.ts'
import { choices, takeUp } from './choices.ts'

const choice = (words: string, verb: string, given: Choice['arguments']): Choice => ({ number: 0, words, verb, arguments: given })
const view = {
  decision: { seat: 0, question: 'act' },
  position: { dice: [4], spaces: [[null, 'Nero'], []] },
  choices: [choice('money 4', 'money', { die: 4 }), choice('activate 4', 'activate', { disc: 4 }), choice('lay Forum 1', 'lay', { card: 'Forum', disc: 1 }), choice('lay Forum 2', 'lay', { card: 'Forum', disc: 2 }), choice('end', 'end', {})],
} as unknown as View
const picking = (): Picking => new Picking(() => choices(view))

test('a die is picked up before it is known what for', () => {
  const hand = picking()
  takeUp(hand, 'die', 4)
  expect(hand.values('use')).toEqual(['money', 'activate'])
  expect(hand.settled).toBeNull()
  hand.pick('use', 'activate')
  expect(hand.settled?.words).toBe('activate 4')
})

test('the same thing again is put down, another one is taken instead', () => {
  const hand = picking()
  takeUp(hand, 'die', 4)
  takeUp(hand, 'card', 'Forum')
  expect(hand.steps).toEqual([{ part: 'card', value: 'Forum' }])
  takeUp(hand, 'card', 'Forum')
  expect(hand.steps).toEqual([])
})

test('an empty disc takes a card at once, a card that would be lost is asked about', () => {
  const hand = picking()
  takeUp(hand, 'card', 'Forum')
  hand.pick('disc', 1)
  expect(hand.settled?.words).toBe('lay Forum 1')
  hand.pick('disc', 2)
  expect(hand.settled).toBeNull()
  hand.pick('cover', 'Nero')
  expect(hand.settled?.words).toBe('lay Forum 2')
})

test('ending with unused dice asks once more', () => {
  const hand = picking()
  hand.pick('verb', 'end')
  expect(hand.settled).toBeNull()
})
