import { expect, test } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import { standing } from '~/table/telling.ts'
import { battleIn, lyingDice, topDiscard } from './told.ts'

const heard = (entry: number, event: string, facts: Heard['facts'] = {}): Heard => ({ entry, event, facts: { seat: 0, ...facts } })

const TURN = [
  heard(1, 'rolled', { low: 2, middle: 4, high: 6 }),
  heard(2, 'money_taken', { money: 6 }),
  heard(3, 'activated', { card: 'Forum', disc: 2, die: 2 }),
  heard(4, 'die_spent', { die: 4 }),
]

const [MONEY, FORUM] = [{ value: 6, use: 'money' }, { value: 2, use: 'Forum' }]

test('dice lie where they were rolled, each used one with its use', () => {
  expect(lyingDice(TURN.slice(0, 1), [2, 4, 6])).toEqual([{ value: 2 }, { value: 4 }, { value: 6 }])
  expect(lyingDice(TURN.slice(0, 3), [4])).toEqual([FORUM, { value: 4 }, MONEY])
  expect(lyingDice(TURN, [])).toEqual([FORUM, { value: 4, use: 'Forum' }, MONEY])
})

test('dice that a Consul turns stay in their places', () => {
  const log = [heard(1, 'rolled', { low: 3, middle: 4, high: 6 }), heard(2, 'activated', { card: 'Consul', disc: 4, die: 4 }), heard(3, 'dice_changed', { low: 4, high: 5 })]
  expect(lyingDice(log, [4, 5])).toEqual([{ value: 4 }, { value: 4, use: 'Consul' }, { value: 5 }])
  expect(lyingDice([...log, heard(4, 'money_taken', { money: 4 })], [5])).toEqual([{ value: 4, use: 'money' }, { value: 4, use: 'Consul' }, { value: 5 }])
})

test('where the log does not reach back to the roll unused dice come first, and of the others only some is known', () => {
  expect(lyingDice(TURN.slice(3), [2])).toEqual([{ value: 2 }, { value: 4, use: '' }, { value: 0, use: '' }])
  expect(lyingDice([], [1, 2, 3])).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }])
})

test('who begins a turn has used no die, and the other\'s are not taken for theirs', () => {
  expect(lyingDice([...TURN, heard(9, 'turn_begun', { seat: 1 })], [])).toEqual(Array(3).fill({ value: 0, use: '' }))
})

test('of equal dice the one that was touched is the one that is used', () => {
  const log = [heard(1, 'rolled', { low: 3, middle: 3, high: 6 }), heard(2, 'money_taken', { money: 3 }), heard(3, 'cards_called', { die: 6 })]
  expect(lyingDice(log, [3], { 2: 1, 3: 0 })).toEqual([{ value: 3 }, { value: 3, use: 'money' }, { value: 6, use: 'cards' }])
  expect(lyingDice(log, [3])).toEqual([{ value: 3, use: 'money' }, { value: 3 }, { value: 6, use: 'cards' }])
})

test('what was taken back is forgotten', () => {
  expect(standing([...TURN, heard(5, 'undone', { to: 3 })]).map((each) => each.entry)).toEqual([1, 2])
  expect(lyingDice([...TURN, heard(5, 'undone', { to: 3 })], [2, 4])).toEqual([{ value: 2 }, { value: 4 }, MONEY])
})

test('the card discarded last lies on top, unless it was taken back into a hand', () => {
  const log = [heard(1, 'discarded', { card: 'Nero' }), heard(2, 'destroyed', { card: 'Forum' })]
  expect(topDiscard(log, ['Nero', 'Forum'])).toBe('Forum')
  expect(topDiscard(log, ['Nero'])).toBe('Nero')
  expect(topDiscard([], [])).toBeNull()
})

test('where the log does not reach back nobody knows which card lies on top, unless all are alike', () => {
  expect(topDiscard([], ['Nero', 'Turris'])).toBeNull()
  expect(topDiscard([], ['Nero', 'Nero'])).toBe('Nero')
})

test('a battle with an added die keeps the die that was thrown', () => {
  const log = [
    heard(1, 'activated', { card: 'Centurio', disc: 4, die: 4 }),
    heard(2, 'battle', { disc: 4, die: 3, defence: 5 }),
    heard(3, 'die_added', { disc: 4, die: 2, sum: 5, defence: 5 }),
    heard(3, 'destroyed', { seat: 1, card: 'Praetorianus', disc: 4 }),
  ]
  expect(battleIn(log.slice(2), log)).toMatchObject({ from: 4, defender: 'Praetorianus', die: 3, added: 2, sum: 5, hit: true })
  expect(battleIn(log.slice(0, 2), log)).toBeNull()
  expect(battleIn([log[1]!, heard(2, 'missed', { disc: 4 })], log)).toMatchObject({ die: 3, added: 0, sum: 3, hit: false })
  const later = [...log, heard(4, 'activated', { card: 'Legatus', disc: 2, die: 2 })]
  expect(battleIn(later.slice(2), later)).toMatchObject({ from: 4 })
})
