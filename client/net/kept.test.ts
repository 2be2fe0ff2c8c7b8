import { beforeEach, expect, test, vi } from 'vitest'
import './kept.svelte.ts' // compiled before a test is timed
import type { Table } from './wire.ts'

const device = new Map<string, string>()
const place = (map: Map<string, string>) => ({ getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, text: string) => void map.set(key, text), removeItem: (key: string) => void map.delete(key) })
const storage = place(device)
const full = { ...storage, setItem: () => expect.fail('full') }
const table = (match: string) => ({ match, game: 'roma', title: '' }) as Table

/** A page of this device: what it has read stays its own. */
async function page() {
  vi.resetModules()
  return (await import('./kept.svelte.ts')).kept
}

beforeEach(() => {
  device.clear()
  vi.unstubAllGlobals()
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
  vi.stubGlobal('sessionStorage', null)
  const kept = await page()
  kept.keep(table('one'), { 0: 'first' })
  kept.keep(table('two'), { 0: 'second' })
  expect(kept.tables.map((each) => each.match)).toEqual(['two', 'one'])
  expect(kept.fleeting('one')).toBe(true)
})

const TABLE = { match: 'velox', game: 'roma', title: '', seats: { 0: 'key' }, at: 1 }

test.each([
  ['nothing', { tables: null }, []],
  ['something else', { tables: { a: 1 } }, []],
  ['holes', { tables: [null, TABLE, 3, {}, { match: 'mons', game: 'chess' }] }, ['velox']],
  ['a table in pieces', { tables: [{ match: 'mons', game: 'roma', seats: { 0: 'key', 1: null } }, TABLE] }, ['mons', 'velox']],
])('of tables that do not fit those stay that do: %s', async (_, found, matches) => {
  device.set('lusoria-tables', JSON.stringify(found))
  const kept = await page()
  expect(kept.tables.map((each) => each.match)).toEqual(matches)
  expect(matches.flatMap((match) => kept.secrets(match))).toEqual(matches.map(() => 'key'))
  kept.keep(table('new'), { 0: 'another' })
  expect((await page()).tables.map((each) => each.match)).toEqual(['new', ...matches])
})

test('of settings that do not fit the others stay', async () => {
  const wrong = { language: 'la', light: 7, sound: 11, motion: null, askBeforeEnd: 'no', pace: {}, levels: null, colour: -1 }
  device.set('lusoria-settings', JSON.stringify({ ...wrong, name: 'Anna', ofLater: true }))
  const { settings } = await page()
  expect(settings).toEqual({ language: null, light: 'device', sound: 0.6, motion: 'full', askBeforeEnd: true, singleKeys: true, pace: 'normal', levels: {}, colour: 0, name: 'Anna', ofLater: true })
})

test('a key that the device does not take is told, and lives as long as its window', async () => {
  device.set('lusoria-tables', JSON.stringify({ tables: [TABLE] }))
  const window = new Map<string, string>()
  vi.stubGlobal('localStorage', full)
  vi.stubGlobal('sessionStorage', place(window))
  ;(await page()).keep(table('fresh'), { 0: 'my key' })
  const again = await page()
  expect(again.secrets('fresh')).toEqual(['my key'])
  expect(['fresh', 'velox'].map((match) => again.fleeting(match))).toEqual([true, false])
  vi.stubGlobal('localStorage', storage) // there is room again
  again.keep(table('later'), { 0: 'third key' })
  expect(window.size).toBe(0)
  const whole = await page()
  expect(['later', 'fresh', 'velox'].map((match) => whole.fleeting(match))).toEqual([false, false, false])
})

test('a full device’s window holds nothing that another page may forget', async () => {
  device.set('lusoria-tables', JSON.stringify({ tables: [TABLE] }))
  vi.stubGlobal('localStorage', full)
  vi.stubGlobal('sessionStorage', place(new Map()))
  ;(await page()).keep(table('fresh'), { 0: 'my key' })
  device.set('lusoria-tables', JSON.stringify({ tables: [] })) // as the other page writes it
  expect((await page()).tables.map((each) => each.match)).toEqual(['fresh'])
})
