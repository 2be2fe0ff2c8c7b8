// What is asked, in the words of this table, with the answers that are no place on the map.

import type { CambriaDerived, CambriaPosition, View } from '~/net/wire.ts'
import type { Answer, Prompt } from '~/table/board.ts'
import type { Match } from '~/table/match.svelte.ts'
import type { Picking } from '~/table/picking.svelte.ts'
import { plainPrompt } from '~/table/plain.ts'
import { roman } from '~/table/seats.ts'
import { seatName } from '~/table/telling.ts'
import { say } from '~/words/words.svelte.ts'
import { offer, type Offer } from './offer.ts'
import { asksTwice } from './passing.ts'
import { shipAt } from './place.ts'
import { printedOf, roadName } from './telling.ts'

const RULES: Record<string, string> = { start_player: 'C2.4', setup_roll: 'C2.6', neutral_roll: 'C12.3', roll: 'C3.1', setup_place: 'C2.8', neutral_place: 'C12.3', neutral_from: 'C12.5', from: 'C8.2', board: 'C6.9' }

export function prompt(match: Match, view: View, picking: Picking): Prompt {
  const position = view.position as unknown as CambriaPosition
  if (match.rolling) return rolled(match, view, position)
  if (match.asked === null) return { ...plainPrompt('cambria', match, view), answers: [] }
  const offered = offer(view, picking)
  const name = view.decision.question
  if (name === 'act' && offered.ship !== undefined) return whichDie(offered, offered.ship)
  if (name === 'act' && picking.picked('verb') === 'pass') return sure(picking, offered)
  if (name === 'act') return act(match, view, position, picking, offered)
  const facts = { value: roman(position.dice[0] ?? 0), die: position.dice[0] ?? 0, roads: offered.roads.size, supply: position.supply[position.active ?? 0] ?? 0, goal: goalName(match, position) }
  return {
    question: say(`cambria-ask-${name}`, facts),
    more: say(`cambria-ask-${name}-more`, facts),
    rule: RULES[name],
    answers: [...shipAnswers(offered), ...other(match, position, name), ...no(offered)],
  }
}

/** A table with dice of its own: who rolls, and what for. They are typed in beside the question. */
function rolled(match: Match, { decision: { question: name } }: View, { active }: CambriaPosition): Prompt {
  const facts = { name: active === null ? '' : seatName(match, active) }
  return { question: say(`cambria-ask-${name}`, facts), more: say(`cambria-ask-${name}-more`, facts), rule: RULES[name], answers: [] }
}

/** The roll: a warrior, the legion, a ship, or nothing. */
function act(match: Match, view: View, position: CambriaPosition, picking: Picking, offered: Offer): Prompt {
  const [low = 0, high = 0] = position.dice
  const { roll } = view.derived as unknown as CambriaDerived
  const facts = { roll: String(roll), low: roman(low), high: roman(high), way: offered.way || 'pass', roads: offered.roads.size, ships: offered.ships.size, supply: position.supply[position.active ?? 0] ?? 0 }
  const road = printedOf(match).roads.find((each) => each.road !== position.legion)?.road ?? ''
  const way = (verb: 'place' | 'legion', drawing: string): Answer => {
    const label = say(`cambria-way-${verb}`)
    if (!offered.ways.includes(verb)) return { label, why: `${verb} ${verb === 'place' ? blocked(view, offered, match) : road}`, drawing: { id: 'ui-lock' } }
    return { label, pressed: offered.way === verb, pick: () => picking.pick('verb', verb), leads: () => picking.leading('verb', verb), drawing: { id: drawing, sheet: 'cambria' } }
  }
  return {
    question: say('cambria-ask-act', facts),
    more: say('cambria-ask-act-more', facts),
    rule: ruleOf(roll, offered),
    answers: [way('place', 'ui-war'), way('legion', 'ui-legion'), passing(view, picking, offered)],
  }
}

/** Passing: at once, after one more question, or why not. */
function passing(view: View, picking: Picking, { pass }: Offer): Answer {
  const answer: Answer = { label: say('cambria-pass'), last: true, drawing: { id: pass ? 'ui-pass' : 'ui-lock' } }
  if (!pass) return { ...answer, why: 'pass' }
  return { ...answer, key: 'P', ...(asksTwice(view) ? { pick: () => picking.pick('verb', 'pass'), leads: () => [pass] } : { choice: pass }) }
}

/** The last question before a turn is given away: what glows may still be chosen instead. */
function sure(picking: Picking, { roads, ways }: Offer): Prompt {
  const answer: Answer = { label: say('cambria-pass'), grave: true, key: 'P', pick: () => picking.pick('sure', 'yes'), drawing: { id: 'ui-pass' } }
  return { question: say('cambria-ask-pass'), more: say('cambria-ask-pass-more', { roads: roads.size, legion: String(ways.length > 1) }), rule: 'C3.3', answers: [answer] }
}

const ROLLS = { two: 'C4.1', double: 'C5.1', one: 'C6.1', ones: 'C6.4' }

/** What allows the answers that glow; where none does, what is left. */
function ruleOf(roll: CambriaDerived['roll'], { way, ships }: Offer): string {
  if (!way || roll === null) return ships.size ? 'C7.1' : 'C13.2'
  return roll === 'one' && way === 'legion' ? 'C6.2' : ROLLS[roll]
}

/** A road to ask about when no warrior can be placed anywhere. */
function blocked(view: View, offered: Offer, match: Match): string {
  const position = view.position as unknown as CambriaPosition
  return printedOf(match).roads.find(({ road }) => !Object.hasOwn(position.roads, road) && !offered.roads.has(road))?.road ?? printedOf(match).roads[0]?.road ?? ''
}

function whichDie(offered: Offer, ship: number): Prompt {
  const answers = (offered.ships.get(ship) ?? []).map((choice): Answer => {
    const die = Number(choice.arguments['die'])
    return { label: say('cambria-die-becomes', { die, ship }), choice, drawing: { id: `die-${die}` } }
  })
  return { question: say('cambria-ask-die', { ship, name: roman(ship) }), more: say('cambria-ask-die-more'), rule: 'C7.1', answers }
}

/** Ships that are an answer by themselves: to board, or to take a warrior from. */
function shipAnswers(offered: Offer): Answer[] {
  if (!['board', 'from'].includes(offered.way)) return []
  const seen = (ship: number): Partial<Answer> => (offered.ships.size > 2 ? { seen: roman(ship) } : {}) // many leave no room for the word
  return [...offered.ships].map(([ship, [choice]]) => ({ label: say('cambria-ship', { ship: roman(ship) }), ...seen(ship), choice, drawing: { id: 'ui-ship', sheet: 'cambria' } }))
}

const no = ({ pass }: Offer): Answer[] => (pass ? [{ label: say('cambria-no'), choice: pass, key: 'P', last: true, drawing: { id: 'ui-close' } }] : [])

/** The first step of a move can be put back while nobody has learnt anything from it. */
function other(match: Match, position: CambriaPosition, name: string): Answer[] {
  if (!['from', 'neutral_from'].includes(name) || match.table?.undo == null) return []
  return [{ label: say('cambria-other-goal', { goal: goalKind(position) }), pick: () => match.undo(), drawing: { id: 'ui-undo' } }]
}

const goalKind = ({ target }: CambriaPosition): 'ship' | 'road' => (target !== null && shipAt(target) !== null ? 'ship' : 'road')

function goalName(match: Match, position: CambriaPosition): string {
  const { target } = position
  if (target === null) return ''
  const ship = shipAt(target)
  return ship === null ? roadName(match, target) : say('cambria-goal-ship', { ship: roman(ship) })
}
