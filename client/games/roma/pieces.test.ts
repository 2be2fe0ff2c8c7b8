import { expect, test } from 'vitest'
import { Followed } from './pieces.ts'

const at = (place: string, kind: string): { at: string; kind: string } => ({ at: place, kind })

test('a card keeps its name where it lies and takes it along where it goes', () => {
  const followed = new Followed()
  const before = followed.follow([at('hand-0', 'Forum'), at('hand-1', 'Nero'), at('place-0-1', 'Forum')])
  const after = followed.follow([at('hand-0', 'Nero'), at('place-0-1', 'Forum'), at('place-0-4', 'Forum')])
  expect(after.get('place-0-1')).toBe(before.get('place-0-1'))
  expect(after.get('place-0-4')).toBe(before.get('hand-0'))
  expect(after.get('hand-0')).toBe(before.get('hand-1'))
})

test('cards that nobody sees are never taken for one another', () => {
  const followed = new Followed()
  const before = followed.follow([at('place-1-1', '?')])
  const after = followed.follow([at('place-1-1', '?'), at('place-1-2', '?')])
  expect(after.get('place-1-1')).toBe(before.get('place-1-1'))
  expect(after.get('place-1-2')).not.toBe(before.get('place-1-1'))
})
