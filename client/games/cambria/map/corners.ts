// The corner of a map where least is played: buttons over the map stand there.

import { apart, type Box, type Point } from './lines.ts'
import type { Plan } from './plan.ts'

export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right'

export function emptiest(plan: Pick<Plan, 'roads' | 'forts' | 'ships' | 'home'>, [left, top, right, bottom]: Box): Corner {
  const played = [...plan.roads.map(({ slot }) => slot), ...plan.forts.map(({ at }) => at), ...plan.ships.map(({ at }) => at), plan.home]
  const corners: [Corner, Point][] = [['bottom-left', [left, bottom]], ['bottom-right', [right, bottom]], ['top-right', [right, top]], ['top-left', [left, top]]]
  const room = (point: Point): number => Math.min(...played.map((each) => apart(each, point)))
  return corners.reduce((best, each) => (room(each[1]) > room(best[1]) ? each : best))[0]
}
