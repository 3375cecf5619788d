/** The service worker, from the side of the page. It comes when everything that one waits for is there. */
import type { GameCard } from "../wire/wire";
import { words } from "../words/words.svelte";
import { go } from "./router.svelte";

const SCRIPT = "/worker.js";
/** Long after the first move can be made: a slow phone has other things to fetch. */
const LATER = 15_000;

/** Whether this browser knows service workers, here: without encryption it does not. */
export function canWork(): boolean {
  return "serviceWorker" in navigator;
}

/** The worker, which is sent for if need be; none where there cannot be one. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!canWork() || import.meta.env.DEV) return null;
  try {
    await navigator.serviceWorker.register(SCRIPT);
    return await navigator.serviceWorker.ready;
  } catch {
    // A private window, a strict browser: everything works, only not without a network.
    return null;
  }
}

/** Sends for the worker when there is nothing else to do, and hears what it says. Gives back how to stop. */
export function followWorker(ready?: (worker: ServiceWorkerRegistration) => void): () => void {
  if (!canWork()) return () => undefined;
  const timer = setTimeout(() => {
    void worker().then((found) => {
      if (!found) return;
      void layOutBooks(found);
      ready?.(found);
    });
  }, LATER);
  const hear = ({ data }: MessageEvent<unknown>): void => {
    const path: unknown = (data as { go?: unknown } | null)?.go;
    if (typeof path === "string" && path.startsWith("/")) go(path);
  };
  navigator.serviceWorker.addEventListener("message", hear);
  return () => {
    clearTimeout(timer);
    navigator.serviceWorker.removeEventListener("message", hear);
  };
}

/** Every rulebook in the reader's language is at hand from now on. */
async function layOutBooks(found: ServiceWorkerRegistration): Promise<void> {
  try {
    const cards = (await (await fetch("/api/games")).json()) as GameCard[];
    const books = cards.map(({ id }) => `/api/games/${encodeURIComponent(id)}/rules/${words.language}`);
    found.active?.postMessage({ keep: ["/api/games", ...books] });
  } catch {
    // They are kept when they are read.
  }
}
