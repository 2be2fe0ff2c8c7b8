import { expect, test } from 'vitest'
import { spelt, turned } from './consul.ts'

const BOTH = ['2 4', '2 5', '2 3', '3 5', '3 3', '4 5', '4 4', '3 4'] // 3 and 4, each by 1 or not

test('each die turns by itself, and both together', () => {
  expect(turned([3, 4], [0, 0], 0, 1, BOTH)).toEqual([1, 0])
  expect(turned([3, 4], [1, 0], 1, -1, BOTH)).toEqual([1, -1])
  expect(spelt([3, 4], [1, -1])).toBe('3 4')
})

test('where only one die may change, turning the other puts the first back', () => {
  expect(turned([3, 4], [1, 0], 1, 1, ['2 4', '4 4', '3 3', '3 5'])).toEqual([0, 1])
})

test('a die that cannot rise is not turned', () => {
  expect(turned([6], [0], 0, 1, ['5'])).toBeNull()
  expect(turned([6], [0], 0, -1, ['5'])).toEqual([-1])
  expect(turned([6], [-1], 0, 0, ['5'])).toEqual([0])
})
