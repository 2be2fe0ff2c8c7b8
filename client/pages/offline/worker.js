// Keeps the pages themselves, never a table: what is below api/ always comes from the server. A newer
// worker waits until the last page of before is closed: such a page may still need files of its own.

const CACHE = 'lusoria-' + 'VERSION'
const FILES = ['FILES']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('lusoria-') && name !== CACHE).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = new URL(request.url).pathname
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin || path.includes('/api/')) return
  // the page itself: the newest where there is a network, the kept one where there is none
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('./', { ignoreSearch: true })))
  // whatever a page asks for is kept by the worker of its version; icons wait for the next one
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
