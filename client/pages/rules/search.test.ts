// @vitest-environment node
// Any form of a word leads to the rules that have it, in the real books of all languages.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { own } from '~/words/plugin.ts'
import { LANGUAGES, type Language } from '~/words/catalogues.ts'
import { kin, type Kin } from './kin.ts'
import { book, find, marked, type Book, type Finding } from './search.ts'
import { parse, readRules } from './plugin.ts'

type Game = 'armorica' | 'roma' | 'cambria'

function listed(language: Language): Kin {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(own(language, 'rules')))
  const list = (id: string): string => bundle.formatPattern(bundle.getMessage(id)!.value!)
  return kin(language, list('rules-forms'), list('rules-same'))
}

const KIN = Object.fromEntries(LANGUAGES.map((language) => [language, listed(language)])) as Record<Language, Kin>
const pages = new Map<string, Book>()
const of = (texts: string[], language: Language): Book => book(texts.map((text, at) => ({ id: String(at), text })), KIN[language])

function real(language: Language, game: Game): Book {
  const made = pages.get(`${language}/${game}`) ?? of(readRules(language, game).flatMap(({ blocks }) => blocks.map(({ cells }) => cells.join(' '))), language)
  pages.set(`${language}/${game}`, made)
  return made
}

const seen = ({ hits }: Finding): Set<string> => new Set([...hits.values()].flatMap((words) => [...words]))
const holds = (text: string, asked: string, language: Language): boolean => find(of([text], language), asked).hits.size > 0

test.each<[Language, Game, string, string]>([
  ['de', 'roma', 'mischen mischt mischte', 'gemischt'],
  ['de', 'roma', 'angreifen angreift greift Angriff Angriffe anzugreifen', 'angegriffen'],
  ['de', 'roma', 'Startspielers Startspielern startspieler', 'startspieler'],
  ['de', 'roma', 'würfle würfeln gewürfelt', 'würfelt'],
  ['de', 'roma', 'auslegen ausgelegtem auszulegen', 'legt'],
  ['de', 'roma', 'verliert verlieren Niederlage', 'verloren'],
  ['de', 'roma', 'Spielende Schluss', 'endet'],
  ['de', 'roma', 'Münzen Münze Geld', 'sesterzen'],
  ['de', 'roma', 'Pasch Paschs', 'dreierpasch'],
  ['de', 'roma', 'Feld Felder', 'scheibe'],
  ['de', 'roma', 'Handkarten Handkarte', 'hand'],
  ['de', 'roma', 'Meuchelmörders', 'meuchelmörder'],
  ['de', 'cambria', 'Kriegers Krieger', 'kriegern'],
  ['de', 'cambria', 'Straßenkreuzung Weg', 'straße'],
  ['de', 'cambria', 'erobern Eroberung', 'eroberte'],
  ['de', 'armorica', 'nahm nimmt genommen', 'genommene'],
  ['en', 'cambria', 'warrior Warriors meeple', 'warriors'],
  ['en', 'roma', 'activation activate activating', 'activated'],
  ['en', 'roma', 'coins coin', 'sestertii'],
  ['en', 'roma', 'attack attacking', 'attacked'],
  ['en', 'armorica', 'winning won winner', 'wins'],
  ['en', 'roma', 'defense', 'defence'],
  ['en', 'cambria', 'tiebreaker', 'tie'],
  ['ru', 'armorica', 'пас пасовать пасую', 'пасует'],
  ['ru', 'cambria', 'пасовать пас', 'пропустить'],
  ['ru', 'roma', 'ничья ничью ничьей', 'ничья'],
  ['ru', 'cambria', 'ничья', 'равенство'],
  ['ru', 'cambria', 'легиону легионом', 'легион'],
  ['ru', 'cambria', 'бросать бросаю бросил', 'бросок'],
  ['ru', 'roma', 'сбросил сбрасывает', 'сброс'],
  ['ru', 'roma', 'монеты монетами', 'сестерциев'],
  ['ru', 'armorica', 'земледелец земледельцем', 'земледельцы'],
])('%s, %s: each of "%s" finds "%s"', (language, game, asked, form) => {
  for (const word of asked.split(' ')) expect(seen(find(real(language, game), word)), word).toContain(form)
})

