// Finding the rules that have all words asked for, in any of their forms; of a word that no rule has, its longest known
// parts; else the words that are written alike are offered.

import type { Kin } from './kin.ts'
import { near } from './near.ts'
import { fold } from './stems.ts'

export interface Finding {
  /** The sentences that have all of it, by their names, each with its words that were looked for. */
  hits: ReadonlyMap<string, ReadonlySet<string>>
  /** What was looked for in place of a word that no rule has. */
  instead: string[]
  /** What else might be looked for, where nothing was found. */
  near: string[]
  /** The words that no rule has; where there are none, no sentence has all that was asked for. */
  unknown: string[]
}

interface Word {
  /** As the rules write it most often. */
  shown: string
  folded: string
  keys: ReadonlySet<string>
}

type Index = ReadonlyMap<string, ReadonlySet<string>>

export interface Book {
  kin: Kin
  words: ReadonlyMap<string, Word>
  /** The words that are known by a key, and the verbs that are known by it without their prefix. */
  known: Index
  bare: Index
  sentences: { id: string; words: string[] }[]
}

const WORD = /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu
const TYPED = 3 // so many letters are enough of a word that is still being typed
const PART = 4 // a shorter part of a word says nothing
const split = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word)

/** A page of rules, made ready to be searched. */
export function book(texts: { id: string; text: string }[], kin: Kin): Book {
  const often = new Map<string, number>()
  for (const word of texts.flatMap(({ text }) => split(text))) often.set(word, (often.get(word) ?? 0) + 1)
  const words = new Map<string, Word>()
  for (const [shown] of [...often].sort((a, b) => a[1] - b[1])) words.set(shown.toLowerCase(), { shown, folded: fold(shown), keys: kin.keys(shown.toLowerCase()) })
  const known = indexed([...words].map(([word, { keys }]) => [word, keys]))
  const bare = indexed([...words.keys()].map((word) => [word, kin.keys(kin.parts(word)?.rest ?? '')]))
  return { kin, words, known, bare, sentences: texts.map(({ id, text }) => ({ id, words: split(text).map((word) => word.toLowerCase()) })) }
}

function indexed(words: [string, ReadonlySet<string>][]): Index {
  const found = new Map<string, Set<string>>()
  for (const [word, keys] of words) for (const key of keys) found.set(key, (found.get(key) ?? new Set()).add(word))
  return found
}

const under = (index: Index, keys: ReadonlySet<string>): string[] => [...keys].flatMap((key) => [...(index.get(key) ?? [])])

export function find(book: Book, asked: string): Finding {
  const wanted = split(asked)
  const hits = sentences(book, wanted)
  if (hits.size || !wanted.length) return { hits, instead: [], near: [], unknown: [] }
  const known = wanted.filter((word) => sentences(book, [word]).size)
  const unknown = wanted.filter((word) => !known.includes(word))
  for (const broken of [unknown.map((word) => halves(book, word)), unknown.map((word) => longest(book, word))]) {
    const parts = broken.flat()
    const found = unknown.length && broken.every((each) => each.length) ? sentences(book, [...known, ...parts]) : hits
    if (found.size) return { hits: found, instead: parts, near: [], unknown: [] }
  }
  const words = [...book.words.values()].map(({ shown }) => shown)
  return { hits, instead: [], near: [...new Set([...unknown.flatMap((word) => near(word, words)), ...known])], unknown }
}

/** The sentences that have a form of each of these words, with those forms. */
function sentences(book: Book, wanted: string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const sought = wanted.map((word) => seek(book, word))
  for (const { id, words } of wanted.length ? book.sentences : []) {
    const had = sought.map((has) => has(words))
    if (had.every((each) => each.length)) found.set(id, new Set(had.flat()))
  }
  return found
}

/** The words of a sentence that are forms of this one; in German also the verb whose prefix stands apart (greift … an). */
function seek(book: Book, asked: string): (words: string[]) => string[] {
  const { kin } = book
  const forms = new Set([...kin.names(asked).flatMap((name) => [...under(book.known, kin.keys(name)), ...compounds(book, name)]), ...under(book.bare, kin.keys(asked))])
  const apart = kin.names(asked).flatMap((name) => kin.parts(name) ?? []).map(({ prefix, rest }) => ({ prefix, verbs: new Set(under(book.known, kin.keys(rest))) }))
  if (!forms.size && apart.every(({ verbs }) => !verbs.size)) for (const word of beginnings(book, asked)) forms.add(word)
  return (words) =>
    words.filter((word, at) => forms.has(word) || apart.some(({ prefix, verbs }) => verbs.has(word) && words.slice(at).some((each) => fold(each) === prefix)))
}

/** The names that begin or end with this one: Handkarte, Dreierpasch. */
function compounds({ kin, words }: Book, name: string): string[] {
  const start = fold(name).replace(/(?<=....)(e|en|n)$/, '')
  const ends = [...kin.keys(name)].filter((key) => key.length >= PART)
  if (!kin.compounds || start.length < PART) return []
  const has = ({ shown, folded, keys }: Word): boolean => shown !== shown.toLowerCase() && (folded.startsWith(start) || ends.some((end) => [...keys].some((key) => key.endsWith(end))))
  return [...words].flatMap(([word, is]) => (has(is) ? [word] : []))
}

/** While one types, the beginning of a word is enough; else what has the same beginning as its stem. */
function beginnings({ kin, words }: Book, asked: string): string[] {
  const begun = (start: string, least: number): string[] => (start.length < least ? [] : [...words].flatMap(([word, { folded }]) => (folded.startsWith(start) ? [word] : [])))
  const typed = begun(fold(asked), TYPED)
  return typed.length ? typed : begun([...kin.keys(asked)].reduce((a, b) => (b.length < a.length ? b : a)), PART)
}

const LINK = /(?:e?n|e?s|er)$/

/** A compound as two words of the rules: Handkarten as Hand and Karten. */
function halves(book: Book, asked: string): string[] {
  const word = fold(asked)
  for (let at = word.length - TYPED; at >= TYPED; at -= 1) {
    const head = word.slice(0, at)
    const [first, second] = [known(book, head) ?? known(book, head.replace(LINK, '')), known(book, word.slice(at))]
    if (first && second) return [first, second]
  }
  return []
}

/** The longest word of the rules that it begins with, in German also ends with, if that is much of it. */
function longest(book: Book, asked: string): string[] {
  const word = fold(asked)
  for (let size = word.length - 1; size >= Math.max(PART, word.length * 0.4); size -= 1) {
    const found = known(book, word.slice(0, size)) ?? (book.kin.compounds ? known(book, word.slice(-size)) : undefined)
    if (found) return [found]
  }
  return []
}

/** A word of the rules that is this part of another, or a form of it. */
function known(book: Book, part: string): string | undefined {
  const found = part.length < TYPED ? [] : under(book.known, book.kin.keys(part))
  return found.map((word) => book.words.get(word)!).find(({ folded }) => folded.startsWith(part.slice(0, Math.max(PART, part.length - TYPED))))?.shown
}

/** A text in pieces, those that were found marked. */
export function marked(text: string, found: ReadonlySet<string>): { text: string; hit: boolean }[] {
  const pieces: { text: string; hit: boolean }[] = []
  let last = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!found.has(word.toLowerCase())) continue
    pieces.push({ text: text.slice(last, index), hit: false }, { text: word, hit: true })
    last = index + word.length
  }
  return [...pieces, { text: text.slice(last), hit: false }].filter((piece) => piece.text)
}
