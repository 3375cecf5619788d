// From an empty browser to the first move: what a slow phone has to fetch, one after another or at all.
import type { Page } from "@playwright/test";
import { expect, test } from "./harbour";

const MOST_REQUESTS = 24;
const MOST_BYTES = 300 * 1024;

interface Fetched {
  path: string;
  bytes: number;
}

/** Everything that comes over the wire from now on, packed, with fonts and sockets. */
function weigh(page: Page): () => Promise<Fetched[]> {
  const parts: Promise<Fetched>[] = [];
  page.on("requestfinished", (request) => {
    const path = new URL(request.url()).pathname;
    parts.push(
      request.sizes().then((sizes) => ({ path, bytes: sizes.responseBodySize + sizes.responseHeadersSize })),
    );
  });
  page.on("websocket", (socket) => {
    const part = { path: new URL(socket.url()).pathname, bytes: 0 };
    socket.on("framereceived", ({ payload }) => (part.bytes += payload.length));
    parts.push(Promise.resolve(part));
  });
  return () => Promise.all(parts);
}

for (const language of ["en-GB", "ru-RU", "it-IT"]) {
  test(`the first move can be made after few requests, in ${language}`, async ({ comes }) => {
    const { page } = await comes({
      locale: language,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const fetched = weigh(page);
    await page.goto("/");
    await page.locator("main .actions button").first().click();
    await expect(page.locator("section.bar.mine")).toBeVisible();
    const parts = await fetched();
    const list = parts.map(({ path, bytes }) => `${String(bytes).padStart(8)} ${path}`).join("\n");
    expect(parts.length, list).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(
      parts.reduce((sum, { bytes }) => sum + bytes, 0),
      list,
    ).toBeLessThan(MOST_BYTES);
    expect(new Set(parts.map(({ path }) => path)).size, "nothing is fetched twice").toBe(parts.length);
  });
}
