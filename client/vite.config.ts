import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { first } from './pages/first.ts'
import { worker } from './pages/offline/plugin.ts'
import { rules } from './pages/rules/plugin.ts'
import { words } from './words/plugin.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

const CHUNKS = [
  { name: 'first', test: /client\/(main\.ts|net\/storage|pages\/routes|words\/catalogues)|vite\/preload-helper/, priority: 5 },
  { name: 'house', test: /client\/(pages\/App\.|net\/http|pages\/(games|playing|once|Notice|CardBack|invite\/|end\/outcome)|table\/(Segments|Languages|SeatMark))|svelte\/src\/reactivity/, priority: 4 },
  { name: 'miniatures', test: /client\/(games\/((armorica|roma)\/Card\.|armorica\/house)|pages\/lobby\/Mini[ACR])/, priority: 3 },
  { name: 'table', test: /client\/(pages\/table\/TablePage|table\/(picking|motion|plain|LastMove|SeatHow|SeatPlate|OwnDice))/, priority: 1 },
]

export default defineConfig({
  root: here,
  base: './', // every address is relative: the house may stand behind any sub-path
  plugins: [svelte(), words(), rules(), worker(), first()],
  resolve: {
    alias: { '~': here },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  server: { fs: { allow: ['..'] } }, // the maps lie with the engine
  build: {
    manifest: true, // the size test adds up what a first visit loads
    outDir: '../src/lusoria/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: fonts, and drawings are cached
    modulePreload: { polyfill: false }, // an inline script would need unsafe-inline
    target: 'es2022',
    // every file costs a journey: what each page needs is one, the lobby another, a table a third
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  test: { environment: 'happy-dom', setupFiles: 'tests/unwired.ts', include: ['**/*.test.ts'], exclude: ['node_modules/**'], testTimeout: 60_000 }, // what is right is right on a slow machine too
})
