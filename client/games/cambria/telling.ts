// What happened and how things stand, in words. Sentences come from the catalogues; here are their facts.

import type { CambriaDerived, CambriaPosition, CambriaPrinted, FortNow, Heard, PrintedFort } from '~/net/wire.ts'
import type { Board } from '~/table/board.ts'
import type { Match } from '~/table/match.svelte.ts'
import { roman } from '~/table/seats.ts'
import { seatMark, seatName, standing } from '~/table/telling.ts'
import { mark } from '~/words/marks.ts'
import { say } from '~/words/words.svelte.ts'
import { colourLetter, markSheet, type Colour } from './colours.ts'
import { alike } from './map/ways.ts'
import { shipAt } from './place.ts'
import { takerOf } from './tokens.ts'

export const printedOf = (match: Match): CambriaPrinted => match.printed as unknown as CambriaPrinted

export const fortOf = (match: Match, id: string): PrintedFort | undefined => printedOf(match).forts.find(({ fort }) => fort === id)

export const colourName = (match: Match, colour: Colour): string => (colour === 'neutral' ? say('cambria-neutral') : seatName(match, colour))

export function holderName(match: Match, holder: Colour | 'legion' | null): string {
  if (holder === null) return say('cambria-nobody')
  return holder === 'legion' ? say('cambria-legion') : colourName(match, holder)
}

/** A road by its two forts, and by its place among several between them; where no map is seen, with their values. */
export function roadName(match: Match, id: string, valued = false): string {
  const { roads } = printedOf(match)
  const road = roads.find((each) => each.road === id)
  if (!road) return id
  const called = (end: string): string => {
    const fort = fortOf(match, end)
    return fort && valued ? say('cambria-fort', { fort: fort.name, value: roman(fort.value) }) : (fort?.name ?? end)
  }
  const name = road.ends.map(called).join('\u00a0– ')
  const several = alike(road, roads)
  return several.length > 1 ? say('cambria-road-nth', { road: name, nth: several.indexOf(road) + 1 }) : name
}

/** Facts of an event with roads, forts and dice marked, forts and ships by their numerals; catalogues choose by one word, so which ship it is stands apart. */
export function facts(heard: Heard, match: Match): Record<string, string | number> {
  const given = heard.facts
  const told: Record<string, string | number> = {}
  if (typeof given['colour'] === 'number') told['colour'] = seatMark(match, given['colour'])
  for (const place of ['road', 'from', 'to']) {
    const road = given[place]
    if (typeof road !== 'string' || road === 'eagle') continue
    const ship = shipAt(road)
    if (ship !== null) Object.assign(told, { [place]: 'ship', [`${place}_ship`]: roman(ship) })
    else told[place] = mark('road', road, roadName(match, road))
  }
  for (const value of ['ship', 'value']) if (typeof given[value] === 'number') told[value] = roman(given[value])
  if (typeof given['fort_name'] === 'string') told['fort_name'] = mark('fort', String(given['fort']), given['fort_name'])
  for (const die of ['low', 'high', 'die']) if (typeof given[die] === 'number') told[die] = mark('die', given[die], String(given[die]))
  return told
}

/** Two play with a neutral colour: what it does has its sign, as what seats do has theirs. */
export const sign: NonNullable<Board['sign']> = ({ facts: { colour } }) => (colour === 'neutral' ? { id: `seat-${colourLetter(colour)}`, sheet: markSheet(colour) } : null)

const BEGINS = new WeakMap<readonly Heard[], Map<Heard, number>>()

/** A round begins with the first roll of the start player; two roll for the neutral colour first. */
export function heading(heard: Heard, match: Match): string | null {
  const round = rounds(match).get(heard)
  return round === undefined ? null : say('cambria-round', { round })
}

