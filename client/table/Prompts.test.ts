// What the table asks beside the game: who is away is asked about once, each for himself.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { Listener } from '~/net/connection.ts'
import { words } from '~/words/words.svelte.ts'
import { Match } from './match.svelte.ts'
import Prompts from './Prompts.svelte'

test('whoever waits for one is still asked about another who left in the same second', async () => {
  await words.speak('en')
  let server: Listener | undefined
  const match = new Match('m', { 0: 'key' }, (_hello, listener) => ((server = listener), { send: () => true, resync: () => undefined, hurry: () => undefined, close: () => undefined }))
  const gone = { kind: 'person', may_be_kept: true, away_since: 1000 } as const
  const chairs = [{ kind: 'person' as const, name: 'Anna' }, { ...gone, name: 'Boris' }, { ...gone, name: 'Carla' }]
  server!.network({ state: 'open' })
  server!.told({
    type: 'shown',
    match: 'm',
    table: { match: 'm', game: 'armorica', title: '', options: {}, components: '', chairs, wishes: {}, stage: 'playing', entry: 1, commitment: '' },
    view: { viewer: [0], entry: 1, decision: { seat: 1, question: 'take_gaul' }, choices: [], heard: [], answered: [0, 0, 0], position: {}, derived: {}, standing: { scores: [], parts: [], ranks: [], ties: [] } },
  })
  const page = mount(Prompts, { target: document.body, props: { match, board: {} as never } })
  flushSync()
  const asked = (): string | undefined => document.querySelector('.prompt b')?.textContent
  const wait = (): void => (document.querySelector<HTMLElement>('.prompt button')!.click(), flushSync())
  expect(asked()).toContain('Boris')
  wait()
  expect(asked()).toContain('Carla')
  wait()
  expect(asked()).toBeUndefined()
  void unmount(page)
})
