// Esc closes one thing at a time.

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
