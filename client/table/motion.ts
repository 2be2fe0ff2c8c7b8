// Pieces move from where they were to where they are. A board gives every piece a lasting
// `data-piece`, and a place that new pieces come from `data-place`; nothing else is needed. Motion
// never blocks: any tap or key ends it, and the View has been on the table all the time.

import type { Attachment } from 'svelte/attachments'
import { kept } from '~/net/kept.svelte.ts'
import type { Heard } from '~/net/wire.ts'
import type { Match } from './match.svelte.ts'

const LONGEST = 400 // ms, and everything is done
const MOVING = 345 // ms, and everything lies still: in the last forty of a motion a browser looks after it in every frame, and a slow telephone would lose some
const STAGGER = 60
const FADE = 120
const OUT = 'cubic-bezier(.2,.75,.25,1)'

/** An animation that is ready to begin: everything is measured before anything is set in motion. */
export type Start = () => Animation

/** What a board may add: for an event, extra animations on the new table (`moves`). */
export type Choreography = (heard: readonly Heard[], root: Element) => Start[]

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
        letGo(root)
      },
      after: (heard) => {
        if (!heard.length || movement() === 'none') return
        settle(root)
        const now = seen(root)
        const own = root.closest('[inert]') ? [] : more(heard, root) // whoever passes a table in the lobby hears nothing of it
        const starts = [...moved(root, before, now), ...own, ...farewells(root, gone(before, now))]
        running = alone(starts.map((start) => start()))
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

/** A piece that a hand has pressed gives up its focus, which nobody sees, while everything is measured: were it to leave the table with it,
    the browser would lay out the half-drawn page. What the keyboard has reached keeps it. */
function letGo(root: Element): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.dataset['piece'] && root.contains(focused) && !focused.matches(':focus-visible')) focused.blur()
}

/** What glides into place by its style is put there at once: it is about to fly, and of two motions of one piece neither would be free. */
function settle(root: Element): void {
  for (const each of root.getAnimations({ subtree: true })) if (each instanceof CSSTransition && each.transitionProperty === 'transform') each.cancel()
}

/** Of two movements of one piece only the last is seen, and both would be work for the page in every frame. */
function alone(started: Animation[]): Animation[] {
  const last = new Map(started.map((each) => [(each.effect as KeyframeEffect).target, each]))
  for (const each of started) if (last.get((each.effect as KeyframeEffect).target) !== each) each.cancel()
  return [...last.values()]
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

/** The flights of all pieces that lie elsewhere now, ready to begin. */
function moved(root: Element, before: Map<string, Lay>, now: [Piece, DOMRect][]): Start[] {
  const flights: Start[] = []
  for (const [piece, here] of now) {
    const there = before.get(piece.dataset['piece'] ?? '')?.at ?? origin(root, piece)
    if (!there || same(here, there)) continue
    const wait = Math.min(flights.length * STAGGER, MOVING / 2)
    flights.push(movement() === 'less' ? () => fade(piece) : flight(piece, there, here, wait))
  }
  return flights
}

/** What has left the table. Drawings on a map (SVG) say their own farewell. */
function gone(before: Map<string, Lay>, now: [Piece, DOMRect][]): Lay[] {
  const here = new Set(now.map(([piece]) => piece.dataset['piece']))
  return [...before].flatMap(([name, lay]) => (!here.has(name) && !lay.piece.isConnected && lay.piece instanceof HTMLElement ? [lay] : []))
}

/** It rises and fades where it lay. */
function farewells(root: Element, left: Lay[]): Start[] {
  if (!left.length) return []
  const floor = root.getBoundingClientRect()
  return left.map((lay) => () => farewell(root, floor, lay))
}

function farewell(root: Element, floor: DOMRect, { piece, at, size }: Lay): Animation {
  const last = piece.cloneNode(true) as HTMLElement
  delete last.dataset['piece']
  last.setAttribute('aria-hidden', 'true')
  last.inert = true
  Object.assign(last.style, { position: 'absolute', margin: '0', zIndex: '30', fontSize: size, pointerEvents: 'none', opacity: '0' })
  Object.assign(last.style, { left: `${at.left - floor.left}px`, top: `${at.top - floor.top}px`, width: `${at.width}px`, height: `${at.height}px` })
  root.append(last)
  const there = movement() === 'less' ? { opacity: 0 } : { opacity: 0, transform: 'translate(1em, -1.6em) rotate(4deg)' }
  const fading = moves(last, [{ opacity: 1 }, there], OUT)
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

/** From one place to another, growing or shrinking on the way. Only `transform` changes, and it replaces the piece's own:
    such a flight needs no work of the page for any of its frames. */
function flight(piece: Element, from: DOMRect, to: DOMRect, wait: number): Start {
  const own = getComputedStyle(piece).transform
  const [x, y] = [from.width / (to.width || 1), from.height / (to.height || 1)]
  const [dx, dy] = [middle(from.left, from.width) - middle(to.left, to.width), middle(from.top, from.height) - middle(to.top, to.height)]
  const frames = [{ transform: `translate(${dx}px, ${dy}px) scale(${x}, ${y}) ${own === 'none' ? '' : own}` }, { transform: own }]
  return () => moves(piece, frames, OUT, wait)
}

/** Set a piece in motion, perhaps after a wait. Waiting and lying still at the end are parts of the motion itself, so that all motions begin and
    end as one: a browser looks after one that is about to begin or to end in every frame. */
export function moves(piece: Element, frames: Keyframe[], easing: string, wait = 0): Animation {
  const [from, to] = [wait / LONGEST, MOVING / LONGEST]
  const [first, ...rest] = frames.map((frame, at) => ({ ...frame, offset: from + (to - from) * (frame.offset ?? at / (frames.length - 1)) }))
  return piece.animate([{ ...first, offset: 0 }, { ...first, easing }, ...rest, { ...rest.at(-1), offset: 1 }], LONGEST)
}

const middle = (start: number, length: number): number => start + length / 2
