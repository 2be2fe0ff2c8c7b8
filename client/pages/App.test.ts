// The language that somebody has chosen is the one that is spoken, however late the words of another come.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { reader } from '~/table/reader.svelte.ts'
import { CATALOGUES } from '~/words/catalogues.ts'
import { words } from '~/words/words.svelte.ts'
import App from './App.svelte'

test('whoever goes back to the language of before reads it, although the other one comes afterwards', async () => {
  location.hash = '#/offline'
  await words.speak('en')
  reader.speak('en')
  const german = CATALOGUES.de.house
  let come = (): void => undefined
  const gate = new Promise<void>((resolve) => (come = resolve))
  vi.spyOn(CATALOGUES.de, 'house').mockImplementation(async () => (await gate, german()))
  const app = mount(App, { target: document.body })
  for (const language of ['de', 'en'] as const) {
    reader.speak(language)
    flushSync()
  }
  come()
  await vi.waitFor(() => expect(words.wished).toBe('en'))
  await german()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(words.language).toBe('en')
  await unmount(app)
})

test('a language whose words did not come is told of and can be chosen again', async () => {
  location.hash = '#/settings'
  await words.speak('en')
  reader.speak('en')
  const app = mount(App, { target: document.body })
  const german = await vi.waitFor(() => document.querySelector<HTMLInputElement>('[value=de]') ?? Promise.reject(new Error('not yet')))
  vi.spyOn(CATALOGUES.de, 'house').mockRejectedValueOnce(new TypeError('offline'))
  german.click()
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('Deutsch'))
  flushSync()
  expect([words.language, words.wished, reader.language, german.checked]).toEqual(['en', 'en', 'en', false])
  german.click()
  await vi.waitFor(() => expect(words.language).toBe('de'))
  flushSync()
  expect([german.checked, document.querySelector('[role=alert]')]).toEqual([true, null])
  reader.speak('en')
  await vi.waitFor(() => expect(words.language).toBe('en'))
  await unmount(app)
})

test('another place of the page that is open leaves it standing', async () => {
  location.hash = '#/offline/a'
  const app = mount(App, { target: document.body })
  await vi.waitFor(() => expect(document.querySelector('main')).not.toBeNull())
  const main = document.querySelector('main')
  const moved = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  location.hash = '#/offline/a/b'
  await moved
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.querySelector('main')).toBe(main)
  await unmount(app)
})
