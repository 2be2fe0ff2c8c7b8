// Cards have kinds, not names of their own. For motion each gets one that follows it: a card that
// lies where it lay keeps its name, another one of its kind that is gone elsewhere gave it away.

import type { Seen } from './seen.ts'
import { UNSEEN } from './seen.ts'

interface Piece {
  at: string
  kind: string
  name: string
}

export class Followed {
  #pieces: Piece[] = []
  #count = 0

  /** Every card's name by its place. */
  follow(now: readonly Omit<Piece, 'name'>[]): Map<string, string> {
    const free = [...this.#pieces]
    const take = (fits: (piece: Piece) => boolean): string | undefined => {
      const index = free.findIndex(fits)
      return index < 0 ? undefined : free.splice(index, 1)[0]!.name
    }
    const stayed = now.map((each) => take((piece) => piece.at === each.at && piece.kind === each.kind))
    this.#pieces = now.map((each, index) => {
      const moved = each.kind === UNSEEN ? undefined : (stayed[index] ?? take((piece) => piece.kind === each.kind))
      return { ...each, name: stayed[index] ?? moved ?? `card-${(this.#count += 1)}` }
    })
    return new Map(this.#pieces.map((piece) => [piece.at, piece.name]))
  }
}

export const placeAt = (seat: number, disc: number): string => `place-${seat}-${disc}`

/** Every card that is drawn on the board, and where. */
export function cardsOf(now: Seen, top: string | null): { at: string; kind: string }[] {
  const { position, derived, me } = now
  return [
    ...derived.sides.flatMap((side, seat) => side.discs.flatMap(({ card, disc }) => (card ? [{ at: placeAt(seat, disc), kind: card }] : []))),
    ...(position.hands[me] ?? []).map((kind, index) => ({ at: `hand-${index}`, kind })),
    ...position.drawn.map((kind, index) => ({ at: `drawn-${index}`, kind })),
    ...position.lifted.map((kind, index) => ({ at: `lifted-${index}`, kind })),
    ...(position.passed[me] ?? []).map((kind, index) => ({ at: `passed-${index}`, kind })),
    ...(top ? [{ at: 'discard', kind: top }] : []),
  ]
}
