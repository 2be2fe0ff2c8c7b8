// Amphorae against cards: what winter would mean for a display, in words.

import { say } from '~/words/words.svelte.ts'
import type { Lying } from './lying.ts'

type Winter = ReturnType<Lying['display']>['winter']

export function verdict({ amphorae, cards, must_go }: Winter): string {
  if (amphorae > cards) return say('armorica-feed-spare', { n: amphorae - cards })
  return must_go ? say('armorica-feed-short', { n: must_go }) : say('armorica-feed-even')
}
