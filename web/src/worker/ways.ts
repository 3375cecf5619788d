/**
 * How the service worker gets what a page asks for. The network always goes first for whatever can change, so that nobody is stuck
 * with an old page; only files whose names change with their content are taken from the shelf at once.
 */

export type Way =
  /** A page: from the network, else the one page that draws them all. */
  | "page"
  /** A file whose name changes with its content: from the shelf, else from the network. */
  | "asset"
  /** Rulebooks, the games on the shelf and small files: from the network, else as they were last seen. */
  | "book"
  /** What is known of who one is and of a table: the same, and forgotten when somebody else signs in. */
  | "own";

const BOOKS = /^\/api\/games(\/[^/]+\/(rules|book)\/[^/]+|\/[^/]+\/sheet)?$/;
const OWN = /^\/api\/(me|tables\/[^/]+\/seating)$/;
const FILES = /^\/[\w-]+\.(js|svg|png|webmanifest)$/;

/** How a request is answered; none where the browser does as if there was no worker. */
export function wayOf(request: { method: string; mode: string; url: string }, home: string): Way | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== home) return null;
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (BOOKS.test(url.pathname)) return "book";
  if (OWN.test(url.pathname)) return "own";
  if (url.pathname.startsWith("/api/")) return null;
  if (request.mode === "navigate") return "page";
  return FILES.test(url.pathname) && url.pathname !== "/worker.js" ? "book" : null;
}

/** A message as the server sends it. */
export interface Notice {
  title: string;
  body: string;
  path: string;
  stop: string;
  language: string;
}

/** Reads a message; none when it is not one of ours. */
export function readNotice(text: string): Notice | null {
  try {
    const { title, body, path, stop, language } = JSON.parse(text) as Partial<Record<keyof Notice, unknown>>;
    const texts = [title, body, path, stop, language];
    if (!texts.every((part) => typeof part === "string")) return null;
    const notice = { title, body, path, stop, language } as Notice;
    // It leads to a page of ours and nowhere else.
    return /^\/(?!\/)/.test(notice.path) ? notice : null;
  } catch {
    return null;
  }
}

/** Which open page is shown for a message: the one that is there already, else any. */
export function pageFor<P extends { url: string }>(pages: readonly P[], path: string): P | undefined {
  return pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
}
