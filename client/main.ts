import './art/tokens.css'
import './art/kit.css'
import './art/house.css'
import { mount } from 'svelte'
import App from './pages/App.svelte'
import { kept } from './net/kept.svelte.ts'
import { preferred, words } from './words/words.svelte.ts'

await words.speak(preferred(kept.settings.language, navigator.languages))
mount(App, { target: document.body })

if (import.meta.env.PROD) void navigator.serviceWorker?.register('./worker.js').catch(() => undefined)
