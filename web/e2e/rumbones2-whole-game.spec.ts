import { lots, moves, standing } from "./captain";
import { open } from "./everybody";
import { expect, picture, test } from "./harbour";
import { board, decide, glowing, playOn, recruits, sea, SECOND } from "./rumbones";

test("a whole game of Second Tide against a bot, on the board and from the list", async ({
  me: { page },
}) => {
  await board(page, ["I play", "Bot, plays at random"], SECOND);
  await recruits(page);
  await moves(page);

  // The first decisions are made on the board alone.
  const lot = lots(4);
  const clicked: string[] = [];
  for (let decisions = 0; decisions < 25; decisions += 1) {
    expect(await standing(page)).toBe("asked");
    clicked.push(await decide(page, lot));
  }
  expect(clicked.some((name) => /^[A-Z]\d+, /.test(name))).toBe(true);
  await open(page, "a table of Second Tide");
  await picture(page, "run/rumbones2-table");

  // Then it goes quickly, to the end.
  const made = await playOn(page, 11, 5_000, SECOND);
  expect(made).toBeGreaterThan(50);
  await expect(page.locator("div.result")).toBeVisible();
  const result = page.getByRole("region", { name: "Places and scores" });
  await expect(result.getByRole("row")).toHaveCount(3);
  const totals = (await result.locator("td.total").allInnerTexts()).map(Number);
  expect(Math.max(...totals)).toBeGreaterThanOrEqual(8);
  await picture(page, "run/rumbones2-result");

  await page.getByRole("button", { name: "Check this game" }).click();
  await expect(page.getByText("The seed and what everybody threw in fit the seals")).toBeVisible();
  await page.getByRole("link", { name: "Watch the replay" }).click();
  const scrubber = page.getByRole("slider", { name: "Moment of the game" });
  await scrubber.fill("40");
  await expect(scrubber).toHaveAttribute("aria-valuetext", /^Move 40 of [\d,]+$/);
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(sea(page)).toBeVisible();
  await expect(glowing(page)).toHaveCount(0);
  await picture(page, "run/rumbones2-replay");
});
