// The offline shell. The build writes VERSION, FILES and ENGINE above this line.

/** What play without a server needs, once somebody has wanted it (`src/offline/assets.ts`). */
const ENGINE_STORE = "engine";
/** The presets and levels of the games, for play without a server. */
const GAMES = "/api/games";

/** The engine of this page, where somebody has the one of an older page. */
async function renewEngine() {
  if (!(await caches.has(ENGINE_STORE))) return;
  const store = await caches.open(ENGINE_STORE);
  for (const file of ENGINE) if (!(await store.match(file))) await store.add(file);
  await store.add(GAMES);
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => renewEngine().catch(() => undefined))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION && name !== ENGINE_STORE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname === GAMES) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(GAMES)) ?? Response.error()));
    return;
  }
  if (url.pathname.startsWith("/api")) return;
  if (request.mode === "navigate") {
    // The newest page if the server answers, otherwise the stored one.
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (url.pathname.startsWith("/assets/")) {
    // A built file never changes under the same name.
    event.respondWith(caches.match(request).then((stored) => stored ?? fetch(request)));
  } else {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
