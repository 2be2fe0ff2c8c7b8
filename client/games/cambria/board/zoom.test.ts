import { expect, test } from 'vitest'
import { Zoom } from './zoom.svelte.ts'

const ROOM = [400, 500] as const
const zoomed = (): Zoom => {
  const zoom = new Zoom(() => ROOM, () => [0, 0, 400, 500])
  zoom.by(4)
  return zoom
}

test('a new question brings a place into sight only if none is', () => {
  const zoom = zoomed()
  const before = zoom.at
  zoom.reveal([[10, 10], [200, 250]])
  expect(zoom.at).toEqual(before)
  zoom.reveal([[100, 100], [390, 490]])
  expect(zoom.seenAt([100, 100])).toEqual([200, 250])
})

test('a map that is seen whole stays where it is', () => {
  const zoom = new Zoom(() => ROOM, () => [0, 0, 400, 500])
  zoom.reveal([[2, 2]])
  expect(zoom.at).toEqual([0, 0])
})
