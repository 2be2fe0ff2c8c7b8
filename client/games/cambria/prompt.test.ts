// What is asked names what it leads to: a road or a ship, and at the end what became of the forts.

import { expect, test, vi } from 'vitest'
import type { View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import type { Picking } from '~/table/picking.svelte.ts'
import { board } from './index.ts'
import { prompt } from './prompt.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, given: object = {}) => [id, ...Object.values(given)].join(' '), words: {} }))

const PICKING = { picked: () => undefined } as unknown as Picking

function asked(target: string): { way: string; back: string } {
  const match = { asked: 0, printed: { forts: [], roads: [] }, table: { undo: 3 } } as unknown as Match
  const view = { choices: [], decision: { question: 'from' }, position: { dice: [1, 6], supply: [0], active: 0, target } } as unknown as View
  const { more = '', answers } = prompt(match, view, PICKING)
  return { way: more, back: answers[0]?.label ?? '' }
}

test('a warrior on the way to a ship is led back to the choice of a ship, and one to a road to that of a road', () => {
  expect(asked('ship 6').back).toBe('cambria-other-goal ship')
  expect(asked('ship 6').way).toContain('cambria-goal-ship VI')
  expect(asked('r12').back).toBe('cambria-other-goal road')
})

const bar = (question: string): string => board.status({ decision: { question }, derived: { turn: 47, forts: [1, 2, 3, 4, 5], fallen: 3, last_fall: 4 } } as unknown as View)

test('while a game is on forts fall; at its end those that were only judged have not fallen', () => {
  expect(bar('act')).toBe('cambria-status 47 3 4')
  expect(bar('over')).toBe('cambria-status-over 47 3 5')
})

test('who is asked once more before a pass is told that the legion may march', () => {
  const more = (...verbs: string[]): string | undefined => {
    const choices = [...verbs.map((verb, at) => ({ verb, arguments: { road: `r${at}` } })), { verb: 'pass', arguments: {} }]
    const match = { asked: 0, printed: { forts: [], roads: [] } } as unknown as Match
    const view = { choices, decision: { question: 'act' }, position: { dice: [1, 4], supply: [3], active: 0 } } as unknown as View
    return prompt(match, view, { picked: (part: string) => (part === 'verb' ? 'pass' : undefined) } as unknown as Picking).more
  }
  expect(more('place', 'legion')).toBe('cambria-ask-pass-more 1 true')
  expect(more('place')).toBe('cambria-ask-pass-more 1 false')
})
