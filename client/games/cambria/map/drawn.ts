// Plans and paintings are made once per map and shape, and kept.

import type { CambriaPrinted } from '~/net/wire.ts'
import type { Shape } from './layouts.ts'
import { paint, type Painting } from './paint.ts'
import { plan, type Plan } from './plan.ts'

const KEPT = new WeakMap<CambriaPrinted, Map<Shape, { plan: Plan; painting: Painting }>>()

export function drawn(printed: CambriaPrinted, shape: Shape): { plan: Plan; painting: Painting } {
  const shapes = KEPT.get(printed) ?? new Map<Shape, { plan: Plan; painting: Painting }>()
  KEPT.set(printed, shapes)
  const known = shapes.get(shape)
  if (known) return known
  const laid = plan(printed, shape)
  const made = { plan: laid, painting: paint(laid) }
  shapes.set(shape, made)
  return made
}
