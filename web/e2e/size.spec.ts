import type { Page } from "@playwright/test";
import { expect, test } from "./harbour";

const MOST = 250 * 1024;

/** Counts what comes over the wire, packed, without fonts. */
function weigh(page: Page): () => Promise<{ bytes: number; list: string }> {
  const parts: Promise<[string, number]>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") return;
    parts.push(
      request
        .sizes()
        .then((sizes) => [
          new URL(request.url()).pathname,
          sizes.responseBodySize + sizes.responseHeadersSize,
        ]),
    );
  });
  return async () => {
    const sizes = await Promise.all(parts);
    return {
      bytes: sizes.reduce((sum, [, size]) => sum + size, 0),
      list: sizes.map(([path, size]) => `${String(size).padStart(8)} ${path}`).join("\n"),
    };
  };
}

test("the first load is light", async ({ comes }) => {
  const { page } = await comes();
  const harbour = weigh(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const first = await harbour();
  expect(first.bytes, first.list).toBeLessThan(MOST);

  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
  const { page: fresh } = await comes({ storageState: await page.context().storageState() });
  const table = weigh(fresh);
  await fresh.goto(page.url(), { waitUntil: "networkidle" });
  await expect(fresh.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
  const second = await table();
  expect(second.bytes, second.list).toBeLessThan(MOST);
});
