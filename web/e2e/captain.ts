// What a person does at a table: reads the page, clicks what glows, picks from the list of moves.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Sailor } from "./harbour";

/** Bots as the form calls them. */
export type Choice = "I play" | "Open seat" | "Bot, plays at random" | "Bot, easy";

/** Sets a table up with the form, from the harbour; whoever is not named stays as the form has it. */
export async function setUp(
  page: Page,
  who: Choice[],
  wishes: { shared?: boolean; game?: string; wish?: () => Promise<void> } = {},
): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).click();
  const sheet = page.getByRole("dialog");
  // A content pack may have the name of its game.
  const games = sheet.getByRole("radiogroup", { name: "Game", exact: true });
  if (wishes.game) await games.getByRole("radio", { name: wishes.game, exact: true }).click();
  const seats = sheet.getByRole("combobox", { name: /^Who plays/ });
  // A game for two asks nobody how many play.
  const count = sheet
    .getByRole("radiogroup", { name: "Players" })
    .getByRole("radio", { name: String(who.length), exact: true });
  if ((await seats.count()) !== who.length || (await count.isVisible())) await count.click();
  await expect(seats).toHaveCount(who.length);
  for (const [seat, choice] of who.entries()) await seats.nth(seat).selectOption({ label: choice });
  await sheet.getByRole("radio", { name: "At once" }).click();
  if (wishes.shared) await sheet.getByRole("switch", { name: "Public" }).click();
  await wishes.wish?.();
  const full = !who.includes("Open seat");
  await sheet.getByRole("button", { name: full ? "Begin the game" : "Open the table" }).click();
  await page.waitForURL(/\/table\//);
}

/** The list of all legal moves, brought to the front. */
export async function moves(page: Page): Promise<Locator> {
  const tab = page.getByRole("tab", { name: /^Moves/ });
  if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
  return page
    .getByRole("tabpanel", { name: /^Moves/ })
    .getByRole("listitem")
    .getByRole("button");
}

/** Where the page stands: somebody is asked here, others are, or the game is over. */
export type Standing = "asked" | "over";

/** A move that can be played now; those nobody is urged to make lie folded in a list of their own. */
export const LISTED = 'ol button.move:not([aria-disabled="true"])';

/** Waits until the page asks for a move, or tells the result. */
export async function standing(page: Page): Promise<Standing> {
  const seen = await page.waitForFunction(
    (list) => {
      if (document.querySelector(list)) return "asked" as const;
      return document.querySelector("div.result") ? ("over" as const) : null;
    },
    LISTED,
    { polling: 30, timeout: 60_000 },
  );
  return (await seen.jsonValue()) ?? "over";
}

/** The same numbers in every run. */
export function lots(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * count);
  };
}

/** Plays one move from the list, if it is still there: where any one of several may decide, another may have been quicker. */
export async function playListed(page: Page, lot: (count: number) => number): Promise<void> {
  const list = page.locator(LISTED).filter({ visible: true });
  const count = await list.count();
  if (count === 0) return;
  const picked = list.nth(lot(count));
  await expect(async () => {
    if (await picked.isVisible()) await picked.click({ timeout: 5_000 });
  }).toPass({ intervals: [30], timeout: 60_000 });
}

/** Everything on the board that can be clicked for a move, the most telling first. */
function offers(page: Page): Locator[] {
  const board = page.getByRole("region", { name: "Board", exact: true });
  const asks = board.getByRole("region", { name: "Your move" });
  return [
    asks.getByRole("button", { name: "Play", exact: true }),
    board.getByRole("region", { name: /^Layouts/ }).getByRole("button"),
    board.getByRole("region", { name: "New region" }).getByRole("button", { name: "Lay it here" }),
    board.getByRole("region", { name: /^Battle at/ }).getByRole("button"),
    board.locator("[data-lit]"),
    asks.getByRole("button").filter({ hasNotText: /^Back$/ }),
  ];
}

/** Says no to the guide that is offered at a first table. */
export async function declineGuide(page: Page): Promise<void> {
  await page.getByRole("complementary").getByRole("button", { name: "No, thanks" }).click();
}

/** Whether the board waits for a click. */
export async function boardGlows(page: Page): Promise<boolean> {
  for (const offer of offers(page)) if (await offer.first().isVisible()) return true;
  return false;
}

/** Clicks one thing that is offered on the board; gives back what it was called. */
export async function clickGlowing(
  page: Page,
  // A ship that lies on a glowing space passes the click on, so nobody looks what is on top.
  how: (place: Locator) => Promise<void> = (place) => place.click({ force: true }),
): Promise<string> {
  await expect.poll(() => boardGlows(page), { intervals: [30], timeout: 60_000 }).toBe(true);
  for (const offer of offers(page)) {
    const first = offer.filter({ visible: true }).first();
    if ((await first.count()) === 0) continue;
    const name = (await first.getAttribute("aria-label")) ?? (await first.innerText());
    await how(first);
    return name;
  }
  return "";
}

/** Plays by what glows until the turn has passed to the bot that plays the Union; gives back what was clicked. */
export async function firstTurn(
  { page, traffic }: Sailor,
  how?: (place: Locator) => Promise<void>,
): Promise<string[]> {
  const clicked: string[] = [];
  const passed = () => traffic.some((text) => /"event":"turn_began"[^}]*"faction":"union"/.test(text));
  while (clicked.length < 60) {
    await expect
      .poll(async () => passed() || (await boardGlows(page)), { intervals: [30], timeout: 60_000 })
      .toBe(true);
    if (passed()) return clicked;
    clicked.push(await clickGlowing(page, how));
  }
  throw new Error(`the turn does not end: ${clicked.join(", ")}`);
}

/** The lines of the story as they stand on the page, whole. */
export async function story(page: Page): Promise<string[]> {
  const tab = page.getByRole("tab", { name: "Story" });
  if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
  const log = page.getByRole("log", { name: "The story of the game" });
  await expect(log).toBeVisible();
  // All at once and in the page: what is told anew in between takes the headings away under a hand that reaches for them.
  await log.evaluate((list) => {
    for (const heading of list.querySelectorAll<HTMLElement>('button[aria-expanded="false"]'))
      heading.click();
  });
  return log.getByRole("listitem").allInnerTexts();
}

/** How many steps the game had when a browser was last told of it. */
export function stepsTold({ traffic }: Sailor): number {
  const told = traffic.findLast((text) => /^\{"note":"(sync|step)"/.test(text));
  return told === undefined ? 0 : (JSON.parse(told) as { now: { turn: { steps: number } } }).now.turn.steps;
}
