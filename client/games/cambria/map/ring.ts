// The ring round a fort's value: one segment per road, the leader's first, then the others, the
// legion black, free pale. Every seat has a pattern besides its colour.

import type { FortNow } from '~/net/wire.ts'
import { colourLetter } from '../colours.ts'

export interface Arc {
  radius: number
  width: number
  dash: string
  offset: number
  round?: boolean
}

export interface Segment {
  /** A seat's letter, n for neutral, lg for the legion, free. */
  kind: string
  arc: Arc
  pattern: Arc[]
}

export function segments(fort: FortNow, value: number, radius: number, width: number, gap: number): Segment[] {
  const held = fort.strengths.flatMap(({ colour, warriors }) => Array.from({ length: warriors }, () => colourLetter(colour)))
  const kinds = [...held, ...(fort.legion ? ['lg'] : []), ...Array.from({ length: fort.free }, () => 'free')]
  const length = (2 * Math.PI * radius) / value
  return kinds.map((kind, index) => {
    const start = index * length + gap / 2
    const piece = arcs(radius, start)
    return { kind, arc: piece(radius, width, 0, length - gap), pattern: pattern(kind, piece, radius, width, length - gap) }
  })
}

type Piece = (radius: number, width: number, from: number, length: number, round?: boolean) => Arc

/** Pieces along a segment, measured on the ring's middle. */
const arcs = (middle: number, start: number): Piece => (radius, width, from, length, round = false) => {
  const scale = radius / middle
  const around = 2 * Math.PI * radius
  return { radius, width, dash: `${(length * scale).toFixed(2)} ${(around - length * scale).toFixed(2)}`, offset: -(start + from) * scale, round }
}

/** b a line, c dots, d bars, e a light outer edge, n hollow; a is plain. */
function pattern(kind: string, piece: Piece, radius: number, width: number, length: number): Arc[] {
  const many = (room: number): number[] => {
    const count = Math.max(2, Math.round(length / room))
    return Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count)
  }
  switch (kind) {
    case 'b': return [piece(radius, width * 0.25, width * 0.2, length - width * 0.4)]
    case 'c': return many(width * 0.95).map((at) => piece(radius, width * 0.44, at - 0.01, 0.02, true))
    case 'd': return many(width * 0.72).map((at) => piece(radius, width, at - width * 0.11, width * 0.22))
    case 'e': return [piece(radius + width * 0.25, width * 0.27, 0, length)]
    case 'n': return [piece(radius, width * 0.36, width * 0.32, length - width * 0.64)]
    default: return []
  }
}
