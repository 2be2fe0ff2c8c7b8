import './art/tokens.css'
import './art/kit.css'
import './art/house.css'
import { mount } from 'svelte'
import App from './pages/App.svelte'
import { kept } from './net/kept.svelte.ts'
import { apply } from './pages/light.svelte.ts'
import { PAGES, read } from './pages/routes.ts'
import { preferred, words } from './words/words.svelte.ts'

apply() // before there is anything to be drawn twice
void PAGES[read(location.hash).page]?.().catch(() => undefined) // on its way while the words come; the page asks again
await words.speak(preferred(kept.settings.language, navigator.languages))
mount(App, { target: document.body })

// the line belongs to the first page; what later visits need is fetched when it has come
const LATER = 5000
if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('./worker.js').catch(() => undefined), LATER)
