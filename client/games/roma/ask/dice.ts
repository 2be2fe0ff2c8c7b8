// Questions answered by dice, numbers and cards lying aside.

import type { Choice, Spending } from '~/net/wire.ts'
import type { Answer, Prompt } from '~/table/board.ts'
import type { Picking, Value } from '~/table/picking.svelte.ts'
import { say } from '~/words/words.svelte.ts'
import { choiceOf } from '../choices.ts'
import type { Asked } from '../prompt.ts'
import { edition, type Seen } from '../seen.ts'
import { mostFame } from './buying.ts'
import { orEnds } from './ends.ts'

export function rerollPrompt({ all, now }: Asked): Prompt {
  const [again, stand] = [choiceOf(all, 'reroll'), choiceOf(all, 'stand')]
  return {
    question: say('roma-ask-reroll', { die: now.position.dice[0] ?? 0 }),
    more: say('roma-ask-reroll-more'),
    rule: 'R4.2',
    answers: [
      ...(again ? [{ label: say('roma-reroll'), choice: again, key: 'A', drawing: { id: `die-${now.position.dice[0] ?? 1}` } }] : []),
      ...(stand ? [{ label: say('roma-stand'), choice: stand, key: 'E', drawing: { id: 'ui-check' } }] : []),
    ],
  }
}

/** One drawn card is marked, then kept: the others become public. */
export function keepPrompt({ all, now, picking }: Asked): Prompt {
  const others = now.position.drawn.length - 1
  const card = picking.picked('card') ?? (others ? undefined : all[0]?.arguments['card'])
  const rest = { question: say('roma-ask-keep'), more: say('roma-ask-keep-more', { cards: others }), rule: 'R8.2' }
  if (card !== undefined) return { ...rest, answers: [{ label: say('roma-keep', { card }), grave: true, key: 'Enter', pick: () => sure(picking, card), drawing: { id: 'card-glyph', sheet: 'roma' } }] }
  return { ...rest, answers: all.map((choice) => ({ label: String(choice.arguments['card']), pick: () => picking.pick('card', choice.arguments['card'] ?? '') })) }
}

/** Where there is nothing to choose among, one step does both. */
function sure(picking: Picking, card: Value): void {
  if (picking.picked('card') === undefined) picking.pick('card', card)
  picking.pick('sure', 'yes')
}

export function takePrompt({ now, picking }: Asked): Prompt {
  const card = picking.picked('card')
  const from = now.derived.takes_from ?? 'deck'
  const rule = `R12.${now.position.acting?.card.toLowerCase()}`
  const drawing = { id: 'card-glyph', sheet: 'roma' as const }
  const answer: Answer = card === undefined ? { label: say('roma-take-card'), waiting: { text: say('roma-why-take'), rule, game: 'roma' }, drawing } : { label: say('roma-take', { card }), grave: true, key: 'Enter', pick: () => picking.pick('sure', 'yes'), drawing }
  return { question: say(`roma-ask-take-${from}`), more: say(`roma-ask-take-${from}-more`), rule, answers: [answer] }
}

/** Each unused die with its sum; only one that hits is red. */
export function addDiePrompt({ all, now }: Asked): Prompt {
  const thrown = now.derived.battle?.die ?? 0
  const answers = all.map((choice): Answer => {
    const die = Number(choice.arguments['die'])
    if (choice.verb !== 'spend') return { label: say('roma-leave-it'), choice, key: 'E', last: true }
    const { sum, hits } = spent(now, choice)
    return { label: `${thrown} + ${die} = ${sum}`, more: say(hits ? 'roma-hits' : 'roma-misses'), choice, grave: hits === true, drawing: { id: `die-${die}` } }
  })
  return { question: say('roma-ask-add-die'), more: say('roma-ask-add-die-more'), rule: 'R12.centurio.2', answers }
}

