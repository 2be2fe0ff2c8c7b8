// When the end is near enough to be shown as a threat. A matter of looks, not of rules.

import type { Seen } from './seen.ts'

const LOW = 6 // fame in the stockpile: one good Forum
const LAST_TURNS = 20

export const isLow = (now: Seen): boolean => !now.over && now.derived.stockpile_left <= LOW
export const turnsThreaten = (now: Seen): boolean => !now.over && now.derived.turns_left <= LAST_TURNS
