import { expect, test } from 'vitest'
import { dashes } from './dashes.ts'

test('a dash stays with the word before it', () => {
  expect(dashes('равно 0 — никого.')).toBe('равно 0\u00a0— никого.')
  expect(dashes('a = { $n } – **zwei** – drei')).toBe('a = { $n }\u00a0– **zwei**\u00a0– drei')
})

test('one that begins a message or a cell of a table is nobody’s', () => {
  expect(dashes('id = — { $name }')).toBe('id = — { $name }')
  expect(dashes('| — | A2.8 |')).toBe('| — | A2.8 |')
})
