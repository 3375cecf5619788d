// Whole games of both editions of Rum & Bones, and what comes after them.
import type { Page } from "@playwright/test";
import { lots, moves, standing } from "./captain";
import { open } from "./everybody";
import { expect, picture, test } from "./harbour";
import { board, decide, type Edition, FIRST, glowing, playOn, recruits, sea, SECOND } from "./rumbones";

interface Ending {
  /** The choice before the first turn. */
  begin: (page: Page) => Promise<void>;
  /** So many points win. */
  goal: number;
  /** Where points came from, and how they grew, as the result says it. */
  source: string;
  growth: string;
}

const wishes = (page: Page) =>
  page.getByRole("region", { name: "Which faction do you want?" }).getByRole("button").first().click();

const GAMES: [Edition, Ending][] = [
  [FIRST, { begin: wishes, goal: 6, source: "Enemy ship", growth: "Victory Points, turn by turn" }],
  [SECOND, { begin: recruits, goal: 8, source: "Equipment", growth: "Victory points, round by round" }],
];

for (const [edition, { begin, goal, source, growth }] of GAMES) {
  test(`a whole game of ${edition.title} against a bot, on the board and from the list`, async ({
    me: { page },
  }) => {
    await board(page, ["I play", "Bot, plays at random"], edition);
    await begin(page);
    await moves(page);

    // The first decisions are made on the board alone.
    const lot = lots(4);
    const clicked: string[] = [];
    for (let decisions = 0; decisions < 25; decisions += 1) {
      expect(await standing(page)).toBe("asked");
      clicked.push(await decide(page, lot));
    }
    expect(clicked.some((name) => /^[A-Z]\d+, /.test(name))).toBe(true);
    await open(page, `a table of ${edition.title}`);
    await picture(page, `run/${edition.id}-table`);

    // Then it goes quickly, to the end.
    const made = await playOn(page, 11, 5_000, edition);
    expect(made).toBeGreaterThan(50);
    await expect(page.locator("div.result")).toBeVisible();
    const result = page.getByRole("region", { name: "Places and scores" });
    await expect(result.getByRole("row")).toHaveCount(3);
    await expect(result.getByRole("columnheader", { name: source })).toBeVisible();
    const totals = (await result.locator("td.total").allInnerTexts()).map(Number);
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(goal);
    await expect(page.getByText(growth)).toBeVisible();
    await picture(page, `run/${edition.id}-result`);

    await page.getByRole("button", { name: "Check this game" }).click();
    await expect(page.getByText("The seed and what everybody threw in fit the seals")).toBeVisible();
    await page.getByRole("link", { name: "Watch the replay" }).click();
    const scrubber = page.getByRole("slider", { name: "Moment of the game" });
    await scrubber.fill("40");
    await expect(scrubber).toHaveAttribute("aria-valuetext", /^Move 40 of [\d,]+$/);
    await page.getByRole("button", { name: "One move on" }).click();
    await expect(sea(page)).toBeVisible();
    await expect(glowing(page)).toHaveCount(0);
    await picture(page, `run/${edition.id}-replay`);
  });
}
