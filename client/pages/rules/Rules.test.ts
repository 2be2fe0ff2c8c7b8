// The rules open at what is looked for, once: whoever reads on, types or changes the language is left alone.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '~/words/words.svelte.ts'
import { BOOKS } from './books.ts'
import type { Chapter } from './plugin.ts'
import Rules from './Rules.svelte'

const book = (title: string): { default: Chapter[] } => ({ default: [{ number: '5', title, blocks: ['R5.1', 'R5.2'].map((number) => ({ kind: 'rule', number, cells: ['Forum'] })) }] })
vi.mock('./books.ts', () => ({ BOOKS: { en: { roma: () => Promise.resolve(book('Dice')) }, de: { roma: () => Promise.resolve(book('Würfel')) } } }))

let lettersCome = (): void => undefined
let page: ReturnType<typeof mount>
const shown = vi.fn()
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20))
const field = (): HTMLInputElement => document.querySelector('search input')!

beforeEach(async () => {
  await words.speak('en')
  const ready = new Promise<void>((resolve) => (lettersCome = resolve))
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true })
  Element.prototype.scrollIntoView = shown.mockClear()
})
afterEach(async () => {
  await unmount(page)
  vi.restoreAllMocks()
})

async function opened(): Promise<void> {
  page = mount(Rules, { target: document.body, props: { parts: ['roma', 'R5.2'] } })
  await vi.waitFor(() => expect(document.activeElement).toHaveProperty('dataset.rule', 'R5.2'))
  expect(shown).toHaveBeenCalledTimes(1)
}

test('letters that come late move every line: the rule is shown once more', async () => {
  await opened()
  lettersCome()
  await settled()
  expect(shown).toHaveBeenCalledTimes(2)
})

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('whoever reads on meanwhile (%s) is not led back', async (deed) => {
  await opened()
  window.dispatchEvent(new Event(deed))
  field().focus()
  lettersCome()
  await settled()
  expect(shown).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(field())
})

test('whoever changes the language stays where they are', async () => {
  await opened()
  lettersCome()
  await settled()
  const german = [...document.querySelectorAll<HTMLInputElement>('.lang input')][1]!
  german.focus()
  await words.speak('de')
  flushSync()
  await vi.waitFor(() => expect(document.querySelector('.toc ul')!.textContent).toContain('Würfel'))
  await settled()
  expect(document.activeElement).toBe(german)
  expect(shown).toHaveBeenCalledTimes(2)
})

test('whoever empties the search box stays in it', async () => {
  await opened()
  for (const asked of ['forum', '']) {
    field().focus()
    field().value = asked
    field().dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    await settled()
  }
  expect(document.activeElement).toBe(field())
})

test('a language that comes late does not take the place of the present one', async () => {
  await opened()
  let comes = (): void => undefined
  const late = new Promise<void>((resolve) => (comes = resolve))
  vi.spyOn(BOOKS.de, 'roma').mockImplementation(async () => (await late, book('Würfel')))
  for (const language of ['de', 'en'] as const) {
    await words.speak(language)
    flushSync()
  }
  comes()
  await settled()
  expect(document.querySelector('.toc ul')!.textContent).toContain('Dice')
})

test('a book that cannot be fetched is told of', async () => {
  vi.spyOn(BOOKS.en, 'roma').mockRejectedValue(new Error('no-connection'))
  page = mount(Rules, { target: document.body, props: { parts: ['roma'] } })
  await vi.waitFor(() => expect(document.querySelector('h1')!.textContent).toBe('This page has to be loaded again'))
})
