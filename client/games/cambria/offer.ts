// What the View offers, sorted by where it is clicked. The legal choices are the only source.

import type { CambriaPosition, Choice, View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import type { Picking } from '~/table/picking.svelte.ts'
import { placeOf, shipAt } from './place.ts'

export interface Offer {
  /** What a click on the map means now: the verb of the choices that glow. */
  way: string
  ways: string[]
  /** What a click on a road answers. */
  roads: Map<string, Choice>
  /** What a click on a ship answers, or the dice that it may change. */
  ships: Map<number, Choice[]>
  /** The ship that has been picked to change a die. */
  ship: number | undefined
  pass: Choice | undefined
}

/** A ship that changes a die is offered beside these: until one is picked, a click on the map means something else, or nothing. */
const ON_MAP = ['place', 'legion', 'neutral', 'neutral from', 'from', 'board']

export function offer(view: Pick<View, 'choices'>, picking: Pick<Picking, 'picked'>): Offer {
  const ways = ON_MAP.filter((verb) => view.choices.some((choice) => choice.verb === verb))
  const ship = picking.picked('ship') as number | undefined
  const verb = picking.picked('verb')
  const way = ship === undefined ? (ways.find((each) => each === verb) ?? ways[0] ?? '') : 'ship'
  const roads = new Map<string, Choice>()
  const ships = new Map<number, Choice[]>()
  for (const choice of view.choices) {
    const [road, at] = [roadOf(choice), shipOf(choice)]
    if (road !== null && choice.verb === way) roads.set(road, choice)
    if (at !== null && (choice.verb === way || choice.verb === 'ship')) ships.set(at, [...(ships.get(at) ?? []), choice])
  }
  return { way, ways, roads, ships, ship, pass: view.choices.find((choice) => choice.verb === 'pass') }
}

/** What can be chosen this very moment: nothing while nobody here is asked, while an answer is on its way, or without the server. */
export const offered = (match: Pick<Match, 'asked' | 'sent' | 'lost'>, view: Pick<View, 'choices'>, picking: Pick<Picking, 'picked'>): Offer | null =>
  match.asked === null || match.sent || match.lost ? null : offer(view, picking)

export function roadOf({ arguments: given }: Choice): string | null {
  const place = given['road'] ?? given['place']
  return typeof place === 'string' && shipAt(place) === null ? place : null
}

export function shipOf({ arguments: given }: Choice): number | null {
  if (typeof given['ship'] === 'number') return given['ship']
  const place = given['place']
  return typeof place === 'string' ? shipAt(place) : null
}

/** The place that an answer is about, as the map calls it. */
export function placeIn(choice: Choice): string | null {
  const ship = shipOf(choice)
  return ship === null ? roadOf(choice) : placeOf(ship)
}

/** The words that would use a road now, to be asked why they cannot. */
export function roadWords({ way }: Pick<Offer, 'way'>, road: string): string {
  return `${['legion', 'neutral', 'neutral from', 'from'].includes(way) ? way : 'place'} ${road}`
}

/** The words that would use a ship now. */
export function shipWords({ way }: Pick<Offer, 'way'>, ship: number, position: CambriaPosition): string {
  if (way === 'from') return `from ${placeOf(ship)}`
  if (way === 'board') return `board ${ship}`
  return `${placeOf(ship)} for ${position.dice.find((die) => die !== ship) ?? position.dice[0] ?? 1}`
}
