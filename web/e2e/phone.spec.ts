import type { Page } from "@playwright/test";
import { clickGlowing } from "./captain";
import { expect, picture, test } from "./harbour";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

test("a first turn by taps on a phone held upright", async ({ comes }) => {
  const { page } = await comes(phone);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await fits(page);
  await picture(page, "run/phone-harbour");
  await page.getByRole("button", { name: "Play now" }).first().tap();
  await page.waitForURL(/\/table\//);
  const bar = page.getByRole("region", { name: "Decision" });
  await expect(bar).toContainText("Your turn.");
  await expect(bar).toBeInViewport({ ratio: 0.99 });
  await fits(page);

  const tapped: string[] = [];
  while (!tapped.includes("End your turn") && tapped.length < 60) {
    tapped.push(await clickGlowing(page, (place) => place.tap()));
    await fits(page);
    await expect(bar).toBeInViewport({ ratio: 0.99 });
  }
  expect(tapped, tapped.join(", ")).toContain("End your turn");
  await picture(page, "run/phone-table");

  await bar.getByRole("button", { name: "The story of the game" }).tap();
  await expect(page.getByRole("dialog").getByRole("log")).toContainText("Round 1");
  await fits(page);
});

test("no page scrolls sideways on a phone", async ({ comes }) => {
  const { page } = await comes(phone);
  for (const path of ["/", "/rules/ahoy", "/settings", "/account", "/learn"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await fits(page);
  }
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await fits(page);
});
