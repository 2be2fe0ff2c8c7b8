// Which picture stands beside which rule, and what it says: pictures and words of *How to play*.

import type { GameName } from '~/pages/games.ts'
import type { Block } from './plugin.ts'

export interface Figure {
  /** The rule that it begins beside. */
  at: string
  /** Its name among the pictures of the game. */
  of: string
  title?: string
  text: string
}

/** Most pictures of *How to play* are told there in a title and a first sentence. */
const told = (game: GameName, at: string, of: string, id = of): Figure => ({ at, of, title: `how-${game}-${id}-title`, text: `how-${game}-${id}-1` })

export const FIGURES: Record<GameName, Figure[]> = {
  armorica: [
    told('armorica', 'A1.1', 'card'),
    told('armorica', 'A2.1', 'rows'),
    told('armorica', 'A4.1', 'count'),
    told('armorica', 'A4.1', 'take'),
    { at: 'A5.1', of: 'roman', title: 'how-armorica-roman-title', text: 'how-armorica-roman-2' },
    told('armorica', 'A6.1', 'winter'),
    { at: 'A8.1', of: 'end', text: 'how-armorica-end-lead' },
    told('armorica', 'A9.1', 'sets'),
    { at: 'A13.1', of: 'example', text: 'how-armorica-sum-sets' },
  ],
  roma: [
    told('roma', 'R1.1', 'discs'),
    told('roma', 'R1.1', 'card'),
    told('roma', 'R3.1', 'empty'),
    told('roma', 'R4.1', 'dice'),
    told('roma', 'R5.1', 'three'),
    told('roma', 'R6.1', 'lay'),
    told('roma', 'R10.1', 'fight'),
    { at: 'R12.forum', of: 'forum', text: 'how-roma-sum-forum' },
  ],
  cambria: [
    told('cambria', 'C1.1', 'setup', 'forts'),
    told('cambria', 'C4.1', 'dice', 'two'),
    told('cambria', 'C5.1', 'double'),
    told('cambria', 'C6.1', 'legion', 'one'),
    told('cambria', 'C7.1', 'ship'),
    told('cambria', 'C9.1', 'fall'),
    { at: 'C9.1', of: 'hold', title: 'how-cambria-hold-title', text: 'how-cambria-hold-1' },
    { at: 'C10.1', of: 'end', text: 'how-cambria-end-lead' },
  ],
}

export interface Stretch {
  blocks: { block: Block; index: number }[]
  figures: Figure[]
}

/** A chapter in stretches: a new one begins where pictures stand beside the rule. */
export function stretches(blocks: Block[], figures: Figure[]): Stretch[] {
  const found: Stretch[] = []
  for (const [index, block] of blocks.entries()) {
    const beside = figures.filter((figure) => figure.at === block.number)
    if (index === 0 || beside.length) found.push({ blocks: [], figures: beside })
    found.at(-1)!.blocks.push({ block, index })
  }
  return found
}
