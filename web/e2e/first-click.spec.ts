import { clickGlowing } from "./captain";
import { expect, picture, test } from "./harbour";

test("the first click starts a game, and what glows leads through a first turn", async ({ me: { page } }) => {
  await page.goto("/");
  await picture(page, "run/harbour");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/table\//);
  const bar = page.getByRole("region", { name: "Decision" });
  await expect(bar).toContainText("Your turn.");
  await picture(page, "run/first-decision");

  const clicked: string[] = [];
  while (!clicked.includes("End your turn") && clicked.length < 60) clicked.push(await clickGlowing(page));
  expect(clicked, clicked.join(", ")).toContain("End your turn");
  await page.getByRole("tab", { name: "Story" }).click();
  await expect(page.getByRole("log", { name: "The story of the game" })).toContainText("Round 1");
});
