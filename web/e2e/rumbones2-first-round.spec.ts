// The guided first round of Second Tide, to its end.
import { lots } from "./captain";
import { coach, learn, readsBeside } from "./guided";
import { expect, picture, test } from "./harbour";
import { SECOND } from "./rumbones";

test("the guided first round of Second Tide is gone through to its end", async ({ me: { page } }) => {
  await page.goto("/learn/rumbones2");
  const primer = page.getByRole("region", { name: SECOND.title, exact: true });
  await expect(primer).toContainText("You and an easy bot");
  await primer.getByRole("button", { name: "Start the guided game" }).click();
  await page.waitForURL(/\/table\//);
  await expect(coach(page)).toContainText("1 of 10");

  const lessons = await learn(page, SECOND.id, lots(6), async (lesson, words) => {
    expect(words.length, `lesson ${String(lesson)} says something`).toBeGreaterThan(60);
    await expect(coach(page)).toBeInViewport({ ratio: 0.99 });
    if (lesson === 5) await readsBeside(page);
    if (lesson === 6) {
      // It points at what it speaks of.
      await expect(page.locator("div.ring")).toBeVisible();
      await picture(page, "run/rumbones2-guide");
    }
  });
  expect(lessons).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await expect(coach(page)).toHaveCount(0);
  await page.goto("/learn");
  await expect(primer.getByRole("button", { name: "Start the guided game" })).toBeVisible();
});
