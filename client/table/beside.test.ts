import { expect, test } from 'vitest'
import { beside } from './beside.ts'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })
const ROOM = box(0, 50, 1000, 600)
const LEAF = { width: 400, height: 200 }

test('an explanation lies right of its thing, left of it where the room ends, and wholly within the room', () => {
  expect(beside(box(100, 300, 100, 100), LEAF, ROOM, [], true)).toEqual({ left: 214, top: 200 })
  expect(beside(box(700, 300, 100, 100), LEAF, ROOM, [], true)).toEqual({ left: 286, top: 200 })
  expect(beside(box(100, 600, 100, 50), LEAF, ROOM, [], true)).toEqual({ left: 214, top: 392 })
})

test('in passing it covers no place that can be chosen: it lies elsewhere, or nowhere', () => {
  const row = box(200, 250, 600, 100)
  expect(beside(box(220, 100, 100, 100), LEAF, ROOM, [row], true)).toBeNull()
  expect(beside(box(220, 60, 100, 100), LEAF, ROOM, [box(330, 60, 500, 100)], true)).toEqual({ left: 70, top: 124 })
})

test('who asks for it gets it, wherever it must lie', () => {
  expect(beside(box(100, 300, 100, 100), LEAF, ROOM, [box(0, 50, 1000, 600)], false)).toEqual({ left: 214, top: 200 })
})
