import { declineGuide, firstTurn } from "./captain";
import { expect, picture, test } from "./harbour";

test("the first click starts a game, and what glows leads through a first turn", async ({ me }) => {
  const { page } = me;
  await page.goto("/");
  await picture(page, "run/harbour");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/table\//);
  const bar = page.getByRole("region", { name: "Decision" });
  await expect(bar).toContainText("Your turn.");
  await picture(page, "run/first-decision");

  await declineGuide(page);
  expect(await firstTurn(me)).toContain("End the turn");
  await page.getByRole("tab", { name: "Story" }).click();
  await expect(page.getByRole("log", { name: "The story of the game" })).toContainText(
    "The Union begins a turn",
  );
});
