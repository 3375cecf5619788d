// Fingers: a pan or a pinch asks for nothing, a long press asks and does not play.
import type { CDPSession, Page } from "@playwright/test";
import { sailOn } from "./courier";
import { phone } from "./everybody";
import { expect, test } from "./harbour";

interface Finger {
  x: number;
  y: number;
  id?: number;
}
const touch = (cdp: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Finger[]) =>
  cdp.send("Input.dispatchTouchEvent", { type, touchPoints });

async function atTable(page: Page): Promise<CDPSession> {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("freeport.guide", JSON.stringify({ known: true })));
  await page.reload();
  await page.getByRole("button", { name: "Play now" }).first().tap();
  await page.waitForURL(/\/table\//);
  // A die can still be placed: at the end of a turn nothing glows.
  expect(await sailOn(page, 0, { asked: "ask-turn", moves: 6, offers: '{"place"' })).toBe(true);
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  return page.context().newCDPSession(page);
}

/** Long enough for a long press; a tip that should not come has had its time. */
const aWhile = (page: Page) => page.waitForTimeout(900);

test("a pan and a pinch over the chart open no tips", async ({ comes }) => {
  const { page } = await comes(phone);
  const cdp = await atTable(page);
  const box = await page
    .getByRole("group", { name: /^The chart|chart/i })
    .first()
    .boundingBox();
  if (!box) throw new Error("no chart");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const tip = page.getByRole("tooltip");

  await touch(cdp, "touchStart", [{ x, y }]);
  for (let step = 1; step <= 6; step += 1) await touch(cdp, "touchMove", [{ x: x + step * 6, y }]);
  await aWhile(page);
  await expect(tip).toBeHidden();
  await touch(cdp, "touchEnd", []);

  await touch(cdp, "touchStart", [{ x, y, id: 1 }]);
  await touch(cdp, "touchStart", [
    { x, y, id: 1 },
    { x: x + 60, y, id: 2 },
  ]);
  await touch(cdp, "touchMove", [
    { x: x - 4, y, id: 1 },
    { x: x + 64, y, id: 2 },
  ]);
  await aWhile(page);
  await expect(tip).toBeHidden();
  await touch(cdp, "touchEnd", []);
});

test("a long press shows the tip beside the piece and plays nothing; a tap plays", async ({ comes }) => {
  const me = await comes(phone);
  const { page, traffic } = me;
  const cdp = await atTable(page);
  const played = () => traffic.filter((text) => /"note":"step"/.test(text)).length;
  const before = played();
  const lit = page.locator("g[data-lit], button[data-lit]").first();
  const box = await lit.boundingBox();
  if (!box) throw new Error("nothing glows");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch(cdp, "touchStart", [{ x, y }]);
  const tip = page.getByRole("tooltip");
  await expect(tip).toBeVisible();
  await touch(cdp, "touchEnd", []);
  await aWhile(page);
  await expect(tip).toBeVisible();
  expect(played()).toBe(before);
  await expect(
    page.getByRole("region", { name: "Your move" }).getByRole("button", { name: "Play" }),
  ).toHaveCount(0);
  const shown = await tip.boundingBox();
  const apart =
    !shown ||
    shown.y + shown.height <= box.y ||
    shown.y >= box.y + box.height ||
    shown.x + shown.width <= box.x ||
    shown.x >= box.x + box.width;
  expect(apart, "the tip lies over its piece").toBe(true);
});
