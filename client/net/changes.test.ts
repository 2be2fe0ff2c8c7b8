import { expect, test } from 'vitest'
import { changed } from './changes.ts'

test('a change is laid in along its branches', () => {
  const before = { a: [1, { b: 2 }], c: { d: 3 } }
  expect(changed(before, { a: { '1': { b: [5] } } })).toEqual({ a: [1, { b: 5 }], c: { d: 3 } })
})

test('elements of a list come and go', () => {
  expect(changed({ deck: ['a', 'b', 'c'] }, { deck: [1, 1, []] })).toEqual({ deck: ['a', 'c'] })
  expect(changed(['a'], [1, 0, ['b', 'c']])).toEqual(['a', 'b', 'c'])
})

test('what did not change stays the same object, and the old value stays as it was', () => {
  const before = { a: { b: 1 }, c: { d: 3 } }
  const after = changed(before, { a: { b: [2] } })
  expect(after.c).toBe(before.c)
  expect(before.a.b).toBe(1)
})

test('nothing at all changes nothing, and one value may replace everything', () => {
  const before = [1]
  expect(changed(before, null)).toBe(before)
  expect(changed(before, [[2, 3]])).toEqual([2, 3])
})
