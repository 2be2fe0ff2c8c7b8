// No test reaches for a network: what a page fetches does not come, unless the test brings it.

globalThis.fetch = () => Promise.reject(new TypeError('tests have no network'))
