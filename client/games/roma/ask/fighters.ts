// Who fights whom, with the defences that the View tells and what changes them.

import type { DefenceChange } from '~/net/wire.ts'
import { type Seen, side } from '../seen.ts'
import type { Fought } from '../told.ts'

export interface Fighter {
  card: string
  defence: number
  changes: readonly DefenceChange[]
}

export function fighterOn(now: Seen, seat: number, disc: number): Fighter | null {
  const place = side(now, seat)[disc - 1]
  return place?.card && place.defence !== null ? { card: place.card, defence: place.defence, changes: place.changes } : null
}

/** The battle that is being fought now, seen from either side of the table. */
export function duelOf(now: Seen): { attacker: Fighter; defender: Fighter } | null {
  const { battle } = now.derived
  const seat = now.position.turn.seat ?? now.me
  const attacker = fighterOn(now, seat, now.position.acting?.disc ?? 0)
  const defender = battle && fighterOn(now, 1 - seat, battle.disc)
  return attacker && defender ? { attacker, defender } : null
}

/** Who was attacked: as it lies there, or as it lay there before it fell. What changed a defence is told only where it was the one that was fought against. */
export function defenderOf(fought: Fought, ...views: readonly Seen[]): Fighter | null {
  const lying = views.flatMap((view) => fighterOn(view, 1 - fought.seat, fought.disc) ?? [])
  const known = lying.find((each) => each.defence === fought.defence && (!fought.defender || each.card === fought.defender))
  const card = fought.defender || lying[0]?.card
  return known ?? (card ? { card, defence: fought.defence, changes: [] } : null)
}
