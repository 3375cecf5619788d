import { setUp } from "./captain";
import { sailOn } from "./courier";
import { open } from "./everybody";
import { expect, test } from "./harbour";

// Every look of axe at a whole table takes seconds.

for (const colorScheme of ["light", "dark"] as const) {
  test(`the pages are open to everybody, ${colorScheme}`, async ({ comes }) => {
    const { page } = await comes({ colorScheme });
    for (const path of ["/", "/rules/ahoy", "/settings", "/account", "/learn"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await open(page, path);
    }
    await page.goto("/");
    await page.getByRole("button", { name: "New table" }).click();
    await expect(page.getByRole("combobox", { name: /^Who plays/ }).first()).toBeVisible();
    await open(page, "new table");
  });

  test(`a table is open to everybody from the first turn to the replay, ${colorScheme}`, async ({
    comes,
  }) => {
    const { page } = await comes({ colorScheme });
    await setUp(page, ["I play", "Open seat"]);
    await expect(page.getByRole("heading", { name: "Seats" })).toBeVisible();
    await open(page, "gathering");

    await setUp(page, ["I play", "Bot, plays at random"]);
    await sailOn(page, 0, { asked: "ask-turn", moves: 10 });
    for (const name of [/^Moves/, "Talk", "Story"]) {
      await page.getByRole("tab", { name }).click();
      await open(page, `playing, ${String(name)}`);
    }
    await page.getByRole("button", { name: "More about this table" }).click();
    await open(page, "more");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    if (await sailOn(page, 0, { battle: true }, 2)) {
      await expect(page.getByText(/^Battle at/).first()).toBeVisible();
      await open(page, "battle");
    }
    await sailOn(page, 0, { over: true }, 3);
    await expect(page.getByRole("region", { name: "Places and scores" })).toBeVisible();
    await open(page, "over");
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.getByRole("slider", { name: "Moment of the game" }).fill("60");
    await open(page, "replay");
  });
}
