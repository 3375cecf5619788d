import { setUp } from "./captain";
import { sailOn } from "./courier";
import { choose, LANGUAGES, reads } from "./everybody";
import { expect, picture, test } from "./harbour";

for (const language of ["en", "ru", "it"] as const) {
  test(`every page speaks ${LANGUAGES[language]}`, async ({ me: { page } }) => {
    await setUp(page, ["I play", "Bot, plays at random"]);
    await sailOn(page, 0, { moves: 30 });
    await choose(page, language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.getByRole("tab").first().click();
    await expect(page.getByRole("log").getByRole("listitem").last()).toBeVisible();
    await reads(page, language);
    await picture(page, `run/table-${language}`);
    for (const path of ["/", "/rules/ahoy", "/settings", "/account"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      if (path === "/settings") await expect(page.getByRole("main")).toContainText(LANGUAGES[language]);
      else await reads(page, language);
    }
  });
}

test("the log changes its language at once", async ({ me: { page } }) => {
  await setUp(page, ["I play", "Bot, plays at random"]);
  await sailOn(page, 0, { moves: 8 });
  const line = page.getByRole("log").getByRole("listitem").first();
  await expect(line).toHaveText(/New in the market/);
  const lines = await page.getByRole("log").getByRole("listitem").count();
  await choose(page, "ru");
  await expect(line).toHaveText(/\p{Script=Cyrillic}{3}/u);
  await choose(page, "it");
  await expect(line).toHaveText(/mercato/);
  expect(await page.getByRole("log").getByRole("listitem").count()).toBe(lines);
});
