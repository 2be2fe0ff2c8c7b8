// Seats and the neutral colour, told apart by colour, shape, letter and pattern.

import { letter } from '~/table/seats.ts'

export type Colour = number | 'neutral'

export const colourLetter = (colour: Colour): string => (colour === 'neutral' ? 'n' : letter(colour))

/** The neutral mark is a drawing of this game; the seats' marks are the house's. */
export const markSheet = (colour: Colour): 'cambria' | 'house' => (colour === 'neutral' ? 'cambria' : 'house')
