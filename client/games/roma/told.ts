// What the log knows beyond the position: which dice were used for what, which card lies on top of
// the discard pile, how a battle went. Nothing here is guessed: where the log is silent, so is this.

import type { Heard } from '~/net/wire.ts'
import { standing } from '~/table/telling.ts'

export interface UsedDie {
  value: number
  /** A card's name, or `money` or `cards`; nothing where the log does not reach back so far. */
  use: string
}

/** The dice used since the last roll, in the order of their use; whoever begins a turn has used none. */
export function usedDice(log: readonly Heard[]): UsedDie[] {
  const live = standing(log)
  const rolled = live.findLastIndex((heard) => heard.event === 'rolled' || heard.event === 'turn_begun')
  let acting = ''
  return live.slice(rolled + 1).flatMap(({ event, facts }) => {
    if (event === 'activated') acting = String(facts['card'])
    const value = Number(facts[event === 'money_taken' ? 'money' : 'die'])
    if (event === 'money_taken') return [{ value, use: 'money' }]
    if (event === 'cards_called') return [{ value, use: 'cards' }]
    return ['activated', 'die_spent', 'die_added'].includes(event) ? [{ value, use: acting }] : []
  })
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
