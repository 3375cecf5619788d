import { readFile } from "node:fs/promises";
import { clickGlowing, boardGlows, lots, moves, playListed, setUp, standing } from "./captain";
import { expect, picture, test } from "./harbour";

test("a whole game against a bot, from the form to the checked record", async ({ me: { page, context } }) => {
  await setUp(page, ["I play", "Bot, plays at random"]);
  await moves(page);
  const lot = lots(7);
  let decisions = 0;
  for (; (await standing(page)) === "asked"; decisions += 1) {
    // Every now and then the board is asked instead of the list.
    if (decisions % 12 === 5 && (await boardGlows(page))) await clickGlowing(page);
    else await playListed(page, lot);
  }
  expect(decisions).toBeGreaterThan(40);

  const result = page.getByRole("region", { name: "Places and scores" });
  await expect(result.getByRole("row")).toHaveCount(3);
  const totals = await result.locator("td.total").allInnerTexts();
  expect(totals.every((total) => /^\d+$/.test(total))).toBe(true);
  await expect(page.getByText("Fame, round by round")).toBeVisible();
  await picture(page, "run/result");

  await page.getByRole("button", { name: "Check this game" }).click();
  await expect(page.getByText("The seed and what everybody threw in fit the seals")).toBeVisible();
  await expect(page.getByText(/All \d+ moves, dice and cards follow from the seed/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the record" }).click(),
  ]);
  const record = JSON.parse(await readFile(await download.path(), "utf8")) as Record<string, unknown>;
  expect(record["seed"]).toBeTruthy();

  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByRole("heading", { name: "Ahoy: the replay" })).toBeVisible();
  const scrubber = page.getByRole("slider", { name: "Moment of the game" });
  await scrubber.fill("40");
  await expect(scrubber).toHaveAttribute("aria-valuetext", /^Move 40 of \d+$/);
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(scrubber).toHaveAttribute("aria-valuetext", /^Move 41 of/);
  const eyes = page.getByRole("combobox", { name: "Through whose eyes" });
  for (const option of await eyes.getByRole("option").allInnerTexts()) {
    await eyes.selectOption({ label: option });
    await expect(scrubber).toHaveAttribute("aria-valuetext", /^Move 41 of/);
  }
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy a link to this moment" }).click();
  await expect(
    page.locator("p:not([data-announcer])", { hasText: "The link to this moment is copied." }),
  ).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("step=41");
  await page.goto(link);
  await expect(scrubber).toHaveAttribute("aria-valuetext", /^Move 41 of/);
  await picture(page, "run/replay");
});
