// A table as its maker wishes it, before anybody else has heard of it.

import { untrack } from 'svelte'
import { kept } from '~/net/kept.svelte.ts'
import type { NewTable, Wanted, Wishes } from '~/net/wire.ts'
import { shelf, type GameName, type Level } from '~/pages/games.ts'
import { say, words } from '~/words/words.svelte.ts'

/** A chair on the list; `at` follows it when the order changes. */
export interface DraftChair extends Wanted {
  at: number
}

/** People must be called something at a table. */
const named = (kind: Wanted['kind']): string => (kind === 'me' ? kept.settings.name || say('guest') : kind === 'here' ? say('chair-friend') : '')

export class Draft {
  game = $state<GameName>('armorica')
  title = $state('')
  chairs = $state<DraftChair[]>([])
  options = $state<Record<string, string>>({})
  wishes = $state<Wishes>({ pace: kept.settings.pace, own_dice: false, chat: true })
  components = $state<{ name: string; text: string } | null>(null)
  public = $state(false)
  #next = 0

  begin(game: GameName): void {
    const { chairs, level } = shelf(game)
    this.game = game
    this.options = {}
    this.components = null
    this.wishes = { ...untrack(() => this.wishes), own_dice: false }
    this.chairs = Array.from({ length: chairs }, (_, seat) => this.#chair(seat === 0 ? { kind: 'me' } : seat === 1 ? { kind: 'open' } : { kind: 'bot', level }))
  }

  /** The kinds a chair can be: one of ours, a friend's, a guest's, or one of five bots. */
  set(at: number, kind: Wanted['kind'], level: Level | null = null): void {
    this.chairs = this.chairs.map((each) => (each.at === at ? { ...each, kind, level } : each))
  }

  rename(at: number, name: string): void {
    this.chairs = this.chairs.map((each) => (each.at === at ? { ...each, name } : each))
  }

  add(): void {
    if (this.chairs.length < shelf(this.game).most) this.chairs = [...this.chairs, this.#chair({ kind: 'open' })]
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
    const chairs = this.chairs.map(({ kind, name, level }): Wanted => ({ kind, name: name || named(kind), level: kind === 'bot' ? (level ?? 'centurio') : null }))
    return {
      game: this.game,
      chairs,
      options: { ...this.options },
      wishes: { ...this.wishes, practice: this.alone() },
      title: this.title.trim(),
      language: words.language,
      components: this.components?.text ?? null,
      public: this.public && this.open(),
      start: !this.open(),
    }
  }

  #chair(wanted: Wanted): DraftChair {
    return { name: '', level: null, ...wanted, at: this.#next++ }
  }
}
