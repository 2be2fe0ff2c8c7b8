// Opens the house: its light, its words, its page.

import { mount } from 'svelte'
import { words, type Language } from '~/words/words.svelte.ts'
import App from './App.svelte'
import { apply } from './light.svelte.ts'

export async function open(language: Language): Promise<void> {
  apply() // before there is anything to be drawn twice
  await words.speak(language)
  mount(App, { target: document.body })
}
