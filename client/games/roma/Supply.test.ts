// The deck says what it is for while a die can be picked up, and what comes first while another question is open.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Match } from '~/table/match.svelte.ts'
import { Picking } from '~/table/picking.svelte.ts'
import { reason } from '~/table/why.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import type { Seen } from './seen.ts'
import Supply from './Supply.svelte'

test.each([
  ['act', 'The deck: pick up a die'],
  ['keep', 'First answer what is asked below'],
])('asked to %s', async (question, said) => {
  await words.speak('en')
  await words.need('roma')
  const now = { question, open: true, asked: true, position: { dice: [2] }, derived: { dice: [] } } as unknown as Seen
  const made = mount(Supply, { target: document.body, props: { match: { ready: true } as Match, now, picking: new Picking(() => []), still: false, use: 'cards' } })
  flushSync()
  document.querySelector<HTMLElement>('.rdisc')!.click()
  await vi.waitFor(() => expect(reason.said?.text).toContain(said))
  await unmount(made)
})
