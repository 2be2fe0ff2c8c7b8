// Where each catalogue lies; one small chunk per language and part, fetched when it is needed.

export const LANGUAGES = ['en', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const ENDONYMS: Record<Language, string> = { en: 'English', de: 'Deutsch', ru: 'Русский' }

export const PARTS = ['house', 'armorica', 'roma', 'cambria', 'how-armorica', 'how-roma', 'how-cambria', 'rules'] as const
export type Part = (typeof PARTS)[number]

type Catalogue = () => Promise<{ default: string }>

export const CATALOGUES: Record<Language, Record<Part, Catalogue>> = {
  en: {
    house: () => import('virtual:words/en/house'),
    armorica: () => import('virtual:words/en/armorica'),
    roma: () => import('virtual:words/en/roma'),
    cambria: () => import('virtual:words/en/cambria'),
    'how-armorica': () => import('virtual:words/en/how-armorica'),
    'how-roma': () => import('virtual:words/en/how-roma'),
    'how-cambria': () => import('virtual:words/en/how-cambria'),
    rules: () => import('virtual:words/en/rules'),
  },
  de: {
    house: () => import('virtual:words/de/house'),
    armorica: () => import('virtual:words/de/armorica'),
    roma: () => import('virtual:words/de/roma'),
    cambria: () => import('virtual:words/de/cambria'),
    'how-armorica': () => import('virtual:words/de/how-armorica'),
    'how-roma': () => import('virtual:words/de/how-roma'),
    'how-cambria': () => import('virtual:words/de/how-cambria'),
    rules: () => import('virtual:words/de/rules'),
  },
  ru: {
    house: () => import('virtual:words/ru/house'),
    armorica: () => import('virtual:words/ru/armorica'),
    roma: () => import('virtual:words/ru/roma'),
    cambria: () => import('virtual:words/ru/cambria'),
    'how-armorica': () => import('virtual:words/ru/how-armorica'),
    'how-roma': () => import('virtual:words/ru/how-roma'),
    'how-cambria': () => import('virtual:words/ru/how-cambria'),
    rules: () => import('virtual:words/ru/rules'),
  },
}

/** The language to begin with: the one kept, else the browser's, else English. */
export function preferred(kept: unknown, asked: readonly string[]): Language {
  const wishes = [kept, ...asked.map((each) => each.slice(0, 2))]
  return LANGUAGES.find((each) => each === wishes.find((wish) => LANGUAGES.includes(wish as Language))) ?? 'en'
}
