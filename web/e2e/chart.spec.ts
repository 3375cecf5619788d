// The chart of Ahoy can be read when it has grown, and what costs gold says so.
import type { Page } from "@playwright/test";
import { setUp } from "./captain";
import { sailOn } from "./courier";
import { phone } from "./everybody";
import { expect, test } from "./harbour";

async function withRegions(page: Page, regions: number): Promise<void> {
  for (let seed = 1; seed <= 12; seed += 1) {
    await setUp(page, ["I play", "Bot, plays at random", "Bot, plays at random"]);
    if (!(await sailOn(page, 0, { regions, asked: "ask-turn" }, seed))) continue;
    await page.evaluate(() => localStorage.setItem("freeport.guide", JSON.stringify({ known: true })));
    await page.reload();
    await expect(page.getByRole("region", { name: "Decision" })).toContainText("Your turn.");
    return;
  }
  throw new Error("the sea never grew so large");
}

/** Names of spaces: how high their letters are on the screen, and whether they lie on one another. */
const names = (page: Page) =>
  page.locator(".map .label").evaluateAll((labels) => {
    const boxes = labels.map((label) => label.getBoundingClientRect());
    const size = Math.min(
      ...labels.map((label) => {
        const scale = (label as SVGGraphicsElement).getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(label).fontSize) * scale;
      }),
    );
    const clash = boxes.some((one, index) =>
      boxes.some(
        (other, at) =>
          at > index &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    return { count: labels.length, size, clash };
  });

test("with eight regions the names of spaces can be read, and the sea fills its frame", async ({
  me,
  comes,
}) => {
  await withRegions(me.page, 8);
  const storageState = await me.context.storageState();
  for (const options of [{}, phone]) {
    const { page } = await comes({ ...options, storageState });
    await page.goto(me.page.url());
    await expect(page.locator(".map .label").first()).toBeVisible();
    // The chart takes its place before its letters take their size.
    await expect.poll(async () => (await names(page)).size).toBeGreaterThanOrEqual(9.5);
    const found = await names(page);
    expect(found.count).toBeGreaterThanOrEqual(32);
    expect(found.clash).toBe(false);
    const filled = await page.locator(".map > svg").evaluate((svg) => {
      const frame = svg.getBoundingClientRect();
      const cells = [...svg.querySelectorAll(".cell .area")].map((cell) => cell.getBoundingClientRect());
      const across =
        Math.max(...cells.map((cell) => cell.right)) - Math.min(...cells.map((cell) => cell.left));
      const down = Math.max(...cells.map((cell) => cell.bottom)) - Math.min(...cells.map((cell) => cell.top));
      return Math.max(across / frame.width, down / (frame.height - 60));
    });
    expect(filled).toBeGreaterThan(0.9);
  }
});

test("a slot that a die must be turned for shows its price, and says it", async ({ me: { page } }) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    await setUp(page, ["I play", "Bot, plays at random"]);
    if (!(await sailOn(page, 0, { asked: "ask-turn", moves: 8 }, seed))) continue;
    const coin = page.locator(".slot .coin").first();
    const dice = page.locator("button.die[data-lit]");
    for (let die = 0; die < (await dice.count()); die += 1) {
      await dice.nth(die).click();
      if ((await coin.count()) === 0) continue;
      const slot = page
        .locator(".slot")
        .filter({ has: page.locator(".coin") })
        .first();
      const price = await coin.innerText();
      expect(await slot.getAttribute("aria-label")).toContain(`costs ${price} gold`);
      return;
    }
  }
  throw new Error("no slot ever cost gold");
});

test("the focus can be told from the glow", async ({ me: { page } }) => {
  await setUp(page, ["I play", "Bot, plays at random"]);
  expect(await sailOn(page, 0, { asked: "ask-turn", moves: 4, offers: '{"place"' })).toBe(true);
  const ring = (at: number) =>
    page
      .locator("button.slot[data-lit]")
      .nth(at)
      .evaluate((slot) => {
        const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(slot);
        return { outlineStyle, outlineColor, outlineWidth };
      });
  await expect(page.locator("button.slot[data-lit]").nth(1)).toBeVisible();
  const glow = await ring(1);
  await page.keyboard.press("Tab");
  await page.locator("button.slot[data-lit]").nth(1).focus();
  const focused = await ring(1);
  expect(focused.outlineStyle).toBe("solid");
  expect(focused.outlineColor).not.toBe(glow.outlineColor);
});
