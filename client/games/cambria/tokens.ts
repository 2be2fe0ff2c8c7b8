// Who has taken which token, read off the position.

import type { CambriaPosition } from '~/net/wire.ts'
import type { Colour } from './colours.ts'

export interface Hoard {
  colour: Colour
  supply: number
  forts: string[]
  points: string[]
}

/** Every seat's pieces and tokens, then those of the neutral colour where it plays. */
export function hoards(position: CambriaPosition): Hoard[] {
  const seats = position.supply.map((supply, seat): Hoard => ({ colour: seat, supply, forts: position.fort_tokens[seat] ?? [], points: position.point_tokens[seat] ?? [] }))
  const neutral = position.neutral_tokens
  if (!neutral) return seats
  return [...seats, { colour: 'neutral', supply: position.neutral_supply ?? 0, forts: neutral['forts'] ?? [], points: neutral['points'] ?? [] }]
}

export const takerOf = (position: CambriaPosition, fort: string, kind: 'forts' | 'points'): Colour | null =>
  hoards(position).find((hoard) => hoard[kind].includes(fort))?.colour ?? null
