// A language in which every word is two fifths longer: what is not clipped in it is clipped in no other.
// Only the workshop's build can speak it, for the test that looks for clipped text.

const PART = 0.4

const wanted = (): boolean => import.meta.env.MODE === 'catalogue' && localStorage.getItem('lusoria-longer') !== null

/** "Play now" → "Playpl nowno". */
export const longer = (text: string): string => text.replace(/\p{L}+/gu, (word) => word + word.toLowerCase().slice(0, Math.ceil(word.length * PART)))

/** What a bundle does with every piece of text: nothing, for whoever plays. */
export const stretched = (text: string): string => (wanted() ? longer(text) : text)
