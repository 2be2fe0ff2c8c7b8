// All addresses are relative to the page: the house may stand behind any sub-path.

export const api = (path: string): string => new URL(`api/${path}`, document.baseURI).href

/** It names the match, so that a server of several processes knows where to lead us. */
export function socketAddress(match: string): string {
  const address = new URL(`api/socket?match=${encodeURIComponent(match)}`, document.baseURI)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

/** An address of this page for another person. What follows `#` never leaves their browser. */
export const link = (route: string): string => new URL(`#/${route}`, document.baseURI).href
