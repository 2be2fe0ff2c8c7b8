// What a board tells the frame around it, and what every board gets. One entry per game, loaded
// when somebody sits down: `games/<game>/index.ts` exports `board`.

import type { Component } from 'svelte'
import type { Sheet } from '~/art/Drawing.svelte'
import type { Choice, GameFacts, Heard, View } from '~/net/wire.ts'
import type { Mark } from '~/words/marks.ts'
import type { Match } from './match.svelte.ts'
import type { Picking } from './picking.svelte.ts'
import type { Said } from './why.svelte.ts'

export type GameName = GameFacts['name']

export interface BoardProps {
  match: Match
  view: View
  picking: Picking
  /** Shown without a table of its own: replay, reckoning, lobby. Nothing can be chosen. */
  still?: boolean
}

/** What the question bar says and offers. */
export interface Prompt {
  question: string
  /** What to do, in one short line for the bar above; without it, the question itself. */
  headline?: string
  more?: string
  rule?: string
  answers: Answer[]
}

export interface Answer {
  label: string
  /** What is said of it beside its label, each in a line of its own where there is little room. */
  more?: string | readonly string[]
  choice?: Choice
  /** Without a choice: what picking it does (a step), or why it cannot be picked (words for why-not). */
  pick?: () => void
  pressed?: boolean
  /** The answers that this step leads to, so that a hint can say how good they are. */
  leads?: () => readonly Choice[]
  why?: string
  /** Not ready yet: what must be picked on the board first. */
  waiting?: Said
  /** A letter, a digit, or 'Enter'. */
  key?: string
  /** Red: something is lost or made public and cannot be put back. */
  grave?: boolean
  /** The answer that ends the turn or passes; stands apart. */
  last?: boolean
  /** Only the drawing is seen; the label is for readers. */
  bare?: boolean
  /** Something is lost by it: a sign says so where the label is not seen. */
  costs?: boolean
  /** The label abbreviated, for bars that have no room for the whole of it. */
  short?: string
  /** What is seen beside the drawing where many labels would be alike; the label is for readers. */
  seen?: string
  drawing?: { id: string; sheet?: 'house' | 'roma' | 'cambria'; class?: string }
}

/** What happened to a seat, or to nobody in particular, in words. */
export interface Befell {
  seat: number | null
  words: string
}

export interface Board {
  /** The table itself. */
  Table: Component<BoardProps>
  /** How the reckoning shows one seat's parts; without it, a plain table of the parts. */
  Reckoning?: Component<{ match: Match; view: View }>
  /** What the points of that plain table came from, seats from first to last. */
  Sources?: Component<{ match: Match; seats: readonly number[] }>
  /** The line beside the game's name: round, turn. */
  status(view: View): string
  /** The phases of a turn and which is on, if the game has them. */
  phases?(view: View): { name: string; on: boolean }[]
  /** The View's choices with the parts that a hand picks at this table, where those are not its arguments. */
  choices?(view: View): Choice[]
  /** The rule of each way in which a game can end. */
  endings: Record<string, string>
  /** The seat that ended the game, where that rule is about one. */
  endedBy?(view: View): number | null
  /** What is asked, with its answers. */
  prompt(match: Match, view: View, picking: Picking): Prompt
  /** An event's facts with seats and things marked (words/marks.ts); the sentence comes from the shared catalogue. */
  facts(heard: Heard, match: Match): Record<string, string | number>
  /** A refusal's facts with things named as people call them, for why-not. */
  refusedFacts?(facts: Record<string, string | number>, match: Match): Record<string, string | number>
  /** Events that are seen on the board and not worth a line in the log; a heading they may have. */
  quiet?(heard: Heard): boolean
  /** The sign of a line that is no seat's: of a colour that nobody plays. */
  sign?(heard: Heard): { id: string; sheet: Sheet } | null
  /** An answer by name, for hints and while it is on its way. */
  label?(choice: Choice, match: Match): string
  /** Where a new heading begins in the log, and how it reads. */
  heading(heard: Heard, match: Match): string | null
  /** How a marked thing looks inside a sentence. */
  Thing?: Component<{ mark: Mark }>
  /** A thing explained: what is printed, what it does by which rule, what it can do now (table/detail.svelte.ts). */
  Detail?: Component<{ match: Match; view: View; thing: string }>
  /** The position as lists, for readers who do not see the table. */
  Lists?: Component<BoardProps>
}

export const BOARDS: Record<GameName, () => Promise<{ board: Board }>> = {
  armorica: () => import('~/games/armorica/index.ts'),
  roma: () => import('~/games/roma/index.ts'),
  cambria: () => import('~/games/cambria/index.ts'),
}
