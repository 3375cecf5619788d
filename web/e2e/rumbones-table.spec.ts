// Moments of Rum & Bones: a reaction in another player's turn, taking back, the Kraken, and six players on a phone.
import { LISTED, lots, moves, playListed, standing } from "./captain";
import { sailOn } from "./courier";
import { fits, open, phone, tabTo } from "./everybody";
import { expect, picture, test, type Sailor } from "./harbour";
import { board, glowing, knowsGuide, sea } from "./rumbones";

interface Told {
  note: string;
  epoch?: number;
  now: {
    turn: { steps: number };
    view: { active: string; seats: { seat: number; side: string }[] };
    take_backs: { keep: number; fenced: boolean }[];
  };
}

/** What the table showed last, and how often the game had gone back by then. */
function last({ traffic }: Sailor): Told & { epoch: number } {
  const told = traffic
    .filter((text) => /^\{"note":"(sync|step)"/.test(text))
    .map((text) => JSON.parse(text) as Told);
  return { ...(told.at(-1) as Told), epoch: told.findLast(({ note }) => note === "sync")?.epoch ?? 0 };
}

test("a reaction in another player's turn is asked beside the board, which stays usable", async ({ me }) => {
  const { page } = me;
  await board(page, ["I play", "Bot, plays at random"]);
  await page.getByRole("region", { name: "Which faction do you want?" }).getByRole("button").first().click();
  const theirs = () => {
    const { view } = last(me).now;
    return view.seats.find(({ seat }) => seat === 0)?.side !== view.active;
  };
  const prompt = page.getByRole("region", { name: "A question to you" });
  // A card may be played in an enemy's turn sooner or later.
  let asked = false;
  for (let seed = 1; seed < 40 && !asked; seed += 1) {
    expect(await sailOn(page, 0, { offers: '{"open":{"card"', moves: 1 }, seed)).toBe(true);
    await expect(prompt).toBeVisible();
    asked = theirs();
  }
  expect(asked).toBe(true);
  // Nothing lies over the board, nor stays there: it can be walked over and zoomed while the question waits.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(prompt.getByRole("button", { name: "Pass", exact: true })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Pass", exact: true })).toHaveCount(1);
  await picture(page, "run/rumbones-reaction");
  const stage = await page.getByRole("region", { name: "Board", exact: true }).boundingBox();
  const asks = await prompt.boundingBox();
  expect(stage && asks && stage.height > 250 && stage.y + stage.height <= asks.y + 1).toBe(true);
  const cell = sea(page).getByRole("button", { name: /^B7, / });
  await cell.focus();
  await cell.press("ArrowUp");
  await page.getByRole("button", { name: "Closer" }).click();
  await expect(prompt).toBeVisible();

  // A card is read before it is used, and the tab key leads to it.
  const card = prompt.locator("[data-lit]").first();
  expect((await card.innerText()).split("\n").length).toBeGreaterThan(1);
  await cell.focus();
  await tabTo(page, ({ answers, lit }) => answers && lit);
  const { steps } = last(me).now.turn;
  await card.press("Enter");
  await expect.poll(() => last(me).now.turn.steps).toBeGreaterThan(steps);
  expect(me.traffic.some((text) => /"event":"card_played"[^}]*"seat":0/.test(text))).toBe(true);
});

