// Questions answered by a place: laying, moving, putting down again, choosing a target or a part to play.

import type { Answer, Prompt } from '~/table/board.ts'
import { known, say } from '~/words/words.svelte.ts'
import type { Value } from '~/table/picking.svelte.ts'
import { choiceOf } from '../choices.ts'
import type { Asked } from '../prompt.ts'
import { shortName } from '../printed.ts'
import { printedOn, side } from '../seen.ts'
import { orEnds } from './ends.ts'

/** A card is picked up first, then it is put down on a disc: paid, for nothing, or face down in set-up. */
export function layPrompt(asked: Asked): Prompt {
  const { now, picking, all } = asked
  const card = picking.picked('card')
  const done = choiceOf(all, 'done')
  const rest: Answer[] = done ? [{ label: say('roma-done'), key: 'E', choice: done, last: true, drawing: { id: 'ui-check' } }] : []
  const rule = now.question === 'layout' ? 'R1.9' : now.question === 'lay_free' ? `R12.${now.position.acting?.card.toLowerCase()}` : 'R6.1'
  if (card === undefined) {
    const cards = picking.values('card').map((each): Answer => ({ label: String(each), pick: () => picking.pick('card', each) }))
    return { question: say(`roma-ask-${now.question === 'layout' ? 'layout' : 'lay-free'}`), more: say(`roma-ask-${now.question === 'layout' ? 'layout' : 'lay-free'}-more`, { bribery: now.position.options['bribery'] ?? 'off' }), rule, answers: [...cards, ...rest] }
  }
  const cover = picking.picked('disc') === undefined ? null : coverPrompt(asked, String(card), 'disc')
  return cover ?? { question: say('roma-ask-disc', { card }), more: say(`roma-ask-disc-${now.question}`, price(asked, String(card))), rule, answers: [...discs(asked, 'disc'), ...rest] }
}

const price = ({ match, now }: Asked, card: string): { cost: number; money: number } => ({ cost: printedOn(match, card).cost, money: now.position.money[now.me] ?? 0 })

/** First which card moves, then where to. */
export function movePrompt(asked: Asked): Prompt {
  const { now, picking } = asked
  const from = picking.picked('disc')
  const rule = 'R13.relocate.rulebook.1'
  if (from === undefined) {
    const answers = picking.values('disc').map((disc): Answer => ({ label: cardOn(asked, now.me, disc), drawing: dieOf(disc), pick: () => picking.pick('disc', disc) }))
    return { question: say('roma-ask-move'), rule, more: say('roma-ask-move-more'), answers }
  }
  const card = cardOn(asked, now.me, from)
  const cover = picking.picked('to') === undefined ? null : coverPrompt(asked, card, 'to')
  return cover ?? { question: say('roma-ask-move-to', { card }), rule, more: say('roma-ask-move-to-more', { type: printedOn(asked.match, card).type }), answers: discs(asked, 'to') }
}

export function putPrompt(asked: Asked): Prompt {
  const card = asked.now.position.lifted[0] ?? ''
  const cover = asked.picking.picked('disc') === undefined ? null : coverPrompt(asked, card, 'disc')
  return cover ?? { question: say('roma-ask-disc', { card }), more: say('roma-ask-put-more'), rule: 'R13.relocate.publisher.1', answers: discs(asked, 'disc') }
}

export function targetPrompt(asked: Asked): Prompt {
  const { now, all, name } = asked
  const acting = now.position.acting?.card ?? ''
  const id = `roma-ask-target-${acting.toLowerCase()}`
  const answers = all.map((choice): Answer => ({ ...named(asked, now.them, choice.arguments['disc'] ?? 0), more: against(asked, choice.arguments['disc'] ?? 0), drawing: dieOf(choice.arguments['disc'] ?? 0), choice }))
  const more = `${id}-more`
  return { question: say(known(id) ? id : 'roma-ask-target-other', { card: acting, name }), rule: `R12.${acting.toLowerCase()}`, more: known(more) ? say(more) : say('roma-tap-glow'), answers }
}

/** The defence that a fighter would have to reach; others need no number. */
function against({ now }: Asked, disc: Value): string {
  const place = side(now, now.them)[Number(disc) - 1]
  return now.derived.fights && place?.defence != null ? say('roma-needs', { defence: place.defence }) : ''
}

export function copyPrompt(asked: Asked): Prompt {
  const answers = asked.all.map((choice): Answer => ({ ...named(asked, asked.now.me, choice.arguments['disc'] ?? 0), more: orEnds(asked.now, choice), drawing: dieOf(choice.arguments['disc'] ?? 0), choice }))
  return { question: say('roma-ask-copy'), more: say('roma-ask-copy-more'), rule: 'R12.scaenicus', answers }
}

// ---- parts ----

const dieOf = (disc: Value): NonNullable<Answer['drawing']> => (Number(disc) > 6 ? { id: 'ui-purse', class: 'gold' } : { id: `die-${disc}` })

const cardOn = ({ now }: Asked, seat: number, disc: Value): string => side(now, seat)[Number(disc) - 1]?.card ?? say('roma-disc', { disc: Number(disc) })

/** Among many answers a name is abbreviated where the bar is narrow. */
const named = (asked: Asked, seat: number, disc: Value): Pick<Answer, 'label' | 'short'> => {
  const label = cardOn(asked, seat, disc)
  return asked.all.length > FEW && shortName(label) !== label ? { label, short: shortName(label) } : { label }
}

/** Every disc that is left, with the card that would be lost there. */
function discs({ picking, now }: Asked, part: 'disc' | 'to'): Answer[] {
  const all = picking.values(part)
  return all.map((disc) => {
    const lying = now.question === 'layout' ? null : side(now, now.me)[Number(disc) - 1]?.card
    const more = lying ? say('roma-loses', { card: lying }) : ''
    return { label: say('roma-disc', { disc: Number(disc) }), more, costs: more !== '', bare: all.length > FEW, drawing: dieOf(disc), key: String(disc), pick: () => picking.pick(part, disc) }
  })
}

const FEW = 3 // more answers than that show only their dice

/** What becomes of a covered card, where it is not laid on. */
const COVERED: Record<string, string> = { move: 'R13.relocate.rulebook.2', put: 'R13.relocate.publisher.3' }

/** A card would be lost: asked once more. */
function coverPrompt({ now, picking }: Asked, card: string, part: 'disc' | 'to'): Prompt | null {
  const disc = Number(picking.picked(part))
  const cover = picking.left[0]?.arguments['cover']
  if (cover === undefined) return null
  return {
    question: say(now.question === 'move' ? 'roma-ask-cover-move' : 'roma-ask-cover', { card, disc }),
    more: say('roma-ask-cover-more', { card: cover }),
    rule: COVERED[now.question] ?? 'R6.4',
    answers: [{ label: say('roma-cover', { card: cover }), grave: true, key: 'Enter', pick: () => picking.pick('cover', cover) }],
  }
}
