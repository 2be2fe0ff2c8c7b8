// The tables that this device keeps: each leads to itself, and whoever forgets one by keyboard goes on at the next.

import { flushSync, mount, tick, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import SettingsPage from './SettingsPage.svelte'

test('the table after the one that was forgotten has the focus, after the last one what forgets them all', async () => {
  await words.speak('en')
  kept.tables = ['a', 'b', 'c'].map((match, at) => ({ match, game: 'roma', title: match.toUpperCase(), seats: { 0: 'key' }, at }))
  localStorage.setItem('lusoria-tables', JSON.stringify({ tables: kept.tables }))
  const page = mount(SettingsPage, { target: document.body })
  flushSync()
  const forget = async (name: string): Promise<string> => {
    const button = document.querySelector<HTMLElement>(`[aria-label="Forget ${name}"]`)!
    button.focus()
    button.click()
    await tick()
    await tick()
    const { activeElement: now } = document
    return now?.getAttribute('aria-label') ?? now?.textContent ?? ''
  }
  expect([...document.querySelectorAll('.data a')].map((link) => link.getAttribute('href'))).toEqual(['#/table/a', '#/table/b', '#/table/c'])
  expect(await forget('B')).toBe('Forget C')
  expect(await forget('C')).toBe('Forget everything')
  await unmount(page)
})