test("a reaction is answered on a phone, by tapping", async ({ comes }) => {
  const me = await comes(phone);
  const { page } = me;
  await board(page, ["I play", "Bot, plays at random"]);
  await expect(sea(page)).toBeVisible();
  expect(await sailOn(page, 0, { offers: '{"open":{"card"' }, 5)).toBe(true);
  const prompt = page.getByRole("region", { name: "A question to you" });
  await expect(prompt).toBeInViewport({ ratio: 0.99 });
  await fits(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const stage = await page.getByRole("region", { name: "Board", exact: true }).boundingBox();
  expect(stage?.height).toBeGreaterThan(260);
  await open(page, "a reaction on a phone");
  await picture(page, "run/rumbones-phone-reaction");
  const { steps } = last(me).now.turn;
  await prompt.getByRole("button", { name: "Pass", exact: true }).tap();
  await expect.poll(() => last(me).now.turn.steps).toBeGreaterThan(steps);
});

test("a free step back and one that the other agrees to, and play goes on", async ({ comes }) => {
  const [anna, bea]: [Sailor, Sailor] = [await comes(), await comes()];
  await board(anna.page, ["I play", "Open seat"]);
  const link = await anna.page.getByRole("textbox", { name: /can sit down/ }).inputValue();
  await bea.page.goto("/");
  await knowsGuide(bea.page);
  await bea.page.goto(link);
  await bea.page.getByRole("button", { name: "Sit here" }).click();
  await bea.page.getByRole("button", { name: "I am ready" }).click();
  await anna.page.getByRole("button", { name: "Cast off" }).click();
  for (const { page } of [anna, bea]) await moves(page);

  const lot = lots(5);
  const seen = new Set<"free" | "asked">();
  for (let made = 0; made < 160 && seen.size < 2; made += 1) {
    const asked = await Promise.any(
      [anna, bea].map(async (sailor) => {
        await sailor.page.waitForSelector(LISTED, { timeout: 20_000 });
        return sailor;
      }),
    );
    const other = asked === anna ? bea : anna;
    const [back] = last(asked).now.take_backs;
    const kind = back?.fenced ? "asked" : "free";
    if (back && !seen.has(kind)) {
      seen.add(kind);
      const { epoch } = last(asked);
      await asked.page.locator('[data-coach="undo"]').click();
      if (kind === "asked") await other.page.getByRole("button", { name: "I agree" }).click();
      await expect.poll(() => last(asked).epoch).toBe(epoch + 1);
      expect(last(asked).now.turn.steps).toBe(back.keep);
      continue;
    }
    const { steps } = last(asked).now.turn;
    await playListed(asked.page, lot);
    await expect.poll(() => last(asked).now.turn.steps).toBeGreaterThan(steps);
  }
  expect([...seen].sort()).toEqual(["asked", "free"]);
});

test("the Kraken comes up in a scene of its own", async ({ me: { page } }) => {
  let came = false;
  for (let seed = 1; seed < 8 && !came; seed += 1) {
    await board(page, ["I play", "Bot, plays at random"]);
    await expect(sea(page)).toBeVisible();
    came = await sailOn(page, 0, { event: "kraken_came", calm: true, prefer: '"open":\\{"card"' }, seed);
  }
  expect(came).toBe(true);
  const scene = page.getByRole("dialog", { name: "The Kraken rises!" });
  await expect(scene).toBeVisible();
  await picture(page, "rumbones-kraken");
  await scene.getByRole("button").click();
  await expect(scene).toHaveCount(0);
  await expect(page.getByRole("img", { name: "The Kraken is here!" })).toBeVisible();
  await picture(page, "run/rumbones-kraken-board");
});

test("what stands still is not drawn again when figures move", async ({ me: { page } }) => {
  await board(page, ["I play", "Bot, plays at random"]);
  await expect(sea(page)).toBeVisible();
  // The chart is turned once, when it is known who plays which side.
  await sailOn(page, 0, { moves: 6 });
  await page.evaluate(() => {
    const still = document.querySelector(".board svg.still");
    const changes: string[] = [];
    Object.assign(window, { changes });
    if (still)
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
});

test("six players on a phone", async ({ comes }) => {
  const me = await comes(phone);
  const { page } = me;
  const bot = "Bot, plays at random";
  await board(page, ["I play", bot, bot, bot, bot, bot]);
  await fits(page);
  await expect(sea(page)).toBeVisible();
  await sailOn(page, 0, { asked: "ask-act" });
  await expect(page.getByRole("region", { name: "Decision" })).toBeInViewport({ ratio: 0.99 });
  await fits(page);
  await open(page, "six players on a phone");
  await picture(page, "run/rumbones-phone");

  // The acting hero is moved by taps on the board.
  const { steps } = last(me).now.turn;
  await page
    .getByRole("region", { name: "Your move" })
    .getByRole("button", { name: "Move", exact: true })
    .tap();
  await expect.poll(() => last(me).now.turn.steps).toBeGreaterThan(steps);
  for (const tab of ["Cards", "Your Heroes", "Enemies"]) {
    await page.getByRole("tab", { name: tab }).tap();
    await expect(page.getByRole("tabpanel", { name: tab })).toBeInViewport({ ratio: 0.99 });
    await fits(page);
  }
  await picture(page, "run/rumbones-phone-heroes");
  expect(await glowing(page).count()).toBeGreaterThan(0);
  await page
    .getByRole("region", { name: "Decision" })
    .getByRole("button", { name: "The story of the game" })
    .tap();
  await expect(page.getByRole("dialog").getByRole("log")).toBeVisible();
  await fits(page);
  expect(await standing(page).catch(() => "asked")).toBe("asked");
});
