// The service worker: takes messages while no page is open, and opens the app without a network.
import type { Clicked, Fetching, Pushed, Scope } from "./scope";
import { pageFor, readNotice, wayOf, type Way } from "./ways";

const scope = globalThis as unknown as Scope;

/** Put in when the page is built: which build this is, and the files that every page needs. */
const BUILD = "__FREEPORT_BUILD__";
const SHELL: readonly string[] = JSON.parse("__FREEPORT_SHELL__") as string[];

const SHELF = `freeport-shell-${BUILD}`;
const BOOKS = "freeport-books";
const OWN = "freeport-own";
/** How many tables are kept. */
const TABLES = 24;

scope.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const shelf = await caches.open(SHELF);
      await shelf.addAll(["/", ...SHELL]);
      // Pages always come from the network first, so the new worker can take over at once.
      await scope.skipWaiting();
    })(),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const stale = (await caches.keys()).filter(
        (name) => name.startsWith("freeport-shell-") && name !== SHELF,
      );
      await Promise.all(stale.map((name) => caches.delete(name)));
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way) event.respondWith(answer(event, way));
});

async function answer(event: Fetching, way: Way): Promise<Response> {
  const { request } = event;
  switch (way) {
    case "asset":
      return (await caches.match(request)) ?? keep(event, await fetch(request), SHELF);
    case "page":
      return fetch(request).catch(async (thrown: unknown) => kept(await caches.match("/"), thrown));
    case "book":
      return freshest(event, BOOKS);
    case "own":
      return freshest(event, OWN);
  }
}

/** From the network, else as it was last seen. */
async function freshest(event: Fetching, shelf: string): Promise<Response> {
  try {
    return keep(event, await fetch(event.request), shelf);
  } catch (thrown) {
    return kept(await caches.match(event.request), thrown);
  }
}

/** Lays a copy on the shelf, beside the answer. */
function keep(event: Fetching, response: Response, name: string): Response {
  if (!response.ok) return response;
  const copy = response.clone();
  event.waitUntil(
    (async () => {
      const shelf = await caches.open(name);
      await shelf.put(event.request, copy);
      if (name === OWN) await thin(shelf);
    })(),
  );
  return response;
}

/** Keeps the tables that were seen last. */
async function thin(shelf: Cache): Promise<void> {
  const tables = (await shelf.keys()).filter(({ url }) => url.includes("/seating"));
  await Promise.all(tables.slice(0, -TABLES).map((old) => shelf.delete(old)));
}

/** What was kept says so, so that nobody takes it for news. */
function kept(found: Response | undefined, thrown: unknown): Response {
  if (!found) throw thrown;
  const headers = new Headers(found.headers);
  headers.set("freeport-kept", "1");
  // It was unpacked when it came.
  headers.delete("content-encoding");
  return new Response(found.body, { status: found.status, statusText: found.statusText, headers });
}

// A page asks for books to be laid on the shelf before they are needed.
scope.addEventListener("message", (event) => {
  const wish: unknown = (event.data as { keep?: unknown } | null)?.keep;
  if (!Array.isArray(wish)) return;
  const paths = wish.filter((path) => typeof path === "string");
  const books = paths.filter(
    (path) =>
      wayOf(
        { method: "GET", mode: "cors", url: new URL(path, scope.location.origin).href },
        scope.location.origin,
      ) === "book",
  );
  event.waitUntil(lay(books));
});

async function lay(books: readonly string[]): Promise<void> {
  const shelf = await caches.open(BOOKS);
  // What cannot be had now is kept when it is read.
  await Promise.allSettled(books.map((book) => shelf.add(book)));
}

scope.addEventListener("push", (event) => {
  event.waitUntil(show(event));
});

async function show(event: Pushed): Promise<void> {
  const notice = readNotice(event.data?.text() ?? "");
  if (!notice) return;
  const options: NotificationOptions & { actions: { action: string; title: string }[] } = {
    body: notice.body,
    lang: notice.language,
    tag: notice.path,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: notice.path,
    actions: [{ action: "stop", title: notice.stop }],
  };
  await scope.registration.showNotification(notice.title, options);
}

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stop() : lead(event));
});

/** Shows the table: in a page that is open, else in a new one. */
async function lead(event: Clicked): Promise<void> {
  const path = typeof event.notification.data === "string" ? event.notification.data : "/";
  const page = pageFor(await scope.clients.matchAll({ type: "window", includeUncontrolled: true }), path);
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  page.postMessage({ go: path });
  await page.focus();
}

/** No more messages in this browser. */
async function stop(): Promise<void> {
  const subscription = await scope.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await fetch("/api/word/push", { method: "DELETE", credentials: "same-origin" });
}
