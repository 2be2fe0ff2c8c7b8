import { expect, test } from 'vitest'
import { pageOf, read } from './routes.ts'

test('an address is a page and its parts, spelt out', () => {
  expect(read('#/rules/roma/R12.forum')).toEqual({ page: 'rules', parts: ['roma', 'R12.forum'] })
  expect(read('#/sit/Velox%20Mons').parts).toEqual(['Velox Mons'])
  expect(read('').page).toBe('')
})

test('an address with a stray % can be read like any other', () => {
  expect(read('#/sit/100%')).toEqual({ page: 'sit', parts: ['100%'] })
  expect(read('#/%/E0%A4%A').page).toBe('%')
})

test('an address names a page or none', () => {
  expect(pageOf(read('#/settings'))).toBeTypeOf('function')
  expect(pageOf(read('#/constructor'))).toBeUndefined()
})

test('an address of a match without its name is no page', () => {
  expect(pageOf(read('#/seat/abc/seat-a/key'))).toBeTypeOf('function')
  for (const torn of ['#/seat', '#/seat/', '#/sit', '#/table/', '#/replay']) expect(pageOf(read(torn))).toBeUndefined()
})