test('what is not a form of it is not found', () => {
  expect(holds('The legion marches.', 'warrior', 'en')).toBe(false)
  expect(holds('Fort und Straße', 'Forum', 'de')).toBe(false)
  expect(holds('Wer beginnt', 'Wert', 'de')).toBe(false)
  expect(holds('Der Spieler legt eine Karte ab.', 'auslegen', 'de')).toBe(false)
  expect(seen(find(real('en', 'armorica'), 'win'))).not.toContain('winter')
})

test('a verb whose prefix stands apart is found, and all words must be there', () => {
  expect(holds('Er legt eine Karte aus.', 'ausgelegt', 'de')).toBe(true)
  expect(holds('The second place is shared.', 'sec', 'en')).toBe(true)
  expect(holds('The second place is shared.', 'second fort', 'en')).toBe(false)
})

test('of a word that no rule has its known parts are looked for, and told', () => {
  const { hits, instead } = find(real('de', 'roma'), 'Handkarten')
  expect(instead).toEqual(['Hand', 'Karten'])
  expect(hits.size).toBeLessThan(find(real('de', 'roma'), 'Karten').hits.size)
  expect(find(real('de', 'armorica'), 'Handkarten').instead).toEqual(['Karten'])
})

test('who mistypes is offered what is written alike, who asks for too much each word alone', () => {
  expect(find(real('en', 'cambria'), 'legoin')).toMatchObject({ near: ['legion'], unknown: ['legoin'] })
  expect(find(real('ru', 'cambria'), 'легеон')).toMatchObject({ near: ['легион'], unknown: ['легеон'] })
  expect(find(real('en', 'cambria'), 'legoin ship')).toMatchObject({ near: ['legion', 'ship'], unknown: ['legoin'] })
  expect(find(of(['One ship.', 'One fort.'], 'en'), 'ship fort')).toMatchObject({ near: ['ship', 'fort'], unknown: [] })
  expect(find(of(['One ship.', 'One fort.'], 'en'), 'ship fort ship').near).toEqual(['ship', 'fort'])
  for (const asked of ['xyzzy', 'R99.9']) expect(find(real('en', 'roma'), asked)).toMatchObject({ near: [], unknown: [asked] })
})

test('what was found is marked', () =>
  expect(marked('Two Warriors stand.', new Set(['warriors']))).toEqual([{ text: 'Two ', hit: false }, { text: 'Warriors', hit: true }, { text: ' stand.', hit: false }]))

describe.each(LANGUAGES)('%s', (language) => {
  test('every word of the rules finds itself', () => {
    for (const game of ['armorica', 'roma', 'cambria'] as const) {
      const made = real(language, game)
      for (const word of made.words.keys()) expect(seen(find(made, word)).has(word), word).toBe(true)
    }
  })
})

test('a page is cut into chapters, numbered sentences, tables and readings of ours', () => {
  const [first, second] = parse('# X\n\nIntro\n\n## C1 Board\n\n- **C1.1** One. *(ours)*\n- **C1.2** Two\n  and more.\n\n## Readings\n\nText\ngoes on.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n')
  expect(first).toEqual({ number: '1', title: 'Board', blocks: [{ kind: 'rule', number: 'C1.1', cells: ['One.'], ours: true }, { kind: 'rule', number: 'C1.2', cells: ['Two and more.'] }] })
  expect(second?.blocks).toEqual([{ kind: 'text', cells: ['Text goes on.'] }, { kind: 'head', cells: ['a', 'b'] }, { kind: 'row', cells: ['1', '2'] }])
})

describe.each(['armorica', 'roma', 'cambria'])('%s', (game) => {
  const numbers = (language: string): string[] => readRules(language, game).flatMap((chapter) => chapter.blocks.flatMap((block) => block.number ?? []))
  test('every numbered sentence is there in all languages', () => {
    expect(numbers('en').length).toBeGreaterThan(50)
    expect(numbers('de')).toEqual(numbers('en'))
    expect(numbers('ru')).toEqual(numbers('en'))
  })
})
