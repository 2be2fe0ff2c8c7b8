// Whatever the View lists can be answered: on the map, or in the question bar, in one step or several.

import { expect, test, vi } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import type { Choice, View } from '~/net/wire.ts'
import { PRINTED, VIEWS } from '~/pages/how/cambria.ts'
import type { Prompt } from '~/table/board.ts'
import type { Match } from '~/table/match.svelte.ts'
import { Picking } from '~/table/picking.svelte.ts'
import { offer } from './offer.ts'
import { choices } from './passing.ts'
import { prompt } from './prompt.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, given: object = {}) => [id, ...Object.entries(given).map(([name, fact]) => `${name}:${fact}`)].join(' '), words: {} }))

const match = { asked: 0, printed: PRINTED, table: { chairs: [] }, view: { viewer: [0] } } as unknown as Match
const hand = (view: View): Picking => new Picking(() => choices(view))
const asked = (view: View, picking = hand(view)): Prompt => prompt(match, view, picking)

/** The answers that are in reach after some steps, and after every step that these lead to. */
function within(view: View, steps: [string, string | number][] = []): Set<number> {
  const picking = hand(view)
  for (const step of steps) picking.pick(...step)
  const { roads, ships } = offer(view, picking)
  const { answers } = asked(view, picking)
  const sure = answers.some(({ pick }) => pick) && picking.picked('verb') === 'pass' ? picking.left : []
  const found = [...sure, ...roads.values(), ...[...ships.values()].flatMap(([choice]) => (choice?.verb === 'ship' ? [] : [choice])), ...answers.map(({ choice }) => choice)]
  const reached = new Set(found.flatMap((choice) => (choice ? [choice.number] : [])))
  if (steps.length) return reached
  const ways = answers.filter(({ pick }) => pick).map(({ leads }) => [['verb', leads!()[0]!.verb]] as [string, string][])
  const dice = [...ships].flatMap(([ship, [choice]]) => (choice?.verb === 'ship' ? [[['ship', ship]] as [string, number][]] : []))
  return new Set([...reached, ...[...ways, ...dice].flatMap((next) => [...within(view, next)])])
}

const SHIP = VIEWS['ship'] as View
/** Nobody finds a road for this roll: a ship may change it, or not. */
const lost = { ...SHIP, choices: SHIP.choices.filter(({ verb }) => verb !== 'place') }
const passed = { ...lost, choices: lost.choices.filter(({ verb }) => verb === 'pass') }
const other = (question: string, ...words: [string, Choice['arguments']][]): View => ({ ...SHIP, decision: { ...SHIP.decision, question }, choices: words.map(([verb, given], number) => ({ number, words: verb, verb, arguments: given })) })

test.each<[string, View]>([
  ...Object.entries(VIEWS).map(([name, view]): [string, View] => [name, view as View]),
  ['lost but for a ship', lost],
  ['lost', passed],
  ['set-up', other('setup_place', ['place', { road: 'r01' }], ['place', { road: 'r02' }])],
  ['boarding', other('board', ['board', { ship: 2 }], ['board', { ship: 5 }], ['pass', {}])],
  ['who goes there', other('from', ['from', { place: 'r01' }], ['from', { place: 'ship 4' }])],
  ['neutral', other('neutral_place', ['neutral', { road: 'r01' }])],
  ['which neutral', other('neutral_from', ['neutral from', { road: 'r01' }])],
])('every choice of the View is in reach: %s', (_, view) => {
  expect([...within(view)].sort()).toEqual(view.choices.map(({ number }) => number).sort())
})

test('where no road fits the roll, passing and ships are offered, and no die of a ship that nobody has picked is asked for', () => {
  const { question, more, rule, answers } = asked(lost)
  expect([question.split(' ')[0], rule]).toEqual(['cambria-ask-act', 'C7.1'])
  expect(more).toContain('way:pass')
  expect(more).toContain('ships:1')
  expect(answers.at(-1)?.leads?.()[0]?.verb).toBe('pass')
  expect([...offer(lost, { picked: () => undefined }).ships.keys()]).toEqual([6])
  expect(asked(passed).rule).toBe('C13.2')
})

test('a ship that was picked asks for its die', () => {
  const picking = hand(lost)
  picking.pick('ship', 6)
  const { question, answers } = asked(lost, picking)
  expect(question).toBe('cambria-ask-die ship:6 name:VI')
  expect(answers.map(({ choice }) => choice?.words)).toEqual(lost.choices.filter(({ verb }) => verb === 'ship').map(({ words }) => words))
  picking.back()
  expect(JSON.stringify(asked(lost, picking))).toBe(JSON.stringify(asked(lost)))
})

test('a pass that gives something away is asked about once more, and what glows may be chosen instead', () => {
  const picking = hand(SHIP)
  const roads = offer(SHIP, picking).roads.size
  asked(SHIP, picking).answers.at(-1)!.pick!()
  expect(picking.settled).toBeNull()
  expect(asked(SHIP, picking).question).toBe('cambria-ask-pass')
  expect(offer(SHIP, picking).roads.size).toBe(roads)
  asked(SHIP, picking).answers[0]!.pick!()
  expect(picking.settled?.verb).toBe('pass')
})

test('nobody is asked twice who has nothing else to do, is asked whether to board, or wants no such question', () => {
  expect(asked(passed).answers.at(-1)?.choice?.verb).toBe('pass')
  expect(asked(other('board', ['board', { ship: 2 }], ['pass', {}])).answers.at(-1)?.choice?.verb).toBe('pass')
  kept.change({ askBeforeEnd: false })
  expect(asked(SHIP).answers.at(-1)?.choice?.verb).toBe('pass')
  kept.change({ askBeforeEnd: true })
})
