import { expect, test } from 'vitest'
import { step } from './walk.ts'

test('arrows go along a row and, with columns, from row to row', () => {
  expect(step('ArrowRight', 0, 12, 6)).toBe(1)
  expect(step('ArrowDown', 2, 12, 6)).toBe(8)
  expect(step('ArrowDown', 2, 5, 0)).toBe(3)
  expect(step('Home', 7, 12, 6)).toBe(0)
  expect(step('End', 7, 12, 6)).toBe(11)
})

test('nothing leads out of the group', () => {
  expect(step('ArrowLeft', 0, 5, 0)).toBe(-1)
  expect(step('ArrowDown', 8, 12, 6)).toBe(-1)
  expect(step('Enter', 3, 12, 6)).toBe(-1)
})
