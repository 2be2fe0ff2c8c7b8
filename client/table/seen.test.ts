// A device remembers how much of each match it has seen, and forgets the oldest.

import { beforeEach, expect, test } from 'vitest'
import { allSeen, saw, seen, unsee } from './seen.ts'

beforeEach(() => localStorage.clear())

test('nothing is known of a match that was never seen', () => expect(seen('velox')).toBeNull())

test('the last look counts', () => {
  saw('velox', 3, 100)
  saw('velox', 9, 200)
  expect(seen('velox')).toEqual({ entry: 9, at: 200 })
})

test('the oldest of many are forgotten', () => {
  for (let match = 0; match < 60; match++) saw(`match-${match}`, 1, match)
  expect(seen('match-0')).toBeNull()
  expect(seen('match-59')).toEqual({ entry: 1, at: 59 })
})

test('a match that is forgotten was never seen', () => {
  saw('velox', 3)
  saw('mons', 5)
  unsee('velox')
  expect(seen('velox')).toBeNull()
  expect(Object.keys(allSeen())).toEqual(['mons'])
})

test('what others have written there does no harm', () => {
  for (const text of ['nonsense', '[3]', '{"velox":null}', '{"velox":{"entry":"3","at":1}}']) {
    localStorage.setItem('lusoria-seen', text)
    expect(seen('velox'), text).toBeNull()
  }
  saw('mons', 5)
  expect(Object.keys(allSeen())).toEqual(['mons'])
})
