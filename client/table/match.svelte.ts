// A match as one browser knows it. It guesses nothing: an answer is *sent* until the server has
// acknowledged it, and what lies on the table is always the last View that was told.

import { tick } from 'svelte'
import { changed } from '~/net/changes.ts'
import type { Connect, Connection, Network } from '~/net/connection.ts'
import { newKey } from '~/net/key.ts'
import type { Advice, Asked, Choice, Heard, No, Refused, Table, Talk, Told, View } from '~/net/wire.ts'
import { Errands } from './errands.svelte.ts'
import { news } from './news.ts'
import { Reasons } from './reasons.ts'
import { lastAnswer, seatsHere } from './seats.ts'
import { Uttered } from './uttered.ts'

/** Fate's number among the seats, as the wire has it. */
const FATE = -1

/** Called around every change of the View, so that pieces can move from where they were. */
export interface Witness {
  before(heard: readonly Heard[]): void
  after(heard: readonly Heard[]): void
}

export class Match {
  view = $state.raw<View | null>(null)
  table = $state.raw<Table | null>(null)
  printed = $state.raw<Record<string, unknown>>({})
  talk = $state.raw<readonly Talk[]>([])
  /** The lines that an onlooker at this screen has said, by their numbers. */
  ownLines = $state.raw<readonly number[]>([])
  log = $state.raw<readonly Heard[]>([])
  /** Where in the log begins what the others did since one's own last answer; beyond its end, if that is nothing. */
  newsFrom = $state.raw(Infinity)
  network = $state.raw<Network>({ state: 'connecting' })
  sent = $state.raw<Choice | null>(null)
  refusal = $state.raw<No | null>(null)
  advice = $state.raw<Advice | null>(null)
  /** A hint has been asked for and is being thought about. */
  advising = $state.raw(false)
  /** A wish to take back what only all others together can allow: about to be uttered, or just refused. */
  wish = $state.raw<'asking' | 'refused' | null>(null)
  /** The absences that somebody here waits out, by seat and beginning: they are not asked about again. */
  waited = $state.raw<readonly string[]>([])
  /** The seats whose keys this page came with: another page of the device may hold others at the same table. */
  readonly seats: readonly number[]

