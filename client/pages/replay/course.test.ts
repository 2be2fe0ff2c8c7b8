import { expect, test } from 'vitest'
import { turnFrom } from './course.ts'

const plies = [1, 1, 2, 2, 2, 3].map((turn, index) => ({ entry: index + 1, seat: 0, words: '', turn, scores: [] }))

test('forward goes to the first ply of the next turn, at last to the end', () => {
  expect(turnFrom(plies, 0, 1)).toBe(3)
  expect(turnFrom(plies, 3, 1)).toBe(6)
  expect(turnFrom(plies, 6, 1)).toBe(6)
})

test('back goes to the beginning of the turn, then to the one before', () => {
  expect(turnFrom(plies, 5, -1)).toBe(3)
  expect(turnFrom(plies, 3, -1)).toBe(1)
  expect(turnFrom(plies, 1, -1)).toBe(0)
})
