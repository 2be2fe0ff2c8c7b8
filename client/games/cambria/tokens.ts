// Who has taken which token, read off the position.

import type { CambriaPosition } from '~/net/wire.ts'
import type { Colour } from './colours.ts'

export interface Hoard {
  colour: Colour
  /** Warriors: waiting, on roads, on ships. */
  supply: number
  out: number
  aboard: number
  forts: string[]
  points: string[]
}

/** Every seat's pieces and tokens, then those of the neutral colour where it plays. */
export function hoards(position: CambriaPosition): Hoard[] {
  const hoard = (colour: Colour, supply: number, forts: string[] = [], points: string[] = []): Hoard => {
    const held = (places: Record<string, Colour>): number => Object.values(places).filter((holder) => holder === colour).length
    return { colour, supply, out: held(position.roads), aboard: held(position.ships), forts, points }
  }
  const seats = position.supply.map((supply, seat) => hoard(seat, supply, position.fort_tokens[seat], position.point_tokens[seat]))
  const neutral = position.neutral_tokens
  return neutral ? [...seats, hoard('neutral', position.neutral_supply ?? 0, neutral['forts'], neutral['points'])] : seats
}

export const takerOf = (position: CambriaPosition, fort: string, kind: 'forts' | 'points'): Colour | null =>
  hoards(position).find((hoard) => hoard[kind].includes(fort))?.colour ?? null
