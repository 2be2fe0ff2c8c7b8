// What can be picked now, part by part, for a table that is told as lists.

import type { Choice } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import type { Picking, Value } from '~/table/picking.svelte.ts'
import { say } from '~/words/words.svelte.ts'
import { takesDice } from './further.ts'
import { handName, placeName } from './names.ts'
import { dieUse, printedOn, type Seen, side } from './seen.ts'

/** In the order in which a hand picks them. What is asked once more (a card that is lost, what becomes public) the question bar asks. */
const PARTS = ['die', 'card', 'disc', 'to', 'use', 'fame', 'dice']

export interface Listed {
  part: string
  value: Value
}

/** The next part of every answer that is still possible, each once. */
export function listed(now: Seen, picking: Picking): Listed[] {
  if (!now.open) return []
  const next = picking.left.flatMap((choice) => nextPart(choice, picking))
  return [...new Map(next.map((each) => [`${each.part} ${each.value}`, each])).values()]
}

function nextPart({ arguments: given }: Choice, picking: Picking): Listed[] {
  const part = PARTS.find((each) => given[each] !== undefined && picking.picked(each) === undefined)
  return part === undefined ? [] : [{ part, value: given[part]! }]
}

/** What a part is called, as on the board. */
export function listedName(match: Match, now: Seen, picking: Picking, { part, value }: Listed): string {
  if (part === 'card') return handName(printedOn(match, String(value)))
  if (part === 'use') return useName(now, Number(picking.picked('die')), String(value))
  if (part === 'disc' || part === 'to') return [placeAt(now, Number(value), now.question === 'target' ? now.them : now.me), ...loses(picking, part, value)].join(', ')
  return { die: say('die', { value }), fame: say('roma-buy', { fame: value }), dice: say('roma-set', { dice: value }) }[part] ?? String(value)
}

/** The own card that is lost there, whatever follows. */
function loses(picking: Picking, part: string, value: Value): string[] {
  const lost = new Set(picking.leading(part, value).map(({ arguments: given }) => given['cover']))
  const [card] = lost
  return lost.size === 1 && card !== undefined ? [say('roma-loses', { card })] : []
}

function useName(now: Seen, die: number, use: string): string {
  const uses = dieUse(now, die)
  if (use === 'money' || use === 'cards') return say(`roma-use-${use}`, { n: uses?.[use] ?? 0 })
  const disc = (use === 'bribe' ? uses?.bribe?.disc : uses?.activate.disc) ?? die
  return [placeAt(now, disc, now.me), takesDice(now, disc)].filter(Boolean).join(', ')
}

function placeAt(now: Seen, disc: number, seat: number): string {
  const place = side(now, seat).find((each) => each.disc === disc)
  return place ? placeName(place, seat === now.me, now.position.face_down) : String(disc)
}
