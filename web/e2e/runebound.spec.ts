// Runebound through the page: a game alone to its end, the world, and a phone.
import { readFile } from "node:fs/promises";
import { lots, moves, standing } from "./captain";
import { sailOn } from "./courier";
import { fits, open, phone } from "./everybody";
import { expect, picture, test } from "./harbour";
import { board, decide, type Edition, glowing, playOn } from "./rumbones";

/** Somebody who wants to come to an end: far, into every adventure, and on. */
const RUNEBOUND: Edition = {
  id: "runebound",
  title: "Runebound",
  keen: [
    ["^(Take on|Fight [^o]|Draw|Do it)", 9],
    [" attacks$|^More ", 8],
    ["^Roll 5", 7],
    ["^(Leave the market|Go on|Use nothing|Nothing more|That is all|Spend no more)", 6],
    ["^(Rest|Stay|Step|Try to escape|Sell|Stop)", 1],
  ],
  west: null,
  breath: 60,
};

const world = (page: Parameters<typeof picture>[0]) => page.getByRole("group", { name: "The world" });

test("a game of Runebound alone, on the map and from the list, to its end", async ({ me: { page } }) => {
  await board(page, ["I play"], RUNEBOUND);
  await expect(world(page)).toBeVisible();
  await moves(page);

  // The first decisions are made at the table alone.
  const lot = lots(4);
  const clicked: string[] = [];
  for (let decisions = 0; decisions < 25; decisions += 1) {
    expect(await standing(page)).toBe("asked");
    clicked.push(await decide(page, lot));
  }
  expect(clicked.some((name) => /^[A-T]\d\d\. /.test(name))).toBe(true);
  await open(page, "a table of Runebound");
  await picture(page, "run/runebound-table");

  // Then it goes quickly, to the end: won, or lost to doom.
  expect(await playOn(page, 11, 8_000, RUNEBOUND)).toBeGreaterThan(50);
  await expect(page.locator("div.result")).toBeVisible();
  const result = page.getByRole("region", { name: "Places and scores" });
  await expect(result.getByRole("columnheader", { name: "red challenges" })).toBeVisible();
  const journey = page.getByRole("img", { name: "The journey" });
  await journey.scrollIntoViewIfNeeded();
  await expect(page.getByText(/challenges won: \d+, knocked out: \d+/)).toBeVisible();
  await picture(page, "run/runebound-result");

  // The tale is a page of its own: the whole story, and the journey drawn into it.
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the tale" }).click();
  const tale = await readFile(await (await download).path(), "utf8");
  const has = (part: string) => tale.includes(part);
  expect(
    ["<h1>A tale of Runebound</h1>", "<h2>Round 2</h2>", "sets out.</p>", "<figure><svg"].filter(has),
  ).toHaveLength(4);
  expect(has("var(--")).toBe(false);

  await page.getByRole("link", { name: "Watch the replay" }).click();
  const scrubber = page.getByRole("slider", { name: "Moment of the game" });
  await scrubber.fill("40");
  await expect(scrubber).toHaveAttribute("aria-valuetext", /^Move 40 of [\d,]+$/);
  await expect(world(page)).toBeVisible();
  await expect(glowing(page)).toHaveCount(0);
  await picture(page, "run/runebound-replay");
});

test("Runebound: where the dice lead is lit, with the way and the dice that pay for it", async ({ me }) => {
  const { page } = me;
  await board(page, ["I play"], RUNEBOUND);
  await page
    .getByRole("region", { name: "Your move" })
    .getByRole("button", { name: "Roll 5 movement dice" })
    .click();
  const dice = page.getByRole("region", { name: "Movement dice" });
  await expect(dice).toContainText("5 dice left");
  const far = world(page).getByRole("button", { name: /[2-5] steps from here/ });
  await far.first().hover({ force: true });
  await expect(dice.getByRole("img", { name: /pays for/ }).nth(1)).toBeVisible();
  await picture(page, "runebound-world");
  const name = (await far.first().getAttribute("aria-label")) ?? "";
  const steps = Number(/(\d) steps from here/.exec(name)?.[1]);
  await far.first().click({ force: true });
  // Every step was a move of its own, and no other was asked for.
  const label = name.slice(0, 3);
  const told = () => me.traffic.filter((text) => text.includes('"event":"entered"')).length;
  await expect.poll(told).toBeGreaterThanOrEqual(Math.min(1, steps));
  await expect(world(page).getByRole("button", { name: new RegExp(`^${label}\\..*Here: `) })).toHaveCount(1);
});

test("Runebound on a phone: the map around the hero, leaves below, and nothing sticks out", async ({
  comes,
}) => {
  const { page } = await comes(phone);
  await board(page, ["I play", "Bot, plays at random"], RUNEBOUND);
  expect(await sailOn(page, 0, { asked: "ask-way" })).toBe(true);
  const tabs = page.getByRole("tablist", { name: "What lies on the table" });
  await expect(tabs.getByRole("tab")).toHaveText(["My party", "Others", "Tracks"]);
  await picture(page, "run/runebound-phone");
  await tabs.getByRole("tab", { name: "My party" }).tap();
  await expect(page.getByRole("meter", { name: "Life" }).first()).toBeVisible();
  await fits(page);
  await open(page, "Runebound on a phone");
});
