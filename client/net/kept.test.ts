import { beforeEach, expect, test, vi } from 'vitest'
import type { Table } from './wire.ts'

const device = new Map<string, string>()
const storage = { getItem: (key: string) => device.get(key) ?? null, setItem: (key: string, text: string) => void device.set(key, text), removeItem: (key: string) => void device.delete(key) }
const table = (match: string) => ({ match, game: 'roma', title: '' }) as Table

/** A page of this device: what it has read stays its own. */
async function page() {
  vi.resetModules()
  return (await import('./kept.svelte.ts')).kept
}

beforeEach(() => {
  device.clear()
  vi.stubGlobal('localStorage', storage)
})

test('two pages of one device keep each other’s keys', async () => {
  const [lobby, other] = [await page(), await page()]
  other.keep(table('friends'), { 0: 'their key' })
  lobby.keep(table('bots'), { 1: 'my key' })
  other.speaks('friends', 0, 'de')
  lobby.keep(table('friends'), { 1: 'a second seat' })
  const third = await page()
  expect(third.secrets('bots')).toEqual(['my key'])
  expect(third.secrets('friends')).toEqual(['their key', 'a second seat'])
  expect(third.languageOf('friends', 0)).toBe('de')
})

test('what one page forgets stays forgotten when another sits down', async () => {
  const [lobby, other] = [await page(), await page()]
  other.keep(table('old'), { 0: 'key' })
  lobby.forget('old')
  other.keep(table('new'), { 0: 'key' })
  expect((await page()).tables.map((each) => each.match)).toEqual(['new'])
})

test('where nothing can be kept the page itself remembers', async () => {
  vi.stubGlobal('localStorage', null)
  const kept = await page()
  kept.keep(table('one'), { 0: 'first' })
  kept.keep(table('two'), { 0: 'second' })
  expect(kept.tables.map((each) => each.match)).toEqual(['two', 'one'])
})
