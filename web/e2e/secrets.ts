// Looks for what one seat must not know: in everything the network brought, and in what the browser keeps.
import type { Page } from "@playwright/test";
import type { Sailor } from "./harbour";

/** Secrets that were found, by the faction they belong to. */
export type Found = Record<"union" | "smuggler", number>;

function each(value: unknown, visit: (thing: Record<string, unknown>) => void): void {
  if (Array.isArray(value))
    value.forEach((one) => {
      each(one, visit);
    });
  else if (typeof value === "object" && value !== null) {
    visit(value as Record<string, unknown>);
    for (const one of Object.values(value)) each(one, visit);
  }
}

/** How many plans and pledges are told in what was received. */
export function secretsIn(traffic: readonly string[]): Found {
  const found: Found = { union: 0, smuggler: 0 };
  for (const text of traffic) {
    each(readable(text), (thing) => {
      if ("hand" in thing && "hand_size" in thing && thing["hand"] !== null) found.union += 1;
      if ("markers" in thing && "pledged" in thing && thing["markers"] !== null) found.smuggler += 1;
      if (thing["event"] === "plans_drawn" && (thing["plans"] as unknown[]).length > 0) found.union += 1;
      if (thing["event"] === "markers_laid" && thing["left"] !== null) found.smuggler += 1;
    });
  }
  return found;
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What this browser keeps for the page, as texts: in its stores, and of tables to be looked at without a network. */
export async function kept(page: Page): Promise<{ stored: string[]; tables: string[] }> {
  return page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    const bases = (await indexedDB.databases()).map(({ name }) => name ?? "");
    const tables: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new URL(request.url).pathname.startsWith("/kept/")) continue;
        tables.push((await (await cache.match(request))?.text()) ?? "");
      }
    }
    return { stored: [...stores, ...bases], tables };
  });
}

/** Names of all plans that this sailor was told about, as they stand in frames. */
export function plansTold({ traffic }: Sailor): Set<string> {
  const plans = new Set<string>();
  for (const text of traffic) {
    each(readable(text), (thing) => {
      if ("hand" in thing && "hand_size" in thing && Array.isArray(thing["hand"])) {
        for (const plan of thing["hand"]) plans.add(String(plan));
      }
    });
  }
  return plans;
}
