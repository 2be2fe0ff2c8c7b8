// What each picture of Armorica shows: a table, and what the rules say of it (client/examples.py).

import type { ArmoricaDerived, Display, View } from '~/net/wire.ts'
import kept from './armorica.json'

export interface Example {
  derived: ArmoricaDerived
  standing: View['standing']
}

export type Name = keyof typeof kept

export const example = (name: Name): Example => kept[name]

/** Yours is the first display. */
export const YOU = 0
export const yours = (name: Name): Display => example(name).derived.displays[YOU]!
