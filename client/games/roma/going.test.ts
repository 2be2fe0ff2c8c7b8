import { expect, test } from 'vitest'
import type { Choice } from '~/net/wire.ts'
import { goingNow, saysSo } from './going.ts'

const choice = (number: number, verb: string, given: Choice['arguments']): Choice => ({ number, words: verb, verb, arguments: given })
const choices = [
  choice(1, 'lay', { card: 'Forum', disc: 3 }),
  choice(2, 'activate', { disc: 4 }),
  choice(3, 'bribe', { die: 5 }),
  choice(4, 'target', { disc: 2 }),
  choice(5, 'move', { disc: 2, to: 6 }),
  choice(6, 'end', {}),
]
const sent = (number: number) => goingNow({ choices }, { ...choices[number - 1]!, arguments: { sure: 'yes' } }, 0, () => 7)

test('nothing is on its way before an answer is', () => expect(goingNow({ choices }, null, 0, () => 7)).toBeNull())

test('a card goes to a disc, a die to the disc of its number or to the bribe', () => {
  expect(sent(1)).toEqual({ card: 'Forum', die: undefined, seat: 0, discs: [3] })
  expect(sent(2)).toEqual({ card: undefined, die: 4, seat: 0, discs: [4] })
  expect(sent(3)).toEqual({ card: undefined, die: 5, seat: 0, discs: [7] })
})

test('a target is the other one, and says itself what becomes of it', () => {
  expect(sent(4)).toMatchObject({ seat: 1, discs: [2] })
  expect(saysSo(sent(4)!, 2)).toBe(true)
})

test('of a card that moves only the place it leaves says so', () => {
  expect([2, 6].map((disc) => saysSo(sent(5)!, disc))).toEqual([true, false])
  expect(saysSo(sent(1)!, 3)).toBe(false)
})

test('the end of a turn is about nothing on the table', () => expect(sent(6)).toEqual({ card: undefined, die: undefined, seat: 0, discs: [] }))
