// Pictures of good moments, for the documentation and for whoever looks at the run.
import type { Page } from "@playwright/test";
import { setUp } from "./captain";
import { sailOn, type Moment } from "./courier";
import { phone } from "./everybody";
import { expect, picture, test, type Sailor } from "./harbour";
import { setSail } from "./pirates7";

/** A table with two bots where the moment has come, in as many games as it takes. */
async function moment({ page }: Sailor, wanted: Moment): Promise<void> {
  for (let seed = 1; seed <= 12; seed += 1) {
    await setUp(page, ["I play", "Bot, plays at random", "Bot, plays at random"]);
    await page.evaluate(() => localStorage.setItem("freeport.guide", JSON.stringify({ known: true })));
    if (await sailOn(page, 0, wanted, seed)) {
      await page.reload();
      await expect(page.getByRole("region", { name: "Round, turns and fame" })).toBeVisible();
      await page.waitForLoadState("networkidle");
      return;
    }
  }
  throw new Error("the moment never came");
}

/** Waits for the fonts, so that nothing jumps. */
const dressed = (page: Page): Promise<unknown> => page.evaluate(() => document.fonts.ready.then(() => true));

test("pictures of the harbour", async ({ comes }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await comes({ colorScheme });
    await page.goto("/", { waitUntil: "networkidle" });
    await dressed(page);
    await picture(page, colorScheme === "light" ? "harbour" : "harbour-dark");
  }
});

test("pictures of a table in the middle of a game", async ({ me, comes }) => {
  await moment(me, { round: 4, regions: 7, asked: "ask-turn" });
  await picture(me.page, "table");
  const storageState = await me.context.storageState();
  const url = me.page.url();
  for (const [name, options] of [
    ["table-dark", { colorScheme: "dark" }],
    ["table-phone", phone],
    ["table-phone-dark", { ...phone, colorScheme: "dark" }],
  ] as const) {
    const { page } = await comes({ ...options, storageState });
    await page.goto(url, { waitUntil: "networkidle" });
    await expect(page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
    await dressed(page);
    await picture(page, name);
  }
});

test("a picture of a battle", async ({ me }) => {
  await moment(me, { battle: true, regions: 4, asked: "ask-manoeuvre" });
  await expect(me.page.getByRole("region", { name: /^Battle at/ })).toBeVisible();
  await dressed(me.page);
  await picture(me.page, "battle");
});

test("a picture of an exploration", async ({ me }) => {
  await moment(me, { regions: 4, asked: "ask-lay-tile" });
  await expect(me.page.getByRole("region", { name: "New region" })).toBeVisible();
  await dressed(me.page);
  await picture(me.page, "exploration");
});

test("pictures of the result and the replay", async ({ me: { page } }) => {
  await setUp(page, ["I play", "Bot, easy", "Bot, plays at random"]);
  await sailOn(page, 0, { over: true }, 4);
  await expect(page.getByRole("region", { name: "Places and scores" })).toBeVisible();
  await dressed(page);
  await picture(page, "result");
  await page.getByRole("link", { name: "Watch the replay" }).click();
  const scrubber = page.getByRole("slider", { name: "Moment of the game" });
  await expect(scrubber).toBeVisible();
  const last = Number(await scrubber.getAttribute("max"));
  await scrubber.fill(String(Math.floor(last * 0.6)));
  await page.waitForLoadState("networkidle");
  await picture(page, "replay");
});

test("pictures of Pirates of the 7 Seas", async ({ me, comes }) => {
  for (let seed = 1; seed <= 12; seed += 1) {
    await setSail(me.page, ["I play", "Bot, easy", "Bot, easy"]);
    if (await sailOn(me.page, 0, { round: 9, asked: "ask-character" }, seed)) break;
  }
  const storageState = await me.context.storageState();
  const url = me.page.url();
  for (const [name, options] of [
    ["pirates7", {}],
    ["pirates7-phone", phone],
  ] as const) {
    const { page } = await comes({ ...options, storageState });
    await page.goto(url, { waitUntil: "networkidle" });
    await expect(page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
    await dressed(page);
    await picture(page, name);
  }
});
