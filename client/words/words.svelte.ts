// Every sentence of the page. `say(id, facts)` is read inside components: when the reader changes
// the language, all sentences change with it, without a reload.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { CATALOGUES, ENDONYMS, LANGUAGES, type Language, type Part } from './catalogues.ts'
import { stretched } from './longer.ts'

export type Facts = Record<string, FluentVariable>
export { ENDONYMS, LANGUAGES, type Language, type Part }

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'))
  #loaded = $state.raw<ReadonlySet<Part>>(new Set())
  #wanted = new Set<Part>(['house'])
  #wishes = 0
  /** The language that was wished for last; its words may still be on their way. */
  wished: Language = 'en'

  /** The bundle itself, for whoever needs to know whether a message exists. */
  get bundle(): FluentBundle {
    return this.#bundle
  }

  /** Whether a part can be spoken already; components wait for it with `{#if words.has('roma')}`. */
  has(part: Part): boolean {
    return this.#loaded.has(part)
  }

  /** Load further parts in the present language; what is already spoken stays as it is. */
  async need(...parts: Part[]): Promise<void> {
    for (const part of parts) this.#wanted.add(part)
    const bundle = this.#bundle
    const asked = parts.filter((part) => !this.#loaded.has(part))
    const texts = await fetched(this.language, asked)
    if (bundle !== this.#bundle) return this.need(...parts) // the reader has changed the language meanwhile
    const fresh = asked.filter((part) => !this.#loaded.has(part))
    for (const part of fresh) add(bundle, texts.get(part))
    if (fresh.length) this.#loaded = new Set([...this.#loaded, ...fresh])
  }

  /** Speak another language; the old one stays until the new one is complete, and of two wishes the later one counts.
      Words that do not come are thrown, and the old language is the one that is wished for. */
  async speak(language: Language): Promise<void> {
    const wish = ++this.#wishes
    this.wished = language
    const parts = [...this.#wanted]
    let texts: Map<Part, string>
    try {
      texts = await fetched(language, parts)
    } catch (error) {
      if (wish !== this.#wishes) return
      this.wished = this.language
      throw error
    }
    if (wish !== this.#wishes) return
    if (this.#wanted.size > parts.length) return this.speak(language) // further parts were asked for meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false, transform: stretched })
    for (const part of parts) add(bundle, texts.get(part))
    this.#bundle = bundle
    this.#loaded = new Set(parts)
    this.language = language
    if (typeof document !== 'undefined') document.documentElement.lang = language
  }

  /** A sentence is missing: whoever asked is asked again when further parts have come. */
  missing(): false {
    void this.#loaded
    return false
  }
}

const fetched = async (language: Language, parts: Part[]): Promise<Map<Part, string>> =>
  new Map(await Promise.all(parts.map(async (part) => [part, (await CATALOGUES[language][part]()).default] as const)))

const add = (bundle: FluentBundle, text = ''): void => void bundle.addResource(new FluentResource(text), { allowOverrides: true })

export const words = new Words()

/** A number that every language writes in the same way. The browser's own formatter is not asked: to make the first one
    takes a slow telephone a tenth of a second. Plural forms are as cheap as they should be. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}
const GROUPED = 1000 // from here on digits are grouped, in each language by another sign

const plain = (fact: FluentVariable): FluentVariable => (typeof fact === 'number' && Number.isInteger(fact) && fact >= 0 && fact < GROUPED ? new Plain(fact) : fact)
const written = (facts: Facts): Facts => Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]))

/** A message in the reader's language. An id may be spelt with underscores, as enum names are. */
export function say(id: string, facts: Facts = {}): string {
  const message = words.bundle.getMessage(id.replaceAll('_', '-'))
  if (!message?.value) return words.missing() || `⟨${id}⟩`
  return words.bundle.formatPattern(message.value, written(facts), [])
}

/** Whether a message exists in the parts that are loaded. */
export function known(id: string): boolean {
  return words.bundle.hasMessage(id.replaceAll('_', '-')) || words.missing()
}