/** Turns are counted back from the one that is on: a table that plays on from a replay begins in the middle of a game. */
function rounds(match: Match): Map<Heard, number> {
  const known = BEGINS.get(match.log)
  if (known) return known
  const seats = match.table?.chairs.length ?? 2
  const begun = turnsBegun(match.log)
  const before = rolledTurns(match, begun) - begun.length
  const numbered = begun.map((heard, index) => ({ heard, number: before + index }))
  const found = new Map(numbered.flatMap(({ heard, number }) => (number % seats === 0 ? [[heard, number / seats + 1]] : [])))
  BEGINS.set(match.log, found)
  return found
}

/** How many turns have had their first roll: the one that is on has not, while the dice lie with somebody who has not rolled yet. */
function rolledTurns({ view }: Match, begun: readonly Heard[]): number {
  if (!view) return begun.length
  const [{ turn }, { active }] = [view.derived as unknown as CambriaDerived, view.position as unknown as CambriaPosition]
  return begun.at(-1)?.facts['seat'] === active ? turn : turn - 1
}

const ROLLS = ['rolled', 'neutral_rolled', 'neutral_left_out']

/** The first roll of every turn that was not taken back. */
function turnsBegun(log: readonly Heard[]): Heard[] {
  const rolls = standing(log).filter(({ event }) => ROLLS.includes(event))
  return rolls.filter((roll, index) => roll.facts['seat'] !== rolls[index - 1]?.facts['seat'])
}

/** How a fort stands, as a reader's voice says it. */
export function fortWords(match: Match, position: CambriaPosition, derived: CambriaDerived, id: string): string {
  const fort = fortOf(match, id)
  const now = derived.forts.find((each) => each.fort === id)
  if (!fort || !now) return id
  const name = say('cambria-fort', { fort: fort.name, value: roman(fort.value) })
  const held = now.strengths.map(({ colour, warriors }) => `${colourName(match, colour)} ${warriors}`).join(', ')
  return [name, held, verdict(match, position, now, fort.points)].filter(Boolean).join('. ')
}

/** Whether a colour is that of whoever looks, and of nobody else here: they are spoken to. */
export const isYours = (match: Match, colour: Colour | string): boolean => (match.view?.viewer ?? []).join() === String(colour)

const who = (match: Match, colour: Colour): { name: string; you: string } => ({ name: colourName(match, colour), you: String(isYours(match, colour)) })

/** Roads where somebody came since one's own last answer: what the log marks as new. */
export function arrivals({ log, newsFrom }: Pick<Match, 'log' | 'newsFrom'>): Set<string> {
  const came = standing(log.slice(newsFrom)).map(({ event, facts }) => (event === 'placed' ? facts['road'] : ['moved', 'legion_moved'].includes(event) ? facts['to'] : null))
  return new Set(came.filter((road) => typeof road === 'string'))
}

/** Who would have to leave a road for whoever takes it now; nothing where nobody would. */
export function leaves(match: Match, { leaving }: Pick<CambriaDerived, 'leaving'>, road: string): string {
  const holder = leaving.find((each) => each.road === road)?.holder
  if (holder === undefined) return ''
  return say('cambria-leaves', { who: isYours(match, holder) ? 'yours' : String(holder), name: holderName(match, holder) })
}

/** Who would take a fort and its points now, or who has. */
export function verdict(match: Match, position: CambriaPosition, now: FortNow, points: number): string {
  const owner = takerOf(position, now.fort, 'forts')
  if (!position.forts.includes(now.fort)) return owner === null ? say('cambria-fort-fell-to-nobody') : say('cambria-fort-fell-to', who(match, owner))
  const sentences = [outlook(match, now)]
  if (now.first !== null && points) sentences.push(now.second === null ? say('cambria-points-lost', { points, others: now.strengths.length - 1 }) : say('cambria-points-to', { points, ...who(match, now.second) }))
  return sentences.join(' ')
}

function outlook(match: Match, now: FortNow): string {
  if (!now.strengths.length) return say('cambria-fort-open', { left: now.free })
  if (now.first === null) return say('cambria-fort-tied')
  return say('cambria-fort-to', { ...who(match, now.first), left: now.missing })
}
