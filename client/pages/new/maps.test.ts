// The map: what the option offers, or the file of one's own.

import { mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import type { GameFacts } from '~/net/wire.ts'
import { words } from '~/words/words.svelte.ts'
import { Draft } from './draft.svelte.ts'
import Options from './Options.svelte'

const FACTS = { options: [{ name: 'map', values: ['cumbria', 'cambria'] }], presets: {} } as unknown as GameFacts

beforeAll(async () => {
  await words.speak('en')
  await words.need('cambria')
})

async function asked(draft: Draft, look: (radios: HTMLInputElement[], page: HTMLElement) => void): Promise<void> {
  const target = document.createElement('div')
  document.body.append(target)
  const made = mount(Options, { target, props: { draft, facts: FACTS, game: 'cambria' } })
  const radios = (): HTMLInputElement[] => [...target.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  await vi.waitFor(() => expect(radios()).not.toEqual([]), 10_000)
  look(radios(), target)
  void unmount(made)
  target.remove()
}

test('the maps are those of the option, in its order', async () => {
  await asked(new Draft(), (radios, page) => {
    expect(radios.map(({ checked }) => checked)).toEqual([true, false])
    expect([...page.querySelectorAll('.mt b')].map((each) => each.textContent)).toEqual(['Cumbria', 'Cambria'])
  })
})

test('a file of one’s own is the map until another one is chosen', async () => {
  const draft = new Draft()
  draft.components = { name: 'mine.txt', text: '' }
  await asked(draft, (radios, page) => {
    expect(radios.some(({ checked }) => checked)).toBe(false)
    expect(page.textContent).toContain('mine.txt')
    radios[1]!.click()
    expect([draft.components, draft.options]).toEqual([null, { map: 'cambria' }])
  })
})
