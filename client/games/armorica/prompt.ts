// The question in words, with the same answers as on the board.

import type { Choice, View } from '~/net/wire.ts'
import type { Answer, Prompt } from '~/table/board.ts'
import type { Match } from '~/table/match.svelte.ts'
import { plainPrompt } from '~/table/plain.ts'
import { say } from '~/words/words.svelte.ts'
import { hunger, hungry, pointsWithout } from './hunger.svelte.ts'
import { cardOf, lying, placeOf, type Lying, type Nation } from './lying.ts'
import { suitName, title } from './naming.ts'

const RULES: Record<string, string> = { take_gaul: 'A4.2', take_roman: 'A5.2', starve: 'A6.2' }

export function prompt(match: Match, view: View): Prompt {
  const table = lying(match, view)
  const rule = RULES[view.decision.question] ?? ''
  if (match.asked === null) return plainPrompt('armorica', match, view)
  if (table.asked) return { ...taking(table, view, table.asked), rule }
  if (view.decision.question === 'starve') return { ...starving(match, view, table), rule }
  return plainPrompt('armorica', match, view)
}

function taking(table: Lying, view: View, nation: Nation): Prompt {
  const takes = view.choices.filter((choice) => choice.verb === 'take').sort((a, b) => placeOf(table, b) - placeOf(table, a))
  const pass = view.choices.filter((choice) => choice.verb === 'pass')
  const some = takes.length > 0
  return {
    headline: say(some ? `armorica-headline-${nation}` : 'armorica-headline-pass'),
    question: say(some ? `armorica-ask-${nation}` : `armorica-none-${nation}`),
    more: `${some ? say('armorica-in-reach', { n: takes.length }) : say('armorica-pass-only')} ${say('armorica-pass-more')}`,
    answers: [...takes.map((choice) => take(table, choice, placeOf(table, choice))), ...pass.map(passing)],
  }
}

function take(table: Lying, choice: Choice, place: number): Answer {
  const card = table.card(cardOf(choice))
  return { label: title(suitName(card)), more: String(place), choice, key: String(place), drawing: { id: `suit-${card.suit}`, class: card.suit } }
}

const passing = (choice: Choice): Answer => ({ label: say('armorica-pass'), choice, key: 'P', last: true, drawing: { id: 'ui-pass', class: 'none' } })

function starving(match: Match, view: View, table: Lying): Prompt {
  const chosen = hunger.chosen(view)
  const must = table.display(table.near).winter.must_go
  const ready = chosen.length === must
  const each = hungry(view, table).map((card, index) => goes(table, view, card, index, must))
  const names = chosen.map((id) => suitName(table.card(id))).join(', ')
  const more = `${say('armorica-chosen', { n: chosen.length, must })} ${cost(view, table, chosen) || say('armorica-stay')}`
  const go: Answer = { label: say('armorica-let-go', { n: must }), grave: true, last: true, key: 'Enter', drawing: { id: 'ui-check', class: 'none' } }
  return {
    headline: say('armorica-headline-winter', { n: must }),
    question: say('armorica-ask-winter', { n: must }),
    more: ready ? `${say('armorica-leave', { names, n: must })} ${cost(view, table, chosen)}` : more,
    answers: [...each, { ...go, ...(ready ? { pick: () => hunger.confirm(match) } : { waiting: { text: more, rule: 'A6.2', game: 'armorica' } }) }],
  }
}

/** What it costs that those who were chosen go. */
function cost(view: View, table: Lying, chosen: string[]): string {
  const now = view.standing.scores[table.near] ?? 0
  const then = chosen.length ? pointsWithout(table, chosen) : undefined
  return then === undefined ? '' : say(then === now ? 'armorica-cost-none' : 'armorica-cost', { now, then })
}

/** A card that may go, to be chosen or taken in again. */
function goes(table: Lying, view: View, id: string, index: number, must: number): Answer {
  const card = table.card(id)
  const pressed = hunger.chosen(view).includes(id)
  return { label: title(suitName(card)), more: String(index + 1), pick: () => hunger.toggle(view, id, must), leads: () => view.choices.filter((choice) => cardOf(choice) === id), pressed, key: String(index + 1), drawing: { id: `suit-${card.suit}`, class: card.suit } }
}
