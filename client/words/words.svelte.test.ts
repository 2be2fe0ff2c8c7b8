// Parts come when they are needed; what is already said is not said again.

import { flushSync } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CATALOGUES } from './catalogues.ts'
import { say, words, type Language, type Part } from './words.svelte.ts'

test('a sentence that is missing comes with its part, and only that one is asked again', async () => {
  await words.speak('de')
  const heard: string[] = []
  const stop = $effect.root(() => {
    $effect(() => void heard.push(say('roma-fame-word')))
    $effect(() => void heard.push(say('play-now')))
  })
  flushSync()
  await words.need('roma')
  flushSync()
  stop()
  expect(heard).toEqual(['⟨roma-fame-word⟩', 'Jetzt spielen', 'Siegpunkte'])
})

test('a part that is asked for while the language changes comes in the new one', async () => {
  await words.speak('de')
  await Promise.all([words.need('cambria'), words.speak('en')])
  expect(say('cambria-none')).not.toMatch('⟨')
  expect(words.language).toBe('en')
})

test('small numbers are written without the browser\'s formatter, which is slow to make; larger ones as the language groups them', async () => {
  const asked = vi.spyOn(Intl, 'NumberFormat')
  await words.speak('ru')
  expect([1, 2, 20].map((minutes) => say('minutes', { minutes }))).toEqual(['1 минута', '2 минуты', '20 минут'])
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
  await words.speak('en')
  expect(say('minutes', { minutes: 1500 })).toBe('1,500 minutes')
})

/** A part whose words come when they are let go. */
function held(language: Language, part: Part): () => void {
  const fetch = CATALOGUES[language][part]
  let come = (): void => undefined
  const gate = new Promise<void>((resolve) => (come = resolve))
  vi.spyOn(CATALOGUES[language], part).mockImplementation(async () => (await gate, fetch()))
  return come
}

describe('words that come late', () => {
  afterEach(() => vi.restoreAllMocks())

  test('of two languages the one that was wished for last is spoken, whichever comes first', async () => {
    await words.speak('en')
    const come = held('de', 'house')
    const [german, russian] = [words.speak('de'), words.speak('ru')]
    await russian
    come()
    await german
    expect([words.language, words.wished, say('play-now')]).toEqual(['ru', 'ru', 'Играть'])
  })

  test('a part that comes in the old language before the new one has come is there in both', async () => {
    await words.speak('en')
    const come = held('de', 'house')
    const german = words.speak('de')
    await words.need('armorica')
    come()
    await german
    expect(words.language).toBe('de')
    expect(words.has('armorica')).toBe(true)
  })
})
