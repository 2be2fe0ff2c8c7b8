import { expect, test, vi } from 'vitest'
import type { Choice, DiscNow } from '~/net/wire.ts'
import { Picking } from '~/table/picking.svelte.ts'
import { asksHand, blockedSaid, blockedWords, handWords, inHand, placeReach } from './reach.ts'
import type { Seen } from './seen.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, facts = {}) => [id, ...Object.values(facts)].join(' ') }))

const choices: Choice[] = [{ number: 0, words: 'lay Forum 1', verb: 'lay', arguments: { card: 'Forum', disc: 1 } }]
const now = (open: boolean): Seen => ({ me: 0, them: 1, question: 'act', asked: true, open, derived: { sides: [{ discs: [{ disc: 1, card: null, barred: false }] }, { discs: [] }], dice: [] } }) as unknown as Seen

test('while an answer is on its way nothing can be chosen, and nobody is told why not', () => {
  const picking = new Picking(() => choices)
  picking.pick('card', 'Forum')
  expect(inHand(now(true), picking, 'Forum')).toBe(true)
  expect(placeReach(now(true), picking, 0, 1)).not.toBeNull()
  expect(inHand(now(false), picking, 'Forum')).toBe(false)
  expect(placeReach(now(false), picking, 0, 1)).toBeNull()
  expect([handWords(now(true), picking, 'Nero'), handWords(now(false), picking, 'Nero')]).toEqual(['lay Nero 1', null])
})

test('a card that was taken up stays in the air until the answer is taken', () => {
  expect(asksHand(now(false))).toBe(true)
})

test('a blocked card is asked about by words that the rules know, on the seventh disc too', () => {
  const place = (disc: number, card: string | null, blocked = true): DiscNow => ({ disc, card, printed: 5, defence: 5, changes: [], blocked, barred: blocked })
  expect([place(4, 'Machina'), place(7, 'Machina'), place(4, null), place(4, 'Machina', false)].map(blockedWords)).toEqual(['activate 4', 'bribe 1', null, null])
})

test('where a blocked disc takes no card either, it says so', () => {
  const place = (barred: boolean): DiscNow => ({ disc: 4, card: null, printed: null, defence: null, changes: [], blocked: true, barred })
  expect([false, true].map((barred) => blockedSaid(place(barred)))).toMatchObject([
    { text: 'roma-why-blocked no', rule: 'R12.praetorianus' },
    { text: 'roma-why-blocked yes', rule: 'R13.praetorianus.rulebook.1' },
  ])
})
