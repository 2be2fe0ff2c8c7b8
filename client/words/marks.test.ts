import { expect, test } from 'vitest'
import { clumps, cut, mark, plain } from './marks.ts'

test('marks are found again wherever a sentence puts them', () => {
  const said = `Gestern nimmt ${mark('seat', 1, 'Claudia')} ${mark('card', 'G-A3', 'Arbeiter')}.`
  expect(cut(said)).toEqual(['Gestern nimmt ', { kind: 'seat', id: '1', text: 'Claudia' }, ' ', { kind: 'card', id: 'G-A3', text: 'Arbeiter' }, '.'])
  expect(plain(said)).toBe('Gestern nimmt Claudia Arbeiter.')
})

test('an id may hold a colon', () => expect(cut(mark('road', 'a:b', 'Deva'))).toEqual([{ kind: 'road', id: 'a:b', text: 'Deva' }]))

test('two dice and the short word between them are not torn apart, two roads may be', () => {
  const [low, high] = [mark('die', 3, '3'), mark('die', 4, '4')]
  expect(plain(`Claudia бросает ${low} и ${high}.`)).toBe('Claudia бросает 3\u00a0и\u00a04.')
  expect(plain(`${low} против ${high} и один`)).toBe('3 против 4 и один')
  expect(plain(`from ${mark('road', 'r01', 'Deva')} to ${mark('road', 'r02', 'Isca')}`)).toBe('from Deva to Isca')
})

test('two dice, the word between them and the full stop are one clump; what else stands between things is free', () => {
  const die = (id: string) => mark('die', id, id)
  const told = (text: string) => clumps(text).map((clump) => (Array.isArray(clump) ? clump.map((part) => (typeof part === 'string' ? part : part.id)) : clump))
  expect(told(`rolls ${die('2')} and ${die('6')}.`)).toEqual(['rolls ', ['2', '\u00a0and\u00a0', '6', '.']])
  expect(told(`бросает кубики: ${die('2')} и\u00a0${die('6')}.`)).toEqual(['бросает кубики: ', ['2', '\u00a0и\u00a0', '6', '.']])
  expect(told(`${mark('road', 'r1', 'a')} and ${mark('road', 'r2', 'b')}, then`)).toEqual([['r1'], ' and ', ['r2', ','], ' then'])
})
