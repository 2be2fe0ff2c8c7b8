// The light of the page, and the name of what changes it, follow the device.

import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'

test('where the device turns dark, the page and the name of the light that is on turn with it', async () => {
  const device = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => device)
  const { apply, lightName } = await import('./light.svelte.ts')
  const { words } = await import('~/words/words.svelte.ts')
  await words.speak('en')
  const told: string[] = []
  const leave = $effect.root(() => {
    $effect(() => void told.push(lightName()))
    $effect(apply)
  })
  flushSync()
  expect(document.documentElement.dataset['theme']).toBe('light')
  device.matches = true
  device.dispatchEvent(new Event('change'))
  flushSync()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(new Set(told).size).toBe(2)
  leave()
})
