// Gentle sounds of our own making: a few partials that fade, like a finger on a cup.

import { kept } from '~/net/kept.svelte.ts'

export type Sound = 'turn' | 'card' | 'dice' | 'piece' | 'fall' | 'end' | 'talk'

/** Each note: when it begins (s), its pitch (Hz), how long it rings (s), how loud. */
type Note = [at: number, pitch: number, length: number, loudness: number]

const SOUNDS: Record<Sound, Note[]> = {
  turn: [[0, 523, 0.5, 0.5], [0.12, 784, 0.7, 0.4]],
  card: [[0, 330, 0.12, 0.25]],
  dice: [[0, 220, 0.06, 0.4], [0.07, 247, 0.06, 0.35], [0.15, 196, 0.09, 0.4]],
  piece: [[0, 262, 0.14, 0.35]],
  fall: [[0, 196, 0.35, 0.5], [0.1, 147, 0.5, 0.5]],
  talk: [[0, 440, 0.2, 0.3], [0.09, 523, 0.25, 0.2]],
  end: [[0, 392, 0.5, 0.4], [0.15, 523, 0.5, 0.4], [0.3, 659, 0.9, 0.4]],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  const volume = kept.settings.sound
  if (volume <= 0 || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const note of SOUNDS[sound]) ring(context, note, volume)
}

function ring(audio: AudioContext, [at, pitch, length, loudness]: Note, volume: number): void {
  const begin = audio.currentTime + at
  const loud = audio.createGain()
  loud.gain.setValueAtTime(loudness * volume * 0.2, begin)
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  loud.connect(audio.destination)
  const tone = audio.createOscillator()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  tone.connect(loud)
  tone.start(begin)
  tone.stop(begin + length)
}
