// Every place of the map as a button: what it is called, whether it can be chosen, why not.

import type { CambriaDerived, CambriaPosition } from '~/net/wire.ts'
import { chance } from '~/table/hinted.ts'
import type { Match } from '~/table/match.svelte.ts'
import { roman } from '~/table/seats.ts'
import { say } from '~/words/words.svelte.ts'
import { roadWords, shipWords, type Offer } from '../offer.ts'
import type { Point } from '../map/lines.ts'
import type { Plan } from '../map/plan.ts'
import { fortPlace, placeOf, standsOn } from '../place.ts'
import { fortWords, holderName, leaves, roadName } from '../telling.ts'

export interface Spot {
  /** Its place, which nothing else on the map is called. */
  id: string
  kind: 'road-at' | 'ship-at' | 'fort-at'
  at: Point
  label: string
  can: boolean
  /** A ship that asks which die it changes. */
  picked?: boolean
  /** The chance that a hint gives this place. */
  hint?: string | undefined
  /** A road that climbs almost upright: right above its middle stands a fort, beside it none does. */
  steep?: boolean
  /** Words to be asked about; nothing where there is no question or the place can be chosen. */
  why: string | null
}

export function spotsOf(match: Match, plan: Plan, position: CambriaPosition, derived: CambriaDerived, offer: Offer | null, fresh: ReadonlySet<string>): Spot[] {
  const asked = match.asked !== null
  const roads = plan.roads.map((road): Spot => {
    const choice = offer?.roads.get(road.id)
    const can = choice !== undefined
    const holder = holderName(match, standsOn(position, road.id))
    const label = [say('cambria-road-at', { road: roadName(match, road.id, true), holder, can: String(can) }), can ? leaves(match, derived, road.id) : '', fresh.has(road.id) ? say('cambria-came') : ''].filter(Boolean).join('. ')
    return { id: road.id, kind: 'road-at', at: road.slot, steep: Math.abs(road.to[1] - road.from[1]) > 2 * Math.abs(road.to[0] - road.from[0]), label, can, hint: chance(match, () => [choice]), why: asked && offer && !can ? roadWords(offer, road.id) : null }
  })
  const ships = plan.ships.map(({ ship, at }): Spot => {
    const can = offer?.ships.has(ship) ?? false
    const holder = holderName(match, position.ships[String(ship)] ?? null)
    return { id: placeOf(ship), kind: 'ship-at', at, picked: offer?.ship === ship, label: say('cambria-ship-at', { ship: roman(ship), holder, can: String(can) }), can, hint: chance(match, () => offer?.ships.get(ship) ?? []), why: asked && offer && !can ? shipWords(offer, ship, position) : null }
  })
  const towers = plan.forts.map((fort): Spot => ({ id: fortPlace(fort.id), kind: 'fort-at', at: fort.at, label: fortWords(match, position, derived, fort.id), can: false, why: null }))
  return [...roads, ...ships, ...towers]
}

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest place in a direction; what lies aside counts twice. */
export function towards(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const way = WAYS[key]
  if (!way) return null
  const far = ({ at }: Spot): number => {
    const [dx, dy] = [at[0] - from.at[0], at[1] - from.at[1]]
    const ahead = dx * way[0] + dy * way[1]
    return ahead <= 0.5 ? Infinity : ahead + 2 * Math.abs(dx * way[1] - dy * way[0])
  }
  const best = spots.filter((spot) => spot !== from).reduce<Spot | null>((found, each) => (far(each) < (found ? far(found) : Infinity) ? each : found), null)
  return best
}
