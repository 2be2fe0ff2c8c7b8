// A turn is not given away by one slip of a hand while something else can be done.

import { kept } from '~/net/kept.svelte.ts'
import type { Choice, View } from '~/net/wire.ts'

/** Whether a pass is asked about once more: only where it is not all that is left, and the reader wants to be asked. */
export const asksTwice = ({ decision, choices }: Pick<View, 'decision' | 'choices'>): boolean => decision.question === 'act' && choices.length > 1 && kept.settings.askBeforeEnd

/** The legal answers with the parts that a hand picks at this table: such a pass has one more. */
export const choices = (view: View): Choice[] =>
  view.choices.map((choice) => (choice.verb === 'pass' && asksTwice(view) ? { ...choice, arguments: { sure: 'yes' } } : choice))
