// The page names what a first visit surely needs: the house and the lobby are sent for with the page
// itself, not when a script has found out that they are missing.

import type { Plugin, Rolldown } from 'vite'

const NEEDED = ['house', 'open', 'Lobby'] // styles stand in this order

export function first(): Plugin {
  return {
    name: 'lusoria-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const built = Object.values(bundle).filter((each) => each.type === 'chunk' && !each.moduleIds.some(isWords)) as Rolldown.OutputChunk[]
        const chunks = NEEDED.flatMap((name) => built.filter((each) => each.name === name))
        const scripts = chunks.map((each) => ({ rel: 'modulepreload', href: each.fileName }))
        const styles = [...new Set(chunks.flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]))].map((href) => ({ rel: 'stylesheet', href }))
        const links = [...scripts, ...styles].filter(({ href }) => !html.includes(href))
        return links.map(({ rel, href }) => ({ tag: 'link', attrs: { rel, crossorigin: true, href: `./${href}` }, injectTo: 'head' as const }))
      },
    },
  }
}

/** The words of the house have its name too. */
const isWords = (id: string): boolean => id.includes('virtual:words/')
