// What the chart of scores shows: which moments, and which of them are named below it.

import type { Ply, Replay } from '~/net/wire.ts'

const LETTER = 7 // px
const NUMBER = 26 // px for a number
const EVERY = [1, 2, 5, 10, 20, 50]
/** Steps between the lines across the chart, at the most; px of one, at the least. */
const STEPS = 4
const APART = 14
/** px of the sign in which a line ends, at the most. */
const SIGN = 18
/** px around the lines: the slider of a replay stands below them. */
export const EDGE = { left: 34, right: 26, top: 10, bottom: 24 }

export interface Moment extends Pick<Ply, 'turn' | 'scores'> {
  /** After how many steps of the game. */
  step: number
}

/** The scores at the start, which is when the set-up is done, and after every turn: what a turn costs as it begins belongs to that turn. */
export function moments({ plies }: Pick<Replay, 'plies'>): Moment[] {
  const setUp = plies.filter(({ turn }) => turn === 0).length
  const after = new Map(plies.flatMap(({ turn, scores }, index) => (turn > 0 ? [[turn, { scores, step: index + 1 }]] : [])))
  return [{ turn: 0, scores: plies[0]?.scores ?? [], step: setUp }, ...[...after].map(([turn, moment]) => ({ turn, ...moment }))]
}

/** How a seat came to its score: what it had at the start, and what every step added and took. */
export function courseOf(plies: readonly Ply[], seat: number): { start: number; gained: number; lost: number } {
  const scores = plies.map((ply) => ply.scores[seat] ?? 0)
  const sum = (direction: 1 | -1): number => scores.slice(1).reduce((all, score, index) => all + Math.max(0, direction * (score - scores[index]!)), 0)
  return { start: scores[0] ?? 0, gained: sum(1), lost: sum(-1) }
}

/** The scores that have a line across a chart of that height: up to five round ones, as many as have room for their numbers. */
export function levels(least: number, most: number, height: number): number[] {
  const steps = Math.min(STEPS, Math.floor((height - EDGE.top - EDGE.bottom) / APART))
  const step = EVERY.find((each) => (most - least) / each <= steps) ?? EVERY.at(-1)!
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step)
}

/** Which moments have their label, by their places across the chart: the first, whose word ends somewhere, the last, and every second, fifth, … turn, as there is room. */
export function labelled(turns: readonly Pick<Moment, 'turn'>[], places: readonly number[], wordEnds: number): Set<number> {
  const end = turns.length - 1
  const inner = turns.flatMap(({ turn }, index) => (index > 0 && index < end ? [{ turn, index, at: places[index] ?? 0 }] : []))
  const every = EVERY.map((step) => inner.filter(({ turn }) => turn % step === 0)).find((some) => some.every(({ at }, index) => index === 0 || at - some[index - 1]!.at >= NUMBER)) ?? []
  const free = every.filter(({ at }) => at - wordEnds >= NUMBER / 2 && (places[end] ?? 0) - at >= NUMBER)
  return new Set([0, ...free.map(({ index }) => index), end])
}

/** How wide a word below the chart is, about: to measure it, the page would have to be laid out first. */
export const wordWidth = (word: string): number => word.length * LETTER

/** Where a line of letters of a height stands clear of what the lines of the chart do beside it: above them, else below, else above all the same. */
export function clearOf(beside: readonly number[], top: number, bottom: number, letters: number): number {
  const above = Math.min(...beside) >= top + letters
  const below = Math.max(...beside) <= bottom - letters
  return above || !below ? top + letters * 0.8 : bottom - letters * 0.3
}

/** From where to where a line goes down the chart: where it would cross a line of letters, it leaves out the edge at which these stand. */
export function past(crossed: boolean, baseline: number, top: number, bottom: number, letters: number): [number, number] {
  if (!crossed) return [top, bottom]
  return baseline <= top + letters ? [baseline + letters * 0.3, bottom] : [top, baseline - letters * 0.8]
}

/** How far down signs may stand: as far below the lowest line as above the highest, clear of what is named below it. */
export const signRoom = (height: number): number => height - EDGE.bottom + EDGE.top

/** How large the signs are in which so many lines end: in a low chart all of them stand below one another. */
export const signSize = (lines: number, height: number): number => Math.min(SIGN, height / Math.max(1, lines))

/** Where signs of a size stand, beside the last points of their lines or as near as their neighbours and the chart let them. */
export function apart(ends: readonly number[], size: number, height: number): number[] {
  const [top, bottom] = [size / 2, height - size / 2]
  const down = ends.map((_, seat) => seat).sort((a, b) => ends[a]! - ends[b]!)
  const places = [...ends]
  down.forEach((seat, index) => (places[seat] = Math.max(ends[seat]!, index ? places[down[index - 1]!]! + size : top)))
  down.toReversed().forEach((seat, index, up) => (places[seat] = Math.min(places[seat]!, index ? places[up[index - 1]!]! - size : bottom)))
  return places
}
