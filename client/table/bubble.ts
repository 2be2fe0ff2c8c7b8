// Where a bubble stands: above what it speaks of, else below it, and within the room that it belongs to.

type Sides = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const GAP = 10 // no more than the point needs: what stands above the thing is to be read
const EDGE = 8
const TIP = 14 // its point stays so far from its corners

export interface Bubble {
  left: number
  top: number
  /** Where in its width the point is. */
  at: number
  above: boolean
}

/** `under`: what it speaks of lies above the thing, so that it rather stands below. */
export function bubble(thing: Sides, [width, height]: readonly [number, number], room: Sides, under = false): Bubble {
  const middle = (thing.left + thing.right) / 2
  const left = Math.max(room.left + EDGE, Math.min(middle - width / 2, room.right - width - EDGE))
  const top = thing.top - height - GAP
  const above = under ? thing.bottom + GAP + height > room.bottom - EDGE : top > room.top + EDGE
  return { left, top: above ? top : thing.bottom + GAP, at: Math.max(TIP, Math.min(middle - left, width - TIP)), above }
}
