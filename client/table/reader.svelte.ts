// Who reads this screen, and in which language: where several seats share it that of the one who looks, else the device's.
// What a seat chooses is its own, at its table; other tables and tabs go on in the device's language.

import { kept } from '~/net/kept.svelte.ts'
import { preferred, type Language } from '~/words/catalogues.ts'

class Reader {
  seat = $state.raw<{ match: string; seat: number } | null>(null)

  get language(): Language {
    const own = this.seat && kept.languageOf(this.seat.match, this.seat.seat)
    return own ?? preferred(kept.settings.language, navigator.languages)
  }

  speak(language: Language): void {
    if (this.seat) kept.speaks(this.seat.match, this.seat.seat, language)
    else kept.change({ language })
  }
}

export const reader = new Reader()
