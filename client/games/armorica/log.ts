// The log in sentences: cards as chips with the right article, and a heading for every phase.

import type { ArmoricaPosition, Heard } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { mark } from '~/words/marks.ts'
import type { Befell } from '~/table/board.ts'
import { seatOf, tell } from '~/table/telling.ts'
import { say } from '~/words/words.svelte.ts'
import { printedCards } from './lying.ts'

/** In these a card is what somebody does something to; in all others it acts itself. */
const DONE_TO = ['taken', 'passed', 'starved']

type Facts = Record<string, string | number>

export function facts(heard: Heard, match: Match): Facts {
  const card = printedCards(match).get(String(heard.facts['card'] ?? ''))
  if (!card) return {}
  const form = DONE_TO.includes(heard.event) ? 'taken' : 'named'
  return { a: say(`armorica-a-${form}-${card.suit}`), card: mark('card', card.suit, say(`armorica-${form}-${card.suit}`)) }
}

/** Cards in a refusal's words. */
export function refusedFacts(facts: Facts, match: Match): Facts {
  const card = printedCards(match).get(String(facts['card'] ?? ''))
  return card ? { card: say(`armorica-the-${card.suit}`) } : {}
}

/** Turned-up cards are seen on the table; the log keeps silent about them. */
export const quiet = (heard: Heard): boolean => heard.event === 'drawn'

/** What nobody did: where one line must do, it tells the last thing that somebody did. */
export const noMove = (heard: Heard): boolean => quiet(heard) || heard.event === 'start_card_passed'

/** What winter did: whom it took, and that it took nobody, which is told where the start card goes on. */
export function befell(heard: Heard, match: Match): Befell | null {
  if (heard.event === 'starved') return { seat: seatOf(heard), words: tell({ facts }, match, heard) }
  return found(match).get(heard)?.phase === 'fed' ? { seat: null, words: say('armorica-phase-fed') } : null
}

export function heading(heard: Heard, match: Match): string | null {
  const part = found(match).get(heard)
  return part ? say('armorica-heading', { round: part.round, phase: say(`armorica-phase-${part.phase}`) }) : null
}

// where headings stand is found once per log; their words follow the reader's language
const FOUND = new WeakMap<readonly Heard[], Map<Heard, Part>>()

function found(match: Match): Map<Heard, Part> {
  const known = FOUND.get(match.log) ?? new Map(parts(match.log, roundOf(match)).map((part) => [part.heard, part]))
  FOUND.set(match.log, known)
  return known
}

/** The round in which the next thing happens; the last one is over when the game is. */
function roundOf({ view, over }: Match): number {
  const { round } = (view?.position ?? { round: 1 }) as unknown as ArmoricaPosition
  return over ? round + 1 : round
}

interface Part {
  heard: Heard
  round: number
  phase: string
}

/** Where each phase begins: the first card of a nation that goes, the first that starves, round by round; a winter that took nothing is told at the round's end.
    Rounds are counted back from the one that is on: a table that plays on from a replay begins in the middle of a game. */
export function parts(log: readonly Heard[], now: number): Part[] {
  const found: Part[] = []
  let ends: number[] = []
  let starved: number[] = []
  let before = ''
  for (const heard of log) {
    if (heard.event === 'undone') [ends, starved] = [ends, starved].map((entries) => entries.filter((entry) => entry < Number(heard.facts['to']))) as [number[], number[]]
    if (heard.event === 'starved') starved = [...starved, heard.entry]
    const round = ends.length
    const hungry = starved.some((entry) => entry > (ends.at(-1) ?? 0))
    const phase = phaseOf(heard, hungry)
    if (phase && before !== `${round} ${phase}`) found.push({ heard, round, phase })
    if (phase) before = `${round} ${phase}`
    if (heard.event === 'start_card_passed') ends = [...ends, heard.entry]
  }
  return found.map((part) => ({ ...part, round: now - ends.length + part.round }))
}

function phaseOf({ event, facts }: Heard, hungry: boolean): string | undefined {
  if (event === 'starved') return 'winter'
  if (event === 'start_card_passed' && !hungry) return 'fed'
  return ['taken', 'passed'].includes(event) && facts['card'] !== 'none' ? String(facts['nation']) : undefined
}
