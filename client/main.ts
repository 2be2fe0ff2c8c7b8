// The first file, and the smallest: it sends for everything else at once, so that the words and the
// page of the address travel beside the house and not after it.

import { loadParts } from './net/storage.ts'
import { pageOf, read } from './pages/routes.ts'
import { CATALOGUES, preferred } from './words/catalogues.ts'

const language = preferred(loadParts('lusoria-settings')['language'], navigator.languages)
void CATALOGUES[language].house().catch(() => undefined) // whoever needs them asks again
void pageOf(read(location.hash))?.().catch(() => undefined)
void import('./pages/open.ts').then(({ open }) => open(language)) // not awaited: the house stands on this file too

// the line belongs to the first page; what later visits need is fetched when it has come
const LATER = 5000
if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('./worker.js').catch(() => undefined), LATER)
