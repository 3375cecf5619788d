// Rules, the story and what is said aloud, for whoever reads, listens or types.
import type { Page } from "@playwright/test";
import { declineGuide, setUp } from "./captain";
import { sailOn } from "./courier";
import { phone } from "./everybody";
import { expect, test } from "./harbour";

/** A table of two whose story has gone on for a while. */
async function afterSomeMoves(page: Page, moves = 12): Promise<void> {
  await setUp(page, ["I play", "Bot, plays at random"]);
  await sailOn(page, 0, { asked: "ask-turn", moves });
}

test("a cited rule opens beside the table, and the table stays", async ({ me: { page } }) => {
  await afterSomeMoves(page);
  const table = page.url();
  const log = page.getByRole("log", { name: "The story of the game" });
  const cited = log.getByRole("link", { name: /^Rule AH-/ }).first();
  const rule = (await cited.innerText()).trim();
  await cited.click();
  const book = page.getByRole("complementary", { name: "Ahoy" });
  await expect(book.locator(".marked")).toContainText(rule);
  await expect(book.locator(".marked")).toBeInViewport();
  expect(page.url()).toBe(table);
  const board = page.getByRole("region", { name: "Board", exact: true });
  const [beside, stage] = [await book.boundingBox(), await board.boundingBox()];
  expect((stage?.x ?? 0) + (stage?.width ?? 0)).toBeLessThanOrEqual((beside?.x ?? 0) + 1);

  const mention = book.locator(".rule a").filter({ hasText: /^AH-/ }).first();
  await mention.click();
  await expect(book.locator(".marked")).toContainText(await mention.innerText());
  expect(page.url()).toBe(table);
  await page.keyboard.press("Escape");
  await expect(book).toBeHidden();
  await expect(cited).toBeFocused();
});

test("on a phone a cited rule comes from below and leaves the board in sight", async ({ comes }) => {
  const { page } = await comes(phone);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().tap();
  await page.waitForURL(/\/table\//);
  await declineGuide(page);
  await sailOn(page, 0, { asked: "ask-turn", moves: 12 });
  const table = page.url();
  await page.getByRole("button", { name: "The story of the game" }).tap();
  await page
    .getByRole("log")
    .getByRole("link", { name: /^Rule AH-/ })
    .first()
    .tap();
  const book = page.getByRole("dialog", { name: "Ahoy: the rules" });
  await expect(book.locator(".marked")).toBeInViewport();
  expect((await book.boundingBox())?.y).toBeGreaterThan(844 * 0.4);
  expect(page.url()).toBe(table);
  await book.getByRole("button", { name: "Close" }).tap();
  await expect(book).toBeHidden();
});

test("the rules of the story are reached with the keyboard", async ({ me: { page } }) => {
  await afterSomeMoves(page);
  await page.keyboard.press("l");
  const log = page.getByRole("log", { name: "The story of the game" });
  await expect(log).toBeFocused();
  const onLine = () => page.evaluate(() => document.activeElement?.querySelector("a") !== null);
  await page.keyboard.press("ArrowUp");
  for (let steps = 0; steps < 40 && !(await onLine()); steps += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  const rule = await page.evaluate(() => document.activeElement?.textContent.trim());
  expect(rule).toMatch(/^AH-/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Ahoy" }).locator(".marked")).toContainText(
    rule ?? "",
  );
});

test("what happens is heard also while a sheet is open", async ({ me: { page } }) => {
  await afterSomeMoves(page);
  await page.getByRole("button", { name: "More about this table" }).click();
  const sheet = page.getByRole("dialog");
  const said = sheet.locator('[data-announcer][aria-live="polite"]');
  await expect(said).toHaveText("");
  // Another window of the same person plays on.
  await sailOn(page, 0, { asked: "ask-turn", moves: 2 }, 5);
  await expect(said).not.toHaveText("");
});

test("a line of the story in a replay leads there, and what happened is heard instead of the whole board", async ({
  me: { page },
}) => {
  await afterSomeMoves(page);
  await page.getByRole("button", { name: "More about this table" }).click();
  await page.getByRole("button", { name: "Look back" }).click();
  const scrubber = page.getByRole("slider", { name: "Moment of the game" });
  await expect(scrubber).toBeVisible();
  const last = Number(await scrubber.getAttribute("max"));
  await scrubber.fill(String(last));
  const lines = page.getByRole("log").getByRole("listitem");
  const early = lines.nth(12);
  const words = (await early.innerText()).replace(/\s*AH-[\d.]+\s*$/, "");
  await early.click();
  await expect.poll(() => scrubber.inputValue().then(Number)).toBeLessThan(last);
  await expect(page.locator('.line[aria-current="step"]').filter({ hasText: words }).first()).toBeVisible();

  const here = Number(await scrubber.inputValue());
  const said = page.locator('[data-announcer][aria-live="polite"]').last();
  for (const name of ["One move on", "To the next round or battle"]) {
    await page.getByRole("button", { name }).click();
  }
  await expect.poll(() => scrubber.inputValue().then(Number)).toBeGreaterThan(here);
  const heard = await said.innerText();
  expect(heard.length).toBeLessThan(600);
  expect(heard).not.toContain("tiles left");
  expect(await page.locator("[aria-live]:not([data-announcer]):not([aria-live=off])").count()).toBe(0);
});

test("who watches is told so", async ({ me, comes }) => {
  await setUp(me.page, ["I play", "Bot, plays at random"], { shared: true });
  await sailOn(me.page, 0, { asked: "ask-turn" });
  const { page } = await comes();
  await page.goto(me.page.url());
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("You are watching.");
  await expect(me.page.getByRole("region", { name: "Decision" })).not.toContainText("You are watching.");
});

test("the scores of a round stay until they are closed", async ({ me: { page } }) => {
  await setUp(page, ["I play", "Bot, plays at random"]);
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
  await sailOn(page, 0, { round: 2, asked: "ask-turn" });
  const scores = page.getByRole("region", { name: "Scores of round 1" });
  await expect(scores).toBeVisible();
  await sailOn(page, 0, { round: 2, asked: "ask-turn", moves: 2 }, 3);
  await expect(scores.getByRole("row")).toHaveCount(3);
  await scores.getByRole("button", { name: "Close the scores" }).click();
  await expect(scores).toBeHidden();
});

test("the back button returns to where one was in the rulebook, and to what was searched for", async ({
  me: { page },
}) => {
  await page.goto("/rules/ahoy");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await page.getByRole("searchbox").fill("sandbar");
  await expect(page).toHaveURL(/search=sandbar/);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  // The bar is out of sight down here, and a click would scroll up to it.
  await page.getByRole("link", { name: "Harbour", exact: true }).dispatchEvent("click");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("sandbar");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
});
