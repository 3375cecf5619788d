import type { Page } from "@playwright/test";
import { LISTED, lots, playListed, setUp } from "./captain";
import { playOne } from "./courier";
import { expect, picture, test } from "./harbour";
import { kept, secretsIn } from "./secrets";

/** Everything the game has told, of which nothing may come while nobody holds the device. */
const TOLD = /"note":"(step|sync|hint)"/;

/** Plays from the list until the curtain falls; gives back the seat it falls for. */
async function untilCurtain(page: Page, traffic: string[], lot: (count: number) => number): Promise<number> {
  const curtain = page.getByRole("button", { name: /^I play/ });
  const tab = page.getByRole("tab", { name: /^Moves/, selected: false });
  const move = page.locator(LISTED).first();
  for (let moves = 0; moves < 80; moves += 1) {
    await expect(curtain.or(tab).or(move).first()).toBeVisible();
    if (await curtain.isVisible()) return asked(traffic);
    if (await tab.isVisible()) await tab.click();
    else await playListed(page, lot);
    // Who has played may look at it for a moment before the curtain falls.
    await expect
      .poll(async () => (await curtain.isVisible()) || (await move.isVisible()) || (await tab.isVisible()))
      .toBe(true);
  }
  throw new Error("the curtain does not fall");
}

/** The seat that had to decide when the game was last heard of. */
function asked(traffic: string[]): number {
  const last = traffic.findLast((text) => TOLD.test(text)) ?? "{}";
  const { now } = JSON.parse(last) as { now?: { turn: { waiting: { seat: number }[] } } };
  return now?.turn.waiting[0]?.seat ?? -1;
}

test("while the curtain is down nothing that anybody knows comes to the browser", async ({ me, comes }) => {
  const { page, traffic } = me;
  await setUp(page, ["Bot, plays at random", "I play", "I play"]);
  const lot = lots(5);
  await page
    .getByRole("button", { name: /^I play/ })
    .first()
    .click();
  const seat = await untilCurtain(page, traffic, lot);
  const from = traffic.length;
  // The same person plays on at another device, so that there is something to be told.
  const other = await comes({ storageState: await me.context.storageState() });
  await other.page.goto(page.url());
  await expect(other.page.getByRole("button", { name: /^I play/ }).first()).toBeVisible();
  const heard = other.traffic.length;
  await playOne(other.page, seat);
  const told = other.traffic.slice(heard).filter((text) => text.includes('"note":"step"'));
  expect(told.length).toBeGreaterThan(0);
  // What went to the other device would be here by now.
  await page.waitForTimeout(300);
  const came = traffic.slice(from);
  expect(came.filter((text) => TOLD.test(text))).toEqual([]);
  expect(secretsIn(came)).toEqual({ union: 0, smuggler: 0 });
  const html = await page.content();
  expect(html).not.toContain("Pledge for:");
  expect(html).not.toContain('data-piece="plan:');
  // And who takes the device now sees all that was played meanwhile.
  await page
    .getByRole("button", { name: /^I play/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Board", exact: true })).toBeVisible();
  expect(traffic.slice(from).some((text) => text.includes('"note":"sync"'))).toBe(true);
});

test("between two seats of one browser the curtain falls, and hides everything", async ({ me }) => {
  const { page, traffic } = me;
  await setUp(page, ["Bot, plays at random", "I play", "I play"]);
  const lot = lots(5);
  const curtain = page.getByRole("button", { name: /^I play/ });
  const move = page.locator(LISTED).first();
  const lifted = new Set<string>();
  let falls = 0;
  for (let turns = 0; (falls < 3 || lifted.size < 2) && turns < 80; turns += 1) {
    await expect(
      curtain
        .first()
        .or(move)
        .or(page.getByRole("tab", { name: /^Moves/, selected: false }))
        .first(),
    ).toBeVisible();
    if (await curtain.first().isVisible()) {
      falls += 1;
      if (falls === 1) {
        // Nothing of either seat has come before somebody takes the device.
        expect(secretsIn(traffic)).toEqual({ union: 0, smuggler: 0 });
        await picture(page, "run/curtain");
      }
      const html = await page.content();
      expect(html).not.toContain("Pledge for:");
      expect(html).not.toContain('data-piece="plan:');
      await expect(page.getByRole("region", { name: "Board", exact: true })).toHaveCount(0);
      const { stored, tables } = await kept(page);
      for (const text of stored) expect(text).not.toMatch(/hand|markers|plan|pledge/i);
      expect(tables, "where two share a device nothing is kept").toEqual([]);
      const who = await curtain.first().innerText();
      lifted.add(who);
      const from = traffic.length;
      await curtain.first().click();
      await expect(page.getByRole("region", { name: "Board", exact: true })).toBeVisible();
      // Only the seat that holds the device is looked through.
      const { union, smuggler } = secretsIn(traffic.slice(from));
      expect(Math.min(union, smuggler), `the secrets of both came to ${who}`).toBe(0);
      expect(union + smuggler).toBeGreaterThan(0);
      continue;
    }
    const tab = page.getByRole("tab", { name: /^Moves/, selected: false });
    if (await tab.isVisible()) await tab.click();
    if (await move.isVisible()) await playListed(page, lot);
  }
  expect(falls).toBeGreaterThanOrEqual(3);
  expect(lifted.size).toBe(2);
});
