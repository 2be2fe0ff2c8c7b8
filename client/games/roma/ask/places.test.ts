import { expect, test, vi } from 'vitest'
import type { Choice } from '~/net/wire.ts'
import { Picking } from '~/table/picking.svelte.ts'
import type { Asked } from '../prompt.ts'
import { setDicePrompt } from './dice.ts'
import { layPrompt, movePrompt, putPrompt } from './places.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, facts = {}) => [id, ...Object.values(facts)].join(' '), known: () => true }))

/** A question whose only answer has these parts, all but the last of them picked. */
function asked(question: string, parts: Choice['arguments'], position: object): Asked {
  const all: Choice[] = [{ number: 0, words: question, verb: question, arguments: parts }]
  const picking = new Picking(() => all)
  for (const [part, value] of Object.entries(parts).slice(0, -1)) picking.pick(part, value)
  const now = { me: 0, them: 1, question, derived: { sides: [{ discs: [] }, { discs: [] }] }, position: { options: {}, lifted: ['Machina'], money: [9, 9], ...position } }
  return { now, all, picking, match: {} } as unknown as Asked
}

test('what becomes of a covered card is told by the rule that covers it', () => {
  const cover = { cover: 'Consul' }
  expect(layPrompt(asked('act', { card: 'Forum', disc: 2, ...cover }, {})).rule).toBe('R6.4')
  expect(movePrompt(asked('move', { disc: 1, to: 2, ...cover }, {})).rule).toBe('R13.relocate.rulebook.2')
  expect(putPrompt(asked('put', { disc: 2, ...cover }, {})).rule).toBe('R13.relocate.publisher.3')
})

test('how many dice a Consul turns is asked as the table reads him', () => {
  const options = { consul: 'publisher' }
  const { question, more, rule } = setDicePrompt(asked('set_dice', { dice: '3 5' }, { options, dice: [3, 4] }))
  expect([question, more, rule]).toEqual(['roma-ask-set publisher', 'roma-ask-set-more publisher', 'R13.consul.publisher'])
})
