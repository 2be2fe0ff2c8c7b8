// Things explain themselves to whoever asks: by a key where keys play, by the menu of a thing everywhere.

import { afterEach, expect, test } from 'vitest'
import { kept } from '~/net/kept.svelte.ts'
import { detail, explains } from './detail.svelte.ts'

afterEach(() => kept.change({ singleKeys: true }))

test('where single keys are switched off I explains nothing, the menu of a thing still does', () => {
  const node = document.createElement('button')
  const leave = explains('Forum')(node) as () => void
  const asked = (event: Event): string | null => {
    node.dispatchEvent(event)
    const { thing } = detail
    detail.hide()
    return thing
  }
  const key = (): KeyboardEvent => new KeyboardEvent('keydown', { code: 'KeyI', key: 'i' })
  expect(asked(key())).toBe('Forum')
  kept.change({ singleKeys: false })
  expect([asked(key()), asked(new MouseEvent('contextmenu'))]).toEqual([null, 'Forum'])
  leave()
})
