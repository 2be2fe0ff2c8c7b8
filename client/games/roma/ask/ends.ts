// Whether an answer ends the game at once (R11), as far as the View's own numbers tell it.

import { say } from '~/words/words.svelte.ts'
import type { Seen } from '../seen.ts'

export const endsGame = (ends: boolean): string => (ends ? say('roma-ends-game') : '')

/** So much fame from the stockpile is all that lies there. */
export const emptiesStockpile = (now: Seen, fame: number): boolean => fame >= now.derived.stockpile_left

/** So much fame from the other is all that she has. */
export const leavesNothing = (now: Seen, fame: number): boolean => fame >= (now.derived.fame_left[now.them] ?? 0)

/** Nobody's turn may follow, or the next one begins with the other's last fame going back for empty discs. */
export const turnEndsGame = (now: Seen): boolean => now.derived.turns_left === 0 || leavesNothing(now, now.derived.sides[now.them]?.fame_to_return ?? 0)
