// The rules open at what is looked for, once: whoever reads on, types or changes the language is left alone.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '~/words/words.svelte.ts'
import { BOOKS } from './books.ts'
import type { Chapter } from './plugin.ts'
import Rules from './Rules.svelte'

const TABLE: Chapter = { number: '', title: 'Glossary', blocks: [{ kind: 'head', cells: ['English', 'Deutsch'] }, { kind: 'row', cells: ['dice', 'Würfel'] }, { kind: 'row', cells: ['R5.1', 'Legion'] }] }
const book = (title: string): { default: Chapter[] } => ({ default: [{ number: '5', title, blocks: ['R5.1', 'R5.2'].map((number) => ({ kind: 'rule', number, cells: ['Forum'] })) }, TABLE] })
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

async function ask(asked: string): Promise<void> {
  field().focus()
  field().value = asked
  field().dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  await settled()
}

async function opened(): Promise<void> {
  page = mount(Rules, { target: document.body, props: { parts: ['roma', 'R5.2'] } })
  await vi.waitFor(() => expect(document.activeElement).toHaveProperty('dataset.rule', 'R5.2'))
  expect(shown).toHaveBeenCalledTimes(1)
}

test('nobody searches for a whole page that was pasted: each letter of it costs', async () => {
  await opened()
  expect(field().maxLength).toBe(80)
})

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

test('whoever empties the search box stays in it, and where they are', async () => {
  await opened()
  await ask('forum')
  shown.mockClear()
  await ask('')
  expect(document.activeElement).toBe(field())
  expect(shown).not.toHaveBeenCalled()
})

test('a link closes the search, and leads to a place that the address names already', async () => {
  await opened()
  const link = document.querySelector<HTMLAnchorElement>('th.alone a')!
  for (const [to, times] of [['R5.1', 0], ['R5.2', 1]] as const) {
    await ask('forum')
    shown.mockClear()
    link.href = `#/rules/roma/${to}`
    link.click()
    flushSync()
    await settled()
    expect(field().value).toBe('')
    expect(shown).toHaveBeenCalledTimes(times)
  }
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

const told = (): string => document.querySelector('search [role=status]')!.textContent!.trim()

test('the search tells which find is lit, what is in no rule and what might be meant; a row of a table is found as a sentence is', async () => {
  await opened()
  await ask('forums')
  expect(told()).toBe('Result 1\u00a0of\u00a02')
  document.querySelector<HTMLElement>('search button[aria-label="Next result"]')!.click()
  flushSync()
  expect([told(), document.querySelector<HTMLElement>('.at')!.dataset['rule']]).toEqual(['Result 2\u00a0of\u00a02', 'R5.2'])
  await ask('xyzzy')
  expect(told()).toMatch(/^No rule has “xyzzy”\. Try .* R4\.1\.$/)
  await ask('legoin')
  expect(told()).toBe('No rule has “legoin”. Perhaps one of these:')
  document.querySelector<HTMLElement>('search .near button')!.click()
  flushSync()
  expect([field().value, told(), document.activeElement]).toEqual(['Legion', 'Result 1\u00a0of\u00a01', field()])
  expect(document.querySelector('tr.at mark')!.textContent).toBe('Legion')
})

test('what is no word is answered by what might be looked for', async () => {
  await opened()
  await ask('?')
  expect(told()).toMatch(/^No rule has “\?”\. Try .* R4\.1\.$/)
})

test('in another language with fewer finds the last one is lit', async () => {
  await opened()
  BOOKS.de.roma = () => Promise.resolve({ default: book('Würfel').default.slice(0, 1).map((each) => ({ ...each, blocks: each.blocks.slice(0, 1) })) })
  await ask('forum')
  document.querySelector<HTMLElement>('search button[aria-label="Next result"]')!.click()
  await words.speak('de')
  flushSync()
  await vi.waitFor(() => expect(told()).toBe('Treffer 1\u00a0von\u00a01'))
  expect(document.querySelector<HTMLElement>('.at')!.dataset['rule']).toBe('R5.1')
})

test('a table is one: each column has its heading, each row its own, and a glossary its languages', async () => {
  await opened()
  const cells = [...document.querySelectorAll('table tr > *')].map((each) => [each.tagName, each.getAttribute('scope') ?? '', each.getAttribute('lang') ?? '', each.textContent!.trim()].join(' '))
  expect(cells.slice(0, 4)).toEqual(['TH col en English', 'TH col de Deutsch', 'TH row en dice', 'TD  de Würfel'])
  expect(document.querySelector('table')!.getAttribute('aria-label')).toBe('Glossary')
  expect(document.querySelector('th.alone a')!.getAttribute('href')).toBe('#/rules/roma/R5.1')
})

test('a book that cannot be fetched is told of', async () => {
  vi.spyOn(BOOKS.en, 'roma').mockRejectedValue(new Error('no-connection'))
  page = mount(Rules, { target: document.body, props: { parts: ['roma'] } })
  await vi.waitFor(() => expect(document.querySelector('h1')!.textContent).toBe('This page has to be loaded again'))
})
