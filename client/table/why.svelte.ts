// Every greyed-out thing says why, on hover, focus or tap. A board writes
// `{@attach whyNot(match, 'take G-A3')}` on it; the frame shows the reason beside it.

import type { Attachment } from 'svelte/attachments'
import type { Refused } from '~/net/wire.ts'
import type { Match } from './match.svelte.ts'

const PAUSE = 180 // ms under the pointer before the reason comes

class Reason {
  anchor = $state.raw<Element | null>(null)
  refused = $state.raw<Refused | null>(null)
  #asked = 0

  async show(match: Match, words: string, anchor: Element): Promise<void> {
    const turn = ++this.#asked
    const refused = await match.why(words)
    if (turn !== this.#asked || !anchor.isConnected) return
    this.refused = refused
    this.anchor = refused ? anchor : null
  }

  /** A thing that leaves the page loses its focus while the page is being drawn: nothing may change then. */
  hide(): void {
    const turn = ++this.#asked
    queueMicrotask(() => {
      if (turn === this.#asked) this.anchor = null
    })
  }
}

export const reason = new Reason()

/** Say why these words are not allowed; without words the thing can be chosen and nothing is said. */
export function whyNot(match: Match, words: string | null | undefined): Attachment<Element> {
  return (node) => {
    if (!words) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const now = (): void => void reason.show(match, words, node)
    const soon = (): void => void (timer = setTimeout(now, PAUSE))
    const away = (): void => {
      clearTimeout(timer)
      reason.hide()
    }
    const on = { pointerenter: soon, pointerleave: away, focus: now, blur: away, click: now }
    for (const [event, listener] of Object.entries(on)) node.addEventListener(event, listener)
    return () => {
      away()
      for (const [event, listener] of Object.entries(on)) node.removeEventListener(event, listener)
    }
  }
}
