// What each picture of Cambria shows: a piece of the map, and the View whose position stands there.
// The Views are made by the rules themselves (client/moments.py).

import type { Point } from '~/games/cambria/map/lines.ts'
import type { Plan } from '~/games/cambria/map/plan.ts'
import type { CambriaPrinted, View } from '~/net/wire.ts'
import kept from './cambria.json'

export interface Moment {
  /** What of the wide drawing is seen; without it, the whole map, upright. */
  box?: string
  dice?: (number | 'arr')[]
  /** Where they lie, if not in the right corner below: where nothing of it happens. */
  lie?: 'right' | 'below'
  /** What a click on the map would do: that glows. */
  way?: string
  /** The fort that the picture is about. */
  ringed?: string
  /** What is explained beside the picture: where its number stands, and what it means. */
  notes?: { at: Point; to: Point }[]
}

export const MOMENTS: Record<string, Moment> = {
  hero: { box: '800 190 640 355', way: 'place' },
  setup: {},
  fort: {
    box: '935 590 330 310',
    notes: [
      { at: [1030, 808], to: [1068, 757] },
      { at: [1014, 727], to: [1057, 743] },
      { at: [1106, 655], to: [1082, 678] },
      { at: [1140, 800], to: [1104, 768] },
      { at: [1000, 700], to: [1036, 698] },
      { at: [1172, 680], to: [1142, 684] },
      { at: [1150, 866], to: [1112, 866] },
    ],
  },
  dice: { box: '906 270 330 282', dice: [3, 5], lie: 'right' },
  double: { box: '1150 424 330 282', dice: [4, 4] },
  legion: { box: '1040 640 350 299', dice: [1, 6], lie: 'below', way: 'legion' },
  ship: { box: '640 408 360 308', dice: [2, 'arr', 6], way: 'ship' },
  fall: { box: '907 616 408 280.5', ringed: 'alabum' },
  hold: { box: '943 759 320 220' },
  end: {},
}

export const PRINTED = kept.printed as unknown as CambriaPrinted
export const VIEWS = kept.views as unknown as Record<string, Pick<View, 'choices' | 'position' | 'derived'>>

/** A plan as a picture shows a piece of it: a name that its edge would cut is not written. */
export function cutOut(plan: Plan, box: string): Plan {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number)
  const whole = ([left, top, right, bottom]: Plan['core']): boolean => left >= x && top >= y && right <= x + width && bottom <= y + height
  return { ...plan, forts: plan.forts.map((fort) => (whole(fort.label.box) ? fort : { ...fort, label: { ...fort.label, lines: [] } })) }
}
