// A QR code (byte mode, level L, versions 1 to 5) as rows of dark and light. Enough for any link of
// ours up to 106 bytes; for a longer one there is none, and the link itself stands beside it.

const DATA = [0, 19, 34, 55, 80, 108] // data bytes by version
const CHECK = [0, 7, 10, 15, 20, 26] // check bytes by version

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value
  LOG[value] = power
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0)

type Grid = (boolean | null)[][]

/** The code of a text, or nothing when it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = DATA.findIndex((room) => room >= bytes.length + 2)
  if (version < 1) return null
  const words = dataWords(bytes, DATA[version]!)
  const stream = [...words, ...checkWords(words, CHECK[version]!)].flatMap((word) => bits(word, 8))
  const fixed = furniture(version)
  const laid = lay(fixed, stream)
  const masked = MASKS.map((mask, number) => finish(fixed, laid, mask, number))
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

const bits = (value: number, count: number): number[] => Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1)

function dataWords(bytes: Uint8Array, room: number): number[] {
  const stream = [...bits(0b0100, 4), ...bits(bytes.length, 8), ...[...bytes].flatMap((byte) => bits(byte, 8))]
  stream.push(...Array<number>(Math.min(4, room * 8 - stream.length)).fill(0))
  while (stream.length % 8) stream.push(0)
  const words: number[] = []
  for (let at = 0; at < stream.length; at += 8) words.push(stream.slice(at, at + 8).reduce((word, bit) => word * 2 + bit, 0))
  for (let pad = 0; words.length < room; pad++) words.push(pad % 2 ? 17 : 236)
  return words
}

/** Reed and Solomon's check bytes. */
export function checkWords(words: readonly number[], count: number): number[] {
  let generator = [1]
  for (let root = 0; root < count; root++) {
    const next = Array<number>(generator.length + 1).fill(0)
    generator.forEach((term, at) => {
      next[at]! ^= term
      next[at + 1]! ^= times(term, EXP[root]!)
    })
    generator = next
  }
  const rest = [...words, ...Array<number>(count).fill(0)]
  for (let at = 0; at < words.length; at++) {
    const lead = rest[at]!
    if (lead) generator.forEach((term, step) => (rest[at + step]! ^= times(term, lead)))
  }
  return rest.slice(-count)
}

/** What every code of a version has: three eyes, two rulers, a small eye, and room for the format. */
function furniture(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) eye(grid, top, left)
  for (let at = 8; at < size - 8; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0
  if (version > 1) {
    const middle = size - 7
    for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) grid[middle + y]![middle + x] = Math.max(Math.abs(y), Math.abs(x)) !== 1
  }
  for (const [row, column] of [...formatPlaces(size)].flat()) grid[row]![column] ??= false
  grid[size - 8]![8] = true
  return grid
}

function eye(grid: Grid, top: number, left: number): void {
  for (let y = -1; y <= 7; y++)
    for (let x = -1; x <= 7; x++) {
      const row = grid[top + y]
      if (!row || row[left + x] === undefined) continue
      const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3))
      row[left + x] = ring !== 2 && ring !== 4
    }
}

/** Two places for each of the format's fifteen bits. */
function formatPlaces(size: number): [number, number][][] {
  const first = [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]]
  return first.map((place, bit) => [place as [number, number], bit < 7 ? [size - 1 - bit, 8] : [8, size - 15 + bit]])
}

/** The stream, in columns of two from the right, up and down. */
function lay(fixed: Grid, stream: readonly number[]): Grid {
  const size = fixed.length
  const grid = fixed.map((row) => [...row])
  let at = 0
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) if (fixed[row]![column] === null) grid[row]![column] = stream[at++] === 1
    }
  }
  return grid
}

type Mask = (row: number, column: number) => boolean
export const MASKS: Mask[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

function finish(fixed: Grid, laid: Grid, mask: Mask, number: number): boolean[][] {
  const size = fixed.length
  const grid = laid.map((row, r) => row.map((dark, c) => (fixed[r]![c] === null ? dark !== mask(r, c) : dark === true)))
  const format = (0b01 << 3) | number // level L
  let rest = format << 10
  for (let shift = 4; shift >= 0; shift--) if ((rest >> (shift + 10)) & 1) rest ^= 0x537 << shift
  const told = bits(((format << 10) | rest) ^ 0x5412, 15)
  formatPlaces(size).forEach((places, bit) => {
    for (const [row, column] of places) grid[row]![column] = told[bit] === 1
  })
  grid[size - 8]![8] = true
  return grid
}

/** How hard a code is to read: long runs and blocks of one colour. */
function penalty(grid: readonly boolean[][]): number {
  const columns = grid[0]!.map((_, c) => grid.map((row) => row[c]!))
  const runs = [...grid, ...columns].reduce((sum, line) => sum + runPenalty(line), 0)
  let blocks = 0
  for (let r = 1; r < grid.length; r++)
    for (let c = 1; c < grid.length; c++) {
      const dark = grid[r]![c]
      if (dark === grid[r - 1]![c] && dark === grid[r]![c - 1] && dark === grid[r - 1]![c - 1]) blocks += 3
    }
  return runs + blocks
}

function runPenalty(line: readonly boolean[]): number {
  let sum = 0
  let run = 1
  for (let at = 1; at <= line.length; at++) {
    if (line[at] === line[at - 1]) run += 1
    else {
      if (run >= 5) sum += run - 2
      run = 1
    }
  }
  return sum
}
