import { expect, test } from 'vitest'
import { cut, mark, plain } from './marks.ts'

test('marks are found again wherever a sentence puts them', () => {
  const said = `Gestern nimmt ${mark('seat', 1, 'Claudia')} ${mark('card', 'G-A3', 'Arbeiter')}.`
  expect(cut(said)).toEqual(['Gestern nimmt ', { kind: 'seat', id: '1', text: 'Claudia' }, ' ', { kind: 'card', id: 'G-A3', text: 'Arbeiter' }, '.'])
  expect(plain(said)).toBe('Gestern nimmt Claudia Arbeiter.')
})

test('an id may hold a colon', () => expect(cut(mark('road', 'a:b', 'Deva'))).toEqual([{ kind: 'road', id: 'a:b', text: 'Deva' }]))
