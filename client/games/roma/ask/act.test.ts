import { expect, test, vi } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import type { Choice } from '~/net/wire.ts'
import { Picking } from '~/table/picking.svelte.ts'
import type { Asked } from '../prompt.ts'
import { actPrompt } from './act.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, facts = {}) => [id, ...Object.values(facts)].join(' '), known: () => true }))

const use = (disc: number, against: string | null): object => ({ disc, card: 'Centurio', against, allowed: true, reason: null, rule: null })
const all: Choice[] = ['activate', 'bribe'].map((verb, number) => ({ number, words: `${verb} 3`, verb, arguments: { die: 3, use: verb } }))

function asked(): Asked {
  const discs = [3, 4, 5, 6, 7, 8, 9].map((defence) => ({ defence }))
  const derived = { dice: [{ die: 3, money: 3, cards: 3, activate: use(3, 'Forum'), bribe: use(7, 'Nero') }], unused_money: 3, forums: [], last: [], sides: [{ discs: [] }, { discs }] }
  return { now: { me: 0, them: 1, derived, position: { dice: [3] } }, all, picking: new Picking(() => all) } as unknown as Asked
}

test('whoever fights the card opposite says what it has to reach, bribed or not', () => {
  const each = asked()
  each.picking.pick('die', 3)
  expect(actPrompt(each).answers.map(({ more }) => more)).toEqual([['roma-against Forum 5'], ['roma-pay 3', 'roma-against Nero 9']])
})

test('whoever wants no question ends the turn at once, with unused dice too', () => {
  const end: Choice = { number: 2, words: 'end', verb: 'end', arguments: { lose: 1 } }
  const each = { ...asked(), all: [end], picking: new Picking(() => [end]) }
  expect(actPrompt(each).answers[0]?.choice).toBeUndefined()
  kept.change({ askBeforeEnd: false })
  expect(actPrompt(each).answers[0]?.choice).toBe(end)
  kept.change({ askBeforeEnd: true })
})
