// The map in its room: fitted, enlarged with wheel, pinch or buttons, moved by dragging.

import { rolls } from '../map/layouts.ts'
import type { Box, Point } from '../map/lines.ts'

const MOST = 4
const EDGE = 24 // px from the room's edge: half hidden is out of sight
const STILL = 6 // px a finger may tremble and still tap

export class Zoom {
  factor = $state(1)
  #x = $state(0)
  #y = $state(0)
  #room: () => Point
  #core: () => Box
  #fingers = new Map<number, Point>()
  #moved = 0

  constructor(room: () => Point, core: () => Box) {
    this.#room = room
    this.#core = core
  }

  readonly rolled = $derived.by(() => rolls(...this.#room()))
  /** Pixels per unit of the sheet before zooming. */
  readonly scale = $derived.by(() => {
    const [width, height] = this.#room()
    const [left, top, right, bottom] = this.#core()
    const across = width / (right - left)
    return this.rolled ? across : Math.min(across, height / (bottom - top))
  })
  readonly size = $derived.by((): Point => {
    const [left, top, right, bottom] = this.#core()
    return [(right - left) * this.scale, (bottom - top) * this.scale]
  })
  readonly at = $derived.by((): Point => [kept(this.#x, this.size[0] * this.factor, this.#room()[0]), kept(this.#y, this.size[1] * this.factor, this.#room()[1])])
  readonly enlarged = $derived(this.factor > 1.01)

  /** Enlarge about a point of the room; without one, about its middle. */
  by(times: number, about: Point = [this.#room()[0] / 2, this.#room()[1] / 2]): void {
    const factor = Math.max(1, Math.min(MOST, this.factor * times))
    const [x, y] = this.at
    const grown = factor / this.factor
    this.factor = factor
    this.#x = about[0] - (about[0] - x) * grown
    this.#y = about[1] - (about[1] - y) * grown
  }

  reset(): void {
    this.factor = 1
    this.#x = 0
    this.#y = 0
  }

  /** Where in the room a point of the sheet is seen. */
  seenAt([px, py]: Point): Point {
    const [left, top] = this.#core()
    const [x, y] = this.at
    return [(px - left) * this.scale * this.factor + x, (py - top) * this.scale * this.factor + y]
  }

  /** Where only a part of the sheet is seen: unless one of these points is in sight, bring the first there. */
  reveal(points: readonly Point[]): void {
    const [width, height] = this.#room()
    const seen = points.map((point) => this.seenAt(point))
    const within = ([x, y]: Point): boolean => x >= EDGE && x <= width - EDGE && y >= EDGE && y <= height - EDGE
    if (!seen[0] || !(this.rolled || this.enlarged) || seen.some(within)) return
    const [left, top] = this.at
    this.#x = width / 2 - (seen[0][0] - left)
    this.#y = height / 2 - (seen[0][1] - top)
  }

  down(event: PointerEvent, at: Point): void {
    if (!this.#fingers.size) this.#moved = 0
    this.#fingers.set(event.pointerId, at)
  }

  move(event: PointerEvent, at: Point): void {
    const before = this.#fingers.get(event.pointerId)
    if (!before) return
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1]
    this.#fingers.set(event.pointerId, at)
    this.#moved += Math.hypot(at[0] - before[0], at[1] - before[1])
    if (other) {
      const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
      this.by(Math.hypot(at[0] - other[0], at[1] - other[1]) / (Math.hypot(before[0] - other[0], before[1] - other[1]) || 1), middle)
    } else if (this.#moved > STILL) {
      const [x, y] = this.at
      this.#x = x + at[0] - before[0]
      this.#y = y + at[1] - before[1]
    }
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
  }

  /** Whether the click that comes now ends a drag and means nothing. */
  get dragged(): boolean {
    return this.#moved > STILL
  }
}

/** A sheet smaller than its room lies in the middle; a larger one leaves no gap. */
function kept(offset: number, size: number, room: number): number {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, offset))
}
