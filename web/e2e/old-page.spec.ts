// A page that was left open while its server was renewed.
import type { Page } from "@playwright/test";
import { setUp } from "./captain";
import { expect, forgiveCuts, test } from "./harbour";

const OLD = "Freeport was updated while this page was open.";

/** The next page that comes takes itself for one of another build. */
async function comesOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith("http") || sessionStorage.getItem("was-old")) return;
    sessionStorage.setItem("was-old", "yes");
    new MutationObserver(() => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="freeport-build"]');
      if (meta) meta.content = "0123456789abcdef";
    }).observe(document, { childList: true, subtree: true });
  });
}

test("an old page says so, and reloads by itself where nothing is lost", async ({ me: { page } }) => {
  await comesOld(page);
  await page.goto("/");
  await expect(page.getByText(OLD)).toBeVisible();
  await page.waitForEvent("load");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await expect(page.getByText(OLD)).toBeHidden();
});

test("an old page does not go away from who has to decide, and goes when asked to", async ({ me }) => {
  const { page } = me;
  await page.clock.install();
  await setUp(page, ["I play", "Bot, plays at random"], { game: "Connect Four" });
  await comesOld(page);
  await page.reload();
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.clock.runFor(60_000);
  expect(loads).toBe(0);
  await expect(page.getByText(OLD)).toBeVisible();
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(page.getByText(OLD)).toBeHidden();
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
  // A page that is loaded anew cuts a line that was being dialled.
  forgiveCuts(me);
});
