import { expect, test } from 'vitest'
import type { Talk } from '~/net/wire.ts'
import { Uttered } from './uttered.ts'

const line = (number: number, text: string, seat: number | null = null): Talk => ({ number, seat, text, at: 0 })

test('an onlooker knows each of their own lines again, once', () => {
  const uttered = new Uttered()
  uttered.says({ key: 'a', text: 'Ave!' })
  expect(uttered.hears([line(1, 'Ave!', 0), line(2, 'Salve!'), line(3, 'Ave!'), line(4, 'Ave!')])).toEqual([3])
})

test('what was refused is repeated by nobody: the same words are another onlooker’s', () => {
  const uttered = new Uttered()
  uttered.says({ key: 'a', text: 'Ave!' })
  uttered.forget('a')
  expect(uttered.hears([line(1, 'Ave!')])).toEqual([])
})
