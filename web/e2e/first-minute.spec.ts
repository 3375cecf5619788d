// From an empty browser to the first move: what a slow phone has to fetch, one after another or at all.
import { expect, test } from "./harbour";
import { listed, total, weigh } from "./weigh";

const MOST_REQUESTS = 24;
const MOST_BYTES = 300 * 1024;

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
    expect(parts.length, listed(parts)).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(total(parts), listed(parts)).toBeLessThan(MOST_BYTES);
    expect(new Set(parts.map(({ path }) => path)).size, "nothing is fetched twice").toBe(parts.length);
  });
}
