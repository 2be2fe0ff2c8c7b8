import { expect, test, vi } from 'vitest'
import type { Activation, View } from '~/net/wire.ts'
import { causes, copies, may } from './explained.ts'
import type { Seen } from './seen.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, facts = {}) => [id, ...Object.values(facts)].join(' ') }))

const view = { choices: [] } as unknown as View
const activation = (disc: number, card: string | null, allowed: boolean): Activation => ({ disc, card, against: null, allowed, reason: null, rule: null })

/** Two dice; a Consul lies on the discs of both and on the seventh. */
function table(first: boolean, second: boolean, ...bribes: boolean[]): Seen {
  const dice = [2, 5].map((die, at) => ({
    die,
    activate: activation(die, 'Consul', at ? second : first),
    bribe: bribes.length ? activation(7, 'Consul', bribes[at] ?? false) : null,
  }))
  const derived = { dice, forums: [{ disc: 7, further_dice: 1 }], sides: [{ discs: [] }, { discs: [] }] }
  return { me: 0, them: 1, question: 'act', asked: true, derived, position: { hands: [[], []] } } as unknown as Seen
}

const there = (disc: number): { seat: number; disc: number } => ({ seat: 0, disc })

test('the card on the seventh disc says that it can be bribed, or is asked why not', () => {
  expect(may(table(false, false, false, true), view, 'Consul', there(7))).toEqual({ can: 'roma-may-bribe 5 1', drawing: 'die-5' })
  expect(may(table(true, true, false, false), view, 'Consul', there(7))).toEqual({ drawing: '', ask: 'bribe 2' })
})

test('of two equal cards the one that can act is told of, wherever no single one is meant', () => {
  expect(may(table(false, true), view, 'Consul')?.can).toBe('roma-may-activate 5 0')
  expect(may(table(false, true), view, 'Consul', there(2))?.ask).toBe('activate 2')
})

/** A table as its position lists it: of six Forums one lies there, and one that was passed is known to be in the other's hand. */
const lying = (more: object): Seen =>
  ({
    me: 0,
    them: 1,
    derived: { sides: [{ discs: [{ disc: 3, card: 'Forum' }] }, { discs: [] }] },
    position: { hands: [['Nero'], ['?', 'Forum']], known: [[], ['Forum']], spaces: [['Forum'], []], drawn: [], discard: ['Forum'], deck: ['Forum', 'Forum', 'Nero'], hand_or_drawn: ['Forum'], ...more },
  }) as unknown as Seen

test('a copy that is known to be in the other hand is not unseen', () => {
  expect(copies(lying({}), 'Forum')).toEqual({ places: [{ seat: 0, disc: 3 }], hand: 0, drawn: 0, theirs: 1, discarded: 1, unseen: 3 })
})

test('a copy that has just been drawn is told of as well', () => {
  expect(copies(lying({ drawn: ['Nero', 'Forum'], hand_or_drawn: [] }), 'Forum')).toMatchObject({ drawn: 1, unseen: 2 })
})

test('what was passed is known where nobody sees whether it lies face down', () => {
  expect(copies(lying({ hands: [['Nero'], ['?']], spaces: [['Forum'], ['?']] }), 'Forum').theirs).toBe(1)
})

test('where both hands are open they are counted as they lie', () => {
  expect(copies(lying({ hands: [['Nero'], ['Forum', 'Forum']], known: [[], []], hand_or_drawn: [] }), 'Forum')).toMatchObject({ theirs: 2, unseen: 2 })
})

test('no line ends between what changes a defence and by how much', () => {
  expect(causes(4, [{ cause: 'Turris', by: 1 }, { cause: 'Essedum', by: -2 }])).toBe('roma-printed 4, Turris\u00a0+1, Essedum\u00a0−2')
})
