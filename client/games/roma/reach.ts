// What a place or a card of the hand can do for the open question: which part of an answer it is,
// and which words to ask about when it is none.

import type { DiscNow } from '~/net/wire.ts'
import type { Picking, Value } from '~/table/picking.svelte.ts'
import type { Said } from '~/table/why.svelte.ts'
import { say } from '~/words/words.svelte.ts'
import { dieUse, type Seen, side } from './seen.ts'

export interface Reach {
  part: string
  value: Value
  /** A card comes down on another, which is lost. */
  covers?: boolean
}

/** What a click on a place answers: a part of a choice, or nothing. */
export function placeReach(now: Seen, picking: Picking, seat: number, disc: number): Reach | null {
  if (!now.open) return null
  const reach = seat === now.me ? ownPlace(now, picking, disc) : now.question === 'target' ? { part: 'disc', value: disc } : null
  return reach && picking.can(reach.part, reach.value) ? reach : null
}

const laying = (now: Seen, part: string, disc: number): Reach => ({ part, value: disc, covers: side(now, now.me)[disc - 1]?.card != null })

function ownPlace(now: Seen, picking: Picking, disc: number): Reach | null {
  switch (now.question) {
    case 'act':
      if (picking.picked('card') !== undefined) return laying(now, 'disc', disc)
      return uses(now, Number(picking.picked('die') ?? 0), disc)
    case 'layout':
    case 'lay_free':
      return picking.picked('card') === undefined ? null : laying(now, 'disc', disc)
    case 'move':
      return picking.picked('disc') === undefined || picking.picked('disc') === disc ? { part: 'disc', value: disc } : laying(now, 'to', disc)
    case 'put':
      return laying(now, 'disc', disc)
    case 'copy':
      return { part: 'disc', value: disc }
    default:
      return null
  }
}

/** A held die activates the card on its own disc, or bribes the one on the last. */
function uses(now: Seen, die: number, disc: number): Reach | null {
  const use = dieUse(now, die)
  if (use?.activate.disc === disc) return { part: 'use', value: 'activate' }
  return use?.bribe?.disc === disc ? { part: 'use', value: 'bribe' } : null
}

/** The words of the answer that a place cannot give now; nothing where nobody would ask. */
export function placeWords(now: Seen, picking: Picking, seat: number, disc: number): string | null {
  if (!now.open || placeReach(now, picking, seat, disc)) return null
  if (seat !== now.me) return now.question === 'target' ? `target ${disc}` : null
  const card = picking.picked('card')
  const die = Number(picking.picked('die') ?? 0)
  const from = picking.picked('disc')
  switch (now.question) {
    case 'act':
      if (card !== undefined) return `lay ${card} ${disc}`
      if (dieUse(now, die)?.bribe?.disc === disc) return `bribe ${die}`
      return dieUse(now, die)?.activate.disc === disc ? `activate ${disc}` : null
    case 'layout':
    case 'lay_free':
      return card === undefined ? null : `lay ${card} ${disc}`
    case 'move':
      return from === undefined ? `move ${disc} ${disc === 1 ? 2 : 1}` : `move ${from} ${disc}`
    case 'put':
    case 'copy':
      return `${now.question} ${disc}`
    default:
      return null
  }
}

const BRIBERY = 7

/** The words that a blocked card of one's own is asked about by: whatever dice lie there, its block is the reason. */
export const blockedWords = ({ disc, card, blocked }: DiscNow): string | null => (!blocked || card === null ? null : disc === BRIBERY ? 'bribe 1' : `activate ${disc}`)

/** What a blocked place and its disc say where no card is asked about. */
export const blockedSaid = ({ barred }: DiscNow): Said => ({ text: say('roma-why-blocked', { barred: barred ? 'yes' : 'no' }), rule: barred ? 'R13.praetorianus.rulebook.1' : 'R12.praetorianus', game: 'roma' })

/** What says of a thing that the open question is not about it. */
export const laterSaid = (now: Seen): Said => ({ text: say(now.open ? 'why-question' : 'sent') })

const ASKS_HAND = ['give', 'layout', 'act', 'lay_free']

/** Whether the question is about cards of the hand. */
export const asksHand = (now: Seen): boolean => now.asked && ASKS_HAND.includes(now.question)

/** Whether a card of the hand can be picked up, whatever is held now. */
export const inHand = (now: Seen, picking: Picking, card: string): boolean => now.open && asksHand(now) && picking.offered('card', card)

/** Why a card of the hand cannot be laid (any may be given): tried on a disc where nothing else forbids it. */
export function handWords(now: Seen, picking: Picking, card: string): string | null {
  if (!now.open || inHand(now, picking, card) || !asksHand(now)) return null
  const free = side(now, now.me).find((each) => !each.barred)?.disc ?? 1
  return `lay ${card} ${free}`
}
