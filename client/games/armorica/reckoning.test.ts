// Under the reckoning stands what decided among equal points: gold, or nothing.

import { mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import type { Tie, View } from '~/net/wire.ts'
import kept from '~/pages/how/armorica.json'
import type { Match } from '~/table/match.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import house from './house.json'
import Reckoning from './Reckoning.svelte'

const match = { asked: null, printed: house, table: { game: 'armorica', chairs: [{ name: 'Anna' }, { name: 'Boris' }] } } as unknown as Match

beforeAll(async () => {
  await words.speak('en')
  await words.need('armorica')
})

function told(ties: Tie[]): string[] {
  const { derived, standing } = kept.example
  const view = { viewer: [], derived, position: {}, decision: {}, standing: { ...standing, ties } } as unknown as View
  const target = document.createElement('div')
  const made = mount(Reckoning, { target, props: { match, view } })
  const found = [...target.querySelectorAll('.tie')].map((each) => each.textContent ?? '')
  void unmount(made)
  return found
}

test('gold is said to decide only where it does, and a shared place to be shared', () => {
  expect(told([])).toEqual([])
  expect(told([{ seats: [0, 1], by: 'gold' }])).toEqual([expect.stringContaining('gold is ahead')])
  expect(told([{ seats: [0, 1], by: null }])).toEqual([expect.stringContaining('shared')])
})
