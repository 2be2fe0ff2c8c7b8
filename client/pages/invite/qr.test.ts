import { expect, test } from 'vitest'
import { checkWords, MASKS, qr } from './qr.ts'

const CHECK = [0, 7, 10, 15, 20, 26]
const DATA = [0, 19, 34, 55, 80, 108]

/** Reads a code back, as a telephone would: format, mask, columns of two, check bytes, text. */
function read(grid: boolean[][]): { text: string; sound: boolean } {
  const size = grid.length
  const version = (size - 17) / 4
  const format = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4]].reduce((sum, [r, c]) => sum * 2 + (grid[r!]![c!] ? 1 : 0), 0) ^ (0x5412 >> 10)
  const mask = MASKS[format & 7]!
  const reserved = (r: number, c: number): boolean => {
    const corner = (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9)
    const small = version > 1 && Math.abs(r - (size - 7)) <= 2 && Math.abs(c - (size - 7)) <= 2
    return corner || small || r === 6 || c === 6
  }
  const bits: number[] = []
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const r = upwards ? size - 1 - step : step
      for (const c of [right, right - 1]) if (!reserved(r, c)) bits.push(grid[r]![c] !== mask(r, c) ? 1 : 0)
    }
  }
  const words = Array.from({ length: DATA[version]! + CHECK[version]! }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0))
  const data = words.slice(0, DATA[version])
  const stream = data.flatMap((word) => Array.from({ length: 8 }, (_, at) => (word >> (7 - at)) & 1))
  const number = (from: number, count: number): number => stream.slice(from, from + count).reduce((sum, bit) => sum * 2 + bit, 0)
  const bytes = Array.from({ length: number(4, 8) }, (_, at) => number(12 + at * 8, 8))
  const sound = String(checkWords(data, CHECK[version]!)) === String(words.slice(DATA[version]))
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), sound }
}

test.each(['x', 'http://a.b/#/sit/m', 'https://lusoria.example/#/sit/velox-mons', 'https://games.example.org/lusoria/#/sit/0123456789abcdef', `https://e.org/${'x'.repeat(90)}`])(
  'a telephone reads %s',
  (text) => expect(read(qr(text)!)).toEqual({ text, sound: true }),
)

test('what is too long has no code', () => expect(qr('x'.repeat(107))).toBeNull())

test('the format says level L and agrees in both its places', () => {
  const grid = qr('https://lusoria.example/#/sit/velox-mons')!
  const size = grid.length
  const first = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7]].map(([r, c]) => grid[r!]![c!])
  const second = Array.from({ length: 7 }, (_, bit) => grid[size - 1 - bit]![8])
  expect(first).toEqual(second)
})
