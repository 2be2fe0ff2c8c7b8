// What a card's detail says beyond what is printed: its rules at this table, what it can do now,
// and where its copies are.

import type { Activation, DefenceChange, View } from '~/net/wire.ts'
import { say } from '~/words/words.svelte.ts'
import { furtherDice } from './further.ts'
import { changed, OPTION_OF } from './printed.ts'
import { blockedWords } from './reach.ts'
import { edition, type Seen, side, UNSEEN } from './seen.ts'

/** The card's own rules, and how this table reads them. */
export function rulesOf(now: Seen, card: string): string[] {
  const option = OPTION_OF[card]
  return [`R12.${card.toLowerCase()}`, ...(option ? [`R13.${option}.${edition(now, option)}`] : []), ...(BESIDE[card] ?? [])]
}

/** Rules of other cards that tell what this one brings. */
const BESIDE: Record<string, string[]> = { Forum: ['R12.basilica.1', 'R12.templum.1'], Turris: ['R9.3'], Basilica: ['R9.3'], Templum: ['R9.3'] }

/** What a defence comes from: what is printed, then every card that changes it. */
export const causes = (printed: number, changes: readonly DefenceChange[]): string =>
  [say('roma-printed', { defence: printed }), ...changes.map(changed)].join(', ')

export interface May {
  can?: string
  drawing: string
  /** Words to ask about: why not. */
  ask?: string
}

/** Whether it can be laid or activated now, or whom to ask why not. `here` is its place on the table, if it has one; `asked` are the words of what was pressed, where it can do nothing for the open question. */
export function may(now: Seen, view: View, card: string, here?: { seat: number; disc: number }, asked?: string): May | null {
  if (asked) return { drawing: '', ask: asked }
  if (!now.asked || now.question !== 'act' || (here && here.seat !== now.me)) return null
  const use = useOf(now, card, here?.disc)
  if (use?.allowed) return { can: say(`roma-may-${use.verb}`, { die: use.die, further: furtherDice(now, use.disc) }), drawing: `die-${use.die}` }
  if (!here && view.choices.some((choice) => choice.verb === 'lay' && choice.arguments['card'] === card)) return { can: say('roma-may-lay'), drawing: 'sestertius' }
  if (use) return { drawing: '', ask: use.ask }
  const place = side(now, now.me).find((each) => each.card === card && (!here || each.disc === here.disc))
  const blocked = place && blockedWords(place)
  if (blocked) return { drawing: '', ask: blocked }
  if (here) return null
  const free = side(now, now.me).find((each) => !each.barred)
  return now.position.hands[now.me]?.includes(card) && free ? { drawing: '', ask: `lay ${card} ${free.disc}` } : null
}

interface Use extends Activation {
  die: number
  verb: string
  ask: string
}

/** What a die does with a card: of several dice, discs and ways one that is allowed, else the first that is refused. */
function useOf(now: Seen, card: string, disc?: number): Use | undefined {
  const uses = now.derived.dice.flatMap(({ die, activate, bribe }): Use[] => [
    { ...activate, die, verb: 'activate', ask: `activate ${activate.disc}` },
    ...(bribe ? [{ ...bribe, die, verb: 'bribe', ask: `bribe ${die}` }] : []),
  ])
  const fitting = uses.filter((use) => use.card === card && (disc === undefined || use.disc === disc))
  return fitting.find((use) => use.allowed) ?? fitting[0]
}

export interface Copies {
  places: { seat: number; disc: number }[]
  hand: number
  /** Among those of which one is kept now. */
  drawn: number
  /** Known to be in the other's hand, or among what lies face down there. */
  theirs: number
  discarded: number
  unseen: number
}

const among = (cards: readonly string[] | undefined, card: string): number => (cards ?? []).filter((each) => each === card).length

/** Where the copies of a card are, as far as this reader knows; the position says what is unseen. */
export function copies(now: Seen, card: string): Copies {
  const { hands, known, spaces, drawn, discard, deck, hand_or_drawn } = now.position
  const places = [now.me, now.them].flatMap((seat) => side(now, seat).flatMap((place) => (place.card === card && place.card !== UNSEEN ? [{ seat, disc: place.disc }] : [])))
  const veiled = [...(hands[now.them] ?? []), ...(spaces[now.them] ?? [])].includes(UNSEEN)
  return {
    places,
    hand: among(hands[now.me], card),
    drawn: among(drawn, card),
    theirs: among((veiled ? known : hands)[now.them], card),
    discarded: among(discard, card),
    unseen: among(deck, card) + among(hand_or_drawn, card),
  }
}
