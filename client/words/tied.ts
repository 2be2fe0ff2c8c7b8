// What belongs together stays on one line, in every text that the page shows: no line begins with a dash, and in
// Russian none ends with a preposition or conjunction of one letter.

const DASH = /(?<=[\p{L}\p{N}\p{Pf}\p{Pe}.!?*]) (?=[—–] )/gu
const LETTER = /(?<=[\s(«][аивкосу]) (?=[\p{L}\p{N}{«])/giu

export const tied = (text: string): string => text.replace(DASH, '\u00a0').replace(LETTER, '\u00a0')
