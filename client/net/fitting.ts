// What a device has kept may be another version's, a hand's, or half of it: what does not fit falls back, and the rest stays.

import { LANGUAGES } from '~/words/catalogues.ts'
import type { KeptTable, Settings } from './kept.svelte.ts'
import { isObject, type Found } from './storage.ts'

export const LIGHTS = ['day', 'lamp', 'device'] as const
export const MOVEMENTS = ['full', 'less', 'none'] as const
export const PACES = ['slow', 'normal', 'fast'] as const
const COLOURS = 5
const GAMES: readonly KeptTable['game'][] = ['armorica', 'cambria', 'roma']

type Fits = (value: unknown) => boolean
const oneOf = (all: readonly unknown[]): Fits => (value) => all.includes(value)
const between = (value: unknown, least: number, most: number): boolean => typeof value === 'number' && value >= least && value <= most

/** What must be more than of its kind. */
const SETTINGS: Partial<Record<keyof Settings, Fits>> = {
  colour: (value) => Number.isInteger(value) && between(value, 0, COLOURS - 1),
  language: oneOf([null, ...LANGUAGES]),
  light: oneOf(LIGHTS),
  sound: (value) => between(value, 0, 1),
  motion: oneOf(MOVEMENTS),
  pace: oneOf(PACES),
  levels: isObject,
}

export function settingsOf(found: Found, otherwise: Settings): Settings {
  const alike = (key: keyof Settings): Fits => (value) => typeof value === typeof otherwise[key]
  const wrong = (Object.keys(otherwise) as (keyof Settings)[]).filter((key) => !(SETTINGS[key] ?? alike(key))(found[key]))
  return { ...otherwise, ...found, ...Object.fromEntries(wrong.map((key) => [key, otherwise[key]])) }
}

const only = (found: unknown, fits: Fits): Found => (isObject(found) ? Object.fromEntries(Object.entries(found).filter(([, value]) => fits(value))) : {})
const isText: Fits = (value) => typeof value === 'string'

/** The tables among what was found; one that nobody could find again is none. */
export const tablesOf = (found: unknown): KeptTable[] => (Array.isArray(found) ? found.flatMap(tableOf) : [])

function tableOf(found: unknown): KeptTable[] {
  if (!isObject(found)) return []
  const { match, title, seats, languages, at } = found
  const game = GAMES.find((each) => each === found['game'])
  if (typeof match !== 'string' || !match || !game) return []
  return [
    {
      match,
      game,
      title: typeof title === 'string' ? title : '',
      seats: only(seats, isText) as KeptTable['seats'],
      ...(languages === undefined ? {} : { languages: only(languages, oneOf(LANGUAGES)) as NonNullable<KeptTable['languages']> }),
      at: typeof at === 'number' ? at : 0,
    },
  ]
}
