// Keys by their place on the keyboard, so that a Russian layout has the same ones.

import { kept } from '~/net/kept.svelte.ts'

export interface Shortcut {
  code: string
  key: string // as the list under `?` prints it
  words: string // message id
  run: () => void
  /** Whether it does something now; without it, always. */
  works?: () => boolean
}

/** Whether a key plays on this device: letters, digits and signs can be switched off, Enter and Esc stay. */
export const plays = (key: string): boolean => kept.settings.singleKeys || key.length > 1

/** Whether a key press belongs to somebody who is typing. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return event.ctrlKey || event.metaKey || event.altKey || !!target?.closest('input, textarea, select, [contenteditable]')
}

/** What a hand has pressed or dragged last, until the keyboard reaches another thing. */
let handled: Element | null = null

/** Notes it as long as a table is open. */
export function followsHand(): () => void {
  const press = (event: Event): void => void (handled = (event.target as Element).closest('button, a'))
  const reach = (event: Event): void => void (event.target === handled || (handled = null))
  addEventListener('pointerdown', press, { capture: true })
  addEventListener('focusin', reach)
  return () => {
    removeEventListener('pointerdown', press, { capture: true })
    removeEventListener('focusin', reach)
  }
}

/** Whether this press is an answer's key. Enter on a button or link that the keyboard has reached presses that instead:
    nobody sees that what a hand has pressed has the focus too. */
export function isKey(event: KeyboardEvent, key: string): boolean {
  if (!plays(key)) return false
  const button = (event.target as Element | null)?.closest('button, a')
  if (key === 'Enter') return event.key === 'Enter' && (!button || button === handled)
  return [`Key${key}`, `Digit${key}`, `Numpad${key}`].includes(event.code)
}

/** Whether a window, a menu or a thing that is being read about lies over the table: that has the keys, and closes itself. */
export const covered = (): boolean => !!document.querySelector('dialog[open], [role=menu], .detail:not(.passing)')

export const works = (shortcut: Shortcut): boolean => plays(shortcut.key) && (shortcut.works?.() ?? true)

export function run(event: KeyboardEvent, shortcuts: readonly Shortcut[]): void {
  if (typing(event)) return
  const found = shortcuts.find((each) => each.code === event.code && works(each))
  if (!found) return
  event.preventDefault()
  found.run()
}
