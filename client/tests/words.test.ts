// @vitest-environment node
// All sentences exist in all languages, with the same facts, and plural forms are right.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FluentParser, Junk, Message, Term } from '@fluent/syntax'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, PARTS, type Language } from '~/words/catalogues.ts'
import { catalogue, own } from '~/words/plugin.ts'

const OTHERS = ['de', 'ru'] as const

function messages(text: string): Map<string, string> {
  const { body } = new FluentParser({ withSpans: false }).parse(text)
  const junk = body.filter((entry) => entry instanceof Junk)
  expect(junk.map((entry) => entry.content)).toEqual([])
  const named = body.filter((entry): entry is Message | Term => entry instanceof Message || entry instanceof Term)
  return new Map(named.map((entry) => [entry.id.name, JSON.stringify(entry)]))
}

const facts = (message: string): string[] =>
  [...new Set([...message.matchAll(/"VariableReference","id":\{"type":"Identifier","name":"([\w-]+)"/g)].map((found) => found[1] ?? ''))].sort()

describe.each(PARTS)('%s', (part) => {
  const english = messages(own('en', part))
  test.each(OTHERS)('%s has the same ids', (language) => {
    expect([...messages(own(language, part)).keys()].sort()).toEqual([...english.keys()].sort())
  })
  test.each(OTHERS)('%s mentions no fact that English lacks', (language) => {
    for (const [id, message] of messages(own(language, part))) {
      const unknown = facts(message).filter((fact) => !facts(english.get(id) ?? '').includes(fact))
      expect(unknown, id).toEqual([])
    }
  })
})

test.each<[Language, number, string]>([
  ['en', 1, '1 point'],
  ['en', 2, '2 points'],
  ['de', 1, '1 Punkt'],
  ['de', 21, '21 Punkte'],
  ['ru', 1, '1 очко'],
  ['ru', 2, '2 очка'],
  ['ru', 5, '5 очков'],
  ['ru', 11, '11 очков'],
  ['ru', 21, '21 очко'],
  ['ru', 22, '22 очка'],
])('%s counts %i as "%s"', (language, points, said) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(catalogue(language, 'house')))
  expect(bundle.formatPattern(bundle.getMessage('points')!.value!, { points })).toBe(said)
})

test('every language is offered', () => expect(LANGUAGES).toEqual(['en', 'de', 'ru']))
