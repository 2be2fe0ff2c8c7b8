import { expect, test } from 'vitest'
import { changed } from './changes.ts'

test('differences are laid in along their paths', () => {
  const before = { a: [1, { b: 2 }], c: { d: 3 } }
  const after = changed(before, [
    { path: ['a', 1, 'b'], value: 5 },
    { path: ['e'], value: null },
  ])
  expect(after).toEqual({ a: [1, { b: 5 }], c: { d: 3 }, e: null })
})

test('what did not change stays the same object, and the old value stays as it was', () => {
  const before = { a: { b: 1 }, c: { d: 3 } }
  const after = changed(before, [{ path: ['a', 'b'], value: 2 }])
  expect(after.c).toBe(before.c)
  expect(before.a.b).toBe(1)
})

test('an empty path replaces everything', () => expect(changed([1], [{ path: [], value: [2, 3] }])).toEqual([2, 3]))
