// Where the rules of each game lie, in each language; fetched when they are opened.

import type { GameName } from '~/pages/games.ts'
import type { Language } from '~/words/catalogues.ts'
import type { Chapter } from './plugin.ts'

type Book = () => Promise<{ default: Chapter[] }>

export const BOOKS: Record<Language, Record<GameName, Book>> = {
  en: { armorica: () => import('virtual:rules/en/armorica'), roma: () => import('virtual:rules/en/roma'), cambria: () => import('virtual:rules/en/cambria') },
  de: { armorica: () => import('virtual:rules/de/armorica'), roma: () => import('virtual:rules/de/roma'), cambria: () => import('virtual:rules/de/cambria') },
  ru: { armorica: () => import('virtual:rules/ru/armorica'), roma: () => import('virtual:rules/ru/roma'), cambria: () => import('virtual:rules/ru/cambria') },
}