  /** The seat of this viewer that is asked now, if one is; in a game that is over, none. */
  readonly asked = $derived.by(() => {
    if (this.table?.stage === 'over') return null
    const seat = this.view?.decision.seat
    return typeof seat === 'number' && this.view?.viewer.includes(seat) ? seat : null
  })
  /** Fate is asked and the table rolls its own dice: what came up is typed in here. */
  readonly rolling = $derived(this.view?.decision.seat === 'fate' && this.view.choices.length > 0)
  /** Without the wire nobody is invited to anything. */
  readonly lost = $derived(this.network.state !== 'open')
  #errands = new Errands((errand) => this.#connection.send(errand))
  /** Nothing of one's own is on its way: an undo right behind an answer, or behind another undo, would go further back than was meant. */
  readonly idle = $derived(!this.lost && this.sent === null && !this.#errands.busy('undo'))
  /** A word to somebody's wish, or for somebody who is away, is on its way: two clicks give one. */
  readonly granting = $derived(this.#errands.busy('grant'))
  readonly keeping = $derived(this.#errands.busy('keep'))
  /** Whether answers can be given: asked, connected, nothing on its way. */
  readonly ready = $derived((this.asked !== null || this.rolling) && !this.lost && this.sent === null)

  /** The View is that of a finished game. */
  readonly over = $derived(this.view?.decision.question === 'over')
  /** Practising, with nobody but bots. */
  readonly #alone = $derived(this.table?.wishes.practice === true && this.table.chairs.every((chair, seat) => chair.kind === 'bot' || this.#mine(seat)))
  /** The last answer of this screen's seats; where several share it, of whichever answered last. */
  readonly last = $derived(lastAnswer(this.view?.answered ?? [], seatsHere(this)))
  /** Whether it could be taken back, at once or if the others agree. Whoever practises alone is always told which. */
  readonly mayGoBack = $derived(this.table?.stage === 'playing' && !this.over && (this.table.undo != null || (!this.#alone && this.last !== null)))

  #connection: Connection
  #pending: Extract<Asked, { type: 'answer' }> | null = null
  /** The key under which a hint to the present question was asked for: one to an older question says nothing. */
  #hint = ''
  #reasons = new Reasons((words, key) => this.#connection.send({ type: 'why', match: this.id, words, key }))
  #refusedAt: number | null = null
  #witnesses = new Set<Witness>()
  #uttered = new Uttered()

  constructor(
    readonly id: string,
    readonly keys: Readonly<Record<number, string>>,
    connect: Connect,
  ) {
    this.seats = Object.keys(keys).map(Number)
    const listener = { told: (message: Told) => this.#hear(message), network: (now: Network) => (this.network = now) }
    this.#connection = connect({ match: id, secrets: Object.values(keys) }, listener)
  }

  /** Answer the open question. Nothing moves until the server has taken it. */
  answer(choice: Choice): void {
    if (!this.view || !this.ready) return
    this.sent = choice
    this.refusal = null
    this.newsFrom = Infinity
    this.#pending = { type: 'answer', match: this.id, entry: this.view.entry, action: choice.number, key: newKey(), seat: this.rolling ? FATE : this.asked }
    this.#connection.send(this.#pending)
  }

  /** The log was opened and read: what is in it is news no more. */
  readLog(): void {
    this.newsFrom = Math.max(this.newsFrom, this.log.length)
  }

  /** Take back at once what nobody has learnt from; beyond that, think about asking the others. */
  undo(): void {
    if (!this.idle) return
    if (this.table?.undo != null) this.#goBack(this.table.undo)
    else if (this.mayGoBack && !this.table?.takeback) this.wish = 'asking'
  }

  /** Ask the others to let one's last answer be taken back. */
  askBack(): void {
    if (!this.idle || !this.last) return
    this.wish = null
    this.#goBack(this.last.entry)
  }

  #goBack(entry: number): void {
    void this.#errands.run({ type: 'undo', match: this.id, entry, key: newKey() })
  }

  #mine(seat: unknown): boolean {
    return typeof seat === 'number' && seatsHere(this).includes(seat)
  }

  grant(agreed: boolean): void {
    const asked = this.table?.takeback
    if (asked && !this.lost && !this.granting) void this.#errands.run({ type: 'grant', match: this.id, entry: asked.entry, wish: asked.wish, agreed, key: newKey() })
  }

  /** Whether it was said, told as soon as that is known. What is lost on the way is said again; without the wire nobody would hear it. */
  say(text: string): Promise<boolean> {
    // with single blanks, as the table repeats it: an onlooker knows it again by nothing else
    const line = { type: 'say', match: this.id, text: text.trim().replace(/\s+/g, ' '), key: newKey() } as const
    if (!line.text) return Promise.resolve(true)
    const said = this.#errands.run(line)
    if (this.seats.length) return said
    this.#uttered.says(line)
    return said.then((isSaid) => isSaid || this.#uttered.forget(line.key))
  }

  hint(): void {
    if (!this.view || this.advising) return
    this.advising = true
    this.refusal = null
    this.#hint = newKey()
    this.#connection.send({ type: 'hint', match: this.id, entry: this.view.entry, key: this.#hint })
  }

  keep(seat: number, level: NonNullable<Table['chairs'][number]['level']>): void {
    if (!this.lost && !this.keeping) void this.#errands.run({ type: 'keep', match: this.id, seat, level, key: newKey() })
  }

  /** Why some words are not allowed now. */
  why(words: string): Promise<Refused | null> {
    return this.#reasons.why(words)
  }

  /** At a screen that several share: whose eyes look now, or nobody's while the curtain is down. */
  look(seat: number | null): void {
    this.#connection.send({ type: 'look', match: this.id, seat })
  }

  hurry(): void {
    this.#connection.hurry()
  }

  /** Be told around every change; returns how to stop. */
  watch(witness: Witness): () => void {
    this.#witnesses.add(witness)
    return () => this.#witnesses.delete(witness)
  }

  leave(): void {
    this.#connection.close()
  }

  #hear(message: Told): void {
    switch (message.type) {
      case 'shown':
        this.table = message.table
        this.printed = message.printed ?? this.printed
        this.#listen(message.talk ?? [])
        if (message.view) this.#show(message.view, this.#unheard(message.view), message.view.heard)
        this.#errands.repeat()
        this.#repeat()
        break
      case 'changed':
        this.#change(message)
        break
      case 'around':
        if (this.#isRefused(message.table)) this.wish = 'refused'
        this.table = message.table
        break
      case 'done':
        this.#heardOf(message.key, true)
        break
      case 'no':
        if (this.#reasons.hears(message)) break
        this.#heardOf(message.key, false)
        if (message.key === this.#hint) this.advising = false
        this.refusal = message
        this.#refusedAt = null
        break
      case 'talked':
        if (!this.talk.some(({ number }) => number === message.talk.number)) this.#listen([...this.talk, message.talk])
        break
      case 'advice':
        if (message.key !== this.#hint) break
        this.advice = message
        this.advising = false
        break
      case 'because':
        this.#reasons.hears(message)
        break
    }
  }

  #listen(talk: readonly Talk[]): void {
    this.ownLines = [...this.ownLines, ...this.#uttered.hears(talk.slice(this.talk.length))]
    this.talk = talk
  }

  /** What was on its way under this key has arrived. */
  #heardOf(key: string, taken: boolean): void {
    if (key === this.#pending?.key) this.#settle()
    this.#errands.ended(key, taken)
  }

  /** Whether somebody did not agree: a wish of this screen is gone, and nothing else has happened. */
  #isRefused(table: Table): boolean {
    const before = this.table
    return this.#mine(before?.takeback?.seat) && !table.takeback && table.entry === before?.entry
  }

  #change(message: Extract<Told, { type: 'changed' }>): void {
    if (!this.view || this.view.entry !== message.since) {
      if (this.view?.entry !== message.entry) this.#connection.resync()
      return
    }
    const view = changed(this.view, message.change)
    const heard = message.heard ?? []
    this.table = message.table ?? this.table
    this.#show({ ...view, entry: message.entry }, heard, [...this.log, ...heard])
  }

  #show(view: View, fresh: readonly Heard[], log: readonly Heard[]): void {
    for (const witness of this.#witnesses) witness.before(fresh)
    if (this.table?.stage === 'playing') this.newsFrom = news(this.newsFrom, view, fresh, log)
    if (this.#pending && this.#pending.entry < view.entry) this.#settle() // the question is past: drawn with the View, not once more after it
    if (view.entry !== this.view?.entry) this.#hint = ''
    this.view = view
    this.log = log
    this.advice = null
    this.advising = false
    this.wish = null
    this.#reasons.forget()
    this.#letGo(view.entry)
    void tick().then(() => {
      for (const witness of this.#witnesses) witness.after(fresh)
    })
  }

  /** A refusal is shown with the View that came with it, until this screen is asked something later. */
  #letGo(entry: number): void {
    this.#refusedAt ??= entry
    if (entry > this.#refusedAt && this.asked !== null) this.refusal = null
  }

  /** Of a whole View, what this browser has not heard yet; after a first load, nothing. */
  #unheard(view: View): readonly Heard[] {
    const last = this.view?.entry
    return last === undefined ? [] : view.heard.filter((each) => each.entry > last)
  }

  /** After a loss the same answer is asked again under its old key: it counts once, or never. */
  #repeat(): void {
    if (this.#pending && this.view && this.#pending.entry === this.view.entry) this.#connection.send(this.#pending)
    else if (this.#pending) this.#settle()
  }

  #settle(): void {
    this.#pending = null
    this.sent = null
  }
}
