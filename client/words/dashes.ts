// No line begins with a dash: it stays with the word before it, in every text that the page shows.

const LOOSE = /(?<=[\p{L}\p{N}\p{Pf}\p{Pe}.!?*]) (?=[—–] )/gu

export const dashes = (text: string): string => text.replace(LOOSE, '\u00a0')
