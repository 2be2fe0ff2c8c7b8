// A telephone or tablet that nobody points or types at but with fingers: it has no keys to speak of.

import { MediaQuery } from 'svelte/reactivity'

export const fingers = new MediaQuery('(hover: none) and (pointer: coarse)')
