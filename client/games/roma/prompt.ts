// What the question bar says and offers, question by question; the same answers as on the board.

import type { View } from '~/net/wire.ts'
import type { Answer, Prompt } from '~/table/board.ts'
import type { Match } from '~/table/match.svelte.ts'
import type { Picking } from '~/table/picking.svelte.ts'
import { question, seatName } from '~/table/telling.ts'
import { say } from '~/words/words.svelte.ts'
import { actPrompt } from './ask/act.ts'
import { addDiePrompt, buyPrompt, keepPrompt, rerollPrompt, secondDiePrompt, setDicePrompt, takePrompt, thirdDiePrompt } from './ask/dice.ts'
import { duelOf } from './ask/fighters.ts'
import { copyPrompt, layPrompt, movePrompt, putPrompt, targetPrompt } from './ask/places.ts'
import { choices } from './choices.ts'
import { type Seen, seen } from './seen.ts'

/** What every question is answered from. */
export interface Asked {
  match: Match
  view: View
  picking: Picking
  now: Seen
  all: View['choices']
  /** The other player's name. */
  name: string
}

const PROMPTS: Record<string, (asked: Asked) => Prompt> = {
  give: givePrompt,
  layout: layPrompt,
  reroll: rerollPrompt,
  act: actPrompt,
  keep: keepPrompt,
  target: targetPrompt,
  add_die: addDiePrompt,
  second_die: secondDiePrompt,
  third_die: thirdDiePrompt,
  lay_free: layPrompt,
  move: movePrompt,
  put: putPrompt,
  set_dice: setDicePrompt,
  buy: buyPrompt,
  take: takePrompt,
  copy: copyPrompt,
}

export function prompt(match: Match, view: View, picking: Picking): Prompt {
  const now = seen(match, view)
  if (match.rolling) return { question: question('roma', now.question), more: needed(now) || say('roma-own-dice'), answers: [] }
  if (match.asked === null) return waiting(match, view, now)
  const asked: Asked = { match, view, picking, now, all: choices(view), name: seatName(match, now.them) }
  return PROMPTS[now.question]?.(asked) ?? { question: question('roma', now.question), answers: [] }
}

/** What a battle die that is typed in has to reach. */
function needed(now: Seen): string {
  const duel = now.question === 'battle' ? duelOf(now) : null
  return duel ? say('roma-own-battle', { card: duel.attacker.card, other: duel.defender.card, defence: duel.defender.defence }) : ''
}

function waiting(match: Match, view: View, now: Seen): Prompt {
  const seat = view.decision.seat
  if (typeof seat !== 'number') return { question: say('fate-move'), answers: [] }
  const name = seatName(match, seat)
  if (now.question === 'give') return { question: say('roma-waits-give', { name }), more: say('roma-give-more'), rule: 'R1.8', answers: [] }
  if (now.question === 'layout') return { question: say('roma-waits-layout', { name }), more: say('roma-waits-layout-more'), rule: 'R14.4', answers: [] }
  return { question: say('their-move', { name }), answers: [] }
}

function givePrompt({ match, now, all, name }: Asked): Prompt {
  const passed = now.position.passed[now.me]?.length ?? 0
  const answers: Answer[] = all.map((choice) => ({ label: String(choice.arguments['card']), choice }))
  if (passed && match.table?.undo != null) answers.push({ label: say('put-back'), pick: () => match.undo(), last: true, drawing: { id: 'ui-undo' } })
  return { question: say('roma-ask-give', { n: passed + 1, name }), more: say('roma-give-more'), rule: 'R1.8', answers }
}
