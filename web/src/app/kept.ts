/** Tables as they were last seen, for who opens one without a network. Nothing can be done at them but look. */
import type { TableState } from "../table/state";

/** Where what belongs to a person is kept; the service worker lays the components of a table there, too. */
const SHELF = "freeport-own";
/** How many tables are kept, and how long what is kept of one may be. */
const TABLES = 24;
const LONGEST = 2_000_000;

const place = (id: string): string => `/kept/${encodeURIComponent(id)}`;

/** What of a table is worth keeping: what one person sees, and never what two at one device would hide from each other. */
export function worthKeeping(state: TableState): TableState | null {
  const { you, table, story, wanted } = state;
  if (!you || !table || !story || !wanted || you.seats.length > 1 || state.lost) return null;
  const now = { ...story.now, choices: null, take_backs: [] };
  return { ...state, story: { ...story, now }, window: null };
}

/** Keeps a table as it is now. */
export async function keepTable(id: string, state: TableState): Promise<void> {
  const worth = worthKeeping(state);
  if (!worth || !("caches" in globalThis)) return;
  const text = JSON.stringify(worth);
  if (text.length > LONGEST) return;
  try {
    const shelf = await caches.open(SHELF);
    await shelf.delete(place(id));
    await shelf.put(place(id), new Response(text));
    const tables = (await shelf.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/kept/"));
    await Promise.all(tables.slice(0, -TABLES).map((old) => shelf.delete(old)));
  } catch {
    // Forgetful, but working.
  }
}

/** A table as it was last seen. */
export async function keptTable(id: string): Promise<TableState | null> {
  if (!("caches" in globalThis)) return null;
  try {
    const found = await (await caches.open(SHELF)).match(place(id));
    return found ? ((await found.json()) as TableState) : null;
  } catch {
    return null;
  }
}

/** Somebody else uses this browser: what was kept for who was here before is forgotten. */
export async function forgetTables(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SHELF).catch(() => false);
}
