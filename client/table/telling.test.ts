import { expect, test } from 'vitest'
import { chairName } from './telling.ts'

const called = (name: string): string => chairName({ kind: 'person', name }, 0)

test('a name that runs to the left turns nothing round but itself', () => {
  expect(called('علی\u200cرضا')).toBe('\u2068علی\u200cرضا\u2069')
  expect(called('👨‍👩‍👧 Familie')).toBe('👨‍👩‍👧 Familie')
})
