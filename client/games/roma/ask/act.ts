// The free part of a turn: nothing held, a die, a card, or the wish to end.

import { kept } from '~/net/kept.svelte.ts'
import type { Activation } from '~/net/wire.ts'
import type { Answer, Prompt } from '~/table/board.ts'
import { say } from '~/words/words.svelte.ts'
import { choiceOf } from '../choices.ts'
import type { Asked } from '../prompt.ts'
import { takesDice } from '../further.ts'
import { dieUse, type Seen, side } from '../seen.ts'
import { orEnds } from './ends.ts'
import { layPrompt } from './places.ts'

export function actPrompt(asked: Asked): Prompt {
  const { picking } = asked
  if (picking.picked('verb') === 'end') return endPrompt(asked)
  if (picking.picked('die') !== undefined) return diePrompt(asked, Number(picking.picked('die')))
  if (picking.picked('card') !== undefined) return layPrompt(asked)
  const end = choiceOf(asked.all, 'end')
  const answer: Answer = { label: say('roma-end-turn'), more: orEnds(asked.now, end), key: 'E', last: true, drawing: { id: 'ui-pass' } }
  const unused = asked.now.position.dice.length
  if (end) unused && kept.settings.askBeforeEnd ? Object.assign(answer, { pick: () => picking.pick('verb', 'end'), leads: () => [end] }) : (answer.choice = end)
  const left = `${unused ? 'dice' : 'none'}${choiceOf(asked.all, 'lay') ? '-cards' : ''}`
  return { question: say(left === 'none' ? 'roma-ask-act-done' : 'roma-ask-act'), headline: say(`roma-headline-act-${left}`), more: say(`roma-ask-act-${left}`), rule: 'R5.1', answers: [answer] }
}

/** Ending with unused dice asks once more, and says what they would bring at least. */
function endPrompt({ all, now }: Asked): Prompt {
  const end = choiceOf(all, 'end')
  return {
    question: say('roma-ask-end', { dice: now.position.dice.length }),
    more: say('roma-ask-end-more', { money: now.derived.unused_money }),
    rule: 'R5.4',
    answers: end ? [{ label: say('roma-end-turn'), more: orEnds(now, end), key: 'E', choice: end, drawing: { id: 'ui-pass' } }] : [],
  }
}

function diePrompt(asked: Asked, die: number): Prompt {
  return {
    question: say('roma-ask-die', { die }),
    more: say('roma-ask-die-more'),
    rule: 'R5.3',
    answers: [...activating(asked, die), ...bribing(asked, die), ...supplies(asked, die)],
  }
}

/** What the card on the die's own disc does. */
function activating({ all, now }: Asked, die: number): Answer[] {
  const use = dieUse(now, die)
  const choice = choiceOf(all, 'activate', { die })
  const card = use?.activate.card
  if (!choice || !card) return []
  return [{ label: say('roma-activate', { card }), more: orEnds(now, choice, opposite(now, use.activate) || takesDice(now, use.activate.disc)), choice, key: 'A', drawing: { id: sign(card), class: 'gold' } }]
}

/** Of a card that fights what lies opposite, whom it meets and its defence. */
function opposite(now: Seen, { against, disc }: Activation): string {
  return against ? say('roma-against', { card: against, defence: side(now, now.them)[disc - 1]?.defence ?? 0 }) : ''
}

const SIGNS: Record<string, string> = {
  Legionarius: 'ui-swords', Centurio: 'ui-swords', Velites: 'ui-swords', Onager: 'ui-swords', Sicarius: 'ui-target', Nero: 'ui-target', Gladiator: 'ui-target',
  Praetorianus: 'ui-lock', Scaenicus: 'ui-masks', Consiliarius: 'ui-move', Machina: 'ui-move', Forum: 'ui-temple', Mercator: 'ui-purse',
}
const sign = (card: string): string => SIGNS[card] ?? 'ui-hand'

function bribing({ all, now }: Asked, die: number): Answer[] {
  const choice = choiceOf(all, 'bribe', { die })
  const use = dieUse(now, die)?.bribe
  if (!choice || !use?.card) return []
  const more = orEnds(now, choice, say('roma-pay', { money: die }), opposite(now, use), takesDice(now, use.disc))
  return [{ label: say('roma-bribe', { card: use.card }), more, choice, key: 'B', drawing: { id: 'ui-purse', class: 'gold' } }]
}

function supplies({ all, now }: Asked, die: number): Answer[] {
  const money = choiceOf(all, 'money', { die })
  const cards = choiceOf(all, 'cards', { die })
  const use = dieUse(now, die)
  return [
    ...(money ? [{ label: say('roma-use-money', { n: use?.money ?? die }), choice: money, key: 'M', drawing: { id: 'sestertius' } }] : []),
    ...(cards ? [{ label: say('roma-use-cards', { n: use?.cards ?? die }), choice: cards, key: 'D', drawing: { id: 'card-glyph', sheet: 'roma' as const } }] : []),
  ]
}
