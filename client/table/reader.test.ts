// Each seat of a shared screen reads its own language, and the device keeps its own.

import { afterEach, expect, test } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import type { Table } from '~/net/wire.ts'
import { reader } from './reader.svelte.ts'

afterEach(() => {
  reader.seat = null
  kept.forgetEverything()
})

test('what a seat of a shared screen reads is no setting of the device', () => {
  kept.change({ language: 'en' })
  kept.keep({ match: 'm', game: 'roma', title: '' } as Table, { 0: 'one', 1: 'other' })
  reader.seat = { match: 'm', seat: 1 }
  reader.speak('de')
  expect(reader.language).toBe('de')
  expect(kept.settings.language).toBe('en')
  expect(localStorage.getItem('lusoria-settings')).not.toContain('"de"')
  reader.seat = { match: 'm', seat: 0 }
  expect(reader.language).toBe('en')
  reader.seat = { match: 'm', seat: 1 }
  expect(reader.language).toBe('de')
  reader.seat = null // the lobby
  expect(reader.language).toBe('en')
})

test('a seat may read what the device reads', () => {
  kept.change({ language: 'en' })
  kept.keep({ match: 'm', game: 'roma', title: '' } as Table, { 0: 'one', 1: 'other' })
  reader.seat = { match: 'm', seat: 1 }
  reader.speak('ru')
  reader.speak('en')
  expect(reader.language).toBe('en')
})

test('whoever reads alone changes the language of the device', () => {
  reader.speak('ru')
  expect(kept.settings.language).toBe('ru')
})
