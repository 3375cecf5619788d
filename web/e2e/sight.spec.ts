// Places that are looked at with the eyes of somebody at a desk and on a phone, in three languages.
import { setUp } from "./captain";
import { sailOn } from "./courier";
import { choose } from "./everybody";
import { expect, test } from "./harbour";
import { setSail } from "./pirates7";
import { looksRight } from "./sight";
import { Stage } from "./staged";

test("the pages before a table", async ({ me: { page } }) => {
  for (const path of ["/", "/learn", "/settings", "/account"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await looksRight(page, path);
  }
});

test("Ahoy: the guide, a turn of four, and the result", async ({ me: { page } }) => {
  await setUp(page, ["I play", "Bot, plays at random", "Bot, plays at random", "Bot, plays at random"]);
  const coach = page.getByRole("complementary", { name: "Guide" });
  await expect(coach).toBeVisible();
  await looksRight(page, "the offer of a guide");
  await coach.getByRole("button", { name: "Show me" }).click();
  // It lies on nothing that is lit.
  await expect(page.locator(".layouts button").first()).toBeVisible();
  const apart = () =>
    page.evaluate(() => {
      const card = document.querySelector(".coach")?.getBoundingClientRect();
      const lit = [...document.querySelectorAll(".layouts button")].map((one) => one.getBoundingClientRect());
      return (
        card !== undefined &&
        lit.every(
          (one) =>
            one.right <= card.left ||
            one.left >= card.right ||
            one.bottom <= card.top ||
            one.top >= card.bottom,
        )
      );
    });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(apart).toBe(true);
  }
  await coach.getByRole("button", { name: /^Close the guide/ }).click();
  await sailOn(page, 0, { asked: "ask-turn", moves: 5 });
  await looksRight(page, "a turn");
  await sailOn(page, 0, { over: true });
  const chart = page.locator("figure svg[role=img]");
  await expect(chart).toBeVisible();
  await looksRight(page, "the result");
  // The chart is drawn for the room it has: its small print does not shrink with it.
  await page.setViewportSize({ width: 390, height: 844 });
  const print = () =>
    chart
      .locator("text")
      .first()
      .evaluate((text) => {
        const scale = (text as SVGGraphicsElement).getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(text).fontSize) * scale;
      });
  await expect.poll(print).toBeGreaterThanOrEqual(11);
});

test("Pirates: the secret choice of three, with the longest Gifts", async ({ me: { page } }) => {
  const stage = await Stage.hold<{ boards: { gift: number; omens: unknown[] }[] }>(page);
  await setSail(page, ["I play", "Bot, plays at random", "Bot, plays at random"]);
  const cards = page.locator("button.character");
  await expect(cards.first()).toBeVisible();
  await stage.set(({ view }) => {
    for (const board of view.boards) Object.assign(board, { gift: 2, omens: [] });
  });
  await expect(cards.getByRole("img", { name: "Gift" })).toHaveCount(7);
  await looksRight(page, "the choice");
  // At a desk all seven are seen whole, also where words are long.
  const below = () =>
    cards.evaluateAll((all) => {
      const edge = document.querySelector(".middle")?.getBoundingClientRect().bottom ?? 0;
      return Math.max(...all.map((card) => card.getBoundingClientRect().bottom)) - edge;
    });
  for (const language of ["ru", "it", "en"] as const) {
    await choose(page, language);
    await expect.poll(below, { message: language }).toBeLessThanOrEqual(1);
  }
});

test("Pirates: the dice of the Tavern for four, none under the button that hands them out", async ({
  me: { page },
}) => {
  const stage = await Stage.hold<{
    asked: { what: string; seats: number[] };
    curse: unknown;
    resolving: unknown;
  }>(page);
  const bot = "Bot, plays at random";
  await setSail(page, ["I play", bot, bot, bot]);
  await expect(page.locator("button.character").first()).toBeVisible();
  const faces = [2, 5, 6, 1];
  await stage.set(({ view, choices }) => {
    view.asked = { ...view.asked, what: "ask-tavern", seats: [0] };
    view.curse = { seat: 0, curse: "tavern", good: null, disputed: [], left: 0, tavern: faces };
    view.resolving = { character: "shaman", seat: 0, gift: 0 };
    const phrase = { key: "ask-nothing", args: [] };
    if (choices) choices.moves = [{ move: { assign_tavern: faces }, phrase, fenced: false }];
  });
  const deal = page.getByRole("button", { name: "Hand them out like this" });
  await expect(deal).toBeVisible();
  const dice = page.locator(".tavern li button");
  await expect(dice).toHaveCount(4);
  const apart = () =>
    dice.evaluateAll((all) => {
      const button = document.querySelector(".tavern .button.main")?.getBoundingClientRect();
      return button !== undefined && all.every((die) => die.getBoundingClientRect().bottom <= button.top);
    });
  for (const language of ["ru", "it", "en"] as const) {
    await choose(page, language);
    await expect.poll(apart, { message: language }).toBe(true);
  }
});