export function secondDiePrompt({ all, now }: Asked): Prompt {
  const bonus = bonusOf(now)
  const answers = all.map((choice): Answer => {
    const die = Number(choice.arguments['die'])
    return { label: fameOf(now, choice), more: orEnds(now, choice, bonus ? `${die} + ${bonus}` : ''), choice, drawing: { id: `die-${die}` } }
  })
  return { question: say('roma-ask-second-die'), more: withBasilica(say('roma-ask-second-die-more'), bonus), rule: 'R12.forum', answers }
}

export function thirdDiePrompt({ all, now }: Asked): Prompt {
  const [second, bonus] = [now.position.acting?.second ?? 0, bonusOf(now)]
  const parts = (dice: number[]): string => [second, ...(bonus ? [bonus] : []), ...dice].join(' + ')
  const answers = all.map((choice): Answer => {
    const die = Number(choice.arguments['die'])
    if (choice.verb !== 'spend') return { label: fameOf(now, choice), more: orEnds(now, choice, say('roma-keep-third-die')), choice, key: 'E', last: true, drawing: { id: 'ui-check' } }
    return { label: fameOf(now, choice), more: orEnds(now, choice, parts([die])), choice, drawing: { id: `die-${die}` } }
  })
  return { question: say('roma-ask-third-die'), more: withBasilica(say('roma-ask-third-die-more'), bonus), rule: 'R12.templum', answers }
}

/** What the rules say an answer makes of the sum so far. */
const spent = (now: Seen, { words }: Choice): Spending => now.derived.spending.find(({ answer }) => answer === words) ?? { answer: words, sum: 0, hits: null }

const fameOf = (now: Seen, choice: Choice): string => say('roma-fame-n', { fame: spent(now, choice).sum })

/** What a Basilica beside the Forum adds, where one does. */
const withBasilica = (more: string, bonus: number): string => (bonus ? `${more} ${say('roma-basilica-adds', { bonus })}` : more)

const bonusOf = (now: Seen): number => now.derived.forums.find((each) => each.disc === now.position.acting?.disc)?.bonus ?? 0

export function setDicePrompt({ now, picking }: Asked): Prompt {
  const dice = picking.picked('dice')
  const consul = edition(now, 'consul')
  const rule = `R13.consul.${consul}`
  const answer: Answer =
    dice === undefined
      ? { label: say('roma-set-dice'), waiting: { text: say('roma-why-set'), rule, game: 'roma' }, drawing: { id: `die-${now.position.dice[0] ?? 1}` } }
      : { label: say('roma-set', { dice: spoken(String(dice)) }), grave: true, key: 'Enter', pick: () => picking.pick('sure', 'yes'), drawing: { id: `die-${String(dice)[0]}` } }
  return {
    question: dice === undefined ? say('roma-ask-set', { consul }) : say('roma-ask-set-to', { from: spoken(now.position.dice.join(' ')), to: spoken(String(dice)) }),
    more: say('roma-ask-set-more', { consul }),
    rule,
    answers: [answer],
  }
}

const spoken = (dice: string): string => dice.split(' ').reduce((a, b) => (a ? say('roma-and', { a, b }) : b), '')

export function buyPrompt({ all, now, picking, name }: Asked): Prompt {
  const most = mostFame(picking)
  const wanted = Number(picking.picked('fame') ?? 0)
  const rule = 'R12.mercator'
  const ends = (fame: number): string[] => orEnds(now, choiceOf(all, 'buy', { fame }))
  const buy: Answer = { label: say('roma-buy', { fame: wanted }), more: ends(wanted), drawing: { id: 'fame' } }
  const answers: Answer[] = [wanted ? { ...buy, grave: true, key: 'Enter', pick: () => picking.pick('sure', 'yes') } : { ...buy, waiting: { text: say('roma-why-buy'), rule, game: 'roma' } }]
  if (wanted !== most) answers.push({ label: say('roma-buy-most', { fame: most }), more: ends(most), pick: () => picking.pick('fame', most) })
  return { question: say('roma-ask-buy'), more: say('roma-ask-buy-more', { name, most, money: now.derived.fame_price }), rule, answers }
}
