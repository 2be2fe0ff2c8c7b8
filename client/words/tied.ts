// What belongs together stays on one line, in every text that the page shows: no line begins with a dash or a per cent
// sign, no number breaks at its thousands, leaves its disc, its step or how many there are of all, and in Russian no line ends with a short preposition, conjunction or particle.

const DASH = /(?<=[\p{L}\p{N}\p{Pf}\p{Pe}.!?*]) (?=[—–] )/gu
const SHORT = /(?<=[\s(«](?:[аивкосу]|во|да|до|за|из|ко|на|не|ни|но|об|от|по|со|то|без|для|или|как|над|под|при|что)) (?=[\p{L}\p{N}{«])/giu
const NUMBER = /(?<=[\d}]) (?=%)|(?<=\d) (?=\d{3}(?!\d))/g
const NUMBERED = /(?<=(?:disc|Scheibe|жетон\p{L}*|step|Schritt|шаг)) (?=\d|\{ \$)/giu
const OF = /(?<=[\d}]) (?=(?:of|von|из) [\d{])|(?<=[\d}] (?:of|von|из)) (?=[\d{])/g

export const tied = (text: string): string => text.replace(DASH, '\u00a0').replace(NUMBER, '\u00a0').replace(OF, '\u00a0').replace(NUMBERED, '\u00a0').replace(SHORT, '\u00a0')
