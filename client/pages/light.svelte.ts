// Daylight or lamp light: the reader's wish, or the device's.

import { MediaQuery } from 'svelte/reactivity'
import { kept } from '~/net/kept.svelte.ts'
import { say } from '~/words/words.svelte.ts'

const dark = new MediaQuery('prefers-color-scheme: dark')

export function theme(): 'light' | 'dark' {
  const wish = kept.settings.light
  if (wish !== 'device') return wish === 'lamp' ? 'dark' : 'light'
  return dark.current ? 'dark' : 'light'
}

/** Show the light and the motion that are wished for; called by the page whenever settings or the device's light change. */
export function apply(): void {
  const { dataset } = document.documentElement
  dataset['theme'] = theme()
  dataset['motion'] = kept.settings.motion
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--wall').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
}

/** What changes the light, with the one that is on. */
export const lightName = (): string => say('light', { theme: theme() })

export function toggleLight(): void {
  kept.change({ light: theme() === 'dark' ? 'day' : 'lamp' })
}
