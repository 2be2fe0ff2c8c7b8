// What this device keeps: settings, and the keys of seats. How far it has seen each table stands in
// table/seen.ts; nothing else is kept, and nothing anywhere else.

import type { Language } from '~/words/catalogues.ts'
import { settingsOf, tablesOf, type LIGHTS, type MOVEMENTS, type PACES } from './fitting.ts'
import { forget, load, loadParts, save } from './storage.ts'
import type { GameFacts, Table } from './wire.ts'

export interface Settings {
  name: string
  colour: number
  language: Language | null
  light: (typeof LIGHTS)[number]
  sound: number
  motion: (typeof MOVEMENTS)[number]
  askBeforeEnd: boolean
  /** Whether a letter, a digit or a sign alone plays. */
  singleKeys: boolean
  /** How fast bots answer at tables that this device opens. */
  pace: (typeof PACES)[number]
  /** The bots last chosen for each game. */
  levels: Partial<Record<GameFacts['name'], GameFacts['levels'][number]>>
}

/** A table this device sits at: each key is a seat. */
export interface KeptTable {
  match: string
  game: Table['game']
  title: string
  seats: Record<number, string>
  /** What each seat reads, where several share this screen. */
  languages?: Record<number, Language>
  at: number
}

const DEFAULT: Settings = { name: '', colour: 0, language: null, light: 'device', sound: 0.6, motion: 'full', askBeforeEnd: true, singleKeys: true, pace: 'normal', levels: {} }

const settings = (): Settings => settingsOf(loadParts('lusoria-settings'), DEFAULT)

/** What is kept now: another page of the device may have sat down somewhere meanwhile. Where nothing can be kept, what this page knows. */
function stored(known: KeptTable[]): KeptTable[] {
  const { device, window } = load('lusoria-tables')
  if (!('tables' in device) && !('tables' in window)) return known
  const [all, here] = [tablesOf(device['tables']), tablesOf(window['tables'])]
  return [...here, ...all.filter((each) => !here.some(({ match }) => match === each.match))]
}

/** Of these what the device does not hold: what it does, another page of it may forget. */
function lacking(tables: KeptTable[]): KeptTable[] {
  const held = tablesOf(load('lusoria-tables').device['tables']).map((each) => JSON.stringify(each))
  return tables.filter((each) => !held.includes(JSON.stringify(each)))
}

class Kept {
  settings = $state<Settings>(settings())
  tables = $state<KeptTable[]>(stored([]))

  change(part: Partial<Settings>): void {
    Object.assign(this.settings, part)
    save('lusoria-settings', this.settings)
  }

  keep(table: Table, seats: Record<number, string>): void {
    const tables = stored(this.tables)
    const before = tables.find((each) => each.match === table.match)
    const kept = { ...before, match: table.match, game: table.game, title: table.title, seats: { ...before?.seats, ...seats }, at: Date.now() }
    this.#write([kept, ...tables.filter((each) => each.match !== table.match)])
  }

  #write(tables: KeptTable[]): void {
    this.tables = tables
    save('lusoria-tables', { tables }, () => ({ tables: lacking(tables) }))
  }

  languageOf(match: string, seat: number): Language | undefined {
    return this.tables.find((each) => each.match === match)?.languages?.[seat]
  }

  speaks(match: string, seat: number, language: Language): void {
    this.#write(stored(this.tables).map((each) => (each.match === match ? { ...each, languages: { ...each.languages, [seat]: language } } : each)))
  }

  forget(match: string): void {
    this.#write(stored(this.tables).filter((each) => each.match !== match))
  }

  forgetEverything(): void {
    for (const key of ['lusoria-settings', 'lusoria-tables', 'lusoria-seen']) forget(key)
    this.tables = []
    this.settings = { ...DEFAULT }
  }

  /** The seats that this device holds at a table. */
  seats(match: string): number[] {
    return Object.keys(this.keys(match)).map(Number)
  }

  /** Their keys. */
  secrets(match: string): string[] {
    return Object.values(this.keys(match))
  }

  /** Whether the device has not taken these keys: they are gone with this window, or with this page. */
  fleeting(match: string): boolean {
    const onDevice = tablesOf(load('lusoria-tables').device['tables'])
    return this.seats(match).length > 0 && !onDevice.some((each) => each.match === match)
  }

  /** Each of them with its key. */
  keys(match: string): Readonly<KeptTable['seats']> {
    return this.tables.find((each) => each.match === match)?.seats ?? {}
  }
}

export const kept = new Kept()

// the pages of one device agree: what is changed in one of them holds in all
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === 'lusoria-settings') Object.assign(kept.settings, settings())
  if (event.key === 'lusoria-tables') kept.tables = stored([])
})
