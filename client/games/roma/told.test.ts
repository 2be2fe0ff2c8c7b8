import { expect, test } from 'vitest'
import type { Heard } from '~/net/wire.ts'
import { standing } from '~/table/telling.ts'
import { battleIn, topDiscard, usedDice } from './told.ts'

const heard = (entry: number, event: string, facts: Heard['facts'] = {}): Heard => ({ entry, event, facts: { seat: 0, ...facts } })

const TURN = [
  heard(1, 'rolled', { low: 2, middle: 4, high: 6 }),
  heard(2, 'money_taken', { money: 6 }),
  heard(3, 'activated', { card: 'Forum', disc: 2, die: 2 }),
  heard(4, 'die_spent', { die: 4 }),
]

test('the dice used since the roll, each with its use', () => {
  expect(usedDice(TURN)).toEqual([{ value: 6, use: 'money' }, { value: 2, use: 'Forum' }, { value: 4, use: 'Forum' }])
  expect(usedDice([...TURN, heard(9, 'rolled')])).toEqual([])
})

test('a log that is cut knows a die that was spent, not for what', () => {
  expect(usedDice(TURN.slice(3))).toEqual([{ value: 4, use: '' }])
})

test('who begins a turn has used no die, and the other\'s are not taken for theirs', () => {
  expect(usedDice([...TURN, heard(9, 'turn_begun', { seat: 1 })])).toEqual([])
})

test('what was taken back is forgotten', () => {
  expect(standing([...TURN, heard(5, 'undone', { to: 3 })]).map((each) => each.entry)).toEqual([1, 2])
  expect(usedDice([...TURN, heard(5, 'undone', { to: 3 })])).toEqual([{ value: 6, use: 'money' }])
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
