// A table as its maker wishes it, before anybody else has heard of it.

import { untrack } from 'svelte'
import { readText } from '~/net/file.ts'
import { checkComponents } from '~/net/http.ts'
import { kept } from '~/net/kept.svelte.ts'
import type { NewTable, Wanted, Wishes } from '~/net/wire.ts'
import { FIRST, shelf, type GameName, type Level } from '~/pages/games.ts'
import { chosenLevel, ownName } from '~/pages/playing.ts'
import { letter } from '~/table/seats.ts'
import { say, words } from '~/words/words.svelte.ts'

/** A chair on the list; `at` follows it when the order changes. */
export interface DraftChair extends Wanted {
  at: number
}

export interface OwnFile {
  name: string
  text: string
}

export class Draft {
  game = $state<GameName>('armorica')
  title = $state('')
  chairs = $state<DraftChair[]>([])
  options = $state<Record<string, string>>({})
  wishes = $state<Wishes>({ pace: kept.settings.pace, own_dice: false, chat: true })
  /** The printed pieces: ours, or those of this file. */
  components = $state.raw<OwnFile | null>(null)
  /** A file that the server still looks at, and one that it has refused. */
  checking = $state.raw<OwnFile | null>(null)
  refused = $state.raw<{ name: string; error: unknown } | null>(null)
  public = $state(false)
  #next = 0
  #level: Level = FIRST // of the bot that was chosen last
  #files = 0

  begin(game: GameName): void {
    const { chairs } = shelf(game)
    const level = (this.#level = untrack(() => chosenLevel(shelf(game))))
    this.game = game
    this.options = {}
    this.ours()
    this.wishes = { ...untrack(() => this.wishes), own_dice: false }
    this.chairs = Array.from({ length: chairs }, (_, seat) => this.#chair(seat === 0 ? { kind: 'me' } : seat === 1 ? { kind: 'open' } : { kind: 'bot', level }))
  }

  /** Our own pieces again; what was said about a file is forgotten. */
  ours(): void {
    this.#files++
    this.components = this.checking = this.refused = null
  }

  /** A file of one's own is looked at as soon as it is chosen; of several the last one counts. */
  async bring(file: File): Promise<void> {
    this.ours()
    const number = this.#files
    const { name } = file
    try {
      const text = await readText(file)
      if (number !== this.#files) return
      this.checking = { name, text }
      await checkComponents(this.game, text)
      if (number === this.#files) this.components = { name, text }
    } catch (error) {
      if (number === this.#files) this.refused = { name, error }
    }
    if (number === this.#files) this.checking = null
  }

  /** The kinds a chair can be: one of ours, a friend's, a guest's, or one of five bots. */
  set(at: number, kind: Wanted['kind'], level: Level | null = null): void {
    this.#level = level ?? this.#level
    this.chairs = this.chairs.map((each) => (each.at === at ? { ...each, kind, level } : each))
  }

  rename(at: number, name: string): void {
    this.chairs = this.chairs.map((each) => (each.at === at ? { ...each, name } : each))
  }

  /** For one guest more where guests are awaited, else for one more bot. */
  add(): void {
    const wanted: Wanted = this.open() ? { kind: 'open' } : { kind: 'bot', level: this.#level }
    if (this.chairs.length < shelf(this.game).most) this.chairs = [...this.chairs, this.#chair(wanted)]
  }

  remove(at: number): void {
    if (this.chairs.length > shelf(this.game).fewest) this.chairs = this.chairs.filter((each) => each.at !== at)
  }

  /** Move a chair in the order of play. */
  move(at: number, by: number): void {
    const from = this.chairs.findIndex((each) => each.at === at)
    const to = from + by
    if (to < 0 || to >= this.chairs.length) return
    const order = [...this.chairs]
    order.splice(to, 0, ...order.splice(from, 1))
    this.chairs = order
  }

  /** Whether a guest is awaited; without one play begins at once. */
  open(): boolean {
    return this.chairs.some((each) => each.kind === 'open')
  }

  /** Nobody but bots: that is practice. */
  alone(): boolean {
    return this.count().people === 1 && !this.open()
  }

  count(): { people: number; guests: number; bots: number } {
    const of = (kind: Wanted['kind']): number => this.chairs.filter((each) => each.kind === kind).length
    return { people: of('me') + of('here'), guests: of('open'), bots: of('bot') }
  }

  wanted(): NewTable {
    const chairs = this.chairs.map(({ kind, name, level }, seat): Wanted => ({ kind, name: name || this.#called(kind, seat), level: kind === 'bot' ? (level ?? 'centurio') : null }))
    return {
      game: this.game,
      chairs,
      options: { ...this.options },
      wishes: { ...this.wishes, practice: this.alone() },
      title: this.title.trim(),
      language: words.language,
      components: (this.checking ?? this.components)?.text ?? null,
      public: this.public && this.open(),
      start: !this.open(),
    }
  }

  /** People must be called something at a table; of several friends without a name each by their letter. */
  #called(kind: Wanted['kind'], seat: number): string {
    if (kind === 'me') return ownName()
    if (kind !== 'here') return ''
    const friends = this.chairs.filter((each) => each.kind === 'here' && !each.name).length
    return friends > 1 ? say('chair-friend-at', { letter: letter(seat).toUpperCase() }) : say('chair-friend')
  }

  #chair(wanted: Wanted): DraftChair {
    return { name: '', level: null, ...wanted, at: this.#next++ }
  }
}
