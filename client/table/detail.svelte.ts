// Things explain themselves: `{@attach explains('Forum')}` on a card, a space, a chip of the log. A
// long press, the second button of a mouse or the key I opens the detail, resting the pointer shows
// it in passing, and a click does too where it does nothing else. The board says what it tells
// (`board.Detail`); `Detail.svelte` puts it beside the thing.

import type { Attachment } from 'svelte/attachments'
import { plays } from './shortcuts.ts'
import { reason } from './why.svelte.ts'

const LONG = 450 // ms of pressing
const REST = 700 // ms under a resting pointer
const SHAKY = 3 // px by which a resting hand moves

class Detail {
  thing = $state.raw<string | null>(null)
  anchor = $state.raw<Element | null>(null)
  /** Shown while the pointer rests there, and not to be touched. */
  passing = $state.raw(false)

  show(thing: string, anchor: Element, passing = false): void {
    if (passing && this.thing !== null) return
    this.thing = thing
    this.anchor = anchor
    this.passing = passing
    reason.covered = anchor
    queueMicrotask(() => reason.hide())
  }

  hide(): void {
    this.thing = null
    this.anchor = null
    reason.covered = null
  }
}

export const detail = new Detail()

/** Without a thing nothing is explained. */
export function explains(thing: string | null, click = false): Attachment<HTMLElement> {
  return (node) => {
    if (thing === null) return undefined
    let pressing: ReturnType<typeof setTimeout> | undefined
    let resting: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    let came = false
    const open = (): void => detail.show(thing, node)
    const still = (): void => {
      clearTimeout(pressing)
      clearTimeout(resting)
    }
    const down = (event: PointerEvent): void => {
      still()
      pressed = false
      if (event.button) return
      pressing = setTimeout(() => {
        pressed = true
        open()
      }, LONG)
    }
    const moved = (event: PointerEvent): void => {
      if (Math.hypot(event.movementX, event.movementY) > SHAKY) clearTimeout(pressing)
      if (came && !event.buttons) resting = setTimeout(() => detail.show(thing, node, true), REST)
      came = false
    }
    // a thing that comes to lie under a resting pointer is not asked about, nor is one whose explanation was put away
    const over = (event: PointerEvent): void => void (came = event.pointerType === 'mouse')
    const away = (): void => {
      still()
      came = false
      if (detail.passing && detail.anchor === node) detail.hide()
    }
    const clicked = (event: MouseEvent): void => {
      still()
      if (pressed) {
        event.stopImmediatePropagation()
        pressed = false
      } else if (click) open()
      else if (detail.anchor === node) detail.hide()
    }
    const menu = (event: MouseEvent): void => {
      event.preventDefault()
      open()
    }
    const key = (event: KeyboardEvent): void => {
      if (event.code === 'KeyI' && plays('I') && !event.ctrlKey && !event.metaKey && !event.altKey) open()
    }
    const on: [string, EventListener, boolean?][] = [
      ['pointerdown', down as EventListener],
      ['pointermove', moved as EventListener],
      ['pointerup', still],
      ['pointerenter', over as EventListener],
      ['pointerleave', away],
      ['click', clicked as EventListener, true],
      ['contextmenu', menu as EventListener],
      ['keydown', key as EventListener],
    ]
    for (const [event, listener, capture] of on) node.addEventListener(event, listener, { capture: capture ?? false })
    return () => {
      away()
      for (const [event, listener, capture] of on) node.removeEventListener(event, listener, { capture: capture ?? false })
    }
  }
}
