// The bar says where its links lead, and Esc closes one thing at a time.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { reason } from '~/table/why.svelte.ts'
import WhyNot from '~/table/WhyNot.svelte'
import { words } from '~/words/words.svelte.ts'
import PageBar from './PageBar.svelte'

const esc = (repeat = false): void => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, repeat }))

test('a reason first, then the page; a key that is held down closes no second one', async () => {
  await words.speak('en')
  location.hash = '#/rules/roma'
  const pages = [mount(WhyNot, { target: document.body }), mount(PageBar, { target: document.body, props: { title: 'Roma', leaves: true } })]
  await reason.show(Promise.resolve({ text: 'so' }), document.querySelector('a')!)
  flushSync()
  esc()
  await Promise.resolve()
  expect([reason.anchor, location.hash]).toEqual([null, '#/rules/roma'])
  esc(true)
  expect(location.hash).toBe('#/rules/roma')
  esc()
  expect(location.hash).toBe('#/')
  for (const each of pages) await unmount(each)
})

test('the name of the page leads to the lobby and says so, and each language is named in itself', async () => {
  await words.speak('en')
  const page = mount(PageBar, { target: document.body, props: { title: 'Settings' } })
  const link = document.querySelector('h1 a')!
  expect([link.getAttribute('href'), link.getAttribute('aria-label'), link.textContent]).toEqual(['#/', 'Settings: to the lobby', 'Settings'])
  expect([...document.querySelectorAll('.lang label[lang]')].map((each) => [each.getAttribute('lang'), each.textContent?.trim()])).toEqual([['en', 'English'], ['de', 'Deutsch'], ['ru', 'Русский']])
  await unmount(page)
})
