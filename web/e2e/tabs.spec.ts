import { lots, moves, playListed, setUp, standing, story } from "./captain";
import { sailOn } from "./courier";
import { expect, test } from "./harbour";

test("a reload and the back button lead to the same table", async ({ me: { page } }) => {
  await setUp(page, ["I play", "Bot, plays at random"]);
  await sailOn(page, 0, { moves: 12 });
  await expect.poll(async () => (await story(page)).length).toBeGreaterThan(15);
  const told = await story(page);
  await page.reload();
  await expect.poll(() => story(page)).toEqual(told);

  await page.getByRole("link", { name: "Rulebook" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/rules\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/table\//);
  await expect.poll(() => story(page)).toEqual(told);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("region", { name: "Your tables" }).getByRole("link").first().click();
  await expect.poll(() => story(page)).toEqual(told);
});

test("a move in one tab shows in the other", async ({ me: { page, context } }) => {
  await setUp(page, ["I play", "Bot, plays at random"]);
  const second = await context.newPage();
  await second.goto(page.url());
  const lot = lots(11);
  for (const tab of [page, second, page, second, page, second]) {
    await moves(tab);
    await standing(tab);
    await playListed(tab, lot);
    await standing(tab);
    const told = await story(tab);
    const other = tab === page ? second : page;
    await expect.poll(async () => (await story(other)).slice(0, told.length)).toEqual(told);
  }
});
