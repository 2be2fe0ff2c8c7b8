import { expect, test, vi } from 'vitest'
import type { Advice, Choice, View } from '~/net/wire.ts'
import { chance, hinted } from './hinted.ts'

vi.mock('~/words/words.svelte.ts', () => ({ say: (id: string, facts: object) => `${id} ${Object.values(facts).join()}` }))

const choice = (number: number): Choice => ({ number, verb: 'take', words: `take ${number}`, arguments: {} })
const CHOICES = [1, 2, 3, 4, 5].map(choice)
const match = (answers: Advice['answers'] | null) => ({ view: { choices: CHOICES } as unknown as View, advice: answers && { type: 'advice' as const, key: '', answers } })
const ADVISED = match([[4, 0.616], [9, 0.5], [2, 0.3], [1, 0.2]])

test('a hint names its three best answers, of those that are still legal', () => {
  expect(hinted(ADVISED).map(({ choice, percent }) => [choice.number, percent])).toEqual([[4, 62], [2, 30]])
})

test('a thing wears the best chance that it leads to, and none if the hint does not name it', () => {
  expect(chance(ADVISED, () => [choice(2), choice(4)])).toBe('hint-mark 62')
  expect(chance(ADVISED, () => [choice(1), undefined])).toBeUndefined()
})

test('without a hint nobody works out where a thing leads', () => {
  const leads = vi.fn(() => CHOICES)
  expect(chance(match(null), leads)).toBeUndefined()
  expect(leads).not.toHaveBeenCalled()
})
