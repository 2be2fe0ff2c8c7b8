// The dice check of a finished game, computed in this browser itself (docs/records.md). The dice
// sheet tells what fate could have answered each time; neither file is trusted: the seal, the
// promise, every answer and the sheet itself are checked, as `check_dice.py` does it.

export interface Checked {
  faults: Fault[]
  dealt: number // answers that were compared with the seed
  undone: number // of these were taken back; what was dealt in their stead counts as well
  byTable: number[] // plies at which people rolled or drew for themselves
}

export interface Fault {
  what: 'seal' | 'promise' | 'sheet' | 'answer' | 'odds'
  ply?: number
}

interface Line {
  entry?: number
  seat?: number | 'fate'
  do?: string
  by?: string
  undo?: number
  dice?: { commitment?: string; seed?: string; words?: (string | null)[] } | null
  lines?: string
}

export interface Question {
  entry: number
  question: string
  odds: Record<string, number>
}

/** What is wrong with a record; nothing at all can be said of one without a dealer or an end. */
export async function check(record: string, sheet: string): Promise<Checked | null> {
  const lines = parsed<Line>(record)
  const commitment = lines[0]?.dice?.commitment
  const seed = lines.at(-1)?.dice?.seed
  if (!commitment || !seed) return null
  const faults = await seals(record, lines, commitment, seed)
  const fate = lines.filter((line) => line.seat === 'fate')
  const questions = parsed<Question>(sheet)
  if (fate.length !== questions.length || fate.some((line, at) => line.entry !== questions[at]?.entry)) {
    return { faults: [...faults, { what: 'sheet' }], dealt: 0, undone: 0, byTable: [] }
  }
  const stream = seed + (await mixed(lines[0]?.dice?.words ?? []))
  const { plies, line } = courseOf(lines)
  const byTable: number[] = []
  for (const [at, told] of fate.entries()) {
    const ply = plies.get(told.entry!)!
    if (told.by) byTable.push(ply)
    else if ((await answer(stream, ply, questions[at]!.odds)) !== told.do) faults.push({ what: 'answer', ply })
  }
  const undone = lines.flatMap((line) => (line.undo === undefined ? [] : [line.entry!]))
  const odd = oddQuestions(fate, questions, undone).map((entry): Fault => ({ what: 'odds', ply: plies.get(entry)! }))
  const back = fate.filter(({ entry, by }) => !by && !line.includes(entry!))
  return { faults: [...faults, ...odd], dealt: fate.length - byTable.length, undone: back.length, byTable }
}

const parsed = <T>(text: string): T[] => text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as T)

async function seals(record: string, lines: Line[], commitment: string, seed: string): Promise<Fault[]> {
  const faults: Fault[] = []
  const seal = lines.at(-1)?.lines
  const before = record.slice(0, record.trimEnd().lastIndexOf('\n') + 1)
  if (seal && seal !== `sha256:${await sha256(before)}`) faults.push({ what: 'seal' })
  if (commitment !== `sha256:${await sha256(seed)}`) faults.push({ what: 'promise' })
  return faults
}

/** The line of play, from which undos take away, and the ply of every entry: its place there. */
function courseOf(lines: Line[]): { plies: Map<number, number>; line: number[] } {
  const line: number[] = []
  const plies = new Map<number, number>()
  for (const each of lines) {
    if (each.do !== undefined) plies.set(each.entry!, line.push(each.entry!))
    else if (each.undo !== undefined) line.splice(line.indexOf(each.undo))
  }
  return { plies, line }
}

/** What the people's words add to the seed. */
const mixed = async (words: (string | null)[]): Promise<string> =>
  words.some(Boolean) ? `/${await sha256(words.map((word) => word ?? '').join('\n'))}` : ''

/** Fate's answer to a question: a number below the sum of all odds, counted off. */
async function answer(stream: string, ply: number, odds: Record<string, number>): Promise<string | undefined> {
  const total = Object.values(odds).reduce((sum, weight) => sum + weight, 0)
  const fair = 2 ** 32 - (2 ** 32 % total)
  let number = fair
  for (let attempt = 0; number >= fair; attempt++) {
    number = parseInt((await sha256(`${stream}/fate/${ply}/${attempt}`)).slice(0, 8), 16)
  }
  let rest = number % total
  return Object.entries(odds).find(([, weight]) => (rest -= weight) < 0)?.[0]
}

/** Entries whose odds are not those of fair dice, or of a deck that only ever loses cards until it is empty. */
function oddQuestions(fate: Line[], questions: Question[], undone: number[]): number[] {
  let decks: Record<string, Record<string, number>> = {}
  let last = 0
  return questions.flatMap(({ entry, question, odds }, at) => {
    if (undone.some((undo) => undo >= last && undo < entry)) decks = {} // play has returned to an earlier deck
    last = entry
    const told = fate[at]?.do ?? ''
    if (!(told in odds) || Object.values(odds).some((weight) => weight < 1)) return [entry]
    if (!told.startsWith('draw ')) return Object.entries(odds).some(([words, weight]) => weight !== ways(words)) ? [entry] : []
    const known = decks[question]
    const left = { ...odds, [told]: odds[told]! - 1 }
    decks[question] = left
    const full = known && Object.values(known).some((count) => count > 0)
    return full && Object.entries(odds).some(([words, count]) => count > (known[words] ?? 0)) ? [entry] : []
  })
}

/** In how many ways some dice come up, whatever their order; a single choice has one. */
function ways(words: string): number {
  const shown = words.split(' ').slice(1)
  const counts = new Map<string, number>()
  shown.forEach((die) => counts.set(die, (counts.get(die) ?? 0) + 1))
  return [...counts.values()].reduce((all, count) => all / factorial(count), factorial(shown.length))
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** Browsers hash only on pages that nobody can have changed on their way: https, or this machine. */
export const canCheck = (): boolean => typeof crypto.subtle !== 'undefined'

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
