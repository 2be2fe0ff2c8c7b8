// Pieces move from where they were to where they are. A board gives every piece a lasting
// `data-piece`, and a place that new pieces come from `data-place`; nothing else is needed. Motion
// never blocks: any tap or key ends it, and the View has been on the table all the time.

import type { Attachment } from 'svelte/attachments'
import { kept } from '~/net/kept.svelte.ts'
import type { Heard } from '~/net/wire.ts'
import type { Match } from './match.svelte.ts'

export const LONGEST = 400 // ms for one flight
const STAGGER = 60
const FADE = 120
const OUT = 'cubic-bezier(.2,.75,.25,1)'

/** What a board may add: for an event, extra animations on the new table. Keep each within LONGEST. */
export type Choreography = (heard: readonly Heard[], root: Element) => Animation[]

/** Attach to the board's root: `{@attach motion(match)}`. */
export function motion(match: Match, more: Choreography = () => []): Attachment<Element> {
  return (root) => {
    let before = new Map<string, DOMRect>()
    let running: Animation[] = []
    const skip = (): void => {
      for (const each of running) each.finish()
      running = []
    }
    const stop = match.watch({
      before: () => {
        skip()
        before = places(root)
      },
      after: (heard) => {
        if (!heard.length || movement() === 'none') return
        running = [...moved(root, before), ...more(heard, root)]
      },
    })
    const endings = ['pointerdown', 'keydown'] as const
    for (const each of endings) addEventListener(each, skip, { capture: true })
    return () => {
      stop()
      for (const each of endings) removeEventListener(each, skip, { capture: true })
    }
  }
}

export function movement(): 'full' | 'less' | 'none' {
  if (kept.settings.motion !== 'full') return kept.settings.motion
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'less' : 'full'
}

function places(root: Element): Map<string, DOMRect> {
  const pieces = root.querySelectorAll<HTMLElement>('[data-piece]')
  return new Map([...pieces].map((piece) => [piece.dataset['piece'] ?? '', piece.getBoundingClientRect()]))
}

function moved(root: Element, before: Map<string, DOMRect>): Animation[] {
  const running: Animation[] = []
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const here = piece.getBoundingClientRect()
    const there = before.get(piece.dataset['piece'] ?? '') ?? origin(root, piece)
    if (!there || same(here, there)) continue
    const delay = Math.min(running.length * STAGGER, LONGEST / 2)
    running.push(movement() === 'less' ? fade(piece) : fly(piece, there, here, delay))
  }
  return running
}

/** Where a new piece comes from: the place named by its `data-from`, if that is on the table. */
function origin(root: Element, piece: HTMLElement | SVGElement): DOMRect | null {
  const from = piece.dataset['from']
  return from ? (root.querySelector(`[data-place="${CSS.escape(from)}"]`)?.getBoundingClientRect() ?? null) : null
}

const same = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) < 1

const fade = (piece: Element): Animation => piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })

/** From one place to another, growing or shrinking on the way. */
export function fly(piece: Element, from: DOMRect, to: DOMRect, delay = 0): Animation {
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / (to.width || 1)}, ${from.height / (to.height || 1)})`
  const frames = [
    { transform: start, transformOrigin: '0 0' },
    { transform: 'none', transformOrigin: '0 0' },
  ]
  return piece.animate(frames, { duration: LONGEST - delay / 2, delay, easing: OUT, fill: 'backwards', composite: 'add' })
}
