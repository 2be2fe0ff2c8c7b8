// The legal answers with the parts that a hand picks at this table. A die is picked up before it is
// known what for, a card to pass as well; a card that would be lost, and what becomes public, is asked about once more.

import type { Choice, RomaPosition, View } from '~/net/wire.ts'
import type { Picking, Value } from '~/table/picking.svelte.ts'

type Parts = Record<string, Value>

export function choices(view: View): Choice[] {
  return view.choices.map((choice) => ({ ...choice, arguments: parts(view, choice) }))
}

function parts(view: View, { verb, arguments: given }: Choice): Parts {
  const position = view.position as unknown as RomaPosition
  switch (verb) {
    case 'money':
    case 'cards':
    case 'bribe':
      return { ...given, use: verb }
    case 'activate': // the die of that number, as the words of the action say
      return { die: given['disc'] ?? 0, use: verb }
    case 'lay':
    case 'put':
      return { ...given, ...covers(position, view, Number(given['disc'])) }
    case 'move':
      return { ...given, ...covers(position, view, Number(given['to'])) }
    case 'give':
      return { ...given, pass: 'yes' }
    case 'keep':
    case 'take':
    case 'buy':
    case 'set':
      return { ...given, sure: 'yes' }
    case 'end':
      return position.dice.length ? { lose: position.dice.length } : {}
    default:
      return given
  }
}

/** The own card that would be lost on a disc. */
function covers(position: RomaPosition, view: View, disc: number): Parts {
  const seat = view.decision.seat
  const lying = typeof seat === 'number' ? position.spaces[seat]?.[disc - 1] : null
  return lying ? { cover: lying } : {}
}

/** Pick something up instead of what is held; the same thing again is put down. */
export function takeUp(picking: Picking, part: string, value: Value): void {
  const held = picking.picked(part) === value
  picking.clear()
  if (!held) picking.pick(part, value)
}

/** The one choice with these parts, whatever has been picked. */
export const choiceOf = (all: readonly Choice[], verb: string, wanted: Parts = {}): Choice | undefined =>
  all.find((each) => each.verb === verb && Object.entries(wanted).every(([part, value]) => each.arguments[part] === value))
