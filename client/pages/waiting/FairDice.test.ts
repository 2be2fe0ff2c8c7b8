// A word for the dice: it leaves its box when it is mixed in, and a refusal is told.

import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Match } from '~/table/match.svelte.ts'
import { words } from '~/words/words.svelte.ts'
import FairDice from './FairDice.svelte'

const answers: Response[] = []
const asked = vi.fn(() => Promise.resolve(answers.shift()))
vi.stubGlobal('fetch', (_: string, wish?: RequestInit) => (wish?.method === 'POST' ? asked() : new Promise(() => undefined))) // drawings never come

test('a word that could not be mixed in stays in its box, with the reason; two clicks send it once', async () => {
  await words.speak('en')
  const match = { id: 'abc', table: { game: 'roma', chairs: [], commitment: '' } } as unknown as Match
  const page = mount(FairDice, { target: document.body, props: { match, seats: { 0: 'key' } } })
  const input = document.querySelector('input')!
  const send = async (): Promise<void> => {
    for (const _ of 'ab') document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    flushSync()
  }
  input.value = 'alea'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  answers.push(Response.json({ error: 'illegal', reason: 'too_late', rule: '', facts: {} }, { status: 409 }), Response.json({}))
  await send()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(input.value).toBe('alea')
  expect(document.querySelector('[role=alert]')).not.toBeNull()
  await send()
  expect(input.value).toBe('')
  expect(document.querySelector('[role=alert]')).toBeNull()
  await unmount(page)
})
