// Where an explanation lies: beside its thing, and in passing never over a place that can be chosen.

export interface Place {
  left: number
  top: number
}
type Size = Pick<DOMRect, 'width' | 'height'>
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const GAP = 14
const EDGE = 8

/** Right of a thing, left of it, below or above, within a room; nowhere in passing if it would cover a goal everywhere. */
export function beside(thing: Box, size: Size, room: Box, goals: readonly Box[], passing: boolean): Place | null {
  const within = (value: number, from: number, to: number): number => Math.max(from + EDGE, Math.min(value, to - EDGE))
  const at = (left: number, top: number): Place => ({ left: within(left, room.left, room.right - size.width), top: within(top, room.top, room.bottom - size.height) })
  const middle = at((thing.left + thing.right - size.width) / 2, (thing.top + thing.bottom - size.height) / 2)
  const sides = [at(thing.right + GAP, middle.top), at(thing.left - GAP - size.width, middle.top)]
  if (thing.right + GAP + size.width >= room.right) sides.reverse()
  const around = passing ? [...sides, at(middle.left, thing.bottom + GAP), at(middle.left, thing.top - GAP - size.height)] : sides
  const free = ({ left, top }: Place): boolean => ![...goals, thing].some((goal) => left < goal.right && left + size.width > goal.left && top < goal.bottom && top + size.height > goal.top)
  const found = passing && goals.length ? around.find(free) : sides[0]
  return found ? { left: found.left - room.left, top: found.top - room.top } : null
}
