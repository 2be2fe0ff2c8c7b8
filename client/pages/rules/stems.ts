// A word without its endings, each language by its own. Rough on purpose: a reader forgives one find too many, not one
// too few. What no ending tells (greifen, griff) is told in words/<language>/rules.ftl.

import type { Language } from '~/words/catalogues.ts'

const SHORTEST = 3

/** A word as it is compared: small letters without umlauts and accents. Only й stays what it is. */
export const fold = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/[\u0300-\u0305\u0307-\u036f]/g, '').normalize('NFC').replaceAll('ß', 'ss')

/** All that a folded word may be without its endings; the word itself is the first, the shortest the last. */
export const STEMS: Record<Language, (word: string) => string[]> = { en: (word) => [word, english(word)], de: german, ru: russian }

/** Prefixes of verbs: those that part in German ("greift … an"), and those that stay. */
export const PARTING: Record<Language, string[]> = {
  en: [],
  de: ['ab', 'an', 'auf', 'aus', 'bei', 'dazu', 'durch', 'ein', 'fest', 'fort', 'frei', 'gegenüber', 'heraus', 'hin', 'hinaus', 'hinzu', 'los', 'mit', 'nach', 'um', 'unter', 'vor', 'weg', 'weiter', 'wieder', 'zu', 'zurück', 'zusammen'].map(fold),
  ru: [],
}
export const STAYING: Record<Language, string[]> = {
  en: ['re', 'un'],
  de: ['be', 'ent', 'er', 'ver', 'zer'],
  ru: ['в', 'вз', 'вы', 'до', 'за', 'из', 'ис', 'на', 'о', 'об', 'от', 'пере', 'по', 'под', 'при', 'про', 'раз', 'рас', 'с', 'со', 'у'],
}

/** The longest of these endings, unless too little would be left. */
function without(word: string, endings: readonly string[], left = SHORTEST): string {
  const found = endings.filter((ending) => word.endsWith(ending) && word.length - ending.length >= left)
  const longest = found.reduce((best, ending) => (ending.length > best.length ? ending : best), '')
  return word.slice(0, word.length - longest.length)
}

function english(word: string): string {
  const single = word.replace(/(?<=..)ie[sd]$/, 'y').replace(/(?<=[^su])s$/, '')
  const verb = without(single, ['ing', 'ed'])
  const bare = without(without(verb, ['ly', 'er', 'or'], 4), ['ly', 'er', 'or'], 4).replace(/(?<=[st])ion$/, '')
  const undoubled = bare === single ? bare : bare.replace(/([^aeiouflsz])\1$/, '$1')
  return undoubled.replace(/(?<=...)e$/, '').replace(/(?<=[^aeiou])y$/, 'i')
}

const NOUN = ['ern', 'ers', 'er', 'em', 'en', 'es', 'e', 'n', 's']
const VERB = ['et', 'est', 'test', 'tet', 'ten', 'te', 'st', 't']
const PARTICIPLE = /[tn](e[mnrs]?)?$/

/** German words end in several ways at once: all of them count, and what stands without ge- or zu- too. */
function german(word: string): string[] {
  const found = new Set(ended(word))
  for (const prefix of ['', ...PARTING.de]) {
    const rest = word.slice(prefix.length)
    if (word.startsWith(prefix) && /^(ge|zu)/.test(rest) && PARTICIPLE.test(rest)) for (const each of ended(rest.slice(2))) if (each.length >= SHORTEST) found.add(prefix + each)
  }
  return [...found]
}

function ended(word: string): string[] {
  const bare = /[aiou]s$/.test(word) ? word : without(word, NOUN) // Latin names
  const acts = [word, bare].flatMap((each) => [without(each, VERB, 4), without(each, ['ung', 'ungen'])])
  const found = [word, bare, ...(word.endsWith('en') ? [word.replace(/en$/, 'end')] : []), ...acts, ...acts.map((each) => without(each, ['er', 'ern'])), word.replace(/(?<=[bdfgkpst])l$/, 'el'), bare.replace(/(?<=[bdfgkpst])l$/, 'el')]
  return [...new Set(found)]
}

const THINGS = [
  'ого его ому ему ыми ими ый ий ой ей ая яя ое ее ые ие ую юю ых их ым им ом ем', // adjectives
  'а я о е ы и у ю ь й ам ям ами ями ах ях ов ев иев еев ия ии ию ием ией иям иями иях ея еи ею еям еями еях', // nouns
].flatMap((line) => line.split(' '))
const DEEDS = [
  'ать ять ить еть уть ти аю яю ую аем яем аешь яешь аете яете ает яет ует ают яют уют ит ет ат ят ут ют ишь ешь ете ите ал ял ил ел ул ала яла ила ела ало яло ило ело али яли или ели ав ив яв',
  'ывать ивать овать евать ывает ивает ывают ивают овал ировать ирует ируют ировал ация ации ацию ацией аций',
].flatMap((line) => line.split(' '))
const PASSIVE = /(иров|ыв|ив|ов)?(енн?|анн?|янн?|[аеуюя]ющ|[ауюя]щ|[аияе]?вш)$/
const FLEETING = /(?<=..)ь?(?:о(?=к$)|е(?=[цн]$)|(?=[кцн]$))/

/** Russian words end as things and as deeds do; what was done ends twice. */
function russian(word: string): string[] {
  const plain = word.replace(/(?<=...)(ся|сь)$/, '').replace('янин', 'ян')
  const thing = without(plain, THINGS)
  const done = thing.replace(PASSIVE, '')
  const found = [thing, without(plain, DEEDS), ...(done.length < SHORTEST ? [] : [done])]
  return [...new Set([word, ...found.map((each) => each.replace(FLEETING, ''))])]
}
