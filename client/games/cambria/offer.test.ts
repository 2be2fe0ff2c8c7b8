// What can be chosen, and when nothing can.

import { expect, test } from 'vitest'
import type { Choice, View } from '~/net/wire.ts'
import type { Match } from '~/table/match.svelte.ts'
import { offered, placeIn } from './offer.ts'

const view = { choices: [{ number: 1, verb: 'place', arguments: { road: 'r1' } }] } as unknown as View
const picking = { picked: () => undefined }
const at = (match: Partial<Match>) => offered({ asked: 0, sent: null, lost: false, ...match } as Match, view, picking)

test('whoever is asked may choose', () => {
  expect([...at({})!.roads.keys()]).toEqual(['r1'])
})

test('nothing is offered to others, while an answer is on its way, or without the server', () => {
  expect([at({ asked: null }), at({ sent: view.choices[0]! }), at({ lost: true })]).toEqual([null, null, null])
})

test('an answer on its way is about a road, a ship, or nothing on the map', () => {
  const about = (given: Choice['arguments']): string | null => placeIn({ arguments: given } as Choice)
  expect([about({ road: 'r1' }), about({ place: 'r1' }), about({ place: 'ship 3' }), about({ ship: 3 }), about({})]).toEqual(['r1', 'r1', 'ship 3', 'ship 3', null])
})
