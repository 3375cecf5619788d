import { expect, test } from "./harbour";
import { type Fetched, listed, total, weigh } from "./weigh";

const MOST = 250 * 1024;

/** Fonts come once and are kept, and what is said over sockets is no load. */
const loaded = (parts: Fetched[]) => parts.filter(({ kind }) => kind !== "font" && kind !== "socket");

test("the first load is light", async ({ comes }) => {
  const { page } = await comes();
  const harbour = weigh(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const first = loaded(await harbour());
  expect(total(first), listed(first)).toBeLessThan(MOST);

  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
  const { page: fresh } = await comes({ storageState: await page.context().storageState() });
  const table = weigh(fresh);
  await fresh.goto(page.url(), { waitUntil: "networkidle" });
  await expect(fresh.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
  const second = loaded(await table());
  expect(total(second), listed(second)).toBeLessThan(MOST);
});
