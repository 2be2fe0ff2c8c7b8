// Every greyed-out thing says why, on hover, focus or tap. A board writes
// `{@attach whyNot(match, 'take G-A3')}` on it and the match is asked; what the page knows itself
// it says at once: `{@attach because({ text: say('why-undo') })}`. `WhyNot.svelte` shows it beside the thing.

import type { Attachment } from 'svelte/attachments'
import type { Refused } from '~/net/wire.ts'
import { say } from '~/words/words.svelte.ts'
import type { Match } from './match.svelte.ts'
import { seatName } from './telling.ts'

const PAUSE = 180 // ms under the pointer before the reason comes
const GRACE = 250 // ms in which a pointer that has left the thing may reach the reason, and the rule in it

/** A reason in words, with its rule where it has one. */
export interface Said {
  text: string
  rule?: string | undefined
  game?: string | undefined
}

class Reason {
  anchor = $state.raw<Element | null>(null)
  said = $state.raw<Said | null>(null)
  /** How the table that is open puts a refusal into words. */
  words: ((refused: Refused) => Said) | null = null
  /** What a leaf explains: it says the reason itself. */
  covered: Element | null = null
  #asked = 0

  async show(found: Promise<Said | null>, anchor: Element): Promise<void> {
    const turn = ++this.#asked
    const said = await found
    if (turn !== this.#asked || !anchor.isConnected || anchor === this.covered) return
    this.said = said
    this.anchor = said ? anchor : null
  }

  /** The pointer has left the thing, or its reason: it may be on its way from the one to the other. */
  leave(): void {
    const turn = ++this.#asked
    setTimeout(() => {
      if (turn === this.#asked) this.anchor = null
    }, GRACE)
  }

  /** The pointer has come to the reason. */
  stay(): void {
    this.#asked++
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
  return tells(words ? async () => (match.lost ? { text: say('why-network') } : spoken(await match.why(words))) : null)
}

/** Say what the page knows itself; without a reason the thing can be chosen. */
export function because(said: Said | null | undefined): Attachment<Element> {
  return tells(said ? () => Promise.resolve(said) : null)
}

/** Nothing can be answered here now: said to whoever presses a thing, not to a pointer that passes by. */
export function resting(match: Match, still: boolean, ready: boolean): Attachment<Element> {
  return tells(still || !ready ? () => Promise.resolve({ text: whoIsAsked(match, still) }) : null, false)
}

function whoIsAsked(match: Match, still: boolean): string {
  const seat = match.view?.decision.seat
  if (match.sent && !match.lost) return say('why-sent')
  if (match.asked !== null && !still) return say('why-network')
  if (still) return say('why-still')
  if (match.table?.stage === 'over') return say('why-over')
  return typeof seat === 'number' ? say('why-their-move', { name: seatName(match, seat) }) : say('why-fate')
}

const spoken = (refused: Refused | null): Said | null => (refused && reason.words ? reason.words(refused) : null)

function tells(find: (() => Promise<Said | null>) | null, hover = true): Attachment<Element> {
  return (node) => {
    if (!find) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let came = false
    const now = (): void => void reason.show(find(), node)
    // a thing that comes to lie under a resting pointer is not asked about
    const over = (): void => void (came = true)
    const moved = (): void => {
      if (came) timer = setTimeout(now, PAUSE)
      came = false
    }
    const still = (): void => {
      came = false
      clearTimeout(timer)
    }
    const left = (): void => {
      still()
      reason.leave()
    }
    const away = (): void => {
      still()
      reason.hide()
    }
    const on = { ...(hover ? { pointerenter: over, pointermove: moved } : {}), pointerleave: left, focus: now, blur: away, click: now }
    for (const [event, listener] of Object.entries(on)) node.addEventListener(event, listener)
    return () => {
      away()
      for (const [event, listener] of Object.entries(on)) node.removeEventListener(event, listener)
    }
  }
}
