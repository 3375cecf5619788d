import { lots, moves, playListed, standing } from "./captain";
import { expect, picture, test } from "./harbour";
import { answer, asks, setSail } from "./pirates7";

test("a whole game of Pirates of the 7 Seas against two bots, at the table and from the list", async ({
  me: { page },
}) => {
  await setSail(page, ["I play", "Bot, plays at random", "Bot, plays at random"]);
  await moves(page);
  const lot = lots(5);
  let decisions = 0;
  let direct = 0;
  for (; (await standing(page)) === "asked"; decisions += 1) {
    if (decisions % 3 === 0 && (await asks(page))) {
      await answer(page, lot);
      direct += 1;
    } else {
      await playListed(page, lot);
    }
  }
  expect(decisions).toBeGreaterThan(20);
  expect(direct).toBeGreaterThan(5);

  const result = page.getByRole("region", { name: "Places and scores" });
  await expect(result.getByRole("row")).toHaveCount(4);
  await expect(result.getByRole("columnheader", { name: "Black Marks" })).toBeVisible();
  await picture(page, "run/pirates7-result");
  await page.getByRole("button", { name: "Check this game" }).click();
  await expect(page.getByText("The seed and what everybody threw in fit the seals")).toBeVisible();

  await page.getByRole("link", { name: "Watch the replay" }).click();
  const scrubber = page.getByRole("slider", { name: "Moment of the game" });
  await expect(scrubber).toBeVisible();
  await scrubber.fill("20");
  await expect(scrubber).toHaveAttribute("aria-valuetext", /^Move 20 of \d+$/);
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(page.getByRole("region", { name: "Pirate cove: round and chests" })).toBeVisible();
  await picture(page, "run/pirates7-replay");
});
