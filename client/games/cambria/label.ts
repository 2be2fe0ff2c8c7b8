// An answer in the reader's words, for hints and refusals: places by their forts, as the map shows them.

import type { Choice } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { roman } from '~/table/seats.ts'
import { seatName } from '~/table/telling.ts'
import { say, words } from '~/words/words.svelte.ts'
import { roadOf, shipOf } from './offer.ts'
import { isYours, roadName } from './telling.ts'

/** `place r07` → “Warrior on Pennal – Bremia”. */
export function label(choice: Choice, match: Match): string {
  return named(match, choice.verb, roadOf(choice), shipOf(choice), Number(choice.arguments['die'] ?? 0))
}

function named(match: Match, verb: string, road: string | null, ship: number | null, die: number): string {
  const place = road !== null ? roadName(match, road) : ship !== null ? say('cambria-ship', { ship: roman(ship) }) : ''
  return say(`cambria-label-${verb.replace(' ', '-')}`, { place, die })
}

const TRIED = /^(pass|(?<verb>place|legion|neutral from|neutral|from|board|ship) (?:(?:ship )?(?<ship>[2-6])|(?<road>\S+))(?: for (?<die>\d))?)$/

/** What was tried, from its words (docs/positions.md), as a hint would call it. */
function tried(match: Match, words: string): string {
  const { verb = 'pass', road, ship, die } = TRIED.exec(words)?.groups ?? {}
  return named(match, verb, road ?? null, ship ? Number(ship) : null, Number(die ?? 0))
}

/** Facts of a refusal as this map says them: who stands there by name, forts and ships by their numerals, dice apart. */
export function refusedFacts(given: Record<string, string | number>, match: Match): Record<string, string | number> {
  const told: Record<string, string | number> = { yours: String(isYours(match, String(given['holder']))) }
  if (typeof given['holder'] === 'number') told['holder'] = seatName(match, given['holder'])
  for (const value of ['first_value', 'second_value', 'ship']) if (typeof given[value] === 'number') told[value] = roman(given[value])
  if (typeof given['dice'] === 'string') told['dice'] = new Intl.ListFormat(words.language).format(given['dice'].split(' '))
  if (typeof given['action'] === 'string') told['action'] = tried(match, given['action'])
  return told
}
