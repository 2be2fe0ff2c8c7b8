import { expect, test } from 'vitest'
import { longer, stretched } from './longer.ts'

test('every word is at least two fifths longer', () => {
  expect(longer('Play now')).toBe('Playpl nowno')
  for (const word of ['a', 'Kastell', 'Чиновник']) expect(longer(word).length).toBeGreaterThanOrEqual(word.length * 1.4)
})

test('nobody who plays reads longer words', () => expect(stretched('Play now')).toBe('Play now'))
