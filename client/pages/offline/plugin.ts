// The service worker: written at build time with the list of files, so that a second visit needs no
// network and an update is one file away. Tables are never stored: they are the server's.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('./worker.js', import.meta.url))
const LATER = /\.map$|^\.vite/

export function worker(): Plugin {
  return {
    name: 'lusoria-worker',
    apply: 'build',
    // after everything is written: only then is it known which files there are
    writeBundle({ dir }, bundle) {
      const files = ['./', './manifest.webmanifest', './icon.svg', ...Object.keys(bundle).filter((file) => !LATER.test(file) && file !== 'index.html').map((file) => `./${file}`)].sort()
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
      const source = readFileSync(SOURCE, 'utf-8').replace("'VERSION'", JSON.stringify(version)).replace("['FILES']", JSON.stringify(files))
      writeFileSync(`${dir}/worker.js`, source)
    },
  }
}
