// How much can be bought: the largest answer that the View lists.

import type { Picking } from '~/table/picking.svelte.ts'

export const mostFame = (picking: Picking): number => {
  let most = 0
  while (picking.offered('fame', most + 1)) most += 1
  return most
}
