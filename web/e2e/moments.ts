// Moments of a table of Rum & Bones that both editions have: a window in another player's turn, the Kraken, and a phone.
import type { Page } from "@playwright/test";
import { type Moment, sailOn } from "./courier";
import { fits, open, tabTo } from "./everybody";
import { expect, picture, type Sailor } from "./harbour";
import { board, type Edition, glowing, last, sea } from "./rumbones";

const prompt = (page: Page) => page.getByRole("region", { name: "A question to you" });
const chart = (page: Page) => page.getByRole("region", { name: "Board", exact: true });
/** A card may be played. */
const OFFERS = '{"open":{"card"';

/** A card is played in another player's turn: the question stands beside the board, which stays usable. */
export async function reacts(
  me: Sailor,
  edition: Edition,
  cell: RegExp,
  sooner: Pick<Moment, "prefer"> = {},
  again?: () => Promise<void>,
): Promise<void> {
  const { page } = me;
  const come = () => sailOn(page, 0, { offers: OFFERS, theirs: true, moves: 1, ...sooner });
  let there = await come();
  // Some games are over before a card fits: then another one is begun.
  for (let games = 1; !there && again && games < 4; games += 1) {
    await again();
    there = await come();
  }
  expect(there).toBe(true);
  await expect(prompt(page)).toBeVisible();
  const { view } = last(me).now;
  expect(view.seats.find(({ seat }) => seat === 0)?.side).not.toBe(view.active);
  // Nothing lies over the board, nor stays there: it can be walked over and zoomed while the question waits.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(prompt(page).getByRole("button", { name: "Pass", exact: true })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Pass", exact: true })).toHaveCount(1);
  await picture(page, `run/${edition.id}-reaction`);
  const stage = await chart(page).boundingBox();
  const asks = await prompt(page).boundingBox();
  expect(stage && asks && stage.height > 250 && stage.y + stage.height <= asks.y + 1).toBe(true);
  const place = sea(page).getByRole("button", { name: cell });
  await place.focus();
  await place.press("ArrowUp");
  await page.getByRole("button", { name: "Closer" }).click();
  await expect(prompt(page)).toBeVisible();

  // A card is read before it is used, and the tab key leads to it.
  const card = prompt(page).locator("[data-lit]").filter({ hasText: "Play “" }).first();
  expect((await card.innerText()).split("\n").length).toBeGreaterThan(1);
  await place.focus();
  await tabTo(page, ({ answers, lit }) => answers && lit);
  const { steps } = last(me).now.turn;
  await card.press("Enter");
  await expect.poll(() => last(me).now.turn.steps).toBeGreaterThan(steps);
  expect(me.traffic.some((text) => /"event":"card_played"[^}]*"seat":0/.test(text))).toBe(true);
}

/** A window is answered on a phone, by tapping. */
export async function reactsOnPhone(me: Sailor, edition: Edition): Promise<void> {
  const { page } = me;
  await board(page, ["I play", "Bot, plays at random"], edition);
  await expect(sea(page)).toBeVisible();
  expect(await sailOn(page, 0, { offers: OFFERS }, 5)).toBe(true);
  await expect(prompt(page)).toBeInViewport({ ratio: 0.99 });
  await fits(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const stage = await chart(page).boundingBox();
  expect(stage?.height).toBeGreaterThan(260);
  await open(page, "a reaction on a phone");
  await picture(page, `run/${edition.id}-phone-reaction`);
  const { steps } = last(me).now.turn;
  await prompt(page).getByRole("button", { name: "Pass", exact: true }).tap();
  await expect.poll(() => last(me).now.turn.steps).toBeGreaterThan(steps);
}

/** The Kraken comes up in a scene of its own. */
export async function krakenRises(page: Page, edition: Edition): Promise<void> {
  let came = false;
  for (let seed = 1; seed < 8 && !came; seed += 1) {
    await board(page, ["I play", "Bot, plays at random"], edition);
    await expect(sea(page)).toBeVisible();
    came = await sailOn(page, 0, { event: "kraken_came", calm: true, prefer: '"open":\\{"card"' }, seed);
  }
  expect(came).toBe(true);
  const scene = page.getByRole("dialog", { name: "The Kraken rises!" });
  await expect(scene).toBeVisible();
  await picture(page, `${edition.id}-kraken`);
  await scene.getByRole("button").click();
  await expect(scene).toHaveCount(0);
  await expect(page.getByRole("img", { name: "The Kraken is here!" })).toBeVisible();
  await picture(page, `run/${edition.id}-kraken-board`);
}

/** What stands still is not drawn again when figures move. */
export async function standsStill(page: Page, edition: Edition): Promise<void> {
  await board(page, ["I play", "Bot, plays at random"], edition);
  await expect(sea(page)).toBeVisible();
  // The chart is turned once, when it is known who plays which side.
  await sailOn(page, 0, { moves: 8 });
  await page.evaluate(() => {
    const still = document.querySelector(".board svg.still");
    const changes: string[] = [];
    Object.assign(window, { changes });
    if (!still) throw new Error("nothing stands still");
    new MutationObserver((records) => {
      for (const { type } of records) changes.push(type);
    }).observe(still, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const figures = () =>
    page.locator("[data-figure]").evaluateAll((all) => all.map((one) => one.getAttribute("style")));
  const before = await figures();
  await sailOn(page, 0, { moves: 40 });
  await expect.poll(figures).not.toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
}

/** Six players on a phone: a Hero is moved by taps, and every leaf can be read. */
export async function sixOnPhone(
  me: Sailor,
  edition: Edition,
  { leaves, wish, name }: { leaves: string[]; wish?: () => Promise<void>; name: string },
): Promise<void> {
  const { page } = me;
  const bot = "Bot, plays at random";
  await board(page, ["I play", bot, bot, bot, bot, bot], edition, wish);
  await fits(page);
  await expect(sea(page)).toBeVisible();
  expect(await sailOn(page, 0, { asked: "ask-act", calm: true, offers: '{"act":"move"}' })).toBe(true);
  const scene = page.getByRole("dialog", { name: "The Kraken rises!" });
  await page.addLocatorHandler(scene, () => scene.getByRole("button").tap());
  const decision = page.getByRole("region", { name: "Decision" });
  await expect(decision).toBeInViewport({ ratio: 0.99 });
  await fits(page);
  await open(page, "six players on a phone");
  await picture(page, `run/${name}`);

  // The acting hero is moved by taps on the board.
  const { steps } = last(me).now.turn;
  await page
    .getByRole("region", { name: "Your move" })
    .getByRole("button", { name: "Move", exact: true })
    .tap();
  await expect.poll(() => last(me).now.turn.steps).toBeGreaterThan(steps);
  for (const leaf of leaves) {
    await page.getByRole("tab", { name: leaf }).tap();
    await expect(page.getByRole("tabpanel", { name: leaf })).toBeInViewport({ ratio: 0.99 });
    await fits(page);
  }
  await open(page, "the heroes of six players on a phone");
  await picture(page, `run/${name}-heroes`);
  expect(await glowing(page).count()).toBeGreaterThan(0);
  await decision.getByRole("button", { name: "The story of the game" }).tap();
  await expect(page.getByRole("dialog").getByRole("log")).toBeVisible();
  await fits(page);
}
