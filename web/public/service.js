// Keeps the page itself, so that an installed one opens without a connection and says so.
// Files under /assets carry a fingerprint in their names: one that is kept is never out of date.
const KEPT = 'aufachse-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromShelf(request));
  else if (request.mode === 'navigate') event.respondWith(fromRoad(request));
});

async function fromShelf(request) {
  const shelf = await caches.open(KEPT);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await shelf.put(request, fresh.clone());
  return fresh;
}

async function fromRoad(request) {
  const shelf = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shelf.put('/', fresh.clone());
    return fresh;
  } catch (lost) {
    const kept = await shelf.match('/');
    if (kept) return kept;
    throw lost;
  }
}
