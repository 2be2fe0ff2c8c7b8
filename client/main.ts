import './art/tokens.css'
import './art/kit.css'
import './art/house.css'
import { mount } from 'svelte'
import App from './pages/App.svelte'
import { kept } from './net/kept.svelte.ts'
import { preferred, words } from './words/words.svelte.ts'

await words.speak(preferred(kept.settings.language, navigator.languages))
mount(App, { target: document.body })

// the line belongs to the first page; what later visits need is fetched when it has come
const LATER = 5000
if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register('./worker.js').catch(() => undefined), LATER)
