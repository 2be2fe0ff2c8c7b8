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
const LEAVING = 240
const OUT = 'cubic-bezier(.2,.75,.25,1)'

/** What a board may add: for an event, extra animations on the new table. Keep each within LONGEST. */
export type Choreography = (heard: readonly Heard[], root: Element) => Animation[]

/** Attach to the board's root: `{@attach motion(match)}`. */
export function motion(match: Match, more: Choreography = () => []): Attachment<Element> {
  return (root) => {
    let before = new Map<string, Lay>()
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
        running = [...moved(root, before), ...gone(root, before), ...more(heard, root)]
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

type Piece = HTMLElement | SVGElement

/** Where a piece lay, and the piece itself: whoever leaves the table is shown once more. */
interface Lay {
  piece: Piece
  at: DOMRect
  size: string
}

/** Pieces that are seen: a board may draw the same ones twice and show either, as room allows. */
function seen(root: Element): [Piece, DOMRect][] {
  const all = [...root.querySelectorAll<Piece>('[data-piece]')]
  return all.map((piece): [Piece, DOMRect] => [piece, piece.getBoundingClientRect()]).filter(([, at]) => at.width > 0)
}

function places(root: Element): Map<string, Lay> {
  return new Map(seen(root).map(([piece, at]) => [piece.dataset['piece'] ?? '', { piece, at, size: getComputedStyle(piece).fontSize }]))
}

function moved(root: Element, before: Map<string, Lay>): Animation[] {
  const running: Animation[] = []
  for (const [piece, here] of seen(root)) {
    const there = before.get(piece.dataset['piece'] ?? '')?.at ?? origin(root, piece)
    if (!there || same(here, there)) continue
    const delay = Math.min(running.length * STAGGER, LONGEST / 2)
    running.push(movement() === 'less' ? fade(piece) : fly(piece, there, here, delay))
  }
  return running
}

/** What has left the table rises and fades where it lay. Drawings on a map (SVG) say their own farewell. */
function gone(root: Element, before: Map<string, Lay>): Animation[] {
  const here = new Set(seen(root).map(([piece]) => piece.dataset['piece']))
  const left = [...before].filter(([name, { piece }]) => !here.has(name) && !piece.isConnected && piece instanceof HTMLElement)
  return left.map(([, lay]) => farewell(root, lay))
}

function farewell(root: Element, { piece, at, size }: Lay): Animation {
  const origin = root.getBoundingClientRect()
  const last = piece.cloneNode(true) as HTMLElement
  delete last.dataset['piece']
  last.setAttribute('aria-hidden', 'true')
  last.inert = true
  Object.assign(last.style, { position: 'absolute', margin: '0', zIndex: '30', fontSize: size, pointerEvents: 'none' })
  Object.assign(last.style, { left: `${at.left - origin.left}px`, top: `${at.top - origin.top}px`, width: `${at.width}px`, height: `${at.height}px` })
  root.append(last)
  const rise = movement() === 'less' ? [{ opacity: 1 }, { opacity: 0 }] : [{ opacity: 1 }, { opacity: 0, transform: 'translate(1em, -1.6em) rotate(4deg)' }]
  const fading = last.animate(rise, { duration: LEAVING, easing: OUT, fill: 'forwards' })
  fading.onfinish = () => last.remove()
  return fading
}

/** Where a new piece comes from: the place named by its `data-from`, if that is on the table. */
function origin(root: Element, piece: Piece): DOMRect | null {
  const from = piece.dataset['from']
  const at = from ? root.querySelector(`[data-place="${CSS.escape(from)}"]`)?.getBoundingClientRect() : undefined
  return at?.width ? at : null
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
