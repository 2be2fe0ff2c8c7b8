// A View of Roma as its board needs it: typed, and from the side of the table where the reader sits.

import type { DieUse, DiscNow, PrintedKind, RomaDerived, RomaPosition, RomaPrinted, View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import type { Picking } from '~/table/picking.svelte.ts'
import { nearSeat } from '~/table/seats.ts'
import { type Going, goingNow } from './going.ts'
import { STANDARD } from './printed.ts'

export const UNSEEN = '?'

export interface Seen {
  position: RomaPosition
  derived: RomaDerived
  question: string
  /** Who sits at the near side, and whether that seat is asked now. */
  me: number
  them: number
  asked: boolean
  /** Asked, and no answer is on its way: only then may anything look as if it could be chosen. */
  open: boolean
  /** What the answer is about that is on its way. */
  going: Going | null
  /** Before the first turn. */
  setup: boolean
  over: boolean
}

/** What the parts of the table get. */
export interface PartProps {
  match: Match
  now: Seen
  picking: Picking
  /** Which piece lies where, so that cards fly. */
  pieces: Map<string, string>
  still: boolean
}

export function seen(match: Match, view: View): Seen {
  const position = view.position as unknown as RomaPosition
  const me = nearSeat(match, view)
  const asked = view.decision.seat === me && view.viewer.includes(me)
  const derived = view.derived as unknown as RomaDerived
  return {
    position,
    derived,
    question: view.decision.question,
    me,
    them: 1 - me,
    asked,
    open: asked && match.sent === null,
    going: asked ? goingNow(view, match.sent, me, (die) => useOf(derived, die)?.bribe?.disc) : null,
    setup: position.turn.number === 0,
    over: view.decision.question === 'over',
  }
}

/** What is printed on a card; the match's own components first. */
export function printedOn(match: Match, card: string): PrintedKind {
  const found = (match.printed as unknown as RomaPrinted).cards?.find((each) => each.card === card)
  const standard = STANDARD[card]
  return found ?? { card, type: standard?.type ?? 'character', copies: 0, cost: standard?.cost ?? 0, defence: standard?.defence ?? 0, dice: standard?.dice ?? 0 }
}

export const side = (now: Seen, seat: number): DiscNow[] => now.derived.sides[seat]?.discs ?? []
const useOf = (derived: RomaDerived, die: number): DieUse | undefined => derived.dice.find((each) => each.die === die)
export const dieUse = (now: Seen, die: number): DieUse | undefined => useOf(now.derived, die)

/** The word that a card's option is read by at this table, such as `publisher`. */
export const edition = (now: Seen, option: string): string => now.position.options[option] ?? 'rulebook'
