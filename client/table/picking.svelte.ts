// Choices in steps. A board picks parts of an answer (a die, then a disc); what is still possible
// glows; every step can be taken back; the last one leaves exactly one choice. The legal choices
// of the View are the only source: nothing here knows a rule.

import { untrack } from 'svelte'
import type { Choice } from '~/net/wire.ts'

export type Value = string | number

/** One step: the verb, or an argument with its value. */
export interface Pick {
  part: string
  value: Value
}

export class Picking {
  steps = $state.raw<readonly Pick[]>([])
  readonly #choices: () => readonly Choice[]

  constructor(choices: () => readonly Choice[]) {
    this.#choices = choices
  }

  /** The choices that agree with every step so far. */
  readonly left = $derived.by(() => this.#choices().filter((choice) => this.steps.every((step) => agrees(choice, step))))
  /** The one choice left, once all its parts have been picked. */
  readonly settled = $derived(this.left.length === 1 && complete(this.left[0]!, this.steps) ? this.left[0]! : null)

  pick(part: string, value: Value): void {
    if (this.can(part, value)) this.steps = [...this.steps.filter((step) => step.part !== part), { part, value }]
  }

  /** Put the last thing down again. */
  back(): void {
    this.steps = this.steps.slice(0, -1)
  }

  clear(): void {
    this.steps = []
  }

  /** What has been picked for a part, if anything. */
  picked(part: string): Value | undefined {
    return this.steps.find((step) => step.part === part)?.value
  }

  /** Whether a thing may be picked now (then it glows). Another value of a picked part may. */
  can(part: string, value: Value): boolean {
    return this.#choices().some(this.#leaving(part, value))
  }

  /** The choices that picking a thing leaves. */
  leading(part: string, value: Value): Choice[] {
    return this.#choices().filter(this.#leaving(part, value))
  }

  #leaving(part: string, value: Value): (choice: Choice) => boolean {
    const others = this.steps.filter((step) => step.part !== part)
    return (choice) => agrees(choice, { part, value }) && others.every((step) => agrees(choice, step))
  }

  /** Whether a thing is part of any answer, whatever has been picked. */
  offered(part: string, value: Value): boolean {
    return this.#choices().some((choice) => agrees(choice, { part, value }))
  }

  /** All values of a part that may still be picked, in the View's order. */
  values(part: string): Value[] {
    return [...new Set(this.left.map((choice) => part_of(choice, part)).filter((value) => value !== undefined))]
  }
}

/** The last step of an answer sends it, once: what was refused waits until it is put back or picked again. */
export function sends(picking: Picking, send: (choice: Choice) => void): void {
  $effect(() => {
    const choice = picking.settled
    if (choice && picking.steps.length) untrack(() => send(choice))
  })
}

const part_of = (choice: Choice, part: string): Value | undefined => (part === 'verb' ? choice.verb : choice.arguments[part])
const agrees = (choice: Choice, step: Pick): boolean => part_of(choice, step.part) === step.value
const complete = (choice: Choice, steps: readonly Pick[]): boolean =>
  Object.keys(choice.arguments).every((part) => steps.some((step) => step.part === part))
