// Sentences with things in them. A fact can be marked before it goes into a message; the message
// decides where it stands, and the sentence is cut open again there: `<b>`, a chip, a drawing.

const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'

export interface Mark {
  kind: string // seat, card, fort, …
  id: string
  text: string
}

/** A fact that can be found again in the finished sentence. */
export const mark = (kind: string, id: string | number, text: string): string => `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}`

/** A short word between two dice; some are tied to what follows them already. */
const JOINT = /^\s(\S{1,3})\s$/

/** A sentence cut into plain text and marks. Two dice and the short word that joins them stay on one line, “⚂ and ⚃”; roads are too long for that. */
export function cut(sentence: string): (string | Mark)[] {
  const parts: (string | Mark)[] = []
  for (const piece of sentence.split(OPEN)) {
    const [inside, after] = piece.split(CLOSE)
    if (after === undefined) parts.push(piece)
    else {
      const found = read(inside ?? '')
      parts.push(found, found.kind === 'die' ? after.replace(JOINT, '\u00a0$1\u00a0') : after)
    }
  }
  return parts.filter((part) => part !== '')
}

function read(inside: string): Mark {
  const [head = '', text = ''] = inside.split(MIDDLE)
  const colon = head.indexOf(':')
  return { kind: head.slice(0, colon), id: head.slice(colon + 1), text }
}

/** The sentence as a reader's voice says it. */
export const plain = (sentence: string): string => cut(sentence).map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** What ends a clause, and the word between two dice: at a drawing a line may break beside a no-break space too. */
const TIED = /^[.,;:!?]+|^\u00a0[^ ]*\u00a0$/

/** A sentence as lines may break it: things stand in clumps with what is tied to them. */
export function clumps(text: string): (string | (string | Mark)[])[] {
  const found: ReturnType<typeof clumps> = []
  for (const part of cut(text)) {
    const before = found.at(-1)
    const clump = Array.isArray(before) ? before : null
    const tied = typeof part === 'string' ? clump && TIED.exec(part)?.[0] : part
    if (tied && clump) clump.push(tied)
    else if (tied) found.push([tied])
    const rest = typeof part === 'string' ? part.slice(String(tied ?? '').length) : ''
    if (rest) found.push(rest)
  }
  return found
}
