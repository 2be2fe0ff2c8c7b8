import { expect, test } from 'vitest'
import { tied } from './tied.ts'

test('a dash stays with the word before it', () => {
  expect(tied('равно 0 — никого.')).toBe('равно 0\u00a0— никого.')
  expect(tied('a = { $n } – **zwei** – drei')).toBe('a = { $n }\u00a0– **zwei**\u00a0– drei')
})

test('one that begins a message or a cell of a table is nobody’s', () => {
  expect(tied('id = — { $name }')).toBe('id = — { $name }')
  expect(tied('| — | A2.8 |')).toBe('| — | A2.8 |')
})

test('a number stays with its thousands and its per cent sign', () => {
  expect(tied('10 000 партий 63 %, или { $n } %; дороги 5 6000')).toBe('10\u00a0000 партий 63\u00a0%, или\u00a0{ $n }\u00a0%; дороги 5 6000')
})

test('in Russian a short word stays with the next', () => {
  expect(tied('Легион с орла у { $fort } и\nна дорогу')).toBe('Легион с\u00a0орла у\u00a0{ $fort } и\nна\u00a0дорогу')
  expect(tied('каждая под свой жетон, не для них')).toBe('каждая под\u00a0свой жетон, не\u00a0для\u00a0них')
  expect(tied('id =\n    [one] В запасе')).toBe('id =\n    [one] В\u00a0запасе')
})

test('a disc keeps its number', () => {
  expect(tied('an Scheibe { $on } auf, on disc 1, с жетона { $from }')).toBe('an Scheibe\u00a0{ $on } auf, on disc\u00a01, с\u00a0жетона\u00a0{ $from }')
  expect(tied('die Scheibe liegt')).toBe('die Scheibe liegt')
})

test('a step keeps its number, and how many of all there are', () => {
  const steps = 'step { $done } of { $of }, Schritt 3 von 12, шаг { $done } из { $of }'
  expect(tied(steps)).toBe(steps.replaceAll(/(?<!,) /g, '\u00a0').replaceAll('{\u00a0', '{ ').replaceAll('\u00a0}', ' }'))
  expect(tied('a set of { $n } suits, Auslage von { $name }')).toBe('a set of { $n } suits, Auslage von { $name }')
})
