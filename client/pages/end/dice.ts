// The dice check of a finished game, computed in this browser itself (docs/records.md): the seal is
// the hash of the seed, and every answer of fate follows from the seed and the number of its ply.
// Which answers were possible, and with which odds, only the rules know; so the browser checks the
// seal and each ply's number, and `lusoria verify` the rest.

export interface Checked {
  sealed: boolean
  plies: number
  typed: number
}

interface Line {
  dice?: { commitment?: string; seed?: string } | null
  seat?: number | 'fate'
  by?: string
  undo?: number
  entry?: number
}

export async function check(record: string): Promise<Checked | null> {
  const lines = record.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Line)
  const commitment = lines[0]?.dice?.commitment
  const seed = lines.at(-1)?.dice?.seed
  if (!commitment || !seed) return null
  const fate = lines.filter((line) => line.seat === 'fate')
  return { sealed: commitment === `sha256:${await sha256(seed)}`, plies: fate.length, typed: fate.filter((line) => line.by === 'table').length }
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
