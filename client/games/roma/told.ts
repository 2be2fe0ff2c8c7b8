// What the log knows beyond the position: which dice were used for what, which card lies on top of
// the discard pile, how a battle went. Nothing here is guessed: where the log is silent, so is this.

import type { Heard } from '~/net/wire.ts'
import { standing } from '~/table/telling.ts'

export interface LyingDie {
  value: number
  /** A card's name, or `money` or `cards`; empty where the log does not tell, missing while the die is unused. */
  use?: string
}

/** How many are rolled in a turn. */
export const DICE = 3

/** The dice of this turn where they were rolled: whoever uses one finds the others where they lay. Of equal ones that is used
    which was touched for an entry, else the first. Where the log does not reach back to the roll the unused ones come first;
    before a roll no value is known. */
export function lyingDice(log: readonly Heard[], unused: readonly number[], touched: Readonly<Record<number, number>> = {}): LyingDie[] {
  const since = sinceRoll(log)
  const used = usesIn(since)
  const lying = since[0]?.event === 'rolled' ? ['low', 'middle', 'high'].map((each): LyingDie => ({ value: Number(since[0]!.facts[each]) })) : []
  for (const heard of since) {
    if (heard.event === 'dice_changed') change(lying, [Number(heard.facts['low']), Number(heard.facts['high'])])
    const die = [lying[touched[heard.entry] ?? -1], ...lying].find((each) => each && each.use === undefined && each.value === used.get(heard)?.value)
    if (die) die.use = used.get(heard)!.use
  }
  if (lying.length && String(open(lying).map(({ value }) => value)) === String(unused)) return lying
  const gone = DICE - unused.length
  const known = gone ? [...used.values()].slice(-gone) : []
  return [...unused.map((value) => ({ value })), ...known, ...Array.from({ length: gone - known.length }, () => ({ value: 0, use: '' }))]
}

/** The unused ones, ascending. */
const open = (lying: readonly LyingDie[]): LyingDie[] => lying.filter(({ use }) => use === undefined).sort((a, b) => a.value - b.value)

function change(lying: readonly LyingDie[], become: readonly number[]): void {
  open(lying).forEach((die, index) => (die.value = become[index] ?? die.value))
}

/** What has happened in this turn from its roll on; whoever begins a turn has used no die. */
function sinceRoll(log: readonly Heard[]): Heard[] {
  const live = standing(log)
  return live.slice(Math.max(0, live.findLastIndex(({ event }) => event === 'rolled' || event === 'turn_begun')))
}

/** Which events used a die, and what for. */
function usesIn(since: readonly Heard[]): Map<Heard, Required<LyingDie>> {
  let acting = ''
  const uses = new Map<Heard, Required<LyingDie>>()
  for (const heard of since) {
    const { event, facts } = heard
    if (event === 'activated') acting = String(facts['card'])
    if (event === 'money_taken') uses.set(heard, { value: Number(facts['money']), use: 'money' })
    if (event === 'cards_called') uses.set(heard, { value: Number(facts['die']), use: 'cards' })
    if (['activated', 'die_spent', 'die_added'].includes(event)) uses.set(heard, { value: Number(facts['die']), use: acting })
  }
  return uses
}

const DISCARDING = ['covered', 'destroyed', 'discarded']

/** The card on top of the discard pile: the position has no order. A pile of one kind has no other on top. */
export function topDiscard(log: readonly Heard[], discard: readonly string[]): string | null {
  const last = standing(log).findLast((heard) => DISCARDING.includes(heard.event) && discard.includes(String(heard.facts['card'])))
  if (last) return String(last.facts['card'])
  return new Set(discard).size === 1 ? discard[0]! : null
}

export interface Fought {
  seat: number
  disc: number
  /** The attacker's own disc; on it a Scaenicus may fight as another. */
  from: number
  /** A card that fell; one that stands is not named. */
  defender: string
  die: number
  added: number
  /** Both dice together, or the one. */
  sum: number
  defence: number
  hit: boolean
}

/** The battle among some events, if there was one and it is decided. */
export function battleIn(heard: readonly Heard[], log: readonly Heard[]): Fought | null {
  const fight = heard.findLast((each) => each.event === 'battle' || each.event === 'die_added')
  const end = heard.findLast((each) => each.event === 'destroyed' || each.event === 'missed')
  if (!fight || !end) return null
  const before = standing(log)
  const acted = before.slice(0, before.lastIndexOf(fight)).findLast((each) => each.event === 'activated')
  const rolled = before.findLast((each) => each.event === 'battle')
  const { facts } = fight
  return {
    seat: Number(facts['seat']),
    disc: Number(facts['disc']),
    from: Number(acted?.facts['disc'] ?? 0),
    defender: String(end.facts['card'] ?? ''),
    die: Number((fight.event === 'battle' ? facts : rolled?.facts)?.['die'] ?? 0),
    added: fight.event === 'die_added' ? Number(facts['die']) : 0,
    sum: Number(facts[fight.event === 'die_added' ? 'sum' : 'die']),
    defence: Number(facts['defence']),
    hit: end.event === 'destroyed',
  }
}
