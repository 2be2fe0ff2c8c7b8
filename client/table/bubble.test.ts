// A bubble leaves its room as little as it covers what it speaks of.

import { expect, test } from 'vitest'
import { bubble } from './bubble.ts'

const BUBBLE = [300, 70] as const
const ROOM = { left: 0, top: 136, right: 390, bottom: 630 }
const thing = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 })

test('it stands above what it speaks of, with its point at it', () => {
  expect(bubble(thing(180, 400), BUBBLE, ROOM)).toEqual({ left: 52, top: 320, at: 150, above: true })
})

test('at the upper edge of the room it stands below, however much lies above the room', () => {
  expect(bubble(thing(180, 200), BUBBLE, ROOM)).toMatchObject({ top: 254, above: false })
})

test('at the sides it stays within, and only its point goes on', () => {
  expect(bubble(thing(0, 400), BUBBLE, ROOM)).toMatchObject({ left: 8, at: 14 })
  expect(bubble(thing(346, 400), BUBBLE, ROOM)).toMatchObject({ left: 82, at: 286 })
})

test('what speaks of things above it has its bubble below, as long as there is room', () => {
  expect(bubble(thing(180, 400), BUBBLE, ROOM, true)).toMatchObject({ top: 454, above: false })
  expect(bubble(thing(180, 520), BUBBLE, ROOM, true)).toMatchObject({ top: 440, above: true })
})
