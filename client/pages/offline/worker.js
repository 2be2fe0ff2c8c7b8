// Keeps the pages themselves, never a table: what is below api/ always comes from the server.

const CACHE = 'lusoria-' + 'VERSION'
const FILES = ['FILES']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()))
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
  // everything else has its content in its name
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
