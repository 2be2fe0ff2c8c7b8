// Finding a rule by any form of a word: words are compared by their stems, each language by its own
// endings. Rough on purpose: a reader forgives one hit too many, not one too few.

import type { Language } from '~/words/catalogues.ts'

const ENDINGS: Record<Language, string[]> = {
  en: ['ations', 'ation', 'ings', 'ing', 'ies', 'ied', 'ed', 'es', 'er', 'ers', 'ly', 's', 'e', 'y'],
  de: ['ungen', 'ung', 'ern', 'erin', 'est', 'end', 'en', 'er', 'em', 'es', 'et', 'st', 'te', 'ten', 'e', 'n', 's', 't'],
  ru: [
    'иями', 'ями', 'ами', 'иях', 'ого', 'его', 'ому', 'ему', 'ыми', 'ими', 'ать', 'ять', 'ить', 'еть', 'ает', 'яет', 'ают', 'яют', 'ишь', 'ешь', 'ете', 'ите',
    'ах', 'ях', 'ам', 'ям', 'ом', 'ем', 'ём', 'ов', 'ев', 'ей', 'ий', 'ый', 'ой', 'ая', 'яя', 'ое', 'ее', 'ые', 'ие', 'ую', 'юю', 'ия', 'ию', 'ии', 'ит', 'ет', 'ют', 'ут', 'ат', 'ят', 'ал', 'ил', 'ть',
    'а', 'я', 'о', 'е', 'ё', 'ы', 'и', 'у', 'ю', 'ь', 'й',
  ],
}
const SHORTEST = 3

/** A word without its ending, umlauts and accents. */
export function stem(word: string, language: Language): string {
  const bare = word.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replaceAll('ß', 'ss')
  const found = ENDINGS[language].filter((ending) => bare.endsWith(ending) && bare.length - ending.length >= SHORTEST)
  const longest = found.reduce((best, ending) => (ending.length > best.length ? ending : best), '')
  return bare.slice(0, bare.length - longest.length)
}

const WORD = /[\p{L}\p{N}.]+/gu

/** Whether one word is a form of the other; while one types, its beginning is enough. */
export function alike(word: string, asked: string, language: Language): boolean {
  const [a, b] = [stem(word, language), stem(asked, language)]
  return a === b || (b.length >= SHORTEST && (a.startsWith(b) || word.toLowerCase().startsWith(asked.toLowerCase())))
}

/** Whether a text holds a form of every word asked for. */
export function holds(text: string, asked: string, language: Language): boolean {
  const words = [...text.matchAll(WORD)].map((found) => found[0])
  const wanted = [...asked.matchAll(WORD)].map((found) => found[0])
  return wanted.length > 0 && wanted.every((want) => words.some((word) => alike(word, want, language)))
}

/** A text in pieces, those that were found marked. */
export function marked(text: string, asked: string, language: Language): { text: string; hit: boolean }[] {
  const wanted = [...asked.matchAll(WORD)].map((found) => found[0])
  const pieces: { text: string; hit: boolean }[] = []
  let last = 0
  for (const found of text.matchAll(WORD)) {
    if (!wanted.some((want) => alike(found[0], want, language))) continue
    pieces.push({ text: text.slice(last, found.index), hit: false }, { text: found[0], hit: true })
    last = found.index + found[0].length
  }
  return [...pieces, { text: text.slice(last), hit: false }].filter((piece) => piece.text)
}
