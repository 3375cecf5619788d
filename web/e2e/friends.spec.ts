import type { Page } from "@playwright/test";
import { LISTED, lots, moves, playListed, setUp } from "./captain";
import { expect, picture, test, type Sailor } from "./harbour";
import { kept, secretsIn } from "./secrets";

/** Lets whoever is asked decide, so many times. */
async function playTogether(crew: Page[], decisions: number): Promise<void> {
  const lot = lots(3);
  for (let made = 0; made < decisions; made += 1) {
    const asked = await Promise.any(
      crew.map(async (page) => {
        await page.waitForSelector(LISTED, { timeout: 60_000 });
        return page;
      }),
    );
    await playListed(asked, lot);
  }
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: /^Talk/ }).click();
  await page.getByRole("textbox", { name: "Say something" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

/** Everything that can be read or found out on a page. */
const pageText = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML + document.body.innerText);

test("two friends and a spectator at one table, and nobody learns another's secrets", async ({ comes }) => {
  const [union, smuggler, watcher]: [Sailor, Sailor, Sailor] = [await comes(), await comes(), await comes()];
  await setUp(union.page, ["Bot, plays at random", "Open seat", "I play"]);

  const link = await union.page.getByRole("textbox", { name: /can sit down/ }).inputValue();
  await smuggler.page.goto(link);
  await smuggler.page.getByRole("button", { name: "Sit here" }).click();
  await smuggler.page.getByRole("button", { name: "I am ready" }).click();
  await watcher.page.goto(link);
  await expect(watcher.page.getByRole("button", { name: "Sit here" })).toHaveCount(0);
  const ready = union.page.getByRole("button", { name: "I am ready" });
  if (await ready.isVisible()) await ready.click();
  await union.page.getByRole("button", { name: "Cast off" }).click();

  for (const { page } of [union, smuggler]) await moves(page);
  await expect(union.page.getByRole("region", { name: /^Your board: / })).toBeVisible();
  await playTogether([union.page, smuggler.page], 40);
  await expect(watcher.page.getByRole("region", { name: "Round, turns and fame" })).toBeVisible();
  await picture(union.page, "run/union");
  await picture(smuggler.page, "run/smuggler");
  await picture(watcher.page, "run/spectator");

  // The check can fail: it finds the owners' secrets where they belong.
  expect(secretsIn(union.traffic).union).toBeGreaterThan(0);
  expect(secretsIn(smuggler.traffic).smuggler).toBeGreaterThan(0);
  expect(secretsIn(union.traffic).smuggler).toBe(0);
  expect(secretsIn(smuggler.traffic).union).toBe(0);
  expect(secretsIn(watcher.traffic)).toEqual({ union: 0, smuggler: 0 });

  expect(await pageText(smuggler.page)).toContain("Pledge for:");
  for (const { page } of [union, watcher]) expect(await pageText(page)).not.toContain("Pledge for:");
  for (const { page } of [smuggler, watcher]) expect(await pageText(page)).not.toContain('data-piece="plan:');

  // For who has no network later a browser keeps what its person saw, and nothing else.
  await expect.poll(async () => secretsIn((await kept(union.page)).tables).union).toBeGreaterThan(0);
  for (const { page } of [union, smuggler, watcher]) {
    for (const text of (await kept(page)).stored) expect(text).not.toMatch(/hand|markers|plan|pledge/i);
  }
  expect(secretsIn((await kept(union.page)).tables).smuggler).toBe(0);
  expect(secretsIn((await kept(smuggler.page)).tables).union).toBe(0);
  expect(secretsIn((await kept(watcher.page)).tables)).toEqual({ union: 0, smuggler: 0 });

  await say(union.page, "Fair winds to you!");
  for (const { page } of [smuggler, watcher]) {
    await page.getByRole("tab", { name: /^Talk/ }).click();
    await expect(page.getByRole("log", { name: "Talk at the table" })).toContainText("Fair winds to you!");
  }
  await smuggler.page.getByRole("button", { name: /^Mute/ }).first().click();
  await say(union.page, "Can you hear me?");
  await expect(watcher.page.getByText("Can you hear me?")).toBeVisible();
  const heard = smuggler.page.getByRole("log", { name: "Talk at the table" });
  await expect(heard.getByText("muted")).toHaveCount(2);
  await expect(heard).not.toContainText("Can you hear me?");
});
